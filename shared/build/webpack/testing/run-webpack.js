import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/**
 * Builds the fixture of `build-fixture.ts` and prints errors and files as JSON. This is a separate program, because
 * jest runs the tests of the bundler's code as CommonJS, where `import.meta` is a syntax error.
 */

const [dir = '', code = ''] = process.argv.slice(2);
const output = path.join(dir, 'dist');
const errors = await build().catch((/** @type {Error} */ error) => [error.message]);
const names = fs.existsSync(output) ? fs.readdirSync(output, { recursive: true, encoding: 'utf8' }) : [];
const files = names.filter((name) => fs.statSync(path.join(output, name)).isFile());
const contents = files.map((name) => [name, fs.readFileSync(path.join(output, name), 'utf8')]);
console.info(JSON.stringify({ errors, files: Object.fromEntries(contents) }));

/** @returns {Promise<string[]>} The messages of the errors. */
async function build() {
  /** @type {{ default: (dir: string) => import('webpack').Configuration }} */
  const { default: makeConfig } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const common = {
    mode: /** @type {const} */ ('production'),
    context: dir,
    entry: './src/main.js',
    output: { path: output },
  };
  const compiler = webpack({ ...common, ...makeConfig(dir) });
  return new Promise((resolve, reject) =>
    compiler?.run((error, stats) =>
      error ? reject(error) : resolve(stats?.compilation.errors.map(({ message }) => message) ?? []),
    ),
  );
}
