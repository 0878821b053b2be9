import path from 'node:path';
import type { Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { firstRoute } from '../releases/first-route';
import type { Modules } from '../releases/registry-changes';
import type { Build, ReleaseStorage } from '../releases/release-storage';
import { findBrowser } from './find-browser';
import { openRoute, type TrialRoute } from './open-route';
import { startTrialSite } from './start-trial-site';

interface TrialOptions {
  /** The folder of the packages. */
  readonly workspaceDir: string;
  /** The site whose visitors will get the releases. */
  readonly storage: ReleaseStorage;
  /** The builds of those releases that are not published yet. */
  readonly builds: readonly Build[];
  readonly environment: NodeJS.ProcessEnv;
}

const MAX_SHOWN_PROBLEMS = 5;

/**
 * Opens releases once in a browser, together with the current releases of the other modules: a remote in the shell, or a
 * shell with each of the remotes. docs/releasing.md: The smoke test
 * @param next the modules of the site after the change
 * @returns a sentence that says what was opened, or why nothing was
 * @throws {OperatorError} when a page has an error, or does not show the remote in time
 */
export async function tryReleases(
  tried: readonly Release[],
  next: Modules,
  { workspaceDir, storage, builds, environment }: TrialOptions,
): Promise<string> {
  const others = Object.entries(next).flatMap(([module, { current, releases }]) =>
    tried.some((release) => release.module === module) ? [] : (releases[current] ?? []),
  );
  const routes = routesOf(tried, others);
  if (routes.length === 0)
    return `No smoke test: this site has no ${tried.some(isShell) ? 'remote' : 'shell'} to open ${tried.map(({ module }) => module).join(' and ')} with.`;
  const launch = await findBrowser(workspaceDir, environment);
  if (typeof launch === 'string') return `No smoke test: ${launch}.`;
  const site = await startTrialSite([...others, ...tried], {
    storage,
    builds,
    publicDir: path.join(workspaceDir, 'server/public'),
  });
  try {
    const browser = await launch();
    try {
      for (const route of routes) {
        const problems = await openRoute(browser, site.url, route);
        if (problems.length > 0) throw new OperatorError(describeProblems(tried, route, problems));
      }
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
  return `Smoke test: ${routes.map((route) => route.path).join(', ')} in a browser.`;
}

/** The routes that are opened. Without a shell or without a remote there is none. */
function routesOf(tried: readonly Release[], others: readonly Release[]): TrialRoute[] {
  const live = [...tried, ...others];
  if (!live.some(isShell)) return [];
  const remotes = (tried.some(isShell) ? live : tried).filter((release) => !isShell(release));
  return remotes.flatMap((remote) =>
    remote.mounts?.length
      ? [{ module: remote.module, version: remote.version, path: firstRoute(remote) }]
      : [],
  );
}

function isShell({ page }: Release): boolean {
  return page !== undefined;
}

function describeProblems(tried: readonly Release[], route: TrialRoute, problems: readonly string[]): string {
  const names = tried.map(({ module, version }) => `${module} ${version}`).join(' and ');
  return [
    `${names} ${tried.length > 1 ? 'do' : 'does'} not become live: in a browser, ${route.path} has problems. (--no-smoke leaves this test out.)`,
    ...problems.slice(0, MAX_SHOWN_PROBLEMS).map((problem) => `  ${problem}`),
  ].join('\n');
}
