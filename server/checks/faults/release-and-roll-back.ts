import path from 'node:path';
import { CONTRACT_VERSION } from '@demo-evm/shared/contract';
import { runDeliveryCommand } from '../../src/delivery/run-delivery-command';
import { createTestBuilds } from '../../src/testing/test-builds';
import { VOTING } from '../../src/testing/test-site';
import type { Expected } from './wait-until-served';

/** The remote that is released and rolled back. */
export const MODULE = 'mfe-create';
const MOUNT = '/create';
const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Releaser {
  /** Releases a new build of the remote. */
  readonly release: () => Promise<Expected>;
  /** Makes the release before the last one current again. */
  readonly rollBack: () => Promise<Expected>;
  readonly end: () => Promise<void>;
}

/** Runs the commands of docs/releasing.md as on a computer that reaches the database and shares no folder with a server. */
export async function createReleaser(folder: string, databaseUrl: string): Promise<Releaser> {
  const builds = await createTestBuilds(folder);
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'operator') };
  let count = 0;
  const run = async (...line: string[]): Promise<Expected> => {
    const said = await runDeliveryCommand(line, environment, ROOT, folder);
    const [, version = ''] = new RegExp(`${MODULE}: all visitors get (\\S+?),? `).exec(`${said} `) ?? [];
    if (version === '') throw new Error(said);
    return { path: MOUNT, text: `/${MODULE}/${version}/`, since: performance.now() };
  };
  return {
    async release() {
      const version = `9.0.${(count += 1)}-check`;
      const { dist } = await builds.make({
        ...VOTING,
        contractVersion: CONTRACT_VERSION,
        module: MODULE,
        container: 'mfe_create',
        version,
        mounts: [MOUNT],
      });
      return run('release', MODULE, '--from', dist, '--no-smoke');
    },
    rollBack: () => run('rollback', MODULE),
    end: () => builds.remove(),
  };
}
