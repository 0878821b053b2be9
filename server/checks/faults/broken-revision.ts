import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault';
import { underTraffic } from './under-traffic';
import { withServer } from './with-servers';

/** A server finds a new revision within this time. */
const FOUND_AFTER_MS = 1_500;

/** Adds a revision of the registry that is not JSON, and removes it again. Pages come from the revision before. */
export const brokenRevision: Fault = {
  check: () =>
    withServer(({ url }, dataDir) =>
      underTraffic('the newest revision of the registry is broken', { urlOf: () => url }, async () => {
        const broken = path.join(dataDir, 'site/registry/9999999999.json');
        await fs.writeFile(broken, '{');
        await wait(FOUND_AFTER_MS);
        await expectHealth(url, 'degraded');
        await fs.rm(broken);
        await wait(FOUND_AFTER_MS);
        await expectHealth(url, 'ok');
      }),
    ),
};

async function expectHealth(url: string, expected: string): Promise<void> {
  const { status } = (await (await fetch(`${url}/healthz`)).json()) as { status: string };
  if (status !== expected) throw new Error(`/healthz says ${status}, and not ${expected}`);
}
