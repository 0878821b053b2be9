import { createTestHost, renderWithHost } from '@demo-evm/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import App from '../app';
import { TOKEN } from './serve-admin';

/** Opens the page. Without a `host` from the test, the page is in English and nobody is logged in. */
export function openLoggedOut(host = createTestHost()) {
  return renderWithHost(App, { path: '/auth', mount: '/auth', host });
}

/** Opens the page and waits for the dashboard in English. Without a `host` from the test, the account is logged in. */
export async function openDashboard(host = createTestHost({}, { access_token: TOKEN })) {
  const page = renderWithHost(App, { path: '/auth', mount: '/auth', host });
  await screen.findByRole('button', { name: 'Update EVM Details' });
  await screen.findByRole('group', { name: 'Candidate photo' }); // its code is loaded after the form
  return page;
}

/** Waits until the summary above the fields says why the login or the registration was refused. */
export function findSummary(): Promise<HTMLElement> {
  return waitFor(() => {
    const summary = within(screen.getByRole('main')).getByRole('alert');
    expect(summary).not.toBeEmptyDOMElement();
    return summary;
  });
}

/**
 * Waits for a message of the snackbar. The message closes by itself after three or five seconds, and a busy computer may
 * need this time between two lines of a test. So this function finds the message and sees that it is visible at once, and
 * tests do not look at it again.
 */
export async function findMessage(text: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}
