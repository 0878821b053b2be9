import { aMachine, createTestHost, fillIn } from '@demo-evm/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  englishHost,
  findButton,
  hostWithCounter,
  openPage,
  serveVoting,
  words,
} from '../testing/open-voting';

const server = serveVoting();

/** Every sentence of this app about the fate of a vote. */
const SENTENCES = [
  words.MODAL_TITLE,
  words.VOTE_REFUSED,
  words.VOTE_HERE_DELETED,
  words.VOTE_HERE_NOT_STORED,
  words.VOTE_WAITING,
  words.VOTE_UNKNOWN,
];

/** Expects the sentence `line` as the title of the confirmation, and no other sentence of `SENTENCES` on the page. */
function expectToSay(line: string): void {
  expect(screen.getByRole('dialog', { name: line })).toBeVisible();
  for (const other of SENTENCES) {
    if (other !== line) expect(screen.queryByText(other)).not.toBeInTheDocument();
  }
}

const answerVotes = (answer: () => Response | Promise<Response>) =>
  server.use(http.post('*/increment_count/*', answer));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  server.machines.set('demo', aMachine());
});

afterEach(() => window.localStorage.clear());

describe('a vote on a published machine', () => {
  it.each([404, 422])('is not said to be recorded when the server refuses it with %i', async (status) => {
    answerVotes(() => HttpResponse.json({ detail: 'No' }, { status }));
    const { user } = openPage();
    await user.click(await findButton(3));
    await screen.findByRole('dialog');
    expectToSay(words.VOTE_REFUSED);
    await user.click(screen.getByRole('button', { name: words.PRACTISE_AGAIN }));
    expect(screen.getByText(words.VOTE_REFUSED)).toBeVisible();
  });

  it('is said to be saved while it waits, and to be recorded once it is counted, in the open confirmation', async () => {
    let isUp = false;
    answerVotes(() =>
      isUp ? HttpResponse.json({ demo_voting_count: 1 }) : HttpResponse.json({}, { status: 503 }),
    );
    const { user } = openPage();
    await user.click(await findButton(3));
    const dialog = await screen.findByRole('dialog');
    expectToSay(words.VOTE_WAITING);
    isUp = true;
    window.dispatchEvent(new Event('online'));
    const line = await within(dialog).findByText(words.MODAL_TITLE);
    expect(line).toHaveAttribute('aria-live', 'polite');
    expectToSay(words.MODAL_TITLE);
  });

  it('is said to be saved, not recorded, while the answer takes long', async () => {
    let answer: (response: Response) => void = () => undefined;
    answerVotes(() => new Promise((resolve) => (answer = resolve)));
    const { user } = openPage();
    await user.click(await findButton(3));
    await screen.findByRole('dialog');
    expectToSay(words.VOTE_WAITING);
    answer(HttpResponse.json({ demo_voting_count: 1 }));
    expect(await screen.findByRole('dialog', { name: words.MODAL_TITLE })).toBeVisible();
  });

  it('is said to be not counted when it waited and is refused later', async () => {
    let status = 503;
    answerVotes(() => HttpResponse.json({ detail: 'No' }, { status }));
    const { user } = openPage();
    await user.click(await findButton(3));
    await user.click(await screen.findByRole('button', { name: words.PRACTISE_AGAIN }));
    expect(screen.getByText(words.VOTE_WAITING)).toBeVisible();
    status = 404;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(words.VOTE_REFUSED)).toBeVisible();
    expect(screen.queryByText(words.VOTE_WAITING)).not.toBeInTheDocument();
  });

  it('is only said to be sent when its answer was lost and votes have no ids', async () => {
    answerVotes(() => HttpResponse.json({}, { status: 502 }));
    const { user } = openPage('/demo/demo', createTestHost({ voteIds: false }));
    await user.click(await findButton(3));
    await screen.findByRole('dialog');
    expectToSay(words.VOTE_UNKNOWN);
  });

  it('is not counted for the constituency when it is refused', async () => {
    answerVotes(() => HttpResponse.json({ detail: 'EVM not found' }, { status: 404 }));
    const { user } = openPage('/demo/demo', hostWithCounter());
    await user.click(await findButton(3));
    await waitFor(() => expect(screen.queryAllByText(words.VOTE_REFUSED)).not.toHaveLength(0));
    expect(server.constituencyVotes('Udaharan Nagar')).toEqual([]);
  });

  it('is counted, however long the constituency’s counter takes', async () => {
    server.use(http.post('*/fn/vidhansabha', () => new Promise<Response>(() => undefined)));
    const { user } = openPage('/demo/demo', hostWithCounter());
    await user.click(await findButton(3));
    await screen.findByRole('dialog');
    expectToSay(words.MODAL_TITLE);
  });
});

describe('a vote on a machine of this device', () => {
  const openClass = () => {
    window.localStorage.setItem(
      'evm_1',
      JSON.stringify({ title: 'Class monitor', candidates: [{ name: 'Asha' }, { name: 'Ravi' }] }),
    );
    return openPage('/demo/evm_1', englishHost());
  };

  it('is said to be recorded when it is stored', async () => {
    const { user } = openClass();
    await user.click(await findButton(2));
    await screen.findByRole('dialog');
    expectToSay(words.MODAL_TITLE);
    expect(screen.getByText(words.COUNTED_HERE)).toBeVisible();
  });

  it('is not counted when another tab has deleted the machine, and the page says so', async () => {
    const { user } = openClass();
    const button = await findButton(2);
    window.localStorage.removeItem('evm_1');
    await user.click(button);
    await screen.findByRole('dialog');
    expectToSay(words.VOTE_HERE_DELETED);
    expect(screen.queryByText(words.COUNTED_HERE)).not.toBeInTheDocument();
    expect(screen.getByText(fillIn(words.A11Y_TOTAL, { count: 0 }))).toBeInTheDocument();
  });

  it('is not counted while the device cannot store it, and a later vote is counted once it can', async () => {
    const { user } = openClass();
    const button = await findButton(2);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(button);
    await screen.findByRole('dialog');
    expectToSay(words.VOTE_HERE_NOT_STORED);
    expect(screen.getByText(fillIn(words.A11Y_TOTAL, { count: 0 }))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.PRACTISE_AGAIN }));
    full.mockRestore();
    await user.click(button);
    await screen.findByRole('dialog');
    expectToSay(words.MODAL_TITLE);
    expect(screen.getByText(fillIn(words.A11Y_TOTAL, { count: 1 }))).toBeInTheDocument();
  });
});
