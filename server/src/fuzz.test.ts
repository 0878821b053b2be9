import type { FastifyInstance, InjectOptions } from 'fastify';
import fc, { type Arbitrary } from 'fast-check';
import Schema from 'typebox/schema';
import { createTokens } from './accounts/tokens';
import { anyText, valuesAround, type JsonSchema } from './testing/json-arbitrary';
import { createTestServer, type TestServer } from './testing/test-server';

const REQUESTS_PER_ROUTE = 2_000;
/** Another seed generates other random requests: `FUZZ_SEED=2 npm test -w server -- fuzz`. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/**
 * The largest number of requests at once. The server answers 503 when more passwords wait for their hash
 * (accounts/passwords.ts).
 */
const PARALLEL_REQUESTS = 20;

interface Operation {
  readonly parameters?: readonly { in: string; name: string; schema: JsonSchema }[];
  readonly requestBody?: { content: Record<string, { schema: JsonSchema }> };
  readonly responses: Record<string, { content?: Record<string, { schema: object }> }>;
  readonly security?: readonly unknown[];
}
type Paths = Record<string, Record<string, Operation>>;

let server: TestServer;
let app: FastifyInstance;
let paths: Paths;
let accountId: string;
/** The vid of the account's machine. After a test has changed it, it is a former vid of the machine. */
let ownVid: string;
let token: string;

beforeAll(async () => {
  server = await createTestServer({
    logLevel: 'silent',
    uploadKey: 'key',
    publicUrl: 'http://evm.example',
    mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'no-reply@evm.example' }, // nothing listens on this port
  });
  ({ app } = server);
  ({ paths } = (await server.request('/api/docs/json')).json() as { paths: Paths });
  const account = { client_name: 'Asha', email: 'asha@example.org', password: 'long enough' };
  const registered = await server.request({ method: 'POST', url: '/api/register', payload: account });
  const { id } = registered.json() as { id: number };
  accountId = String(id);
  const machines = server.database.db.selectFrom('machine').where('account_id', '=', accountId);
  ({ vid: ownVid } = await machines.select('vid').executeTakeFirstOrThrow());
});
// A test of a logout ends the token, so each test has a new token.
beforeEach(async () => {
  const { db } = server.database;
  const account = db.selectFrom('account').where('id', '=', accountId);
  const owner = await account.select(['id', 'session_version']).executeTakeFirstOrThrow();
  token = await createTokens(server.secret, db).issue(owner);
});
afterAll(() => server.drop());

/**
 * Each route as its method, its path, and a status that at least one request must get (200 by default). Such a request
 * has passed the validation, so the random requests also test the code behind the validation.
 */
const ROUTES: readonly [string, string, number?][] = [
  ['get', '/healthz'],
  ['get', '/api/evm/evm/{id}'],
  ['get', '/api/evm/evm/count/{id}'],
  ['post', '/api/evm/evm/increment_count/{id}'],
  ['post', '/api/evm/evm/opens/{id}', 204],
  ['post', '/api/evm/evm/shares/{id}', 204],
  ['post', '/fn/vidhansabha'],
  ['get', '/api/demo-bihar-stat/count'],
  ['post', '/api/demo-bihar-stat/increment/{id}'],
  ['post', '/api/register'],
  ['post', '/api/token', 401],
  ['get', '/api/forgot-password'],
  ['post', '/api/forgot-password', 204],
  ['post', '/api/reset-password', 400],
  ['get', '/api/account'],
  ['put', '/api/account'],
  ['put', '/api/account/password', 400],
  ['get', '/api/account/export'],
  ['post', '/api/account/delete', 400],
  ['post', '/api/account/log-out', 204],
  ['post', '/api/account/log-out-everywhere', 204],
  ['get', '/api/evm'],
  ['put', '/api/evm'],
  ['get', '/api/evm/versions'],
  ['put', '/api/evm/pause'],
  ['put', '/api/evm/update-vid'],
  ['delete', '/api/evm/former-vids/{vid}', 404],
  ['get', '/api/evm/votes'],
  ['post', '/api/evm/votes/reset'],
  ['post', '/api/evm/votes/undo-reset', 400],
  ['post', '/s3/s3/evm/{filename}'],
];

it('tests every route of the API’s description', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described.sort()).toEqual(ROUTES.map(([method, path]) => `${method} ${path}`).sort());
});

it.each(ROUTES)(
  `answers ${REQUESTS_PER_ROUTE} requests as the contract says: %s %s`,
  async (method, path, reached = 200) => {
    const operation = paths[path]?.[method];
    if (!operation) throw new Error('The API’s description does not have this route.');
    const requests = fc.sample(requestsFor(method, path, operation), {
      numRuns: REQUESTS_PER_ROUTE,
      seed: SEED,
    });
    const statuses = new Set<number>();
    for (let start = 0; start < REQUESTS_PER_ROUTE; start += PARALLEL_REQUESTS) {
      const some = requests.slice(start, start + PARALLEL_REQUESTS);
      const answers = await Promise.all(some.map((request) => app.inject(request)));
      answers.forEach((answer, place) => {
        statuses.add(answer.statusCode);
        const problem = problemOf(answer.statusCode, answer.body, operation);
        if (problem)
          throw new Error(`${problem}\n${JSON.stringify(some[place])}\n${answer.statusCode} ${answer.body}`);
      });
    }
    expect(statuses).toContain(reached);
  },
  300_000,
);

let visitor = 0;

/**
 * Generates random requests for one route. Each request has a new IP address, so that no request reaches a rate limit.
 */
function requestsFor(method: string, path: string, operation: Operation): Arbitrary<InjectOptions> {
  const parameters = operation.parameters ?? [];
  const ids = fc.oneof(
    fc.constantFrom('demo', 'DEMO', '1', '4', 'a.png', ownVid),
    anyText.filter((id) => !/^\.{0,2}$/.test(id)),
  );
  const places = fc.array(ids, { minLength: 3, maxLength: 3 });
  const query = fc.record(
    Object.fromEntries(
      parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, valuesAround(schema)]),
    ),
    { requiredKeys: [] },
  );
  return fc
    .record({ places, query, body: bodies(operation), slash: fc.boolean(), isKnown: fc.boolean() })
    .map(({ places: [...values], query: fields, body, slash, isKnown }) => ({
      method: method.toUpperCase() as 'GET',
      url: path.replace(/{\w+}/g, () => encode(values.pop())) + (slash ? '/' : '') + queryOf(fields, isKnown),
      remoteAddress: `10.${((visitor += 1) >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
      headers: {
        ...body.headers,
        // Votes and visits need no token. With a token, the server checks whether the machine belongs to the
        // account.
        ...(isKnown && { authorization: `Bearer ${token}` }),
      },
      ...(body.payload !== undefined && { payload: body.payload }),
    }));
}

interface Body {
  readonly headers: Record<string, string>;
  readonly payload?: string | undefined;
}

function bodies({ requestBody }: Operation): Arbitrary<Body> {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody?.content ?? {});
  const raw = fc.record({
    headers: fc.constantFrom({}, { 'content-type': 'application/json' }, { 'content-type': 'text/plain' }),
    payload: fc.option(anyText, { nil: undefined }),
  });
  switch (type) {
    case 'application/json':
      return mostly(
        valuesAround(schema).map((value) => ({ headers: { 'content-type': type }, payload: json(value) })),
        raw,
      );
    case 'application/x-www-form-urlencoded':
      return mostly(
        valuesAround(schema).map((value) => ({
          headers: { 'content-type': type },
          payload: new URLSearchParams(value instanceof Object ? strings(value) : json(value)).toString(),
        })),
        raw,
      );
    case 'multipart/form-data':
      return mostly(fc.record({ part: fc.constantFrom('file', 'x'), content: contents }).map(form), raw);
    default:
      return raw;
  }
}

const mostly = (most: Arbitrary<Body>, rest: Arbitrary<Body>) =>
  fc.oneof({ weight: 9, arbitrary: most }, { weight: 1, arbitrary: rest });

/** A WebP of one pixel. All its bytes are ASCII characters, so a text can contain the WebP unchanged. */
const WEBP = 'RIFF\u0012\0\0\0WEBPVP8L\u0005\0\0\0/\0\0\0\0\0';
const contents = fc.oneof(
  fc.constant(WEBP),
  fc.tuple(fc.constantFrom('', '<svg>', WEBP), anyText).map((parts) => parts.join('')),
);

function form({ part, content }: { part: string; content: string }): Body {
  const head = `--x\r\nContent-Disposition: form-data; name="${part}"; filename="a"\r\n\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${head}${content}\r\n--x--\r\n`,
  };
}

function json(value: unknown): string {
  return value === undefined ? 'null' : JSON.stringify(value);
}

function strings(value: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, typeof entry === 'string' ? entry : json(entry)]),
  );
}

function queryOf(fields: object, isKnown: boolean): string {
  const pairs = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    isKnown && name === 'key' ? 'key' : value,
  ]);
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${String(name)}=${encode(value)}`).join('&')}`;
}

/** Encodes a value for a URL. A lone surrogate cannot be encoded, so it becomes U+FFFD, as in a browser's form. */
function encode(value: unknown): string {
  return encodeURIComponent(Buffer.from(typeof value === 'string' ? value : json(value)).toString());
}

/** @returns a text that says how an answer breaks the contract, or `undefined` when it keeps the contract */
function problemOf(status: number, body: string, { responses }: Operation): string | undefined {
  if (status >= 500) return 'The server failed.';
  const value: unknown = body === '' ? undefined : JSON.parse(body);
  const described = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
  if (described && !described.content && value === undefined) return undefined; // an answer without a body
  const schema = described?.content?.['application/json']?.schema;
  if (!schema) return 'The API’s description does not have this answer.';
  return Schema.Check(schema, value) ? undefined : 'The answer does not match its schema.';
}
