import type { RemoteRelease } from '@demo-evm/shared/contract';
import { act } from '@testing-library/react';
import { isDrawn, renderFirst } from './render-first';

const RELEASE: RemoteRelease = {
  module: 'mfe-voting',
  version: '1.0.0-a',
  contractVersion: 2,
  container: 'mfe_voting',
  entry: '/mfe-voting/1.0.0-a/remote-entry.js',
  mounts: ['/demo/:vid'],
  integrity: {},
};

/** A page as it is sent; `drawn` is the folder of the release that drew it. */
function page(drawn?: string): HTMLElement {
  document.body.innerHTML = `<div id="skeleton"></div><div id="root">${drawn === undefined ? '' : '<p>Machine</p>'}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root.');
  if (drawn !== undefined) root.dataset.drawn = drawn;
  return root;
}

const replay = jest.fn();
beforeEach(() => {
  replay.mockClear();
  globalThis.demoEvmTakeOver = () => replay;
});

const render = (root: HTMLElement, release: RemoteRelease | undefined, words = 'Machine') =>
  act(async () => {
    renderFirst(root, <p>{words}</p>, release);
    await Promise.resolve();
  });

it('makes what the same release drew its own, and gives it the press that waits', async () => {
  const root = page('/mfe-voting/1.0.0-a/');
  const drawn = root.firstChild;
  expect(isDrawn(root)).toBe(true);
  await render(root, RELEASE);
  expect(root.firstChild).toBe(drawn);
  expect(isDrawn(root)).toBe(false);
  expect(replay).toHaveBeenCalledTimes(1);
});

it.each([
  ['another release drew', '/mfe-voting/0.9.0-b/', RELEASE],
  ['was drawn from what is not here', '/mfe-voting/1.0.0-a/', undefined],
])('replaces what %s', async (_what, drawn, release) => {
  const root = page(drawn);
  const before = root.firstChild;
  await render(root, release);
  expect(root.textContent).toBe('Machine');
  expect(root.firstChild).not.toBe(before);
  expect(isDrawn(root)).toBe(false);
});

it('replaces the skeleton of a page where nothing was drawn', async () => {
  globalThis.demoEvmTakeOver = undefined;
  const root = page();
  await render(root, RELEASE);
  expect(document.body).toHaveTextContent('Machine');
  expect(document.getElementById('skeleton')).toBeNull();
});
