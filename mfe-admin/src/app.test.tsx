import { createTestHost, renderWithHost, serveContract } from '@demo-evm/shared/testing';
import { screen } from '@testing-library/react';
import App, { contractVersion } from './app';
import en from './translations/en.json';
import mr from './translations/mr.json';

serveContract({ tables: { en, mr } });

it('opens in English, and in Marathi for a visitor who chose it', async () => {
  expect(contractVersion).toBe(1);
  const { unmount } = renderWithHost(App, { path: '/auth', mount: '/auth' });
  expect(await screen.findByRole('heading', { name: en.DASH_TITLE })).toBeVisible();
  unmount();
  renderWithHost(App, { path: '/auth', mount: '/auth', host: createTestHost({}, { language: 'mr' }) });
  expect(await screen.findByRole('heading', { name: mr.DASH_TITLE })).toBeVisible();
});
