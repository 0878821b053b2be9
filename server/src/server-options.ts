import type { CanaryWatchSetting } from './canary-watch/watch-canaries';
import type { Database } from './database/database';
import type { MailSettings } from './mail/mailer';
import type { LogLevel } from './operations/request-log';
import type { ReleaseStorage } from './releases/release-storage';
import type { SiteConfig } from './site/site-config';
import type { WorkerScript } from './site/worker-script';
import type { UploadQuota } from './uploads/picture-records';

/** The parts and settings from which a server is built. */
export interface ServerOptions {
  readonly database: Database;
  /** The registry and the published releases. */
  readonly storage: ReleaseStorage;
  readonly publicDir: string;
  /** The service worker of the pages. */
  readonly worker: WorkerScript;
  /** Folder of uploaded pictures, where the database is not shared, and of uploads that are under way. */
  readonly filesDir: string;
  /** Folder for copies of the pictures in a shared database. */
  readonly pictureCacheDir: string;
  /** Folder in which drawn pictures of links are kept. By default, links have no drawn pictures. */
  readonly linkPicturesDir?: string | undefined;
  /** The secret that signs the tokens. It has at least 32 bytes. */
  readonly secret: Uint8Array;
  /** The secret that signs links to previews. By default, their key is derived from `secret`. */
  readonly previewSecret?: string | undefined;
  /** The deployer's configuration of the pages. By default, pages call this server. */
  readonly siteConfig?: SiteConfig | undefined;
  /** The settings for sending mails. Without them, or without `publicUrl`, no mails are sent. */
  readonly mail?: MailSettings | undefined;
  /** The key that an upload must carry. By default, it is derived from `secret`. */
  readonly uploadKey?: string | undefined;
  /** The limit for the total size of all uploaded pictures, in bytes; 1 GiB by default. */
  readonly uploadBytes?: number | undefined;
  /**
   * True if an upload needs an account's token. By default, a token is needed if the accounts and machines of
   * the site's pages are on this server. The hourly clean-up of unused pictures runs only if a token is
   * needed and these accounts and machines are on this server.
   */
  readonly uploadNeedsAccount?: boolean | undefined;
  /** How much one account may upload; 50 pictures in 24 hours and 20 MiB altogether by default. */
  readonly uploadQuota?: UploadQuota | undefined;
  /** Origins of other sites whose pages may call the API; none by default. */
  readonly corsOrigins?: readonly string[] | undefined;
  /** True if `/api/docs` describes the API; `true` by default. */
  readonly hasApiDocs?: boolean | undefined;
  /** The bearer token for `/metrics`. If it is not set, only programs on this computer may read `/metrics`. */
  readonly metricsToken?: string | undefined;
  /** The password of the page `/releases`. If it is not set, there is no such page. */
  readonly releasesToken?: string | undefined;
  /** Addresses of proxies whose X-Forwarded headers are trusted; none by default. */
  readonly trustProxy?: string | undefined;
  /** The URL of this site for visitors, without a trailing slash. By default, each request's host is used. */
  readonly publicUrl?: string | undefined;
  /**
   * Says what the server does with canaries that were released without `--watch`; nothing (`asked`) by
   * default.
   */
  readonly canaryWatch?: CanaryWatchSetting | undefined;
  /** The lowest level that is logged; `warn` by default. */
  readonly logLevel?: LogLevel | undefined;
  /** Receives the log lines in place of standard output. */
  readonly logStream?: { readonly write: (line: string) => void } | undefined;
}
