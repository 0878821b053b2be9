import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Release, ReleasedFile } from '@demo-evm/shared/contract';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '../releases/integrity';

export const SHELL: Release = {
  module: 'shell',
  version: '1.0.0-aaa',
  contractVersion: 1,
  page: 'page.html',
  firstLoad: { scripts: ['shell.js'], styles: [] },
  files: {},
};

export const VOTING: Release = {
  module: 'mfe-voting',
  version: '1.0.0-bbb',
  contractVersion: 1,
  container: 'mfe_voting',
  entry: 'remote-entry.js',
  mounts: ['/demo/:vid'],
  firstLoad: { scripts: ['remote-entry.js'], styles: ['app.css'] },
  files: {},
};

const PAGE =
  '<html lang="mr"><head><title>Demo EVM</title><meta name="theme-color" content="#800080" /><link rel="manifest" href="/manifest.webmanifest" /><!--head--><style>p{color:red}</style></head><body><!--data--></body></html>';

const ENGLISH_TABLE = {
  LINK_TITLE: 'Practise voting',
  LINK_DESCRIPTION: 'It is not a real vote.',
  NOT_FOUND_TITLE: 'Machine not found',
  NOT_FOUND_BODY: 'Check the link.',
  LINK_TITLE_MACHINE: '{{name}} · serial no. {{serial}}',
  LINK_DESCRIPTION_MACHINE: 'Press {{serial}}.',
};

/** The texts of the test servers' service workers, by file name. */
export const WORKERS = { 'sw.js': 'worker();', 'off.js': 'leave();' } as const;

/** Makes a workspace in a temporary folder, with a built shell, a built voting remote and the service workers. */
export async function createWorkspace(): Promise<string> {
  const workspace = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-site-'));
  await build(workspace, SHELL, { 'page.html': PAGE, 'shell.js': 'shell();' });
  await build(workspace, VOTING, {
    'remote-entry.js': 'remote();',
    'app.css': 'p{}',
    'assets/i18n/en.json': JSON.stringify(ENGLISH_TABLE),
    'assets/i18n/mr.json': JSON.stringify({ LINK_TITLE_MACHINE: '{{name}} · अनुक्रमांक {{serial}}' }),
  });
  const workers = path.join(workspace, 'dist/worker');
  await fs.mkdir(workers, { recursive: true });
  for (const [name, text] of Object.entries(WORKERS)) await fs.writeFile(path.join(workers, name), text);
  return workspace;
}

/** Writes a build of this release into the workspace: its files, their Brotli copies, and release.json. */
export async function build(
  workspace: string,
  release: Release,
  contents: Record<string, string>,
): Promise<void> {
  const dist = path.join(workspace, release.module, 'dist');
  const files = Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [name, describe(content)]),
  );
  await fs.mkdir(dist, { recursive: true });
  await fs.writeFile(path.join(dist, 'release.json'), JSON.stringify({ ...release, files }));
  for (const [name, content] of Object.entries(contents)) {
    await fs.mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await fs.writeFile(path.join(dist, name), content);
    await fs.writeFile(path.join(dist, `${name}.br`), brotliCompressSync(content));
  }
}

function describe(content: string): ReleasedFile {
  return { integrity: integrityOf(content), bytes: content.length, brotliBytes: content.length };
}
