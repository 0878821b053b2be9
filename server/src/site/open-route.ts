import type { PageData, Release } from '@demo-evm/shared/contract';
import { machinePath, type EvmDetails } from '@demo-evm/shared/domain';
import type { FindStored } from '../link-picture/picture-facts';
import { earlyCalls, earlyTables } from './early-requests';
import { describeLink, type LinkPreview } from './link-preview';
import { machineOf } from './machine-of-address';
import type { FindMachine } from './machine-source';
import type { PageAddress } from './page-address';
import type { Site } from './site-registry';
import { manifestUrl } from './manifest-address';
import { withinTimeout } from './within-timeout';

/** A route and the data that the server has collected for its page. */
export interface OpenedRoute {
  readonly remote: Release;
  readonly link: LinkPreview;
  /** The URL of the page's web app manifest. */
  readonly manifest: string;
  /** The data for the requests that the page sends before its bundles run. */
  readonly early: NonNullable<PageData['early']>;
  /** The API answers that the HTML contains, so that the page need not request them. */
  readonly answers: Answers;
}

/** API answers by URL; `null` for a machine that does not exist. */
export type Answers = Readonly<Record<string, EvmDetails | null>>;

interface RouteOptions {
  readonly address: PageAddress;
  readonly origin: string;
  /** The base URL at which the page calls the `evm` API. */
  readonly evmBase: string;
  /** Finds the stored pictures of a machine; `undefined` when the server draws no pictures of links. */
  readonly findStored?: FindStored | undefined;
}

interface LookupOptions {
  readonly findMachine: FindMachine;
  /** Called with the error when the lookup of the machine fails or takes too long. */
  readonly onFailure: (error: unknown) => void;
}

/** The time that the lookup of the machine of an address may take. */
const MACHINE_TIMEOUT_MS = 300;

/** Reads the machine of an address, and describes the route of the address. */
export async function openRoute(
  site: Site,
  remote: Release,
  options: RouteOptions & LookupOptions,
): Promise<OpenedRoute> {
  return describeRoute(site, remote, { ...options, answers: await readAnswers(options) });
}

/**
 * Reads the machine of an address. When the lookup fails or takes too long, the answers lack the machine, so the
 * browser must request the machine.
 */
export async function readAnswers({
  address: { meaning },
  evmBase,
  findMachine,
  onFailure,
}: Pick<RouteOptions, 'address' | 'evmBase'> & LookupOptions): Promise<Answers> {
  const answers: Record<string, EvmDetails | null> = {};
  if (!meaning) return answers;
  const find: FindMachine = async (vid) => {
    const machine = await findMachine(vid);
    answers[machinePath(evmBase, '', vid)] = machine;
    return machine;
  };
  await withinTimeout(machineOf(meaning, find), MACHINE_TIMEOUT_MS, onFailure);
  return { ...answers }; // a copy, because a machine may still arrive after the timeout
}

/** Describes the route of an address from the API answers about the machine of the address. */
export async function describeRoute(
  site: Site,
  remote: Release,
  { address, origin, evmBase, findStored, answers }: RouteOptions & { readonly answers: Answers },
): Promise<OpenedRoute> {
  const link = await describeLink({
    address,
    origin,
    tables: site.tables.get(remote.module) ?? {},
    pageLanguage: remote.language ?? 'mr',
    isUnlisted: site.preview !== undefined || remote.isUnlisted,
    findStored,
    findMachine: (vid) => Promise.resolve(answers[machinePath(evmBase, '', vid)]),
  });
  return {
    remote,
    link,
    manifest: manifestUrl(address.path),
    answers,
    early: {
      language: link.language,
      isSetByAddress: address.meaning?.kind === 'language',
      tables: earlyTables(remote),
      calls: earlyCalls(address, evmBase).filter((url) => !(url in answers)),
    },
  };
}
