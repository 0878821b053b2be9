import type { Canary, CanaryWatch, Registry, RegistryModule } from '@demo-evm/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { changeRegistry } from '../releases/change-registry';
import { withCurrent, withoutCanary } from '../releases/registry-changes';
import type { ReleaseStorage } from '../releases/release-storage';
import { repeatWhileOpen } from '../schedule/repeat-while-open';
import { judgeCanary } from './judge-canary';
import { readSums } from './read-sums';

/** What the server does with canaries that were released without `--watch`. With `asked`, it does nothing. */
export type CanaryWatchSetting = 'asked' | CanaryWatch;

interface WatchOptions {
  readonly db: Kysely<Tables>;
  readonly storage: ReleaseStorage;
  /** Gives the newest known revision, in which canaries are looked for. */
  readonly readRegistry: () => Promise<Registry>;
  readonly setting: CanaryWatchSetting;
  /** Called after each change that this process has made. `reason` says what was changed, and why. */
  readonly onChange: (reason: string) => void;
}

const WATCH_EVERY_MS = 2_000;

/** Watches all canaries (`watchOnce`) until `app` closes. */
export function watchCanaries(app: FastifyInstance, options: WatchOptions): void {
  repeatWhileOpen(app, WATCH_EVERY_MS, 'The canaries could not be watched.', () => watchOnce(options));
}

/**
 * Withdraws each watched canary that is bad, and promotes each good one that is to be promoted. Every process
 * of a site does this. All processes read the same sums, and only the first one changes the registry.
 * docs/decisions/0058
 */
export async function watchOnce(options: WatchOptions): Promise<void> {
  const { db, storage, setting, onChange } = options;
  const { modules } = await options.readRegistry();
  for (const [module, { current, canary }] of Object.entries(modules)) {
    const watch = canary?.watch ?? (setting === 'asked' ? undefined : setting);
    if (!canary?.since || !watch) continue;
    const [ofCanary, ofCurrent] = await Promise.all(
      [canary.version, current].map((version) =>
        readSums(db, { module, version, period: canary.since ?? '' }),
      ),
    );
    if (!ofCanary || !ofCurrent) continue;
    const { verdict, reason } = judgeCanary(ofCanary, ofCurrent);
    if (verdict === 'wait' || (verdict === 'good' && watch !== 'promote')) continue;
    const what =
      verdict === 'bad'
        ? `The canary ${canary.version} of ${module} was withdrawn.`
        : `The canary ${canary.version} of ${module} was promoted after ${ofCanary.visits} visits.`;
    const paragraph = `${what} ${reason}`;
    if (await endCanary(storage, { module, seen: canary, isGood: verdict === 'good', reason: paragraph }))
      onChange(paragraph);
  }
}

interface End {
  readonly module: string;
  readonly seen: Canary;
  readonly isGood: boolean;
  readonly reason: string;
}

/** Ends a canary. Gives `false` when somebody else has changed it meanwhile. */
async function endCanary(storage: ReleaseStorage, { module, seen, isGood, reason }: End): Promise<boolean> {
  const { before, after } = await changeRegistry(storage, {
    reason,
    modules({ modules }) {
      const known = modules[module];
      if (!known || !isSame(known, seen)) return modules;
      const release = known.releases[seen.version];
      return isGood && release ? withCurrent(modules, release) : withoutCanary(modules, module);
    },
  });
  return after !== before;
}

function isSame({ canary }: RegistryModule, seen: Canary): boolean {
  return canary?.version === seen.version && canary.since === seen.since;
}
