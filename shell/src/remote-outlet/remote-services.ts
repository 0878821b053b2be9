import type { Report } from '../events/report';
import type { ReleaseDirectory } from '../federation/release-directory';
import type { RemoteLoader } from '../federation/remote-loader';
import type { RouteLanguage } from './route-language';

/** What the shell needs to show remotes; one object for the whole page. */
export interface RemoteServices {
  readonly directory: ReleaseDirectory;
  readonly loader: RemoteLoader;
  readonly report: Report;
  readonly routeLanguage: RouteLanguage;
  /** Called with the remote that is shown, so that the remotes it links to may be loaded. */
  readonly prefetch: (shown: string) => void;
}
