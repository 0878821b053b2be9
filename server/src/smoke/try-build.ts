import path from 'node:path';
import type { Registry, Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { firstRoute } from '../releases/first-route';
import type { Build, ReleaseStorage } from '../releases/release-storage';
import { findBrowser } from './find-browser';
import { openRoute, type TrialRoute } from './open-route';
import { startTrialSite } from './start-trial-site';

interface TrialOptions {
  /** The folder of the packages. */
  readonly workspaceDir: string;
  /** The site that the build is released to. */
  readonly storage: ReleaseStorage;
  readonly environment: NodeJS.ProcessEnv;
}

const MAX_SHOWN_PROBLEMS = 5;

/**
 * Opens a build once in a browser, together with the current releases of a site: a remote in the site's shell, or a
 * shell with each of the site's remotes. docs/releasing.md: The smoke test
 * @returns a sentence that says what was opened, or why nothing was
 * @throws {OperatorError} when a page has an error, or does not show the remote in time
 */
export async function tryBuild(build: Build, registry: Registry, options: TrialOptions): Promise<string> {
  const { workspaceDir, storage, environment } = options;
  const { module, version } = build.release;
  const routes = routesOf(build.release, registry);
  if (routes.length === 0)
    return `No smoke test: this site has no ${build.release.page ? 'remote' : 'shell'} to open ${module} with.`;
  const launch = await findBrowser(workspaceDir, environment);
  if (typeof launch === 'string') return `No smoke test: ${launch}.`;
  const site = await startTrialSite(build, registry, {
    storage,
    publicDir: path.join(workspaceDir, 'server/public'),
  });
  try {
    const browser = await launch();
    try {
      for (const route of routes) {
        const problems = await openRoute(browser, site.url, route);
        if (problems.length > 0)
          throw new OperatorError(
            [
              `${module} ${version} is not released: in a browser, ${route.path} has problems. (--no-smoke releases without this test.)`,
              ...problems.slice(0, MAX_SHOWN_PROBLEMS).map((problem) => `  ${problem}`),
            ].join('\n'),
          );
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
function routesOf(release: Release, { modules }: Registry): TrialRoute[] {
  const current = Object.values(modules).flatMap((entry) => entry.releases[entry.current] ?? []);
  const remotes = release.page === undefined ? [release] : current.filter(({ page }) => page === undefined);
  if (release.page === undefined && !current.some(({ page }) => page !== undefined)) return [];
  return remotes.flatMap((remote) =>
    remote.mounts?.length
      ? [{ module: remote.module, version: remote.version, path: firstRoute(remote) }]
      : [],
  );
}
