import {
  appTables,
  createTestHost,
  fillIn,
  imitateCanvas,
  renderWithHost,
  serveContract,
} from '@demo-evm/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import App, { contractVersion } from './app';
import formWords from './generate-evm/texts/en.json';
import savedWords from './open-saved/texts/en.json';
import pageWords from './translations/en.json';
import hi from './translations/hi.json';
import mr from './translations/mr.json';

/** The texts of the first load and of the late parts. */
const en = { ...pageWords, ...formWords, ...savedWords };

const server = serveContract({ tables: appTables({ en: pageWords, hi, mr }) });

const open = (host = createTestHost({}, { language: 'en' })) =>
  renderWithHost(App, { path: '/create', mount: '/create', host });

const title = () => screen.findByRole('textbox', { name: en.CREATE_TITLE });
const candidate = (number: number) =>
  screen.getByRole('textbox', { name: fillIn(en.CREATE_CANDIDATE, { number }) });
const button = (name: string) => screen.getByRole('button', { name });

/** Returns the stored text of each machine of this device, with the machine's id as the key. */
const stored = () =>
  Object.fromEntries(
    Object.keys(localStorage)
      .filter((key) => key.startsWith('evm_'))
      .map((key) => [key, localStorage.getItem(key) ?? '']),
  );

const save = (id: string, machine: unknown) => localStorage.setItem(id, JSON.stringify(machine));
const MONITOR = { title: 'Class monitor', themeColor: '#004400', candidates: [{ name: 'Asha', votes: 3 }] };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(); // the router warns that these tests have no route for a machine
  server.use(http.all('*/api/*', () => HttpResponse.error()));
});

it('opens in Marathi, and in English for a visitor who chose it', async () => {
  expect(contractVersion).toBe(2);
  const { unmount } = open(createTestHost());
  expect(await screen.findByRole('heading', { name: mr.CREATE_HEADING })).toBeVisible();
  expect(document.title).toBe(mr.CREATE_HEADING);
  unmount();
  open();
  expect(await screen.findByRole('heading', { name: en.CREATE_HEADING })).toBeVisible();
  expect(document.title).toBe(en.CREATE_HEADING);
});

it('shows English texts, and never a key, when no translation table can be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  server.use(http.get('*/assets/i18n/*', () => new HttpResponse(null, { status: 404 })));
  save('evm_1', MONITOR);
  const { user } = open();
  await user.type(await title(), 'x{Enter}Asha{Enter}Ravi');
  await user.click(button(fillIn(en.CREATE_MOVE, { number: 2 })));
  await user.click(screen.getByRole('button', { name: 'Symbol and photo of candidate 1: none' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await screen.findByRole('region', { name: en.CREATE_LIST });
  expect(document.body.innerHTML).not.toMatch(
    /\b[A-Z0-9]{3,}_[A-Z0-9]{2,}|\b(CLOSE|LETTER|LOADING|LANGUAGE)\b/,
  );
});

it('saves a trimmed machine on this device and opens it', async () => {
  const { user } = open();
  expect(await title()).toBeVisible();
  expect(button(en.CREATE_GENERATE)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await user.type(await title(), '  Class monitor ');
  await user.type(candidate(1), ' आशा 🎈 ');
  await user.click(button(en.CREATE_ADD));
  expect(candidate(2)).toHaveFocus();
  expect(button(en.CREATE_GENERATE)).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('Ravi');
  await user.dblClick(button(en.CREATE_GENERATE));
  await waitFor(() => expect(screen.queryByRole('main')).not.toBeInTheDocument());

  const [[id, text] = ['', ''], ...more] = Object.entries(stored());
  expect(more).toEqual([]);
  expect(id).toMatch(/^evm_\d{13}$/);
  expect(JSON.parse(text)).toEqual({
    id,
    title: 'Class monitor',
    themeColor: '#ffffff',
    lang: 'en',
    candidates: [
      { name: 'आशा 🎈', votes: 0 },
      { name: 'Ravi', votes: 0 },
    ],
  });
});

it('asks for the title beside its field when the visitor has left the field blank', async () => {
  const { user } = open();
  await user.type(await title(), '   ');
  expect(screen.queryByText(en.VAL_REQUIRED)).not.toBeInTheDocument();
  await user.tab();
  expect(await title()).toHaveAccessibleDescription(en.VAL_REQUIRED);
  expect(await title()).toBeInvalid();
  expect(button(en.CREATE_GENERATE)).toHaveAccessibleDescription(en.CREATE_INCOMPLETE);
  await user.type(await title(), 'x');
  expect(await title()).toBeValid();
});

it('has at most sixteen candidates, and keeps the focus near when one is removed', async () => {
  const { user } = open();
  await user.type(await title(), 'x');
  for (let number = 2; number <= 16; number += 1) await user.click(button(en.CREATE_ADD));
  expect(candidate(16)).toHaveFocus();
  expect(button(fillIn(en.CREATE_MOST, { number: 16 }))).toBeDisabled();

  await user.type(candidate(2), 'Second');
  await user.type(candidate(3), 'Third');
  await user.click(button(fillIn(en.CREATE_REMOVE, { number: 2 })));
  expect(candidate(2)).toHaveValue('Third');
  expect(button(fillIn(en.CREATE_REMOVE, { number: 2 }))).toHaveFocus();
  await user.click(button(fillIn(en.CREATE_REMOVE, { number: 15 })));
  expect(button(fillIn(en.CREATE_REMOVE, { number: 14 }))).toHaveFocus();
  for (let number = 14; number > 1; number -= 1) await user.keyboard('{Enter}');
  expect(candidate(1)).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

it('reports that storage is full, keeps the content of the form, and saves it later', async () => {
  const { user } = open();
  await user.type(await title(), 'Class monitor');
  await user.type(candidate(1), 'Asha');
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(button(en.CREATE_GENERATE));
  expect(await screen.findByText(en.CREATE_STORAGE_ERROR)).toBeVisible();
  expect(await title()).toHaveValue('Class monitor');
  expect(candidate(1)).toHaveValue('Asha');
  refused.mockRestore();
  await user.click(button(en.CREATE_GENERATE));
  await waitFor(() => expect(Object.keys(stored())).toHaveLength(1));
});

describe('the machines on this device', () => {
  const list = () => screen.findByRole('region', { name: en.CREATE_LIST });

  it('are listed newest first, also when they are unreadable, without entries of another program', async () => {
    save('evm_1', MONITOR);
    save('evm_20', { ...MONITOR, title: 'Newer' });
    save('evm_settings', { theme: 'dark' });
    localStorage.setItem('evm_3', '{"title":');
    const { user } = open();
    const items = within(await list()).getAllByRole('listitem');
    expect(
      items.map((item) => within(item).queryByRole('link', { name: /^Open/ })?.getAttribute('href')),
    ).toEqual(['/demo/evm_20', undefined, '/demo/evm_1']);
    expect(items[2]).toHaveTextContent('Class monitorCandidates: 1 · votes: 3');
    const unreadable = within(items[1] as HTMLElement);
    expect(unreadable.getByText(en.CREATE_UNREADABLE_WHY)).toBeVisible();
    const before = stored();
    await user.click(unreadable.getByRole('button', { name: /^Delete/ }));
    expect(stored()).not.toHaveProperty('evm_3');
    await user.click(unreadable.getByRole('button', { name: /^Undo/ }));
    expect(stored()).toEqual(before);
  });

  it('can be deleted and put back as long as the page is open', async () => {
    save('evm_1', MONITOR);
    const before = stored();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Delete: .*Class monitor/ }));
    expect(stored()).toEqual({});
    const undo = screen.getByRole('button', { name: /^Undo/ });
    expect(undo).toHaveFocus();
    expect(within(await list()).getByText(/is deleted/)).toHaveTextContent(/Class monitor.* is deleted\./);
    expect(within(await list()).queryByRole('link')).not.toBeInTheDocument();
    await user.click(undo);
    expect(stored()).toEqual(before);
    expect(screen.getByRole('button', { name: /^Delete/ })).toHaveFocus();
  });

  it('keep their Undo button when storage refuses to take one back, and a message says so', async () => {
    save('evm_1', MONITOR);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText(en.CREATE_STORAGE_ERROR)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Undo/ })).toHaveFocus();
  });
});

describe('the ballot grows while it is typed', () => {
  const names = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox')
      .slice(1)
      .map(({ value }) => value);

  it('Enter goes on to the next name, adds one after the last, and makes no machine', async () => {
    const { user } = open();
    await user.type(await title(), 'Class monitor{Enter}Asha{Enter}Ravi{Enter}{Enter}');
    expect(names()).toEqual(['Asha', 'Ravi', '']);
    expect(candidate(3)).toHaveFocus();
    expect(stored()).toEqual({});
    expect(candidate(3)).toHaveAttribute('enterkeyhint', 'next');
  });

  it('a press on Generate EVM leads to the first blank field', async () => {
    const { user } = open();
    await user.type(await title(), 'Class monitor');
    await user.click(button(en.CREATE_GENERATE));
    expect(candidate(1)).toHaveFocus();
  });

  it('a pasted list fills several fields, and says how many names did not fit', async () => {
    const { user } = open();
    await title();
    await user.click(candidate(1));
    await user.paste('1. Asha\n2) Ravi\r\n\n• नूर');
    expect(names()).toEqual(['Asha', 'Ravi', 'नूर']);
    await user.click(candidate(2));
    await user.paste(Array.from({ length: 20 }, (_, index) => `Name ${index}`).join('\n'));
    expect(names()).toHaveLength(16);
    expect(names()[15]).toBe('नूर');
    expect(screen.getByText(fillIn(en.CREATE_NOT_FITTED, { number: 7 }))).toBeVisible();
    await user.clear(candidate(1));
    await user.paste('One name');
    expect(names()[0]).toBe('One name');
  });

  it('a removed name comes back to its place with Undo', async () => {
    const { user } = open();
    await user.type(await title(), 'x{Enter}Asha{Enter}Ravi{Enter}Noor');
    await user.click(button(fillIn(en.CREATE_REMOVE, { number: 2 })));
    expect(names()).toEqual(['Asha', 'Noor']);
    await user.click(button(en.CREATE_UNDO));
    expect(names()).toEqual(['Asha', 'Ravi', 'Noor']);
    expect(candidate(2)).toHaveFocus();
  });

  it('rows move by buttons and by the arrow keys', async () => {
    const { user } = open();
    await user.type(await title(), 'x{Enter}Asha{Enter}Ravi{Enter}Noor');
    await user.click(button(fillIn(en.CREATE_MOVE, { number: 3 })));
    expect(button(en.CREATE_UP)).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(names()).toEqual(['Noor', 'Asha', 'Ravi']);
    expect(screen.getByText(fillIn(en.CREATE_PLACE, { number: 1 }))).toBeVisible();
    await user.click(button(en.CREATE_DONE));
    expect(button(fillIn(en.CREATE_MOVE, { number: 1 }))).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(names()).toEqual(['Asha', 'Noor', 'Ravi']);
  });

  it('a candidate gets a symbol, and "none of the above" stays the last row', async () => {
    const { user } = open();
    await user.type(await title(), 'x{Enter}Asha');
    await user.click(button(en.CREATE_ADD_NOTA));
    await user.click(button(en.CREATE_ADD));
    await user.keyboard('Ravi');
    expect(names()).toEqual(['Asha', 'Ravi', en.CREATE_NOTA]);
    await user.click(screen.getByRole('button', { name: 'Symbol and photo of candidate 1: none' }));
    await user.click(await screen.findByRole('button', { name: en.SYMBOL_turtle }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: en.COLOR_TEAL }));
    await user.click(button(en.CREATE_GENERATE));
    await waitFor(() => expect(Object.keys(stored())).toHaveLength(1));
    expect(JSON.parse(Object.values(stored())[0] ?? '')).toMatchObject({
      themeColor: '#0f766e',
      candidates: [{ symbol: 'turtle' }, { name: 'Ravi' }, { name: en.CREATE_NOTA, symbol: 'nota' }],
    });
  });

  it('what was typed survives the page, also when the storage of the site is full, until the machine is made', async () => {
    const first = open();
    await first.user.type(await title(), 'Class monitor{Enter}Asha{Enter}Ravi');
    first.unmount();
    const { user, unmount } = open();
    expect(await title()).toHaveValue('Class monitor');
    expect(names()).toEqual(['Asha', 'Ravi']);
    await user.click(button(en.CREATE_GENERATE));
    await waitFor(() => expect(Object.keys(stored())).toHaveLength(1));
    unmount();
    open();
    expect(await title()).toHaveValue('');
    expect(names()).toEqual(['']);
  });
});

describe('a saved machine', () => {
  const edit = (path: string) =>
    renderWithHost(App, { path, mount: '/create', host: createTestHost({}, { language: 'en' }) });

  it('is edited, keeps its language, and its candidates keep their votes', async () => {
    save('evm_1', {
      ...MONITOR,
      lang: 'mr',
      candidates: [
        { name: 'Asha', votes: 3 },
        { name: 'Ravi', votes: 1 },
      ],
    });
    const { user } = edit('/create?edit=evm_1');
    expect(await title()).toHaveValue('Class monitor');
    await user.type(candidate(1), ' Namune');
    await user.click(button(fillIn(en.CREATE_MOVE, { number: 1 })));
    await user.click(button(en.CREATE_DOWN));
    save('evm_1', {
      ...MONITOR,
      lang: 'mr',
      candidates: [
        { name: 'Asha', votes: 4 },
        { name: 'Ravi', votes: 1 },
      ],
    });
    await user.click(button(en.CREATE_SAVE));
    await waitFor(() => expect(screen.queryByRole('main')).not.toBeInTheDocument());
    expect(JSON.parse(stored().evm_1 ?? '')).toEqual({
      id: 'evm_1',
      title: 'Class monitor',
      themeColor: '#004400',
      lang: 'mr',
      candidates: [
        { name: 'Ravi', votes: 1 },
        { name: 'Asha Namune', votes: 4 },
      ],
    });
  });

  it('keeps the votes of its candidates when another tab moves rows before a kept draft is saved', async () => {
    const asha = { name: 'Asha', votes: 3 };
    const ravi = { name: 'Ravi', votes: 1 };
    save('evm_1', { ...MONITOR, candidates: [asha, ravi] });
    const { user, unmount } = edit('/create?edit=evm_1');
    await user.type(await title(), ' 2');
    unmount();
    save('evm_1', { ...MONITOR, candidates: [{ name: 'Noor', votes: 9 }, ravi, asha] });
    const again = edit('/create?edit=evm_1');
    expect(await title()).toHaveValue('Class monitor 2');
    await again.user.click(button(en.CREATE_SAVE));
    await waitFor(() => expect(screen.queryByRole('main')).not.toBeInTheDocument());
    expect(JSON.parse(stored().evm_1 ?? '')).toMatchObject({ candidates: [asha, ravi] });
  });

  it('is copied without its votes', async () => {
    save('evm_1', MONITOR);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Make a copy/ }));
    expect(await screen.findByRole('heading', { name: 'Class monitor (copy)' })).toBeVisible();
    const [copy] = Object.entries(stored()).filter(([id]) => id !== 'evm_1');
    expect(JSON.parse(copy?.[1] ?? '')).toMatchObject({
      title: 'Class monitor (copy)',
      candidates: [{ name: 'Asha', votes: 0 }],
    });
  });

  it('that is gone is not edited: the form makes a new machine', async () => {
    edit('/create?edit=evm_9');
    expect(await title()).toHaveValue('');
    expect(button(en.CREATE_GENERATE)).toBeVisible();
  });
});

describe('a photo', () => {
  const photoFile = (content: string) => new File([content], 'asha.jpg', { type: 'image/jpeg' });
  const openDialog = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: /^Symbol and photo of candidate 1/ }));
    return screen.findByLabelText(en.PHOTO_CHOOSE);
  };

  it('is made small, shown in the row, stored with the machine, and can be removed', async () => {
    imitateCanvas();
    const { user } = open();
    await user.type(await title(), 'Class monitor');
    await user.type(candidate(1), 'Asha');
    await user.upload(await openDialog(user), photoFile('photo'));
    const marked = 'Symbol and photo of candidate 1: photo';
    expect(await screen.findByRole('button', { name: marked })).toContainHTML('data:image/webp;base64,');
    await user.click(button(en.CREATE_GENERATE));
    await waitFor(() => expect(Object.values(stored())).toHaveLength(1));
    expect(Object.values(stored())[0]).toContain('"photo":"data:image/webp;base64,');
  });

  it('that cannot be opened is refused with a reason, and nothing is lost', async () => {
    imitateCanvas();
    const { user } = open();
    await user.type(await title(), 'Class monitor');
    await user.type(candidate(1), 'Asha');
    await user.upload(await openDialog(user), photoFile('broken'));
    expect(await screen.findByText(en.PHOTO_damaged)).toBeInTheDocument();
    expect(candidate(1)).toHaveValue('Asha');
  });
});
