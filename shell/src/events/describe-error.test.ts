import { describeError } from './describe-error';

const errorWith = (stack: string, message = 'broken') => Object.assign(new TypeError(message), { stack });

it.each([
  [
    'Chrome',
    'TypeError: broken\n    at App (https://x.example/mfe-voting/1.0.0-a/app.3f2.js:1:2345)\n    at b',
  ],
  [
    'Firefox and Safari',
    'App@https://x.example/mfe-voting/1.0.0-a/app.3f2.js:1:2345\nb@https://x.example/c.js:1:1',
  ],
  ['a second attempt', 'App@https://x.example/mfe-voting/1.0.0-a/app.3f2.js?attempt=2:1:2345'],
])('names the error and the place in the script, in the stack of %s', (_browser, stack) => {
  expect(describeError(errorWith(stack))).toBe('TypeError app.3f2.js:1:2345');
});

it('does not report an address that the message contains', () => {
  const message = 'No answer from https://x.example/api/evm/evm/secret-vid?token=1';
  expect(
    describeError(errorWith(`TypeError: ${message}\n    at App (https://x.example/a.js:1:2)`, message)),
  ).toBe('TypeError a.js:1:2');
  expect(describeError(errorWith(`TypeError: ${message}`, message))).toBe('TypeError');
});

it('does not report the address of the page', () => {
  expect(describeError(errorWith('at https://x.example/demo/secret-vid?a=app.js:1:2'))).toBe(
    'TypeError address:1:2',
  );
  expect(describeError(errorWith('at https://x.example/demo/secret-vid:3:4'))).toBe('TypeError address:3:4');
});

it('gives the type of what was thrown when it is no error', () => {
  expect(describeError('https://x.example/demo/secret-vid')).toBe('string');
});
