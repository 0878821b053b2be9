import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';

export interface Nginx {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * nginx notices within this time that a server is back. It counts in whole seconds, so with the `fail_timeout=1s` of
 * nginx.conf it passes over a server for up to two seconds after its last failure. docs/deploy.md#update
 */
export const NGINX_NOTICE_MS = 3_000;

const CONFIGURATION = path.resolve(import.meta.dirname, '../../docs/deploy/nginx.conf');

/**
 * Starts nginx on a free port with the configuration in docs/deploy/nginx.conf, and waits until a server answers
 * through nginx. Only the addresses and the cache folder in the configuration are replaced.
 * Rejects with the reason when nginx refuses the configuration or ends before a server answers.
 * @param upstreams The ports of the two servers behind nginx.
 * @param program The name or the path of the program.
 */
export async function startNginx(upstreams: readonly [number, number], program = 'nginx'): Promise<Nginx> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-nginx-'));
  const port = await getPort();
  const documented = await fs.readFile(CONFIGURATION, 'utf8');
  const site = replaceAll(documented, [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['127.0.0.1:8080', `127.0.0.1:${upstreams[0]}`],
    ['127.0.0.1:8081', `127.0.0.1:${upstreams[1]}`],
    ['/var/cache/nginx/demo-evm', path.join(folder, 'cache')],
  ]);
  await fs.writeFile(path.join(folder, 'site.conf'), site);
  const main = `
    pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 2; daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')} include ${folder}/site.conf; }`;
  await fs.writeFile(path.join(folder, 'nginx.conf'), main);
  const command = ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')];
  await promisify(execFile)(program, ['-t', ...command]);
  const nginx = spawn(program, command, { stdio: 'inherit' });
  while (!(await answers(port))) {
    if (nginx.exitCode !== null || nginx.signalCode !== null) {
      const errors = await fs.readFile(path.join(folder, 'error.log'), 'utf8').catch(() => '');
      await fs.rm(folder, { recursive: true });
      throw new Error(`nginx ended before it answered. ${errors}`);
    }
    await wait(20);
  }
  return {
    port,
    async stop() {
      nginx.kill('SIGQUIT');
      await once(nginx, 'close');
      await fs.rm(folder, { recursive: true });
    },
  };
}

/** Replaces the first occurrence of each `from` with its `to`. Throws when the text does not contain a `from`. */
function replaceAll(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((replaced, [from, to]) => {
    if (!replaced.includes(from)) throw new Error(`The configuration does not contain: ${from}`);
    return replaced.replace(from, to);
  }, text);
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
