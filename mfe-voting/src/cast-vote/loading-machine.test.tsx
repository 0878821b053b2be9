import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { englishHost, openPage, serveVoting, words } from '../testing/open-voting';

const server = serveVoting();

/** Serves the machine only after the returned function has been called. */
function serveLate(): () => void {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get('*/api/evm/evm/demo', async () => {
      await answered;
      return HttpResponse.json({ vid: 'demo', evmsr: 3, cname: 'आशा नमुने', vidint: 21 });
    }),
  );
  return () => answer();
}

it('shows the machine switched off while it loads, and then the machine', async () => {
  const answer = serveLate();
  openPage('/demo/demo', englishHost());
  expect(await screen.findByText(words.STARTING)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(words.LOADING);
  expect(screen.getByText(words.DEMO_NOTICE)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Press/ })).not.toBeInTheDocument();

  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('switch', { name: words.SOUND })).toBeVisible(); // visible while the machine loads
  answer();
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText(words.STARTING)).not.toBeInTheDocument();
});
