import fs from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Release } from '@demo-evm/shared/contract';
import { build, SHELL, VOTING, WORKERS } from './test-site';

/** A release by its module and version. The other fields have values that fit, unless they are given. */
export type SmallRelease = Pick<Release, 'module' | 'version'> & Partial<Release>;

/** A workspace with a shell and remotes that consist of two or three short files. */
export interface SmallWorkspace {
  /** Writes a build into the `dist` folder of its module, as webpack does. Gives that folder. */
  readonly build: (release: SmallRelease) => Promise<string>;
  /** Gives the arguments of all calls of turbo since the last call of this function, one call on each line. */
  readonly turboCalls: () => Promise<string>;
}

const MODULES = ['shell', 'mfe-voting', 'mfe-results', 'mfe-old', 'mfe-new', 'mfe-a', 'mfe-b'];

/** A program in turbo's place that notes how it was called. The small modules have no tests, and are built already. */
const TURBO = '#!/bin/sh\necho "$@" >>"$0.log"\n';

/** Says that all code of a script comes from line 3, column 3 of one source. */
const SOURCE_MAP = JSON.stringify({
  version: 3,
  names: [],
  sources: ['mfe-voting/src/vote.ts'],
  sourcesContent: ['// A vote.\n\n  throw new Error(text);\n'],
  mappings: 'AAEE',
});

/** Makes a workspace with all that the delivery commands read in one. */
export async function createSmallWorkspace(folder: string): Promise<SmallWorkspace> {
  const write = async (name: string, text: string | Buffer) => {
    const file = path.join(folder, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
    return file;
  };
  for (const module of MODULES) {
    await write(`${module}/budget.json`, '{ "kilobytes": 10 }');
    await write(`${module}/webpack.config.js`, '');
  }
  for (const [name, text] of Object.entries(WORKERS)) await write(`server/dist/worker/${name}`, text);
  await write('server/public/images/link-preview.png', 'picture');
  await write('server/public/root/robots.txt', 'User-agent: *');
  await write('site.json', '{ "bases": { "evm": "https://api.example/evm" } }');
  const turbo = await write('node_modules/.bin/turbo', TURBO);
  await fs.chmod(turbo, 0o755);

  return {
    async build({ module, ...changes }) {
      const dist = path.join(folder, module, 'dist');
      await fs.rm(dist, { recursive: true, force: true });
      if (module === 'shell') await build(folder, { ...SHELL, ...changes }, filesOfShell(changes.version));
      else {
        const release = { ...VOTING, module, mounts: mountsOf(module), ...changes };
        await build(folder, release, filesOfRemote(changes.version));
        await write(`${module}/dist/source-maps/app.js.map.gz`, gzipSync(SOURCE_MAP));
      }
      return dist;
    },
    async turboCalls() {
      const calls = await fs.readFile(`${turbo}.log`, 'utf8').catch(() => '');
      await fs.rm(`${turbo}.log`, { force: true });
      return calls;
    },
  };
}

function filesOfShell(version: string): Record<string, string> {
  const page = '<html lang="en"><head><!--head--></head><body><!--data--></body></html>';
  return { 'page.html': page, 'shell.js': `/* ${version} */` };
}

function filesOfRemote(version: string): Record<string, string> {
  return { 'remote-entry.js': `/* ${version} */`, 'app.css': 'p{}', 'app.js': 'throw 1' };
}

/** `mfe-new` has the route of `mfe-old`, so it can only come in its place. */
function mountsOf(module: string): string[] {
  if (module === 'mfe-voting') return ['/demo/:vid'];
  return [module === 'mfe-new' ? '/old' : `/${module.replace('mfe-', '')}`];
}
