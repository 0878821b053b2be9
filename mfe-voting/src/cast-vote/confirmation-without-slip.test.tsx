import { aMachine } from '@demo-evm/shared/testing';
import { screen, within } from '@testing-library/react';
import { englishHost, findButton, openPage, serveVoting, words } from '../testing/open-voting';

let requests = 0;

/** Makes the slip's chunk fail to load, and counts the attempts to load it. */
jest.mock('./vote-slip/slip-chunk', () => {
  requests += 1;
  throw new Error('Loading chunk slip failed.');
});

const server = serveVoting();

it('confirms a vote in a plain dialog when the slip cannot be loaded, and tries again at the next press', async () => {
  server.machines.set('demo', aMachine());
  const { user } = openPage('/demo/demo', englishHost());
  const button = await findButton(3);
  for (const press of [1, 2]) {
    await user.click(button);
    expect(requests).toBeGreaterThanOrEqual(press);
    const dialog = await screen.findByRole('dialog', { name: words.MODAL_TITLE });
    expect(dialog).toHaveTextContent('Ward No. 21 · Udaharan Nagar');
    expect(dialog).toHaveTextContent('Asha Namune · serial no. 3');
    expect(within(dialog).getByRole('link', { name: words.SHARE_WHATSAPP })).toBeVisible();
    expect(server.votes('demo')).toHaveLength(press);
    await user.click(within(dialog).getByRole('button', { name: words.PRACTISE_AGAIN }));
    expect(button).toHaveFocus();
  }
});
