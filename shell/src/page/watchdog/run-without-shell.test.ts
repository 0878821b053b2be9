import { runWithoutShell } from './run-without-shell';

const DRAWN = '<div id="root" data-drawn="/mfe-voting/1/" data-old="sha256-old"></div>';

/**
 * Runs a page without the shell.
 * @returns The script that the page has loaded, and the mock that is called when no machine runs.
 */
function open(html: string) {
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  const orElse = jest.fn();
  runWithoutShell(orElse);
  return { orElse, script: document.querySelector('script') };
}

const end = (script: Element | null, type: 'load' | 'error') => script?.dispatchEvent(new Event(type));

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  document.documentElement.lang = '';
  globalThis.demoEvmHandover = undefined;
});

it('loads the script of the release that rendered the page, and checks its hash', () => {
  const { script, orElse } = open(DRAWN);
  expect(script?.getAttribute('src')).toBe('/mfe-voting/1/first-press-old.js');
  expect(script?.integrity).toBe('sha256-old');
  expect(orElse).not.toHaveBeenCalled();
});

it('is content when the script runs the machine', () => {
  const { script, orElse } = open(DRAWN);
  globalThis.demoEvmHandover = { folder: '/mfe-voting/1/', parts: {}, isBusy: () => false };
  end(script, 'load');
  expect(orElse).not.toHaveBeenCalled();
});

it.each(['load', 'error'] as const)('gives up when no machine runs after the event “%s”', (type) => {
  const { script, orElse } = open(DRAWN);
  end(script, type);
  expect(orElse).toHaveBeenCalledTimes(1);
});

it.each([
  ['that was not rendered', '<div id="root"></div>'],
  ['of a release without the script', '<div id="root" data-drawn="/mfe-voting/1/"></div>'],
  ['whose HTML is in another language', '<div id="root" data-old="sha256-old"></div>'],
])('gives up at once on a page %s', (_what, html) => {
  const { script, orElse } = open(html);
  expect(script).toBeNull();
  expect(orElse).toHaveBeenCalledTimes(1);
});

it('loads a page again whose HTML was removed because the visitor wants another language, but only once', () => {
  // jsdom cannot reload. It logs "Not implemented: navigation" instead.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.documentElement.lang = 'hi';
  const removed = '<div id="root" data-language="mr" data-old="sha256-old"></div>';
  expect(open(removed).orElse).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledTimes(1);
  expect(open(removed).orElse).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledTimes(1);
});
