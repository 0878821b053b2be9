import { act } from '@testing-library/react';
import { isServerRendered, renderPage } from './render-page';

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

const render = (root: HTMLElement, hydrates: boolean) =>
  act(async () => {
    renderPage(root, <p>Machine</p>, hydrates);
    await Promise.resolve();
  });

it('hydrates server-rendered HTML, and replays the pending press', async () => {
  const root = page('/mfe-voting/1.0.0-a/');
  const rendered = root.firstChild;
  expect(isServerRendered(root)).toBe(true);
  await render(root, true);
  expect(root.firstChild).toBe(rendered);
  expect(isServerRendered(root)).toBe(false);
  expect(replay).toHaveBeenCalledTimes(1);
});

it('replaces server-rendered HTML that it may not hydrate', async () => {
  const root = page('/mfe-voting/1.0.0-a/');
  const before = root.firstChild;
  await render(root, false);
  expect(root.textContent).toBe('Machine');
  expect(root.firstChild).not.toBe(before);
  expect(isServerRendered(root)).toBe(false);
});

it('replaces the skeleton of a page that was not server-rendered', async () => {
  globalThis.demoEvmTakeOver = undefined;
  const root = page();
  await render(root, false);
  expect(document.body).toHaveTextContent('Machine');
  expect(document.getElementById('skeleton')).toBeNull();
});
