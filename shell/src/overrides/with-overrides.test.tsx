import type { PageData } from '@demo-evm/shared/contract';
import { render, screen } from '@testing-library/react';
import { withOverrides } from './with-overrides';

const page = (...overrideOrigins: string[]): PageData => ({
  revision: 1,
  shell: { version: '1', folder: '/shell/1/', integrity: {} },
  remotes: ['mfe-voting', 'mfe-admin'].map((module) => ({
    module,
    version: '1',
    contractVersion: 2,
    container: module,
    entry: `/${module}/1/remote-entry.js`,
    mounts: [],
    integrity: {},
  })),
  config: {} as PageData['config'],
  overrideOrigins,
  eventsUrl: null,
  early: null,
});

const ORIGIN = 'http://localhost:3001';
const visit = (search: string) => window.history.replaceState(null, '', `/demo/demo${search}`);

let warned: jest.SpyInstance;
beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation()));
afterEach(() => sessionStorage.clear());

it('loads a remote from an allowed origin in this tab, with a notice on the page', async () => {
  visit(`?a=1&mfe-override=mfe-voting@${ORIGIN}`);
  const { remotes, notice } = await withOverrides(page(ORIGIN));
  expect(remotes[0]).toMatchObject({ entry: `${ORIGIN}/remote-entry.js`, integrity: null });
  expect(remotes[1]).toMatchObject({ entry: '/mfe-admin/1/remote-entry.js', integrity: {} });
  expect(window.location.search).toBe('?a=1');
  render(notice);
  expect(screen.getByText(`mfe-voting comes from ${ORIGIN}.`, { exact: false })).toBeVisible();

  visit('');
  expect((await withOverrides(page(ORIGIN))).remotes[0]).toMatchObject({ integrity: null });
  expect((await withOverrides(page())).remotes[0]).toMatchObject({ integrity: {} });
});

it.each([
  `mfe-voting@http://evil.example`,
  `mfe-voting@${ORIGIN}.evil.example`,
  `mfe-nobody@${ORIGIN}`,
  'mfe-voting',
  'mfe-voting@javascript:alert(1)',
])('refuses %s with a warning on the console', async (override) => {
  visit(`?mfe-override=${override}`);
  const { remotes, notice } = await withOverrides(page(ORIGIN));
  expect(remotes).toEqual(page().remotes);
  expect(notice).toBeNull();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('is refused'));
});

it('ignores overrides with a warning where the configuration allows none', async () => {
  visit(`?mfe-override=mfe-voting@${ORIGIN}`);
  expect((await withOverrides(page())).remotes).toEqual(page().remotes);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('ignored'));
});
