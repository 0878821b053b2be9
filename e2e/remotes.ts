import fs from 'node:fs';
import path from 'node:path';
import { SERVER_RENDER_FILES, type Release } from '@demo-evm/shared/contract';

const ROOT = path.resolve(import.meta.dirname, '..');

/** One remote of the workspace, as the journeys about every remote need it. */
interface Remote {
  /** The address at which the remote is opened: its first mount, with `demo` in place of a parameter. */
  readonly route: string;
  /** The heading of the page when the visitor has chosen English. */
  readonly heading: string;
  /** The heading when the page's translation tables cannot be loaded. */
  readonly headingWithoutTables: string;
  /** The global name of the remote's container. */
  readonly container: string;
  readonly isUnlisted: boolean;
  /** True if the server renders the remote's machine, which then works without the App. */
  readonly isServerRendered: boolean;
  /** The limits of the page and its code before the App runs: 1000 bytes with HTTP headers, requests, and their longest chain. */
  readonly budget: { readonly kilobytes: number; readonly requests: number; readonly chain: number };
}

/** The content of a remote's `e2e.json`: the heading, or its key in the remote's translation tables. docs/remotes.md */
interface JourneyFile {
  readonly heading: { readonly key: string } | { readonly text: string };
}

/**
 * All remotes of the workspace, by their names. They are read from their builds and their own files, so nobody keeps a
 * list of them.
 */
export const REMOTES: Readonly<Record<string, Remote>> = Object.fromEntries(
  fs
    .readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && fs.existsSync(path.join(ROOT, name, 'package.json')))
    .map((name) => [name, readRemote(name)]),
);

/** Gives one of the remotes. Throws when the workspace does not have it. */
export function remoteNamed(name: string): Remote {
  const remote = REMOTES[name];
  if (!remote) throw new Error(`There is no remote ${name}.`);
  return remote;
}

function readRemote(name: string): Remote {
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(ROOT, name, file), 'utf8'));
  if (!fs.existsSync(path.join(ROOT, name, 'dist/release.json')))
    throw new Error(`${name} is not built. Build everything first: npm run build`);
  const release = read('dist/release.json') as Release;
  const {
    mounts: [mount = ''] = [],
    container = '',
    isMonolingual,
    language,
    isUnlisted = false,
    files,
  } = release;
  const { heading } = read('e2e.json') as JourneyFile;
  const headingIn = (table: string) =>
    'text' in heading
      ? heading.text
      : ((read(`src/translations/${table}.json`) as Record<string, string>)[heading.key] ?? '');
  return {
    route: mount.replace(/:\w+/g, 'demo'),
    heading: headingIn(isMonolingual && language ? language : 'en'),
    headingWithoutTables: headingIn('en'),
    container,
    isUnlisted,
    isServerRendered: SERVER_RENDER_FILES.press in files,
    budget: (read('budget.json') as { readonly page: Remote['budget'] }).page,
  };
}
