import path from 'node:path';
import { integrityByFile, type Release } from '@demo-evm/shared/contract';
import { buildFixture } from './testing/build-fixture';

/** The parts of mf-manifest.json that other tools read first. */
interface FederationManifest {
  readonly metaData: Readonly<Record<string, unknown>>;
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: { readonly js: { readonly sync: string[] } };
  }[];
}

jest.setTimeout(30_000);

const define = (options: string, env = '{}') =>
  buildFixture(
    { 'src/main.js': '' },
    { 'define-remote.js': 'defineRemote' },
    `(defineRemote(${options})(${env}, {}), { plugins: [] })`,
  ).errors;

const FINE = `name: 'mfe_a', dir: ${JSON.stringify(path.resolve(__dirname, '../../../mfe-create'))}, mounts: ['/a'], port: 3009, open: '/a'`;

it('accepts a remote', () => {
  expect(define(`{ ${FINE} }`)).toEqual([]);
});

it('refuses a misspelled option and a misspelled flag', () => {
  expect(define(`{ ${FINE}, langauge: 'hi' }`)).toEqual([
    'Unknown option "langauge" of defineRemote; did you mean "language"?',
  ]);
  expect(define(`{ ${FINE}, hasFirstview: true }`)).toEqual([
    expect.stringContaining('Unknown option "hasFirstview" of defineRemote; there are name, dir, '),
  ]);
  expect(define(`{ ${FINE} }`, '{ witout: "late-axios" }')).toEqual([
    'Unknown flag --env "witout"; did you mean "without"?',
  ]);
  expect(define(`{ ${FINE} }`, '{ without: "axios" }')).toEqual([
    'This build has no optimization "axios"; it has external-runtime, late-axios.',
  ]);
});

it('makes the same release whatever the order of its plugins, with a manifest that no page loads', () => {
  const build = (order: string) =>
    buildFixture(
      {
        'package.json': '{ "name": "mfe-a", "version": "1.0.0", "sideEffects": false }',
        'src/app.tsx': `export const contractVersion = 2;
          export default () => import('./late').then(({ late }) => late);`,
        'src/late.ts': `import './late.module.css'; export const late = 1;`,
        'src/late.module.css': '.late { color: red }',
        'src/translations/en.json': '{}',
        'src/translations/hi.json': '{}',
        'src/translations/mr.json': '{}',
      },
      { 'define-remote.js': 'defineRemote' },
      `(({ plugins, ...config }) => ({ ...config, plugins: ${order} }))(
        defineRemote({ name: 'mfe_a', dir, mounts: ['/a'], port: 3009, open: '/a', isServerRendered: true })({}, {}))`,
      { hasLibraries: true },
    );
  const [one, other] = [build('plugins'), build('[...plugins].reverse()')];
  expect(one.errors).toEqual([]);
  expect(Object.keys(one.files)).toContain('remote-entry.js.br');
  expect(other.files['release.json']).toBe(one.files['release.json']);

  // The two builds ran in different folders, so the manifest has neither a path of the computer nor a time.
  expect(other.files['mf-manifest.json']).toBe(one.files['mf-manifest.json']);
  expect(Object.keys(one.files).filter((file) => file.startsWith('mf-stats'))).toEqual([]);
  const { metaData, exposes } = JSON.parse(one.files['mf-manifest.json'] ?? '') as FederationManifest;
  expect(metaData).toMatchObject({
    globalName: 'mfe_a',
    publicPath: 'auto',
    remoteEntry: { name: 'remote-entry.js', path: '' },
  });
  expect(exposes.map(({ path: exposed, assets }) => [exposed, assets.js.sync])).toEqual([
    ['./app', ['app.js']],
  ]);
  const release = JSON.parse(one.files['release.json'] ?? '') as Release;
  expect(release.files['mf-manifest.json']?.integrity).toMatch(/^sha256-/);
  expect(release.firstLoad.scripts).toEqual(['remote-entry.js', 'app.js']);
  expect(Object.keys(integrityByFile(release))).not.toContain('mf-manifest.json');
  expect(one.files['hashes.json']).not.toContain('mf-manifest');
});
