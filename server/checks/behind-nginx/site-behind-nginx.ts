import type { startServerProcess } from '../server-process';

type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** One nginx in front of two servers that share one Postgres. */
export interface SiteBehindNginx {
  /** The origin of the site, as visitors reach it through nginx. */
  readonly site: string;
  readonly nginxPort: number;
  readonly servers: readonly [ServerProcess, ServerProcess];
  /** The key that every upload must carry. */
  readonly uploadKey: string;
}

/** Gives the port at which a server listens. */
export const portOf = ({ url }: { readonly url: string }) => Number(new URL(url).port);
