import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { createPreviewKey } from '../release-preview/preview-key';
import { signedQuery } from '../release-preview/signed-query';
import { anyText } from './json-arbitrary';
import { VOTING } from './test-site';

interface SiteRoute {
  /** The path with its parameters, such as `/files/*`. */
  readonly url: string;
  readonly methods: readonly string[];
  /** The secret of the server, which signs some of the links. */
  readonly secret: Uint8Array;
  /** The password that operators send. */
  readonly password: string;
  /** Entity tags of present files. */
  readonly etags: readonly string[];
}

let visitor = 0;

/**
 * Generates random requests for the routes of one path of the site. Each request has a new IP address, so that no
 * request reaches a rate limit.
 */
export function siteRequests(route: SiteRoute): Arbitrary<InjectOptions> {
  return fc
    .record({
      method: fc.constantFrom(...route.methods),
      places: fc.array(places, { minLength: 2, maxLength: 2 }),
      query: queries(route),
      headers: headers(route),
      payload: fc.option(payloads, { nil: undefined }),
    })
    .map(({ method, places: [...values], query, headers: sent, payload }) => {
      const hasBody = method !== 'GET' && method !== 'HEAD' && payload !== undefined;
      return {
        method: method as 'GET',
        url: route.url.replace(/:\w+|\*/g, () => values.pop() ?? '') + query,
        remoteAddress: `10.${((visitor += 1) >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
        headers: { ...sent, ...(hasBody && { 'content-type': 'text/plain' }) },
        ...(hasBody && { payload }),
      };
    });
}

/** Generates parts of a path. Some parts are not encoded, as an attacker sends them. */
const places = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'demo',
      'demo/demo',
      'DEMO',
      'demo/preview',
      'demoevm-bihar',
      'mfe-voting/1.0.0-bbb/app.css',
      'mfe-voting/1.0.0-bbb/../../../etc/passwd',
      'mfe-voting/9.9.9/app.css',
      'shell/1.0.0-aaa/shell.js.br',
      `${'0'.repeat(32)}.png`,
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e/%2e%2e',
      '%',
      '%00',
      '//',
      'favicon.ico',
    ),
  },
  { weight: 1, arbitrary: anyText.map(encode) },
);

function queries({ secret }: SiteRoute): Arbitrary<string> {
  const until = fc.constantFrom(new Date(0), new Date(Date.now() + 3_600_000));
  const signed = fc
    .record({
      purpose: fc.constantFrom('preview' as const, 'staff' as const),
      release: fc.constantFrom(...[`${VOTING.module}@${VOTING.version}`, 'mfe-x@1', '@', '__proto__@1']),
      until,
    })
    .map(({ purpose, release, until: end }) => {
      const releases = purpose === 'preview' ? [release] : [];
      return `?${String(signedQuery(createPreviewKey(secret), purpose, { releases, until: end }))}`;
    });
  const values = fc.oneof(
    fc.constantFrom('/demo/demo', '//evil.example', '/mfe-voting/1.0.0-bbb/', 'hi', 'xx'),
    anyText,
  );
  const names = fc.constantFrom(
    'release',
    'until',
    'signature',
    'slip',
    'language',
    'page',
    '__proto__',
    'a',
  );
  const invented = fc
    .array(fc.tuple(names, values), { maxLength: 3 })
    .map((pairs) =>
      pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`,
    );
  return fc.oneof({ weight: 1, arbitrary: signed }, { weight: 4, arbitrary: invented });
}

function headers({ password, etags }: SiteRoute): Arbitrary<Record<string, string>> {
  // A header cannot have other characters, so Node would refuse them before they arrive.
  const text = anyText.map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, ''));
  const basic = Buffer.from(`any:${password}`).toString('base64');
  return fc.record(
    {
      cookie: fc.oneof(
        fc.constantFrom(
          'canary_bucket=7',
          'language=mr',
          'canary_staff=9999999999.x',
          'canary_left_shell=1',
          ';;=',
        ),
        text,
      ),
      authorization: fc.oneof(
        fc.constantFrom(`Basic ${basic}`, `Bearer ${password}`, 'Basic', 'Basic ='),
        text,
      ),
      'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip, br;q=0', '*;q=', 'identity'), text),
      'if-none-match': fc.oneof(fc.constantFrom('*', ...etags), text),
      'accept-language': text,
      range: fc.oneof(fc.constantFrom('bytes=0-1', 'bytes=9-1', 'bytes=-', 'bytes=0-1,3-4'), text),
      'x-forwarded-proto': fc.constantFrom('https', 'javascript', ''),
    },
    { requiredKeys: [] },
  );
}

const event = fc.record(
  {
    kind: fc.oneof(fc.constantFrom('load', 'failure', 'canary-left', 'lcp', 'cls', '__proto__'), anyText),
    module: fc.oneof(fc.constantFrom('mfe-voting', 'shell', 'constructor'), anyText),
    version: fc.oneof(fc.constant('1.0.0-bbb'), anyText),
    revision: fc.oneof(fc.nat(), fc.double()),
    ms: fc.oneof(fc.nat(), fc.double()),
    score: fc.double(),
    earlier: anyText,
    isFirst: fc.boolean(),
    detail: anyText,
  },
  { requiredKeys: ['kind', 'module', 'version', 'revision'] },
);
const payloads = fc.oneof(
  fc.array(event, { maxLength: 3 }).map((events) => JSON.stringify(events)),
  anyText,
);

/** Encodes a text for a URL. A lone surrogate cannot be encoded, so it becomes U+FFFD, as in a browser's form. */
function encode(value: string): string {
  return encodeURIComponent(Buffer.from(value).toString());
}
