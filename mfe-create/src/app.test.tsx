import { createTestHost, renderWithHost, serveContract } from '@demo-evm/shared/testing';
import { screen } from '@testing-library/react';
import App, { contractVersion } from './app';
import en from './translations/en.json';
import mr from './translations/mr.json';

serveContract({ tables: { en, mr } });

it('opens in Marathi, and in English for a visitor who chose it', async () => {
  expect(contractVersion).toBe(1);
  const { unmount } = renderWithHost(App, { path: '/create', mount: '/create' });
  expect(await screen.findByRole('heading', { name: mr.CREATE_HEADING })).toBeVisible();
  unmount();
  renderWithHost(App, { path: '/create', mount: '/create', host: createTestHost({}, { language: 'en' }) });
  expect(await screen.findByRole('heading', { name: en.CREATE_HEADING })).toBeVisible();
});
