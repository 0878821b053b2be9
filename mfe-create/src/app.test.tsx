import { appTables, createTestHost, fillIn, renderWithHost, serveContract } from '@demo-evm/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import App, { contractVersion } from './app';
import en from './translations/en.json';
import hi from './translations/hi.json';
import mr from './translations/mr.json';

const server = serveContract({ tables: appTables({ en, hi, mr }) });

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

it('saves a trimmed machine on this device and opens it', async () => {
  const { user } = open();
  expect(await title()).toBeVisible();
  expect(button(en.CREATE_GENERATE)).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await user.type(await title(), '  Class monitor ');
  await user.type(candidate(1), ' आशा 🎈 ');
  await user.click(button(en.CREATE_ADD));
  expect(candidate(2)).toHaveFocus();
  expect(button(en.CREATE_GENERATE)).toBeDisabled();
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
  expect(button(en.CREATE_ADD)).toBeDisabled();
  expect(screen.getByText(fillIn(en.CREATE_MOST, { number: 16 }))).toBeVisible();

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

  it('are listed newest first, without entries that are broken or belong to another program', async () => {
    save('evm_1', MONITOR);
    save('evm_20', { ...MONITOR, title: 'Newer' });
    save('evm_settings', { theme: 'dark' });
    localStorage.setItem('evm_3', '{"title":');
    open();
    const items = within(await list()).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
      '/demo/evm_20',
      '/demo/evm_1',
    ]);
    expect(items[1]).toHaveTextContent('Class monitorCandidates: 1 · votes: 3');
  });

  it('can be deleted and put back as long as the page is open', async () => {
    save('evm_1', MONITOR);
    const before = stored();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Delete: .*Class monitor/ }));
    expect(stored()).toEqual({});
    const undo = screen.getByRole('button', { name: /^Undo/ });
    expect(undo).toHaveFocus();
    expect(within(await list()).getByRole('status')).toHaveTextContent(/Class monitor.* is deleted\./);
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
