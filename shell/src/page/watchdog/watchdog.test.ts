import {
  closePages,
  openPage,
  registryOf,
  replaceGlobal,
  SHELL_SCRIPT,
  SHELL_SCRIPT_AGAIN,
  TOO_OLD,
} from './testing/open-page';

/** Makes the script of the shell throw an error. */
const throwInScript = (error: Error) =>
  window.dispatchEvent(new ErrorEvent('error', { filename: SHELL_SCRIPT, error }));

afterEach(closePages);

it('does nothing if the app is rendered in time', async () => {
  const page = await openPage();
  expect(page.watchdog.mayRun()).toBe(true);
  page.watchdog.started();
  page.watchdog.rendered();
  page.failScript();
  jest.advanceTimersByTime(60_000);
  expect([page.events, page.requests, page.panel()]).toEqual([[], [], null]);
  expect(page.shellScripts()).toEqual([SHELL_SCRIPT]);
});

it('lets only one copy of the shell run', async () => {
  const { watchdog } = await openPage();
  expect([watchdog.mayRun(), watchdog.mayRun()]).toEqual([true, false]);
});

it('loads no second copy of a shell that has run and throws', async () => {
  const page = await openPage();
  page.watchdog.mayRun();
  throwInScript(new Error('while it starts'));
  page.answer(registryOf('1'));
  expect(page.shellScripts()).toEqual([SHELL_SCRIPT]);
  expect(page.panel()).toBeInTheDocument();
});

describe('a shell script that does not arrive', () => {
  it('is loaded once more if the registry names the same shell, and then the panel is shown', async () => {
    const page = await openPage();
    page.failScript();
    expect(page.requests).toEqual(['/registry.json']);
    page.answer(registryOf('1'));
    expect(page.shellScripts()).toEqual([SHELL_SCRIPT, SHELL_SCRIPT_AGAIN]);
    expect(page.panel()).toBeNull();
    page.failScript();
    expect(page.panel()).toHaveTextContent('This is taking too long.');
    expect(page.shellScripts()).toEqual([SHELL_SCRIPT, SHELL_SCRIPT_AGAIN]);
    expect([page.requests.length, page.events]).toEqual([1, ['failure', 'failure']]);
  });

  it('is reported as healed if the second copy starts', async () => {
    const page = await openPage();
    page.failScript();
    page.answer(registryOf('1'));
    page.watchdog.mayRun();
    page.watchdog.started();
    expect(page.events).toEqual(['failure', 'heal']);
  });

  it('leads to a reload if the registry names another shell, once for each revision', async () => {
    const page = await openPage();
    page.failScript();
    page.answer(registryOf('2'));
    expect([page.reloads(), page.events, page.panel()]).toEqual([1, ['failure', 'reload'], null]);
    closePages();
    const reloaded = await openPage();
    reloaded.failScript();
    reloaded.answer(registryOf('2'));
    expect(reloaded.reloads()).toBe(1);
    expect(reloaded.panel()).toBeInTheDocument();
    expect(reloaded.shellScripts()).toEqual([SHELL_SCRIPT]);
  });

  it('is left with a cookie if it is a canary', async () => {
    const page = await openPage();
    page.failScript();
    page.answer(registryOf('0', { version: '1' }));
    expect(document.cookie).toContain('canary_left_shell=6');
    expect(page.events).toEqual(['failure', 'canary-left', 'reload']);
  });

  it.each([
    '',
    '<html>',
    'null',
    '5',
    '[]',
    '{}',
    '{"format":1}',
    '{"modules":null}',
    '{"format":2,"modules":{"shell":{"current":"2"}}}',
  ])(
    'is loaded once more if /registry.json answers %p, and the panel comes 7 s after the page began',
    async (registry) => {
      const page = await openPage();
      page.failScript();
      page.answer(registry);
      expect(page.shellScripts()).toEqual([SHELL_SCRIPT, SHELL_SCRIPT_AGAIN]);
      page.watchdog.mayRun();
      page.watchdog.started();
      jest.advanceTimersByTime(6_999);
      expect(page.panel()).toBeNull();
      jest.advanceTimersByTime(1);
      expect(page.panel()).toBeInTheDocument();
      expect(page.reloads()).toBe(0);
    },
  );

  it.each(['1', '2'])(
    'changes nothing more if the app is rendered before the registry arrives, which names shell %s',
    async (current) => {
      const page = await openPage();
      page.failScript();
      page.watchdog.rendered();
      page.answer(registryOf(current));
      expect(page.shellScripts()).toEqual([SHELL_SCRIPT]);
      expect([page.reloads(), page.panel(), page.events]).toEqual([0, null, ['failure']]);
    },
  );
});

describe('a shell that takes too long', () => {
  it('fails 3 s after the HTML, and again 3 s after it ran', async () => {
    const page = await openPage();
    jest.advanceTimersByTime(2_999);
    expect(page.events).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(page.events).toEqual(['failure']);
    page.answer(registryOf('1'));
    page.watchdog.mayRun();
    jest.advanceTimersByTime(3_000);
    expect(page.events).toEqual(['failure', 'failure']);
    expect(page.panel()).toBeInTheDocument();
  });

  it('has its 3 s from the moment in which its files are requested, if they wait for the first vote', async () => {
    const files = document.documentElement.appendChild(document.createElement('template'));
    files.id = 'late-files';
    const page = await openPage();
    jest.advanceTimersByTime(3_200);
    files.remove();
    jest.advanceTimersByTime(3_299);
    expect(page.events).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(page.events).toEqual(['failure']);
  });

  it('has a panel after 7 s, which disappears when the app is rendered after all', async () => {
    const page = await openPage();
    page.watchdog.mayRun();
    page.watchdog.started();
    jest.advanceTimersByTime(7_000);
    expect(page.panel()).toBeInTheDocument();
    page.watchdog.rendered();
    expect(page.panel()).toBeNull();
  });
});

describe('a browser that is too old', () => {
  it('gets the sentence that says so, and the shell does not run', async () => {
    replaceGlobal('fetch', undefined);
    const page = await openPage();
    expect(document.querySelector('div > p')).toHaveTextContent(TOO_OLD);
    expect(page.watchdog.mayRun()).toBe(false);
    jest.advanceTimersByTime(60_000);
    expect([page.panel(), page.requests, page.events]).toEqual([null, [], []]);
  });

  it('gets the sentence if it does not parse the shell that the registry names', async () => {
    const page = await openPage();
    throwInScript(new SyntaxError('Unexpected token'));
    page.answer(registryOf('1'));
    expect(document.querySelector('div > p')).toHaveTextContent(TOO_OLD);
    expect([page.shellScripts(), page.panel()]).toEqual([[SHELL_SCRIPT], null]);
  });
});
