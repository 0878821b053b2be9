import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServerProcess } from './server-process';

/** The built server of this workspace. It publishes the workspace's builds of the shell and the remotes. */
const SERVER_MAIN = path.resolve(import.meta.dirname, '../server/dist/main.js');

/** The whole product, which runs in its own process and with its own data folder. */
export interface Product {
  readonly url: string;
  /** The folder of the releases and the registry. */
  readonly siteDir: string;
  /** How many demo votes the server has counted for a machine. */
  readonly count: (vid: string) => Promise<number>;
  /** How many demo votes the server has counted for each option of the Bihar machine, by the option's id. */
  readonly biharCounts: () => Promise<Record<string, number>>;
  /** Stops the process as Ctrl-C does, and starts it again with the same data and port. */
  readonly restart: () => Promise<void>;
  /** Kills the process, which cannot close anything before it ends. */
  readonly kill: () => Promise<void>;
  /** Starts the process after `kill`, with the same data and port. */
  readonly start: () => Promise<void>;
  /** Stops the process and removes its data. */
  readonly remove: () => Promise<void>;
}

/**
 * Starts the product with an empty data folder.
 *
 * @param environment more environment variables of the server; without a PORT the server takes any free port
 * @param main the script of the server
 */
export async function startProduct(
  environment: Record<string, string> = {},
  main: string = SERVER_MAIN,
): Promise<Product> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-e2e-'));
  let running = await startServerProcess(main, dataDir, environment);
  const { port } = running;
  const url = `http://127.0.0.1:${port}`;
  const samePort = { ...environment, PORT: String(port) };
  return {
    url,
    siteDir: path.join(dataDir, 'site'),
    async count(vid) {
      const answer = await fetch(`${url}/api/evm/evm/count/${vid}`);
      const { demo_voting_count: count } = (await answer.json()) as { demo_voting_count: number };
      return count;
    },
    async biharCounts() {
      const answer = await fetch(`${url}/api/demo-bihar-stat/count`);
      return (await answer.json()) as Record<string, number>;
    },
    async restart() {
      await running.stop();
      running = await startServerProcess(main, dataDir, samePort);
    },
    kill: () => running.kill(),
    async start() {
      running = await startServerProcess(main, dataDir, samePort);
    },
    async remove() {
      await running.stop();
      await fs.rm(dataDir, { recursive: true });
    },
  };
}
