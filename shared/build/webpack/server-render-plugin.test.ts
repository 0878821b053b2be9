import vm from 'node:vm';
import { PRESS_PARTS } from '@demo-evm/shared/contract';
import { findNewer } from '../floor/find-newer';
import { buildFixture } from './testing/build-fixture';

jest.setTimeout(60_000);

const APP = `
  import classes from './app.module.css';
  import { createElement } from 'react';
  import { Link } from 'react-router-dom';
  export default function App() {
    return createElement(Link, { to: '/create', className: classes.link }, 'Create');
  }`;

const build = (more = '') =>
  buildFixture(
    {
      'package.json': '{ "name": "mfe-a", "version": "1.0.0" }',
      'src/main.js': `import App from './app.js'; document.title = App;`,
      'src/app.js': APP,
      'src/app.module.css': '.link { color: red }',
      'src/other-loader.cjs': `module.exports = (source) => source.replace('link', 'other');`,
    },
    { 'base-config.js': 'baseConfig', 'server-render-plugin.js': 'ServerRenderPlugin' },
    `(() => {
      const base = { name: 'mfe_a', dir, output: dir + '/dist', mode: 'production' };
      const config = baseConfig(base);
      ${more}
      const externals = { react: 'var React', 'react-router-dom': 'var Router' };
      const plugins = [...config.plugins, new ServerRenderPlugin({ base, app: dir + '/src/app.js' })];
      return { ...config, externals, plugins, entry: './src/main.js' };
    })()`,
    { hasLibraries: true },
  );

it('renders the app with the class names of the browser and the links of the facade', () => {
  const { errors, files } = build();
  expect(errors).toEqual([]);
  const [, className = 'none'] = /\.(link-[\w-]+)\{/.exec(files['main.css'] ?? '') ?? [];
  const input = {
    folder: '/mfe-a/1.0.0/',
    path: '/a',
    mounts: ['/a'],
    language: 'en',
    table: {},
    config: { bases: {}, votingDays: {} },
    answers: {},
  };
  const context = vm.createContext({ input, TextEncoder, URL, console });
  const html: unknown = vm.runInContext(`${files['first-view.js'] ?? ''}; drawFirstView(input)`, context);
  expect(html).toBe(`<a class="${className}" href="/create">Create</a>`);
  const parts = files['first-press.js']?.split(PRESS_PARTS) ?? [];
  expect(parts.map((part) => /demoEvm(Presses|TakeOver) ?= ?/.exec(part)?.[1])).toEqual([
    'Presses',
    'TakeOver',
  ]);
  const areCompiled = parts.map((part) => part.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(areCompiled).toEqual([true, false]); // a vote waits for the second part
});

it('has the page’s script also in ES5, for browsers that are too old for the App', () => {
  const script = build().files['first-press-old.js'] ?? '';
  expect(script).toContain('demoEvmHandover');
  expect(findNewer(script, 5)).not.toContainEqual(expect.stringContaining('Parsing error'));
});

it('fails a build whose style sheets have other loaders in the browser than on the server, and names the sheet', () => {
  const { errors } = build(
    `config.module.rules.push({ test: /\\.module\\.css$/, enforce: 'pre', loader: dir + '/src/other-loader.cjs' });`,
  );
  expect(errors[0]).toMatch(
    /app\.module\.css has the class names "link: link-.*" on the server and "other: other-.*" in the browser/,
  );
});
