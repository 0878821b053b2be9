import { createPreviewKey } from './preview-key';
import { readSignedQuery, signedQuery } from './signed-query';

const SECRET = 'a secret for tests, of 32 bytes or more';
const key = createPreviewKey(SECRET);
const UNTIL = new Date('2026-11-24T12:00:00Z');
const EARLIER = new Date('2026-11-24T11:59:59Z');
const RELEASES = ['mfe-voting@1.0.0-a', 'shell@1.0.0+b'];

const link = () => signedQuery(key, 'preview', { releases: RELEASES, until: UNTIL });
const read = (query: URLSearchParams | string, now = EARLIER) =>
  readSignedQuery(key, 'preview', new URLSearchParams(String(query)), now);

it('reads what was signed, until the time of the link', () => {
  expect(read(link())).toEqual({ ok: true, value: { releases: RELEASES, until: UNTIL } });
  expect(read(link(), UNTIL)).toEqual({ ok: false, error: 'expired' });
});

it.each([
  ['another version', (query: string) => query.replace('1.0.0-a', '1.0.0-b')],
  ['another module', (query: string) => query.replace('mfe-voting', 'mfe-admin')],
  ['a release less', (query: string) => query.replace(/&release=[^&]+/, '')],
  ['a release more', (query: string) => `${query}&release=mfe-admin@1.0.0-a`],
  ['a later time', (query: string) => query.replace(/until=\d+/, 'until=9999999999')],
  ['another spelling of the time', (query: string) => query.replace('until=', 'until=x')],
  ['no signature', (query: string) => query.replace(/signature=.*/, '')],
  ['a signature that was cut off', (query: string) => query.slice(0, -1)],
  ['nothing', () => ''],
])('refuses a link with %s', (_what, change) => {
  const query = change(link().toString());
  expect(query).not.toBe(link().toString());
  expect(read(query)).toEqual({ ok: false, error: 'forged' });
});

it('takes no link for staff for a preview, and no signature of another secret', () => {
  expect(read(signedQuery(key, 'staff', { releases: [], until: UNTIL }))).toEqual({
    ok: false,
    error: 'forged',
  });
  const other = createPreviewKey(`${SECRET}!`);
  expect(read(signedQuery(other, 'preview', { releases: RELEASES, until: UNTIL }))).toEqual({
    ok: false,
    error: 'forged',
  });
});
