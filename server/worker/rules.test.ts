import { isGone, isImmutable, isReleaseFile, isServerDown, isYoung, keyOf, MAX_AGE_MS } from './rules';

const key = (address: string) => keyOf(new URL(address, 'https://evm.example'));

it.each([
  ['/demo/demo', '/demo/demo'],
  ['/demo/asha-21/', '/demo/asha-21'],
  ['/demo/demo?fbclid=x#row-3', '/demo/demo'],
  ['/', '/demo/demo'],
  ['/demo//', '/demo/demo'],
  ['/create//', '/create'],
  ['/mr/demo', '/demo/mr'],
  ['/create', '/create'],
  ['/demoevm-bihar', '/demoevm-bihar'],
])('keeps %s under %s', (address, expected) => {
  expect(key(address)).toBe(expected);
});

it('keeps one page for all machines of this device', () => {
  expect(key('/demo/evm_1700000000000')).toBe(key('/demo/evm_2'));
});

it('never keeps the preview of an unsaved form, nor a page with an override of a developer', () => {
  expect([key('/demo/preview'), key('/create?mfe-override=mfe-create@http://localhost:3003')]).toEqual([
    null,
    null,
  ]);
});

it('never keeps the preview of a release', () => {
  expect(key('/demo/demo?release=mfe-voting@1.0.0-a&until=1&signature=x')).toBeNull();
});

it('neither keeps nor answers a request for the slip of a page', () => {
  expect(key('/demo/demo?slip=/mfe-voting/1.0.0-a/&language=hi')).toBeNull();
});

it('shows a page that is at most seven days old', () => {
  const now = Date.UTC(2026, 10, 22);
  expect([now, now - MAX_AGE_MS].map((at) => isYoung(at, now))).toEqual([true, true]);
  expect(isYoung(now - MAX_AGE_MS - 1, now)).toBe(false);
});

it('shows no page that was kept while the clock was far ahead, but allows small corrections of the clock', () => {
  const now = Date.UTC(2026, 10, 22);
  expect(isYoung(now + 60_000, now)).toBe(true);
  expect(isYoung(now + 3_600_000, now)).toBe(false);
});

it('treats a broken or busy server as a failed network, and believes that a missing page is gone', () => {
  expect([500, 502, 503, 429, 200, 403, 404].filter(isServerDown)).toEqual([500, 502, 503, 429]);
  expect([404, 410, 403, 500].filter(isGone)).toEqual([404, 410]);
});

it.each([
  ['/shell/1.0.0-a/shell.js', true],
  ['/mfe-voting/1.0.0-a/assets/done.mp3', true],
  ['/mfe-voting/1.0.0-a/', false],
  ['/api/evm/evm/demo', false],
  ['/files/0a.png', false],
  ['/registry.json', false],
])('says of %s whether it is a file of a release: %s', (path, expected) => {
  expect(isReleaseFile(path)).toBe(expected);
});

it.each([
  ['/mfe-voting/1.0.0-a/assets/done.mp3', true],
  [`/files/${'0a'.repeat(32)}.webp`, true],
  ['/files/asha.png', false],
  ['/images/demo-symbol.svg', false],
])('says of %s whether its content can never change: %s', (path, expected) => {
  expect(isImmutable(path)).toBe(expected);
});
