import { setTimeout as wait } from 'node:timers/promises';
import type { PageData, Release } from '@demo-evm/shared/contract';
import { machinePath, type EvmDetails } from '@demo-evm/shared/domain';
import { earlyCalls, earlyTables } from './early-requests';
import { describeLink, type LinkOptions, type LinkPreview } from './link-preview';
import type { FindMachine } from './machine-source';
import type { PageAddress } from './page-address';
import type { Site } from './site-registry';

/** All that is known about a route before its HTML is sent. */
export interface OpenedRoute {
  readonly remote: Release;
  readonly link: LinkPreview;
  /** What the page requests before its bundles run. */
  readonly early: NonNullable<PageData['early']>;
  /** Answers that the HTML carries, by URL, so that the page need not request them. Counts are never among them. */
  readonly answers: Readonly<Record<string, EvmDetails | null>>;
}

interface RouteOptions {
  readonly address: PageAddress;
  readonly origin: string;
  /** The `evm` base that the page calls. */
  readonly evmBase: string;
  readonly findMachine: FindMachine;
  /** Called with the error that kept the machine from being found. */
  readonly onFailure: (error: unknown) => void;
}

/** The page is sent without its machine when finding it takes longer. */
const MACHINE_TIMEOUT_MS = 300;

/** Finds out what an address opens. When the database fails or is slow, the page comes without the machine's details. */
export async function openRoute(site: Site, remote: Release, options: RouteOptions): Promise<OpenedRoute> {
  const { address, origin, evmBase } = options;
  const answers: Record<string, EvmDetails | null> = {};
  const findMachine: FindMachine = async (vid) => {
    const machine = await options.findMachine(vid);
    answers[machinePath(evmBase, '', vid)] = machine;
    return machine;
  };
  const tables = site.tables.get(remote.module) ?? {};
  const pageLanguage = remote.language ?? 'mr';
  const describe = (find: LinkOptions['findMachine']) =>
    describeLink({ address, origin, tables, pageLanguage, isUnlisted: remote.isUnlisted, findMachine: find });
  const found = await withTimeout(describe(findMachine), options.onFailure);
  const known = { ...answers }; // a copy, so that a machine that comes too late changes nothing
  const link = found ?? (await describe(() => Promise.resolve(undefined)));
  return {
    remote,
    link,
    answers: known,
    early: {
      language: link.language,
      isSetByAddress: address.meaning?.kind === 'language',
      tables: earlyTables(remote),
      calls: earlyCalls(address, evmBase).filter((url) => !(url in known)),
    },
  };
}

async function withTimeout<T>(finding: Promise<T>, onFailure: (error: unknown) => void): Promise<T | null> {
  const timer = new AbortController();
  try {
    const timeout = wait(MACHINE_TIMEOUT_MS, undefined, { signal: timer.signal }).then(() => {
      throw new Error(`The machine was not found within ${MACHINE_TIMEOUT_MS} ms.`);
    });
    return await Promise.race([finding, timeout]);
  } catch (error) {
    onFailure(error);
    return null;
  } finally {
    timer.abort();
  }
}
