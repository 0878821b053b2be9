import { setTimeout as wait } from 'node:timers/promises';
import { fileUrl, type PageData, type Release } from '@demo-evm/shared/contract';
import {
  describeVid,
  LANGUAGES,
  machinePath,
  publishedVid,
  vidOfPath,
  type EvmDetails,
  type VidMeaning,
} from '@demo-evm/shared/domain';
import { describeLink, type LinkOptions, type LinkPreview } from './link-preview';
import type { FindMachine } from './machine-source';
import { tableFile, type Site } from './site-registry';

/** What one route opens, as far as it is known before its HTML is sent. */
export interface OpenedRoute {
  readonly remote: Release;
  readonly link: LinkPreview;
  /** What the page asks for before its bundles run. */
  readonly early: NonNullable<PageData['early']>;
  /** What it does not have to ask for: bodies by URL. A count is never among them. */
  readonly answers: Readonly<Record<string, EvmDetails | null>>;
}

interface RouteOptions {
  readonly path: string;
  readonly origin: string;
  /** The `evm` base that the page calls. */
  readonly evmBase: string;
  readonly findMachine: FindMachine;
  /** Told what kept the machine from being found. */
  readonly onFailure: (error: unknown) => void;
}

/** A page does not wait longer for its machine. */
const LIMIT_MS = 300;

/** Finds out what a path opens. A database that fails or is slow takes the machine's details, never the page. */
export async function openRoute(site: Site, remote: Release, options: RouteOptions): Promise<OpenedRoute> {
  const { path, origin, evmBase } = options;
  const answers: Record<string, EvmDetails | null> = {};
  const findMachine: FindMachine = async (vid) => {
    const machine = await options.findMachine(vid);
    answers[machinePath(evmBase, '', vid)] = machine;
    return machine;
  };
  const tables = site.tables.get(remote.module) ?? {};
  const pageLanguage = remote.language ?? 'mr';
  const describe = (find: LinkOptions['findMachine']) =>
    describeLink({ path, origin, tables, pageLanguage, isUnlisted: remote.isUnlisted, findMachine: find });
  const found = await inTime(describe(findMachine), options.onFailure);
  const known = { ...answers }; // what comes too late changes nothing any more
  const link = found ?? (await describe(() => Promise.resolve(undefined)));
  return {
    remote,
    link,
    answers: known,
    early: {
      language: link.language,
      isSetByAddress: meaningOf(path)?.kind === 'language',
      tables: tablesOf(remote),
      calls: machineCalls(path, evmBase).filter((url) => !(url in known)),
    },
  };
}

async function inTime<T>(finding: Promise<T>, onFailure: (error: unknown) => void): Promise<T | null> {
  const limit = new AbortController();
  try {
    const tooLate = wait(LIMIT_MS, undefined, { signal: limit.signal }).then(() => {
      throw new Error(`It was not found within ${LIMIT_MS} ms.`);
    });
    return await Promise.race([finding, tooLate]);
  } catch (error) {
    onFailure(error);
    return null;
  } finally {
    limit.abort(); // a page in time leaves no timer behind
  }
}

/** What the address of a voting page asks for; `null` for every other page. */
function meaningOf(path: string): VidMeaning | null {
  const vid = vidOfPath(path);
  return vid === undefined ? null : describeVid(vid);
}

/** The call that the page begins with when its machine is not in the HTML. */
function machineCalls(path: string, evmBase: string): string[] {
  const meaning = meaningOf(path);
  const vid = meaning && publishedVid(meaning);
  return vid === null ? [] : [machinePath(evmBase, '', vid)];
}

function tablesOf(remote: Release): OpenedRoute['early']['tables'] {
  const files = LANGUAGES.map((language) => [language, tableFile(language)] as const);
  const present = files.filter(([language, file]) => remote.files[file] && isSpoken(remote, language));
  return Object.fromEntries(present.map(([language, file]) => [language, fileUrl(remote, file)]));
}

/** A remote may speak one language only, whatever the visitor chose. */
function isSpoken({ language, isMonolingual }: Release, asked: string): boolean {
  return !isMonolingual || asked === language;
}
