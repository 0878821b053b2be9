import type { SmallRelease } from './small-workspace';

/** A command of docs/releasing.md that a test runs. */
export interface CommandRun {
  /** The command as the page writes it. */
  readonly command: string;
  /** A part of what is printed. Calls of turbo are printed first. */
  readonly says: string | RegExp;
  /** True if `mfe-voting` has to have a canary, 1.0.2-c. */
  readonly hasCanary?: true;
  /** What a workspace has built when the command runs. */
  readonly built?: readonly SmallRelease[];
}

const voting: SmallRelease = { module: 'mfe-voting', version: '1.0.3-d' };
const a: SmallRelease = { module: 'mfe-a', version: '1.0.0-a' };
const b: SmallRelease = { module: 'mfe-b', version: '1.0.0-b' };
const inPlaceOfOld: SmallRelease = { module: 'mfe-new', version: '1.0.0-n' };
const shell: SmallRelease = { module: 'shell', version: '1.2.0-s' };
const TESTED_AND_BUILT = 'turbo run test --filter=mfe-voting\nturbo run build --filter=mfe-voting\n';

export const RUNS: readonly CommandRun[] = [
  { command: 'npm run releases', says: /^module +current [^]*\nmfe-voting +1\.0\.1-b [^]*\nRevision 10 of / },
  { command: 'npm run releases -- --json', says: '"revision": 10,' },
  {
    command: 'npm run releases -- --history',
    says: / 10 {2}\S+ \S+ {2}mfe-voting: all visitors get 1\.0\.1-b/,
  },
  {
    command: 'npm run releases -- show mfe-voting@1.0.0-4f0c…',
    says: /^mfe-voting 1\.0\.0-4f0c\nstate +previous\n/,
  },
  { command: 'npm run releases -- show mfe-voting@<version>', says: /\nreleased +2\d{3}-/ },
  {
    command: 'npm run release -- mfe-voting',
    built: [voting],
    says: `${TESTED_AND_BUILT}No smoke test: there is no `,
  },
  {
    command: 'npm run release -- mfe-voting --canary 10',
    built: [voting],
    says: /^turbo run test [^]*\nmfe-voting: 10 % of the visitors get 1\.0\.3-d\n/,
  },
  {
    command: 'npm run release -- mfe-voting --canary 10 --watch',
    built: [voting],
    says: /\nmfe-voting: 10 % of [^]*\nThe servers of this site watch the canary\.[^]* It was bad\.$/,
  },
  {
    command: 'npm run release -- mfe-voting --from <that dist>',
    built: [voting],
    says: /^No smoke test: [^]*\nmfe-voting: all visitors get 1\.0\.3-d, before it was 1\.0\.1-b\n/,
  },
  {
    command: 'npm run release -- mfe-a mfe-b',
    built: [a, b],
    says: /build --filter=mfe-b\n[^]*\nmfe-a: all visitors get 1\.0\.0-a\nmfe-b: all visitors get 1\.0\.0-b\nRevision 11 /,
  },
  {
    command: 'npm run release -- mfe-new --retire mfe-old',
    built: [inPlaceOfOld],
    says: /\nmfe-new: all visitors get 1\.0\.0-n\nmfe-old: retired, before it was 1\.0\.0-4f0c\nRevision 11 /,
  },
  { command: 'npm run release -- shell', built: [shell], says: 'shell: all visitors get 1.2.0-s' },
  { command: 'npm run canary -- mfe-voting 50', hasCanary: true, says: '50 % of the visitors get 1.0.2-c' },
  {
    command: 'npm run promote -- mfe-voting',
    hasCanary: true,
    says: 'all visitors get 1.0.2-c, before it was 1.0.1-b',
  },
  { command: 'npm run withdraw -- mfe-voting', hasCanary: true, says: 'mfe-voting: the canary 1.0.2-c ends' },
  { command: 'npm run rollback -- mfe-voting', says: 'all visitors get 1.0.0-4f0c, before it was 1.0.1-b' },
  {
    command: 'npm run rollback -- mfe-voting 1.0.0-4f0c…',
    says: 'all visitors get 1.0.0-4f0c, before it was 1.0.1-b',
  },
  {
    command: 'npm run rollback -- mfe-results 1.0.0-4f0c…',
    says: 'all visitors get 1.0.0-4f0c, before it was 1.0.1-b',
  },
  { command: 'npm run retire -- mfe-results', says: 'mfe-results: retired, before it was 1.0.1-b' },
  {
    command: 'npm run preview -- mfe-voting@1.0.0-4f0c…',
    says: '\n/demo/demo?release=mfe-voting@1.0.0-4f0c&until=',
  },
  {
    command: 'npm run preview -- mfe-voting@1.0.0-4f0c… --hours 48 --path /demo/demo',
    says: '\n/demo/demo?release=mfe-voting@1.0.0-4f0c&until=',
  },
  {
    command: 'npm run preview -- shell@1.1.0-9ab2… mfe-voting@2.0.0-77c1…',
    says: /^This link shows shell@1\.1\.0-9ab2 and mfe-voting@2\.0\.0-77c1 /,
  },
  { command: 'npm run preview -- --staff', says: /gets every canary for 90 days:\n\/staff\?until=/ },
  {
    command: 'npm run trace -- mfe-voting@1.0.0-4f0c… app.js:1:45523',
    says: /^mfe-voting\/src\/vote\.ts:3:3\n/,
  },
  { command: 'npm run trace -- mfe-voting@<version> app.js:1:45523', says: /\n {2}throw new Error\(text\);/ },
  {
    command: 'PUBLIC_URL=https://demo.example SITE_CONFIG=site.json npm run export -- out',
    says: /^\d+ pages and the current releases are in \S+\/out: \/[^]*\nCanaries are not exported\.$/,
  },
];

/** The embedded database belongs to one process and a command opens its own, so these commands need a Postgres. */
export const RUNS_ON_POSTGRES: readonly CommandRun[] = [
  { command: 'npm run move-site -- --to database', says: /: revision 10, and 8 releases\.$/ },
  { command: 'npm run move-site -- --to folder', says: /: revision 10, and 8 releases\.$/ },
];

/** Commands that take too long for this test, or that install packages: the files and the lines that run them. */
export const RUN_ELSEWHERE: Readonly<Record<string, readonly (readonly [file: string, text: string])[]>> = {
  'npm ci': [['.ci/run', '\nnpm ci --no-audit --no-fund\n']],
  'npm run build': [['.ci/run', '\nnpm run build\n']],
  'npm ci && npm start': [
    ['.ci/run', '\nnpm ci --no-audit --no-fund\n'],
    ['package.json', '"start": "turbo run build --output-logs=errors-only && exec node server/dist/main.js"'],
    ['e2e/product.ts', '../server/dist/main.js'],
  ],
  'npx turbo run test build --filter=mfe-voting': [
    ['.ci/run', '\nnpm run --silent test:release -w server\n'],
    ['server/package.json', '"test:release": "tsx checks/release.ts"'],
    ['server/checks/release.ts', 'npx turbo run test build --filter='],
  ],
  '.ci/build-previous <folder>': [['.ci/run', '.ci/build-previous "$PREVIOUS_RELEASE"\n']],
  'PREVIOUS_RELEASE=<folder> npx playwright test skew': [
    ['.ci/run', '\n  export PREVIOUS_RELEASE\n'],
    ['.ci/run', '\nnpm run e2e\n'],
    ['e2e/tests/skew.spec.ts', 'PREVIOUS_RELEASE'],
  ],
  // A person runs this one. CI does not, because it takes half an hour.
  'npm run e2e:long': [
    ['e2e/package.json', '"e2e:long": "playwright test --config long/playwright.config.ts"'],
  ],
};
