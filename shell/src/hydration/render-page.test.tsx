import type { RemoteRelease } from '@demo-evm/shared/contract';
import { act } from '@testing-library/react';
import { isServerRendered, renderPage } from './render-page';

const RELEASE: RemoteRelease = {
  module: 'mfe-voting',
  version: '1.0.0-a',
  contractVersion: 2,
  container: 'mfe_voting',
  entry: '/mfe-voting/1.0.0-a/remote-entry.js',
  mounts: ['/demo/:vid'],
  integrity: {},
};

/** Makes a page as the server sends it. `renderedBy` is the folder of the release that rendered the page, if any. */
function page(renderedBy?: string): HTMLElement {
  document.body.innerHTML = `<div id="skeleton"></div><div id="root">${renderedBy === undefined ? '' : '<p>Machine</p>'}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root.');
  if (renderedBy !== undefined) root.dataset.drawn = renderedBy;
  return root;
}

const replay = jest.fn();
beforeEach(() => {
  replay.mockClear();
  globalThis.demoEvmTakeOver = () => replay;
});

const render = (root: HTMLElement, release: RemoteRelease | undefined, words = 'Machine') =>
  act(async () => {
    renderPage(root, <p>{words}</p>, release);
    await Promise.resolve();
  });

it('hydrates HTML that the same release rendered, and replays the pending press', async () => {
  const root = page('/mfe-voting/1.0.0-a/');
  const rendered = root.firstChild;
  expect(isServerRendered(root)).toBe(true);
  await render(root, RELEASE);
  expect(root.firstChild).toBe(rendered);
  expect(isServerRendered(root)).toBe(false);
  expect(replay).toHaveBeenCalledTimes(1);
});

it.each([
  ['that another release rendered', '/mfe-voting/0.9.0-b/', RELEASE],
  ['whose data have not arrived', '/mfe-voting/1.0.0-a/', undefined],
])('replaces server-rendered HTML %s', async (_what, renderedBy, release) => {
  const root = page(renderedBy);
  const before = root.firstChild;
  await render(root, release);
  expect(root.textContent).toBe('Machine');
  expect(root.firstChild).not.toBe(before);
  expect(isServerRendered(root)).toBe(false);
});

it('replaces the skeleton of a page that was not server-rendered', async () => {
  globalThis.demoEvmTakeOver = undefined;
  const root = page();
  await render(root, RELEASE);
  expect(document.body).toHaveTextContent('Machine');
  expect(document.getElementById('skeleton')).toBeNull();
});
