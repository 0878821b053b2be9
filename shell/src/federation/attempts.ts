import { slowNetworkMs, type RemoteRelease } from '@demo-evm/shared/contract';
import type { Federation } from './federation';
import type { IntegrityMap } from './integrity';

interface AttemptOptions {
  readonly federation: Federation;
  readonly integrity: IntegrityMap;
}

/**
 * How long the entry, chunks and styles of a release may take together, by attempt. The first two attempts and the
 * reading of the registry between them are over before a visitor gives up; a visitor who asks for more waits longer.
 * A slow network adds its own time. docs/decisions/0028
 */
const LOAD_TIMEOUTS_MS = [2_500, 2_500, 6_500];

/** Makes the attempts to load releases through the federation runtime, each under a URL of its own. */
export function createAttempts({ federation, integrity }: AttemptOptions) {
  const counts = new Map<string, number>(); // by the entry's address
  const tried = new Map<string, Set<string>>(); // folders by container
  const shown = new Map<string, string>(); // the folder whose app ran last
  federation.useScripts((url) => ({ integrity: integrity.of(url), timeout: loadTimeout(url) }));

  return {
    /** @throws when a file does not arrive, is not what the registry says, or does not run */
    async make({ container, entry, integrity: hashes }: RemoteRelease): Promise<unknown> {
      const attempt = counts.get(entry) ?? 0;
      counts.set(entry, attempt + 1);
      const url = attempt === 0 ? entry : `${entry}?retry=${attempt}`;
      const folder = folderOf(entry);
      integrity.expect(folder, hashes);
      const folders = tried.get(container) ?? new Set();
      const isFirst = folders.size === 0;
      tried.set(container, folders.add(folder));
      federation.registerRemotes([{ name: container, entry: url, type: 'global' }], { force: !isFirst });
      try {
        const remote = await withTimeout(federation.loadRemote(`${container}/app`), loadTimeout(url));
        for (const other of folders) if (other !== folder) removeStyles(other);
        shown.set(container, folder);
        return remote;
      } catch (error) {
        if (shown.get(container) !== folder) removeStyles(folder);
        throw error;
      }
    },
  };
}

function loadTimeout(url: string): number {
  const retry = Number(new URL(url, document.baseURI).searchParams.get('retry') ?? 0);
  return (LOAD_TIMEOUTS_MS[Math.min(retry, LOAD_TIMEOUTS_MS.length - 1)] ?? 0) + slowNetworkMs();
}

function folderOf(entry: string): string {
  return entry.slice(0, entry.lastIndexOf('/') + 1);
}

/** Two releases of a remote name their styles alike: only those of the one that is shown may be there. */
export function removeStyles(folder: string): void {
  const sheets = 'link[rel="stylesheet"], style[data-href]'; // those of a first view are in the page
  for (const sheet of document.querySelectorAll<HTMLElement>(sheets)) {
    const address = sheet instanceof HTMLLinkElement ? sheet.href : (sheet.dataset.href ?? '');
    const { pathname } = new URL(address, document.baseURI);
    if (pathname.startsWith(new URL(folder, document.baseURI).pathname)) sheet.remove();
  }
}

async function withTimeout<T>(loading: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Its files did not arrive in time.')), milliseconds);
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
}
