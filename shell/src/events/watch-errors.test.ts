import type { RemoteRelease } from '@demo-evm/shared/contract';
import { watchErrors } from './watch-errors';

const PAGE = { shell: { version: '1.0.0-s', folder: '/shell/1.0.0-s/', integrity: {} } };
const REMOTES = [{ module: 'mfe-voting', version: '1.0.0-v' } as RemoteRelease];

const report = jest.fn();
beforeAll(() => watchErrors({ page: PAGE, remotes: REMOTES, report }));
beforeEach(() => report.mockClear());

/** Makes an error whose stack has these addresses, the innermost first. */
function errorAt(name: string, ...addresses: string[]): Error {
  const error = new Error('Asha typed this');
  error.name = name;
  error.stack = [`${name}: Asha typed this`, ...addresses.map((at) => `    at f (${at}:1:45)`)].join('\n');
  return error;
}

const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const fail = (error: unknown, filename = '') =>
  window.dispatchEvent(new ErrorEvent('error', { error, filename }));

const SHELL_FILE = 'https://a.example/shell/1.0.0-s/shell.js';

it('names the remote whose file is the innermost in the stack, and nothing that a visitor typed', () => {
  fail(errorAt('TypeError', SHELL_FILE, 'https://a.example/mfe-voting/1.0.0-v/app.js', SHELL_FILE));
  expect(report.mock.calls).toEqual([
    [{ kind: 'error', module: 'mfe-voting', version: '1.0.0-v', detail: 'TypeError shell.js:1:45' }],
  ]);
});

it('names the shell when no file of a remote is in the stack', () => {
  reject(errorAt('RangeError', SHELL_FILE));
  expect(report.mock.calls).toEqual([
    [{ kind: 'rejection', module: 'shell', version: '1.0.0-s', detail: 'RangeError shell.js:1:45' }],
  ]);
});

it('reports each kind of a release once', () => {
  for (let count = 0; count < 3; count += 1)
    reject(errorAt('Error', 'https://a.example/mfe-voting/1.0.0-w/app.js'));
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'rejection', version: '1.0.0-w' }));
});

it.each([
  ['an extension', errorAt('Error', 'chrome-extension://abc/content.js')],
  ['another site', errorAt('Error', 'https://b.example/widget/2/app.js')],
  ['a value without a stack', 'offline'],
])('does not report an error of %s', (_, error) => {
  reject(error);
  fail(error);
  expect(report).not.toHaveBeenCalled();
});

it('finds the module by the name of the file when the error has no stack', () => {
  fail('thrown', 'https://a.example/mfe-voting/1.0.0-x/app.js');
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ version: '1.0.0-x', detail: 'string' }));
});
