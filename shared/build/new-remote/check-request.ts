import { mountsMeet, redirectOf } from '@demo-evm/shared/domain';

/** A remote that the workspace has already. */
export interface KnownRemote {
  readonly module: string;
  readonly mounts: readonly string[];
  readonly port: number;
}

/** The name needs a letter after `mfe-`, because names in the code, such as those of components, begin with that part. */
const NAME = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const ROUTE = /^(\/([a-z0-9][a-z0-9-]*|:[a-z][a-zA-Z0-9]*))+$/;
/** The server and the proxy of a remote's own page answer these addresses themselves. */
const ANSWERED_BY_SERVER =
  /^\/(api|fn|s3|files|images|events|healthz|metrics|releases|staff|shell|link-pictures|mfe-[^/]*|:[^/]*)(\/|$)/;

/**
 * Says why a remote cannot be made with this name and route. The route is a pattern such as `/results` or
 * `/results/:vid`.
 * @param packages the folders of all packages
 * @returns a sentence, or `null` when there is no reason
 */
export function refusalOfRemote(
  name: string,
  route: string,
  packages: readonly string[],
  remotes: readonly KnownRemote[],
): string | null {
  if (!NAME.test(name))
    return `A remote is called mfe-… in small letters, digits and single hyphens, with a letter first, as mfe-results. ${JSON.stringify(name)} is not.`;
  if (packages.includes(name)) return `There is a package ${name} already.`;
  if (!ROUTE.test(route))
    return `A route is a path in small letters, digits and hyphens, as /results or /results/:vid. ${JSON.stringify(route)} is not.`;
  if (ANSWERED_BY_SERVER.test(route))
    return `${route} cannot be a route: the server answers such addresses itself.`;
  if (redirectOf(route) !== undefined)
    return `${route} cannot be a route: it leads to ${redirectOf(route) ?? ''}.`;
  const owner = remotes.find(({ mounts }) => mounts.some((mount) => mountsMeet(mount, route)));
  return owner ? `${owner.module} answers ${route} already, at ${owner.mounts.join(' and ')}.` : null;
}

/** Gives the first port from 3001 that no remote uses for its own page. */
export function freePort(remotes: readonly KnownRemote[]): number {
  const taken = new Set(remotes.map(({ port }) => port));
  let port = 3001;
  while (taken.has(port)) port += 1;
  return port;
}
