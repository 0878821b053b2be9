import { appTables, createTestHost, renderWithHost, serveContract } from '@demo-evm/shared/testing';
import { screen } from '@testing-library/react';
import App from './app';
import en from './translations/en.json';
import hi from './translations/hi.json';
import mr from './translations/mr.json';

serveContract({ tables: appTables({ en, hi, mr }) });

const open = (host = createTestHost()) =>
  renderWithHost(App, { path: '/template-page/address', mount: '/template-page/:route', host });

it('opens in Marathi, and in English for a visitor who chose it', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: mr.TEMPLATE_HEADING })).toBeVisible();
  expect(document.title).toBe(mr.TEMPLATE_HEADING);
  unmount();
  open(createTestHost({}, { language: 'en' }));
  expect(await screen.findByRole('heading', { name: en.TEMPLATE_HEADING })).toBeVisible();
  expect(await screen.findByText(en.TEMPLATE_INTRO)).toBeVisible();
});
