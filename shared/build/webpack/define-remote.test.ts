import path from 'node:path';
import { buildFixture } from './testing/build-fixture';

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

it('makes the same release whatever the order of its plugins', () => {
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
});
