import type { Report } from '../events/report';
import type { ReleaseDirectory } from '../federation/release-directory';
import type { RemoteLoader } from '../federation/remote-loader';
import type { WhenShown } from '../late/when-shown';
import type { RouteLanguage } from './route-language';

/** The services that the routes need to show remotes. All routes of a page share one object. */
export interface RemoteServices {
  readonly directory: ReleaseDirectory;
  readonly loader: RemoteLoader;
  readonly report: Report;
  readonly routeLanguage: RouteLanguage;
  /** The route calls this function when a page of a remote is on the screen. */
  readonly whenShown: WhenShown;
}
