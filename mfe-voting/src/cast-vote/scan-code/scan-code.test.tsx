import { screen, waitFor } from '@testing-library/react';
import { aMachine } from '@demo-evm/shared/testing';
import { englishHost, openPage, serveVoting, words } from '../../testing/open-voting';

const server = serveVoting();

/** Makes every media query with `min-width` true. */
function useLargeScreen() {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query.includes('min-width') }) as MediaQueryList;
}

it('shows the page’s address as a QR code on a large screen', async () => {
  useLargeScreen();
  server.machines.set('demo', aMachine());
  openPage('/demo/demo', englishHost());
  const code = await screen.findByLabelText(words.SCAN_CODE);
  await waitFor(() => expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M\d/));
  expect(code.getAttribute('viewBox')).toMatch(/^-4 -4 \d+ \d+$/);
});
