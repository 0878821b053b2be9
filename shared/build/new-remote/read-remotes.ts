import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { defineRemote } from '../webpack/define-remote.js';
import type { KnownRemote } from './check-request';

/** Reads the mounts and the port of each remote of a workspace from its bundler config. */
export async function readRemotes(root: string, packages: readonly string[]): Promise<KnownRemote[]> {
  const configOf = (name: string) => path.join(root, name, 'webpack.config.js');
  const names = packages.filter((name) => name.startsWith('mfe-') && fs.existsSync(configOf(name)));
  return Promise.all(
    names.map(async (module) => {
      const { default: config } = (await import(pathToFileURL(configOf(module)).href)) as {
        readonly default: ReturnType<typeof defineRemote>;
      };
      return { module, mounts: config.mounts, port: config.port };
    }),
  );
}
