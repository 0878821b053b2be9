import { setTimeout as wait } from 'node:timers/promises';
import type { PageData, Release } from '@demo-evm/shared/contract';
import { machinePath, type EvmDetails } from '@demo-evm/shared/domain';
import { earlyCalls, earlyTables } from './early-requests';
import { describeLink, type LinkOptions, type LinkPreview } from './link-preview';
import type { FindMachine } from './machine-source';
import type { PageAddress } from './page-address';
import type { Site } from './site-registry';
import { manifestUrl } from './manifest-address';

/** A route that a visitor opens, with all that the server finds out about it before it sends the HTML. */
export interface OpenedRoute {
  readonly remote: Release;
  readonly link: LinkPreview;
  /** The URL of the page's web app manifest. */
  readonly manifest: string;
  /** The data for the requests that the page makes before its bundles run. */
  readonly early: NonNullable<PageData['early']>;
  /** API answers in the HTML, by URL, so that the page need not request them. They never contain numbers of votes. */
  readonly answers: Readonly<Record<string, EvmDetails | null>>;
}

interface RouteOptions {
  readonly address: PageAddress;
  readonly origin: string;
  /** The `evm` base that the page calls. */
  readonly evmBase: string;
  readonly findMachine: FindMachine;
  /** Called with the error when the lookup of the machine fails or takes too long. */
  readonly onFailure: (error: unknown) => void;
}

/** The page is sent without its machine when the lookup of the machine takes longer than this. */
const MACHINE_TIMEOUT_MS = 300;

/**
 * Prepares the route of an address. When the lookup of the machine fails or takes too long, the page is sent without
 * the machine.
 */
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
  const known = { ...answers }; // a copy, because a machine may still arrive after the timeout
  const link = found ?? (await describe(() => Promise.resolve(undefined)));
  return {
    remote,
    link,
    manifest: manifestUrl(address.path),
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
