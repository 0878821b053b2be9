import { createTestHost, renderWithHost, serveContract } from '@demo-evm/shared/testing';
import { screen } from '@testing-library/react';
import App, { contractVersion } from './app';
import en from './translations/en.json';
import hi from './translations/hi.json';

serveContract({ tables: { en, hi } });

it('is in Hindi whatever the visitor chose elsewhere', async () => {
  expect(contractVersion).toBe(1);
  renderWithHost(App, {
    path: '/demoevm-bihar',
    mount: '/demoevm-bihar',
    host: createTestHost({}, { language: 'en' }),
  });
  expect(await screen.findByRole('heading', { name: hi.BIHAR_HEADING })).toBeVisible();
  expect(screen.getByText(hi.BIHAR_DISCLAIMER)).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
