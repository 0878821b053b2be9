import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** People who try passwords, in a process of their own. */
export interface LoginFlood {
  readonly begin: () => void;
  /** Ends the flood. Gives the milliseconds that each attempt took. */
  readonly end: () => Promise<readonly number[]>;
  readonly close: () => void;
}

interface People {
  readonly count: number;
  /** The pause in milliseconds between an answer and the next attempt of the same person. */
  readonly pauseMs: number;
}

export async function startLoginFlood(url: string, { count, pauseMs }: People): Promise<LoginFlood> {
  const program = path.join(import.meta.dirname, 'processes/flood-logins.ts');
  const child = fork(program, [url, String(count), String(pauseMs)]);
  await once(child, 'message');
  return {
    begin: () => void child.send('begin'),
    async end() {
      child.send('end');
      const [times] = (await once(child, 'message')) as [readonly number[]];
      return times;
    },
    close: () => child.disconnect(),
  };
}
