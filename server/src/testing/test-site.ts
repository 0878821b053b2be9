import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@demo-evm/shared/contract';
import { brotliCompressSync } from 'node:zlib';

const file = { integrity: 'sha384-x', bytes: 1, brotliBytes: 1 };

export const SHELL: Release = {
  module: 'shell',
  version: '1.0.0-aaa',
  contractVersion: 1,
  page: 'page.html',
  firstLoad: { scripts: ['shell.js'], styles: [] },
  files: { 'shell.js': file },
};

export const VOTING: Release = {
  module: 'mfe-voting',
  version: '1.0.0-bbb',
  contractVersion: 1,
  container: 'mfe_voting',
  entry: 'remote-entry.js',
  mounts: ['/demo/:vid'],
  firstLoad: { scripts: ['remote-entry.js'], styles: ['app.css'] },
  files: { 'remote-entry.js': file, 'app.css': file },
};

const PAGE = '<html><head><!--head--><style>p{color:red}</style></head><body><!--data--></body></html>';

/** A workspace in a temporary folder with a built shell and voting remote. */
export async function createWorkspace(): Promise<string> {
  const workspace = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-site-'));
  await build(workspace, SHELL, { 'page.html': PAGE, 'shell.js': 'shell();' });
  await build(workspace, VOTING, { 'remote-entry.js': 'remote();', 'app.css': 'p{}' });
  return workspace;
}

/** Writes what a build of that release leaves behind. */
export async function build(
  workspace: string,
  release: Release,
  files: Record<string, string>,
): Promise<void> {
  const dist = path.join(workspace, release.module, 'dist');
  await fs.mkdir(dist, { recursive: true });
  await fs.writeFile(path.join(dist, 'release.json'), JSON.stringify(release));
  for (const [name, content] of Object.entries(files)) {
    await fs.writeFile(path.join(dist, name), content);
    await fs.writeFile(path.join(dist, `${name}.br`), brotliCompressSync(content));
  }
}
