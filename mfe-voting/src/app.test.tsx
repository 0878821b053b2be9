import { aMachine, createTestHost, fillIn } from '@demo-evm/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { loadSlip } from './cast-vote/late-slip';
import {
  englishHost,
  findButton,
  hostWithCounter,
  openPage,
  serveVoting,
  tables,
  words,
} from './testing/open-voting';

const server = serveVoting();

// Compiling the slip may take longer than the lamp is lit. A confirmation without a slip would then open.
beforeAll(() => loadSlip());

const total = (count: number | string, { A11Y_TOTAL } = words) => fillIn(A11Y_TOTAL, { count });

/** Finds the vote-for sentence. Its text is split, because the name has an element of its own. */
const findSentence = (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'B' && element.textContent === text);

it('shows the machine with sixteen buttons and the candidate in the row of its serial', async () => {
  server.machines.set('demo', aMachine());
  openPage();
  expect(await screen.findAllByRole('button', { name: /^Press/ })).toHaveLength(16);
  const row = screen.getByRole('row', { name: /Asha Namune/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('३');
  expect(within(row).getByText('आशा नमुने')).toHaveAttribute('lang', 'mr');
});

it.each([
  ['hi', tables.hi, null],
  ['mr', tables.mr, 'mr'],
  ['en', tables.en, 'en'],
] as const)(
  'shows the machine at once in %s, when its data and its words came with the page',
  async (language, table, extra4) => {
    const asked: string[] = [];
    server.use(http.get('*/assets/i18n/*', ({ request }) => void asked.push(request.url)));
    const early = {
      'http://localhost/api/evm/evm/demo': aMachine({ extra4 }),
      [`http://localhost/assets/i18n/${language}.json`]: table,
    };
    const host = createTestHost({}, {}, early);
    host.language.propose({ page: language }); // the shell proposes the page's language before it renders the App
    openPage('/demo/demo', host);
    expect(
      screen.getAllByRole('button', { name: new RegExp(`^(${table.PRESS}|.*${table.PRESS})`) }),
    ).toHaveLength(16);
    expect(document.documentElement).toHaveAttribute('lang', language);
    await screen.findByText(/^0$|^०$/);
    expect(asked).toEqual([]);
  },
);

it('fetches fresh data when the visitor comes back to a machine that came with the page', async () => {
  const early = { 'http://localhost/api/evm/evm/demo': aMachine({ e_cname: 'Older' }) };
  const host = createTestHost({}, { language: 'en' }, early);
  const { unmount } = openPage('/demo/demo', host);
  expect(await screen.findByRole('row', { name: /Older/ })).toBeVisible();
  unmount();
  server.machines.set('demo', aMachine());
  openPage('/demo/demo', host);
  expect(await screen.findByRole('row', { name: /Asha Namune/ })).toBeVisible();
});

it('records one vote however often the button is pressed, and confirms it two seconds later', async () => {
  server.machines.set('demo', aMachine());
  const { user } = openPage();
  const button = await findButton(3);
  for (let press = 0; press < 3; press += 1) fireEvent.click(button); // all at once, because the lamp goes out after two seconds

  expect(screen.getByRole('img', { name: fillIn(words.A11Y_LAMP_ON, { serial: 3 }) })).toBeVisible();
  expect(screen.getByText(words.BUSY)).toBeVisible();
  expect(button).toHaveAttribute('aria-disabled', 'true');

  const dialog = await screen.findByRole('dialog', { name: words.MODAL_TITLE });
  expect(dialog).toHaveTextContent('Ward No. 21 · Udaharan Nagar');
  expect(within(dialog).getByText('Udaharan Nagar')).toHaveAttribute('lang', 'en');
  expect(within(dialog).getByRole('link', { name: words.SHARE_WHATSAPP })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('serial no. 3, Asha Namune: http://localhost/demo/demo')),
  );
  expect(server.votes('demo')).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(screen.getByText(total(1))).toBeInTheDocument();

  button.blur(); // some browsers do not focus a pressed button
  await user.click(within(dialog).getByRole('button', { name: words.PRACTISE_AGAIN }));
  expect(button).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(words.READY)).toBeVisible();
});

it('refuses another row, sends nothing for it, and names the right row until that row is pressed', async () => {
  server.machines.set('demo', aMachine());
  const { user } = openPage();
  await user.click(await findButton(5));
  expect(screen.getByText(fillIn(words.WRONG_ROW, { serial: 3 }))).toBeVisible();
  expect(screen.queryByRole('img', { name: /Red light/ })).not.toBeInTheDocument();
  await user.click(await findButton(3));
  expect(screen.queryByText(fillIn(words.WRONG_ROW, { serial: 3 }))).not.toBeInTheDocument();
  await waitFor(() => expect(server.votes('demo')).toHaveLength(1));
});

it('accepts the right button while another row still flashes', async () => {
  server.machines.set('demo', aMachine());
  const { user } = openPage();
  await user.click(await findButton(5));
  fireEvent.click(await findButton(3));
  expect(screen.getByRole('img', { name: fillIn(words.A11Y_LAMP_ON, { serial: 3 }) })).toBeVisible();
  await waitFor(() => expect(server.votes('demo')).toHaveLength(1));
});

it('sends no vote id to a server without vote ids', async () => {
  server.machines.set('demo', aMachine());
  const { user } = openPage('/demo/demo', createTestHost({ voteIds: false }));
  await user.click(await findButton(3));
  await waitFor(() => expect(server.votes('demo')).toEqual(['']));
});

it('keeps the last total when a vote is not acknowledged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  server.machines.set('demo', aMachine());
  server.counts.set('demo', 41);
  server.use(
    http.post('*/increment_count/*', () => {
      server.counts.set('demo', 99); // others have voted meanwhile
      return HttpResponse.json({ detail: 'Later' }, { status: 503 });
    }),
  );
  const { user } = openPage();
  await screen.findByText(total(41));
  await user.click(await findButton(3));
  expect(await screen.findByRole('dialog', { name: words.VOTE_WAITING })).toBeVisible();
  expect(log).toHaveBeenCalledWith('A vote for machine demo was not acknowledged: uncertain.');
  expect(screen.getByText(total(41))).toBeInTheDocument();
});

it('counts for the constituency too, where there is a counter', async () => {
  server.machines.set('demo', aMachine());
  const { user } = openPage('/demo/demo', hostWithCounter());
  expect(await screen.findByText(fillIn(words.A11Y_CONSTITUENCY, { count: 0 }))).toBeInTheDocument();
  await user.click(await findButton(3));
  expect(await screen.findByText(fillIn(words.A11Y_CONSTITUENCY, { count: 1 }))).toBeInTheDocument();
  expect(server.constituencyVotes('Udaharan Nagar')).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

it('shows a preview once, counts it in the page and sends nothing', async () => {
  const host = englishHost();
  host.preview.put(aMachine({ vid: 'asha', extra3: '#004400' }));
  server.use(http.all('*/api/*', () => HttpResponse.error()));
  const { user, unmount } = openPage('/demo/preview', host);
  expect(await screen.findByText(words.PREVIEW_BADGE)).toBeVisible();
  await user.click(await findButton(3));
  expect(screen.getByText(total(1))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.SHARE_WHATSAPP })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('http://localhost/demo/asha')),
  );
  unmount();
  openPage('/demo/preview', host);
  expect(await screen.findByRole('alert')).toHaveTextContent(words.PREVIEW_ENDED_TITLE);
  expect(screen.getByRole('link', { name: words.PREVIEW_BACK })).toHaveAttribute('href', '/auth');
});

describe('a machine that is stored on this device', () => {
  const save = (id: string, value: unknown) => window.localStorage.setItem(id, JSON.stringify(value));

  it('takes votes for every row, and keeps them on the device', async () => {
    server.use(http.all('*/api/*', () => HttpResponse.error()));
    save('evm_1', { title: 'Class monitor', candidates: [{ name: 'Asha' }, { name: 'Ravi', votes: 4 }] });
    const { user, unmount } = openPage('/demo/evm_1', englishHost());
    expect(await screen.findByRole('heading', { name: 'Class monitor' })).toBeVisible();
    expect(await screen.findAllByRole('button', { name: /^Press/ })).toHaveLength(2);
    expect(screen.queryByText(words.SCAN_TO_PRACTISE)).not.toBeInTheDocument(); // this address opens only here
    await user.click(await findButton(2));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Ravi');
    expect(screen.getByText(total(5))).toBeInTheDocument();
    unmount();
    openPage('/demo/evm_1', englishHost());
    expect(await screen.findByText(total(5))).toBeInTheDocument();
  });

  it('opens in the language in which it was made, when the visitor has chosen none', async () => {
    save('evm_1', { title: 'Class monitor', lang: 'mr', candidates: [{ name: 'Asha' }] });
    openPage('/demo/evm_1');
    expect(await screen.findByText(tables.mr.CHOOSE_ROW)).toBeVisible();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'mr'));
  });

  it('is not found on another device, nor when it is broken', async () => {
    save('evm_2', { candidates: 5 });
    for (const id of ['evm_1', 'evm_2']) {
      const { unmount } = openPage(`/demo/${id}`, englishHost());
      expect(await screen.findByRole('alert')).toHaveTextContent(words.NOT_ON_DEVICE);
      unmount();
    }
  });
});

it('says that a machine does not exist, and shows no machine', async () => {
  openPage('/demo/nobody', englishHost());
  expect(await screen.findByRole('alert')).toHaveTextContent(words.NOT_FOUND_TITLE);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('offers to try again when the machine cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  server.machines.set('demo', aMachine());
  server.use(http.get('*/api/evm/evm/demo', () => HttpResponse.error(), { once: true }));
  const { user } = openPage('/demo/demo', englishHost());
  await user.click(await screen.findByRole('button', { name: words.RETRY }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await screen.findByRole('table', { name: words.BALLOT_UNIT })).toBeVisible();
});

it('shows the machine first in its own language, however late the translations arrive', async () => {
  server.machines.set('demo', aMachine({ extra4: 'mr' }));
  server.use(
    http.get('*/assets/i18n/mr.json', async () => {
      await delay(300);
      return HttpResponse.json(tables.mr);
    }),
  );
  const { container } = openPage();
  const seen = new Set<string | null>();
  const watch = new MutationObserver(() =>
    seen.add((container.querySelector('table') && container.firstElementChild?.getAttribute('lang')) || null),
  );
  watch.observe(container, { childList: true, subtree: true, attributes: true });
  await findSentence('आशा नमुने यांना मत देण्यासाठी अनुक्रमांक ३ समोरील बटण दाबा.');
  watch.disconnect();
  seen.delete(null);
  expect([...seen]).toEqual(['mr']);
  expect(document.documentElement).toHaveAttribute('lang', 'mr');
});

it('shows demo in Marathi at /demo/mr when no machine has the vid mr', async () => {
  server.machines.set('demo', aMachine());
  const { host } = openPage('/demo/mr');
  expect(await findSentence('आशा नमुने यांना मत देण्यासाठी अनुक्रमांक ३ समोरील बटण दाबा.')).toBeVisible();
  expect(host.language.getState().language).toBe('mr');
});

it('has the section as its title when the election is of the type Other', async () => {
  server.machines.set('demo', aMachine({ main_title: 'Other', entity_subtitle: 'Sample Council' }));
  openPage('/demo/demo', englishHost());
  expect(await screen.findByRole('heading', { level: 1, name: 'Sample Council' })).toBeVisible();
});

it('names candidate and serial in the title of the window, in the language of the page', async () => {
  server.machines.set('demo', aMachine());
  const { user } = openPage();
  await waitFor(() => expect(document.title).toBe('Asha Namune · serial no. 3'));
  await user.selectOptions(await screen.findByRole('combobox'), 'मराठी');
  await waitFor(() => expect(document.title).toBe('आशा नमुने · अनुक्रमांक ३'));
});

it('opens /demo/mr in Marathi despite an earlier choice, and then follows the visitor’s new choice', async () => {
  server.machines.set('demo', aMachine());
  const { user } = openPage('/demo/mr', englishHost());
  await user.selectOptions(await screen.findByRole('combobox', { name: tables.mr.LANGUAGE }), 'हिन्दी');
  expect(await screen.findByText(total('०', tables.hi))).toBeInTheDocument();
});

it('falls back to Hindi when neither visitor, address nor machine names a language', async () => {
  server.machines.set('demo', aMachine({ extra4: null }));
  openPage();
  expect(await findSentence('आशा नमुने को वोट देने के लिए क्रम संख्या ३ के सामने वाला बटन दबाएँ।')).toBeVisible();
});

it('follows the visitor’s choice of language and remembers it', async () => {
  server.machines.set('demo', aMachine());
  const { user, host } = openPage();
  await user.selectOptions(await screen.findByRole('combobox', { name: words.LANGUAGE }), 'मराठी');
  expect(await screen.findByText(total('०', tables.mr))).toBeInTheDocument();
  host.language.propose({ page: 'hi' });
  expect(host.language.getState().language).toBe('mr');
});

it('says in which language party and subtitle are written', async () => {
  server.machines.set('demo', aMachine({ sname: 'नमुना पक्ष', entity_subtitle: 'Sample City', extra4: 'mr' }));
  openPage();
  expect(await screen.findByText('नमुना पक्ष')).toHaveAttribute('lang', 'mr');
  expect(screen.getByText('Sample City')).toHaveAttribute('lang', 'en');
});

it('has as many rows as the machine’s serial when the serial is from 17 to 20', async () => {
  server.machines.set('demo', aMachine({ evmsr: '18' }));
  openPage();
  expect(await screen.findAllByRole('button', { name: /^Press/ })).toHaveLength(18);
});

it('has no active row, and says so, when no row has the machine’s serial', async () => {
  server.machines.set('demo', aMachine({ evmsr: 0 }));
  const { user } = openPage();
  expect(await screen.findByText(words.NO_ACTIVE_ROW)).toBeVisible();
  expect(screen.queryByText(words.READY)).not.toBeInTheDocument();
  await user.click(await findButton(3));
  expect(screen.getByText(words.NOT_SET_UP)).toBeVisible();
  expect(screen.getAllByText(words.NO_ACTIVE_ROW)).toHaveLength(2);
  expect(server.votes('demo')).toEqual([]);
});

it('writes the configured voting day in words', async () => {
  server.machines.set('demo', aMachine());
  openPage(
    '/demo/demo',
    createTestHost({ votingDays: { ELECTION_MH_MUNICIPAL: { date: '2026-01-15', from: 7, to: 18 } } }),
  );
  expect(await screen.findByText('Voting: 15 January 2026, 7 am to 6 pm')).toBeVisible();
});

it('shows hostile text as text and loads no hostile address', async () => {
  server.machines.set(
    'demo',
    aMachine({
      e_cname: '<img src=x onerror=alert(1)>',
      symbolurl: 'javascript:alert(1)',
      extra3: 'url(//evil)',
    }),
  );
  const { container } = openPage();
  expect(await screen.findAllByText('<img src=x onerror=alert(1)>')).not.toHaveLength(0);
  expect(container.innerHTML).not.toContain('javascript:');
  expect(container.innerHTML).not.toContain('evil');
});
