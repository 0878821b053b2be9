import { aMachine, fillIn } from '@demo-evm/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { loadSlip } from './late-slip';
import { englishHost, findButton, openPage, serveVoting, words } from '../testing/open-voting';

const server = serveVoting();

// Compiling the slip may take longer than the lamp is lit. A confirmation without a slip would then open.
beforeAll(() => loadSlip());

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  server.machines.set('demo', aMachine({ sname: 'Sample Party' }));
});

async function vote(serial = 3, path?: string) {
  const { user } = openPage(path, englishHost());
  await user.click(await findButton(serial));
  return { user, dialog: await screen.findByRole('dialog') };
}

it('prints section, serial, symbol, candidate and party, stamped as a demo', async () => {
  const { dialog } = await vote();
  for (const text of ['Udaharan Nagar', 'Asha Namune', 'Sample Party', words.STAMP, words.VVPAT_LABEL]) {
    expect(within(dialog).getByText(text)).toBeVisible();
  }
  expect(
    within(dialog).getByRole('img', { name: fillIn(words.A11Y_SERIAL, { serial: 3 }) }),
  ).toHaveTextContent('३');
  expect(
    within(dialog).getByRole('img', { name: fillIn(words.A11Y_SYMBOL_ALT, { party: 'Sample Party' }) }),
  ).toBeVisible();
});

it('gives the focus to its heading, so that a screen reader reads that first', async () => {
  const { dialog } = await vote();
  expect(within(dialog).getByRole('heading', { name: words.MODAL_TITLE })).toHaveFocus();
});

it('vibrates when the stamp lands', async () => {
  const vibrate = jest.fn();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  await vote();
  vibrate.mockClear();
  fireEvent.animationStart(screen.getByText(words.STAMP));
  expect(vibrate).toHaveBeenCalledWith(25);
  Reflect.deleteProperty(navigator, 'vibrate');
});

it('says that the right button was pressed, and that the ink comes on polling day', async () => {
  const { dialog } = await vote();
  expect(within(dialog).getByText(words.MODAL_BODY, { exact: false })).toBeVisible();
  expect(within(dialog).getByText(words.INK_ON_POLLING_DAY)).toBeVisible();
});

it('keeps room for each sentence that can follow, when it opens for a vote that waits', async () => {
  server.use(http.post('*/increment_count/*', () => HttpResponse.json({}, { status: 503 })));
  const { dialog } = await vote();
  expect(screen.getByRole('dialog', { name: words.VOTE_WAITING })).toBe(dialog);
  const room = [...dialog.querySelectorAll<HTMLElement>('p[data-fate]')];
  expect(room.map(({ dataset }) => dataset.text)).toEqual([
    words.VOTE_WAITING,
    words.MODAL_TITLE,
    words.VOTE_REFUSED,
    words.VOTE_UNKNOWN,
  ]);
});

it('mentions neither the right button nor the ink after a vote that was refused', async () => {
  server.use(http.post('*/increment_count/*', () => HttpResponse.json({ detail: 'No' }, { status: 404 })));
  const { dialog } = await vote();
  expect(dialog).not.toHaveTextContent(words.MODAL_BODY);
  expect(dialog).not.toHaveTextContent(words.INK_ON_POLLING_DAY);
  expect(within(dialog).getByText('Udaharan Nagar')).toBeVisible();
});

it('shows the message as friends will see it', async () => {
  const { dialog } = await vote();
  const message = within(dialog).getByRole('figure');
  expect(message).toHaveTextContent(words.FRIENDS_SEE);
  expect(message).toHaveTextContent('Asha Namune · serial no. 3');
  expect(message).toHaveTextContent(words.INVITATION);
  expect(message).toHaveTextContent(/localhost\/demo\/demo$/);
  expect(message).not.toHaveTextContent('http');
});

it('says what travels of a machine of this device, in place of the message', async () => {
  const machine = { title: 'Class monitor', candidates: [{ name: 'Asha' }, { name: 'Ravi' }] };
  window.localStorage.setItem('evm_1', JSON.stringify(machine));
  const { dialog } = await vote(2, '/demo/evm_1');
  expect(dialog).toHaveTextContent('Class monitor');
  expect(dialog).toHaveTextContent(words.COUNTED_HERE);
  expect(within(dialog).getByText(/^The machine is in the link/)).toBeVisible();
  const [link] = within(dialog).getAllByRole('link');
  expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('/demo/evm_link#m=')));
  expect(within(dialog).queryByRole('figure')).not.toBeInTheDocument();
  expect(within(dialog).getAllByRole('img')).toHaveLength(1); // only the serial, which has the role `img`
});

it('copies the link, and selects it where the browser refuses the clipboard', async () => {
  const { user, dialog } = await vote();
  const copy = within(dialog).getByRole('button', { name: words.COPY_LINK });
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(copy);
  expect(await within(dialog).findByText(words.LINK_COPIED)).toHaveAttribute('role', 'status');
  expect(write).toHaveBeenCalledWith('http://localhost/demo/demo');
  write.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(copy);
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: words.SHARE_LINK })).toHaveFocus());
});
