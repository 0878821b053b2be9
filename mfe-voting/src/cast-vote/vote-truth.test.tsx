import { aMachine, createTestHost, renderWithHost, serveContract } from '@demo-evm/shared/testing';
import uiEn from '@demo-evm/shared/ui/translations/en.json';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import App from '../app';
import en from '../translations/en.json';

const server = serveContract({ tables: { en: { ...uiEn, ...en }, hi: {}, mr: {} } });

const COUNTER = 'http://localhost/fn/vidhansabha';

const open = (path = '/demo/demo', config: Parameters<typeof createTestHost>[0] = {}) =>
  renderWithHost(App, { path, mount: '/demo/:vid', host: createTestHost(config, { language: 'en' }) });

const withCounter = () => ({ bases: { ...createTestHost().config.bases, counter: COUNTER } });

const pressButton = (serial: number) =>
  screen.findByRole('button', { name: new RegExp(`serial no\\. ${serial},`) });

/** All that can be said of a vote. */
const LINES = [
  en.MODAL_TITLE,
  en.VOTE_REFUSED,
  en.VOTE_HERE_DELETED,
  en.VOTE_HERE_NOT_STORED,
  uiEn.VOTE_WAITING,
  uiEn.VOTE_UNKNOWN,
];

/** The page says this of the vote, in the confirmation, and nothing else anywhere. */
function expectToSay(line: string): void {
  expect(screen.getByRole('dialog', { name: line })).toBeVisible();
  for (const other of LINES) {
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
  it.each([404, 422])('that the server refuses with %i is not called recorded', async (status) => {
    answerVotes(() => HttpResponse.json({ detail: 'No' }, { status }));
    const { user } = open();
    await user.click(await pressButton(3));
    await screen.findByRole('dialog');
    expectToSay(en.VOTE_REFUSED);
    await user.click(screen.getByRole('button', { name: 'Practise again' }));
    expect(screen.getByText(en.VOTE_REFUSED)).toBeVisible();
  });

  it('that waits is called saved until it is counted, and then recorded, in the open confirmation', async () => {
    let isUp = false;
    answerVotes(() =>
      isUp ? HttpResponse.json({ demo_voting_count: 1 }) : HttpResponse.json({}, { status: 503 }),
    );
    const { user } = open();
    await user.click(await pressButton(3));
    const dialog = await screen.findByRole('dialog');
    expectToSay(uiEn.VOTE_WAITING);
    isUp = true;
    window.dispatchEvent(new Event('online'));
    const line = await within(dialog).findByText(en.MODAL_TITLE);
    expect(line).toHaveAttribute('aria-live', 'polite');
    expectToSay(en.MODAL_TITLE);
  });

  it('whose answer takes long is called saved, not recorded, meanwhile', async () => {
    let answer: (response: Response) => void = () => undefined;
    answerVotes(() => new Promise((resolve) => (answer = resolve)));
    const { user } = open();
    await user.click(await pressButton(3));
    await screen.findByRole('dialog');
    expectToSay(uiEn.VOTE_WAITING);
    answer(HttpResponse.json({ demo_voting_count: 1 }));
    expect(await screen.findByRole('dialog', { name: en.MODAL_TITLE })).toBeVisible();
  });

  it('that waited and is refused later is said to be not counted', async () => {
    let status = 503;
    answerVotes(() => HttpResponse.json({ detail: 'No' }, { status }));
    const { user } = open();
    await user.click(await pressButton(3));
    await user.click(await screen.findByRole('button', { name: 'Practise again' }));
    expect(screen.getByText(uiEn.VOTE_WAITING)).toBeVisible();
    status = 404;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(en.VOTE_REFUSED)).toBeVisible();
    expect(screen.queryByText(uiEn.VOTE_WAITING)).not.toBeInTheDocument();
  });

  it('whose answer was lost, where votes have no ids, is said to be sent and no more', async () => {
    answerVotes(() => HttpResponse.json({}, { status: 502 }));
    const { user } = open('/demo/demo', { voteIds: false });
    await user.click(await pressButton(3));
    await screen.findByRole('dialog');
    expectToSay(uiEn.VOTE_UNKNOWN);
  });

  it('that is refused is not counted for the constituency', async () => {
    answerVotes(() => HttpResponse.json({ detail: 'EVM not found' }, { status: 404 }));
    const { user } = open('/demo/demo', withCounter());
    await user.click(await pressButton(3));
    await waitFor(() => expect(screen.queryAllByText(en.VOTE_REFUSED)).not.toHaveLength(0));
    expect(server.constituencyVotes('Udaharan Nagar')).toEqual([]);
  });

  it('is counted, however long the constituency’s counter takes', async () => {
    server.use(http.post('*/fn/vidhansabha', () => new Promise<Response>(() => undefined)));
    const { user } = open('/demo/demo', withCounter());
    await user.click(await pressButton(3));
    await screen.findByRole('dialog');
    expectToSay(en.MODAL_TITLE);
  });
});

describe('a vote on a machine of this device', () => {
  const openClass = () => {
    window.localStorage.setItem(
      'evm_1',
      JSON.stringify({ title: 'Class monitor', candidates: [{ name: 'Asha' }, { name: 'Ravi' }] }),
    );
    return open('/demo/evm_1');
  };

  it('is called recorded when it is stored', async () => {
    const { user } = openClass();
    await user.click(await pressButton(2));
    await screen.findByRole('dialog');
    expectToSay(en.MODAL_TITLE);
    expect(screen.getByText(en.COUNTED_HERE)).toBeVisible();
  });

  it('is not counted when another tab has deleted the machine, and the page says so', async () => {
    const { user } = openClass();
    const button = await pressButton(2);
    window.localStorage.removeItem('evm_1');
    await user.click(button);
    await screen.findByRole('dialog');
    expectToSay(en.VOTE_HERE_DELETED);
    expect(screen.queryByText(en.COUNTED_HERE)).not.toBeInTheDocument();
    expect(screen.getByText('Total demo votes: 0')).toBeInTheDocument();
  });

  it('is not counted when the device cannot store it, and is when it can again', async () => {
    const { user } = openClass();
    const button = await pressButton(2);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(button);
    await screen.findByRole('dialog');
    expectToSay(en.VOTE_HERE_NOT_STORED);
    expect(screen.getByText('Total demo votes: 0')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Practise again' }));
    full.mockRestore();
    await user.click(button);
    await screen.findByRole('dialog');
    expectToSay(en.MODAL_TITLE);
    expect(screen.getByText('Total demo votes: 1')).toBeInTheDocument();
  });
});
