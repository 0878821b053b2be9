import { createTestHost, renderWithHost } from '@demo-evm/shared/testing';
import { screen } from '@testing-library/react';
import App from '../app';
import { TOKEN } from './serve-admin';

/** Opens the page in English with nobody logged in. */
export function openLoggedOut(host = createTestHost()) {
  return renderWithHost(App, { path: '/auth', mount: '/auth', host });
}

/** Opens the page in English with the account logged in, and waits for the dashboard. */
export async function openDashboard(host = createTestHost({}, { access_token: TOKEN })) {
  const page = renderWithHost(App, { path: '/auth', mount: '/auth', host });
  await screen.findByRole('button', { name: 'Update EVM Details' });
  return page;
}
