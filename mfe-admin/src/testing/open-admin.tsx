import { createTestHost, renderWithHost } from '@demo-evm/shared/testing';
import { screen } from '@testing-library/react';
import App from '../app';
import { TOKEN } from './serve-admin';

/** Opens the page in English. Without a `host` from the test, nobody is logged in. */
export function openLoggedOut(host = createTestHost()) {
  return renderWithHost(App, { path: '/auth', mount: '/auth', host });
}

/** Opens the page in English and waits for the dashboard. Without a `host` from the test, the account is logged in. */
export async function openDashboard(host = createTestHost({}, { access_token: TOKEN })) {
  const page = renderWithHost(App, { path: '/auth', mount: '/auth', host });
  await screen.findByRole('button', { name: 'Update EVM Details' });
  return page;
}
