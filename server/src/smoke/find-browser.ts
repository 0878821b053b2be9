import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pathExists } from '../files/path-exists';

/** The part of Playwright's page that the smoke test uses. */
interface BrowserPage {
  readonly on: ((event: 'console', tell: (message: ConsoleMessage) => void) => void) &
    ((event: 'pageerror', tell: (error: Error) => void) => void);
  readonly exposeFunction: (name: string, tell: (text: string) => void) => Promise<void>;
  readonly addInitScript: (script: string) => Promise<void>;
  readonly goto: (url: string, options: { waitUntil: 'commit'; timeout: number }) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface ConsoleMessage {
  readonly type: () => string;
  readonly text: () => string;
}

export interface Browser {
  readonly newPage: (options: { locale: string; serviceWorkers: 'block' }) => Promise<BrowserPage>;
  readonly close: () => Promise<void>;
}

/** Starts a browser without a window. */
export type LaunchBrowser = () => Promise<Browser>;

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium may also run as root, and loads nothing but the page. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium on this computer, and the Playwright of the package e2e, which drives it. An installation of the
 * server alone has no Playwright, and needs none.
 * @returns the function that starts the browser, or a text that says what is missing
 */
export async function findBrowser(
  workspaceDir: string,
  environment: NodeJS.ProcessEnv,
): Promise<LaunchBrowser | string> {
  const candidates = environment.CHROMIUM_PATH ? [environment.CHROMIUM_PATH] : CHROMIUMS;
  const areThere = await Promise.all(candidates.map(pathExists));
  const executablePath = candidates.find((_, at) => areThere[at]);
  if (executablePath === undefined) return `there is no ${candidates.join(', ')}`;
  try {
    const file = createRequire(path.join(workspaceDir, 'e2e/package.json')).resolve('@playwright/test');
    const library = (await import(pathToFileURL(file).href)) as {
      readonly default: { readonly chromium: { readonly launch: (options: object) => Promise<Browser> } };
    };
    return () => library.default.chromium.launch({ executablePath, args: FLAGS });
  } catch {
    return 'Playwright is not installed (npm ci installs it)';
  }
}
