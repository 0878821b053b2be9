import diagnostics from 'node:diagnostics_channel';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { siteRequests } from './testing/site-requests';
import { createTestServer, type TestServer } from './testing/test-server';

const REQUESTS_PER_ROUTE = 2_000;
/** Another seed generates other random requests: `FUZZ_SEED=2 npm test -w server -- fuzz-site`. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const PARALLEL_REQUESTS = 20;
/** The password of `/releases` and of `/metrics`. */
const TOKEN = 'a password of operators';

/**
 * The paths of all routes that are not in the API's description (fuzz.test.ts tests the others), each with a status that
 * at least one random request must get. Such a request has passed the checks at the beginning of the route.
 */
const ROUTES: Readonly<Record<string, number>> = {
  '/*': 200,
  '/manifest.webmanifest': 200,
  '/sw.js': 304,
  '/registry.json': 304,
  '/staff': 200,
  '/releases': 200,
  '/events': 204,
  '/metrics': 200,
  '/files/*': 404,
  '/images/*': 404,
  '/link-pictures/:vid/:file': 302,
  '/api': 404,
  '/api/*': 404,
  '/fn': 404,
  '/fn/*': 404,
  '/s3/*': 404,
  '/api/docs': 200,
  '/api/docs/json': 200,
  '/api/docs/yaml': 200,
  '/api/docs/static/*': 404,
  '/api/docs/static/index.html': 302,
  '/api/docs/static/swagger-initializer.js': 200,
};

let server: TestServer;
let app: FastifyInstance;
let folder: string;
let described: Set<string>;
/** The entity tags of the files that browsers ask for again and again. */
let etags: string[];
/** The methods of each path that has a route. */
const methods = new Map<string, Set<string>>();

/** Notes every route of the next server, also those that the API's description leaves out. */
function noteRoutes(message: unknown): void {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ url, method }: RouteOptions) => {
    methods.set(url, new Set([...(methods.get(url) ?? []), ...[method].flat()]));
  });
}

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-fuzz-'));
  diagnostics.subscribe('fastify.initialization', noteRoutes);
  server = await createTestServer({
    logLevel: 'silent',
    publicUrl: 'http://evm.example',
    releasesToken: TOKEN,
    metricsToken: TOKEN,
    linkPicturesDir: folder,
  });
  diagnostics.unsubscribe('fastify.initialization', noteRoutes);
  ({ app } = server);
  const files = await Promise.all(['/sw.js', '/registry.json'].map(server.request));
  etags = files.map((answer) => answer.headers.etag ?? '');
  const { paths } = (await server.request('/api/docs/json')).json() as { paths: object };
  described = new Set(Object.keys(paths).map((each) => each.replace(/{(\w+)}/g, ':$1')));
});
afterAll(async () => {
  await server.drop();
  await fs.rm(folder, { recursive: true });
});

it('tests every route that the API’s description leaves out', () => {
  const hidden = [...methods.keys()].filter((url) => !described.has(url));
  expect(hidden.sort()).toEqual(Object.keys(ROUTES).sort());
});

it.each(Object.entries(ROUTES))(
  `answers ${REQUESTS_PER_ROUTE} requests without a failure: %s`,
  async (url, reached) => {
    const sent = {
      url,
      methods: [...(methods.get(url) ?? [])],
      secret: server.secret,
      password: TOKEN,
      etags,
    };
    const requests = fc.sample(siteRequests(sent), { numRuns: REQUESTS_PER_ROUTE, seed: SEED });
    const statuses = new Set<number>();
    for (let start = 0; start < requests.length; start += PARALLEL_REQUESTS) {
      const some = requests.slice(start, start + PARALLEL_REQUESTS);
      const answers = await Promise.all(some.map((request) => app.inject(request)));
      answers.forEach(({ statusCode, body }, place) => {
        statuses.add(statusCode);
        if (statusCode >= 500) throw new Error(`${JSON.stringify(some[place])}\n${statusCode} ${body}`);
      });
    }
    expect(statuses).toContain(reached);
  },
  300_000,
);
