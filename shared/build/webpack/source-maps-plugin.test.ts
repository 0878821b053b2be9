import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

jest.setTimeout(60_000);

const BUNDLER = path.resolve(__dirname);
const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'source-maps-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const SOURCE = `
export function fail() {
  document.title = webpackChunkName;
  throw new Error('no candidate');
}
const webpackChunkName = 'none';
import('./late.js').then(fail);
`;

/** Builds a small bundle as releases are built, with or without the plugins of this file. */
function build(name: string, plugins: string): Record<string, Buffer> {
  const dir = path.join(folder, name);
  fs.mkdirSync(path.join(dir, 'src'), { recursive: true });
  fs.writeFileSync(path.join(dir, 'src/main.js'), SOURCE);
  fs.writeFileSync(path.join(dir, 'src/late.js'), `console.info('late');`);
  const code = `
    import { minifyScripts } from 'file://${BUNDLER}/minify-scripts.js';
    import { BuildNamePlugin } from 'file://${BUNDLER}/build-name-plugin.js';
    import { SourceMapsPlugin, SourcePositionsPlugin } from 'file://${BUNDLER}/source-maps-plugin.js';
    export default () => ({
      devtool: false,
      optimization: { minimizer: [minifyScripts()] },
      plugins: [new BuildNamePlugin('mfe_a'), ${plugins}],
    });`;
  execFileSync(process.execPath, [path.join(BUNDLER, 'testing/run-webpack.js'), dir, code]);
  const dist = path.join(dir, 'dist');
  const names = fs.readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const files = names.filter((file) => fs.statSync(path.join(dist, file)).isFile());
  return Object.fromEntries(files.map((file) => [file, fs.readFileSync(path.join(dist, file))]));
}

const plain = build('plain', '');
const mapped = build('mapped', 'new SourcePositionsPlugin(), new SourceMapsPlugin()');

it('changes no byte of the scripts, which name no map', () => {
  expect(Object.keys(plain).length).toBeGreaterThan(1);
  for (const [file, content] of Object.entries(plain)) {
    expect(mapped[file]?.toString()).toBe(content.toString());
    expect(content.toString()).not.toContain('sourceMappingURL');
  }
});

it('leads from the minified script to the line of the source, behind the name of the build too', () => {
  const script = mapped['main.js']?.toString() ?? '';
  expect(script).toMatch(/webpackChunk_mfe_a_[0-9a-f]{10}/);
  const map = new TraceMap(gunzipSync(mapped['source-maps/main.js.map.gz'] ?? '').toString());
  const lines = script.split('\n');
  const line = lines.findIndex((text) => text.includes('no candidate'));
  const column = lines[line]?.indexOf('"no candidate"') ?? -1;
  const found = originalPositionFor(map, { line: line + 1, column });
  expect(found.source).toMatch(/mapped\/src\/main\.js$/);
  expect(found.line).toBe(4);
  const after = originalPositionFor(map, { line: lines.length, column: (lines.at(-1)?.length ?? 0) - 4 });
  expect(after.source).not.toBeNull();
});

it('writes a map for each script, and for nothing else', () => {
  const maps = Object.keys(mapped).filter((file) => file.startsWith('source-maps/'));
  const scripts = Object.keys(mapped).filter((file) => file.endsWith('.js'));
  expect(maps.sort()).toEqual(scripts.map((file) => `source-maps/${file}.map.gz`).sort());
});
