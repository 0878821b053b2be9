import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The result of a build of a fixture. */
export interface Built {
  /** The messages of the errors. `FIXTURE` in a message stands for the folder of the fixture. */
  readonly errors: readonly string[];
  /** The content of each file of the build, by the file's path in the folder of the build. */
  readonly files: Readonly<Record<string, string>>;
}

const BUNDLER = path.resolve(__dirname, '..');

const LIBRARIES = path.resolve(__dirname, '../../../../node_modules');

/**
 * Builds a package that consists of these files.
 *
 * @param files contents by path; webpack starts at `src/main.js`
 * @param imports maps a file of shared/build/webpack to the names that `config` uses from this file
 * @param config an expression that gives the configuration; it may use `dir`, the folder of the fixture
 * @param options with `hasLibraries`, the fixture may import the packages that are installed in the workspace
 */
export function buildFixture(
  files: Readonly<Record<string, string>>,
  imports: Readonly<Record<string, string>>,
  config: string,
  { hasLibraries = false } = {},
): Built {
  const dir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'fixture-'));
  try {
    for (const [file, content] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      fs.writeFileSync(path.join(dir, file), content);
    }
    if (hasLibraries) fs.symlinkSync(LIBRARIES, path.join(dir, 'node_modules'));
    const lines = Object.entries(imports).map(
      ([file, names]) => `import { ${names} } from 'file://${path.join(BUNDLER, file)}';`,
    );
    const code = `${lines.join('\n')}\nexport default (dir) => (${config});`;
    const args = [path.join(__dirname, 'run-webpack.js'), dir, code];
    const answer = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
    return JSON.parse(answer.replaceAll(dir, 'FIXTURE')) as Built;
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
}
