import { createTestHost, renderWithHost } from '@demo-evm/shared/testing';
import { screen } from '@testing-library/react';
import App, { contractVersion } from './app';
import { serveAdmin } from './testing/serve-admin';
import en from './translations/en.json';
import mr from './translations/mr.json';

serveAdmin();

it('the page opens in English, and in Marathi for a visitor who chose it', async () => {
  expect(contractVersion).toBe(2);
  const { unmount } = renderWithHost(App, { path: '/auth', mount: '/auth' });
  expect(await screen.findByRole('heading', { name: en.AUTH_LOGIN_TITLE })).toBeVisible();
  unmount();
  renderWithHost(App, { path: '/auth', mount: '/auth', host: createTestHost({}, { language: 'mr' }) });
  expect(await screen.findByRole('heading', { name: mr.AUTH_LOGIN_TITLE })).toBeVisible();
});
