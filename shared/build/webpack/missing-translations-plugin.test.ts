import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

jest.setTimeout(60_000);

const PLUGIN = path.join(__dirname, 'missing-translations-plugin.js');
const SHARED = path.resolve(__dirname, '../..');

/**
 * This script builds an app with webpack and prints the errors. It runs in a separate process, because jest runs these
 * tests as CommonJS, where the plugin's `import.meta` is a syntax error.
 */
const BUILD = `
  import webpack from 'webpack';
  const [plugin, dir, mode, shared] = process.argv.slice(1);
  const { MissingTranslationsPlugin, UI_TABLES } = await import(plugin);
  const plugins = [new MissingTranslationsPlugin(dir, shared ? [UI_TABLES] : [])];
  webpack({ mode, context: dir, entry: './src/app.js', output: { path: dir + '/dist' }, plugins }, (_, stats) =>
    console.log(JSON.stringify(stats.compilation.errors.map(({ message }) => message))),
  );
`;

const WORDS = { LOADING: 'Loading', RETRY: 'Try again' };

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'missing-translations-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

/** Builds an app from these files and translation tables, in the folder `an-app`, and gives the errors. */
function build(
  files: Record<string, string>,
  { hindi = WORDS, mode = 'production', shared = '', plugin = PLUGIN } = {},
) {
  const app = path.join(dir, 'an-app');
  const tables = { en: WORDS, hi: hindi, mr: WORDS };
  const all = {
    'package.json': '{"sideEffects":false}',
    ...Object.fromEntries(
      Object.entries(tables).map(([language, table]) => [
        `src/translations/${language}.json`,
        JSON.stringify(table),
      ]),
    ),
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(app, file)), { recursive: true });
    fs.writeFileSync(path.join(app, file), content);
  }
  const script = ['--input-type=module', '-e', BUILD, plugin, app, mode, shared];
  const answer = execFileSync(process.execPath, script, { cwd: __dirname, encoding: 'utf8' });
  return (JSON.parse(answer) as string[]).map((error) =>
    error.replace(/renders \S*an-app/, 'renders an-app'),
  );
}

const APP = `import { render } from './message.js'; document.title = render(window.t, window.state);`;

it('fails an app that renders a component whose key its tables lack, and names all three tables', () => {
  const message = `export const render = (t, isSlow) => (isSlow ? t('NET_SLOW') : t('LOADING'));`;
  expect(build({ 'src/app.js': APP, 'src/message.js': message })).toEqual([
    'an-app renders an-app/src/message.js, which needs NET_SLOW; ' +
      'src/translations/en.json, src/translations/hi.json, src/translations/mr.json lack it.',
  ]);
});

it.each([
  ['a constant', `const KEYS = { slow: 'NET_SLOW' }; export const render = (t, state) => t(KEYS[state]);`],
  [
    'a list',
    `const KEYS = [['NET_SLOW', 1]]; export const render = (t) => KEYS.map(([key]) => t(key)).join();`,
  ],
  ['a condition', `export const render = (t, state) => t(state ? 'NET_SLOW' : 'RETRY');`],
  ['a template', 'export const render = (t) => t(`NET_SLOW`);'],
])('finds a key that comes from %s', (_how, message) => {
  const [problem] = build({ 'src/app.js': APP, 'src/message.js': message });
  expect(problem).toContain('NET_SLOW');
});

it('names the one language that lacks a text', () => {
  const message = `export const render = (t) => t('RETRY');`;
  const { LOADING } = WORDS;
  expect(
    build({ 'src/app.js': APP, 'src/message.js': message }, { hindi: { LOADING } as typeof WORDS }),
  ).toEqual(['an-app renders an-app/src/message.js, which needs RETRY; src/translations/hi.json lacks it.']);
});

it('accepts a key of shared/ui in an app whose tables are merged with those of shared/ui', () => {
  const message = `export const render = (t) => t('NET_SLOW');`;
  expect(build({ 'src/app.js': APP, 'src/message.js': message }, { shared: 'yes' })).toEqual([]);
});

it('accepts a missing text of a component that is imported but not rendered', () => {
  const message = `export const render = (t) => t('LOADING'); export const other = (t) => t('NET_SLOW');`;
  expect(build({ 'src/app.js': APP, 'src/message.js': message })).toEqual([]);
});

it('does not check development builds, where unused code is not removed', () => {
  const message = `export const render = (t) => t('NET_SLOW');`;
  expect(build({ 'src/app.js': APP, 'src/message.js': message }, { mode: 'development' })).toEqual([]);
});

it('finds a key in a component of shared where shared is an installed library', () => {
  const installed = path.join(dir, 'node_modules/@demo-evm/shared');
  for (const place of ['build/webpack/missing-translations-plugin.js', 'build/folders', 'ui/translations'])
    fs.cpSync(path.join(SHARED, place), path.join(installed, place), { recursive: true });
  fs.writeFileSync(path.join(installed, 'package.json'), '{"type":"module"}');
  fs.writeFileSync(path.join(installed, 'ui/slow.js'), `export const render = (t) => t('NET_SLOW');`);

  const app = APP.replace('./message.js', '@demo-evm/shared/ui/slow.js');
  const plugin = path.join(installed, 'build/webpack/missing-translations-plugin.js');
  expect(build({ 'src/app.js': app }, { plugin })).toEqual([
    'an-app renders node_modules/@demo-evm/shared/ui/slow.js, which needs NET_SLOW; ' +
      'src/translations/en.json, src/translations/hi.json, src/translations/mr.json lack it.',
  ]);
});
