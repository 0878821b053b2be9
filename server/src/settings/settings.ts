import path from 'node:path';
import Value from 'typebox/value';
import type { CanaryWatchSetting } from '../canary-watch/watch-canaries';
import type { MailSettings } from '../mail/mailer';
import type { LogLevel } from '../operations/request-log';
import { OperatorError } from '../errors/operator-error';
import { Environment } from './environment';
import { describeProblems, isEnvironment } from './environment-problems';
import type { UploadQuota } from '../uploads/picture-records';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /**
   * Absolute path of the data folder. Without Postgres it has the releases, uploaded pictures, the embedded database and a
   * generated secret. With Postgres it has only copies of releases and pictures. Pictures of links are always in it.
   */
  readonly dataDir: string;
  /** The URL of a Postgres database. Without it the server uses the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /**
   * The secret that signs tokens. All processes must have the same secret. If it is not set, the server generates a
   * secret and keeps it in Postgres, or without Postgres in `dataDir`.
   */
  readonly tokenSecret: string | undefined;
  /** The secret that signs links to previews. If it is not set, the key of these links is derived from the token secret. */
  readonly previewSecret: string | undefined;
  /** Addresses of proxies whose X-Forwarded headers are trusted, such as `10.0.0.0/8`. */
  readonly trustProxy: string | undefined;
  /** The address of this site for visitors, without a trailing slash. Link previews and mails contain it. */
  readonly publicUrl: string | undefined;
  /**
   * Absolute path of the deployer's configuration file for the pages. The file can set other API bases, for example.
   */
  readonly siteConfig: string | undefined;
  /** The settings for sending mails; `undefined` if this server sends no mails. */
  readonly mail: MailSettings | undefined;
  /**
   * The key that every upload must contain. All processes must have the same key. If it is not set, the server derives
   * a key from the token secret.
   */
  readonly uploadKey: string | undefined;
  /** The limit for the total size of all uploaded pictures, in bytes. */
  readonly uploadBytes: number;
  /**
   * True if an upload must carry the token of an account. If it is not set, server-options.ts has the rule.
   */
  readonly uploadNeedsAccount: boolean | undefined;
  readonly uploadQuota: UploadQuota;
  /** Origins of other sites whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** The bearer token for `/metrics`. Without it, only requests from the server's own computer may read the metrics. */
  readonly metricsToken: string | undefined;
  /** The password of the page `/releases`. Without it there is no such page. */
  readonly releasesToken: string | undefined;
  /** True if `/api/docs` describes the API. */
  readonly hasApiDocs: boolean;
  /**
   * True if the site uses its service worker. If not, browsers that have the worker remove it. docs/deploy.md
   */
  readonly isWorkerOn: boolean;
  /** Says what the server does with canaries that were released without `--watch`. */
  readonly canaryWatch: CanaryWatchSetting;
  readonly logLevel: LogLevel;
}

/**
 * Reads and checks the environment. An empty variable counts as not set.
 * @param root The folder against which relative paths in DATA_DIR and SITE_CONFIG are resolved.
 * @throws {OperatorError} The message has one sentence for each variable that is not valid.
 */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const names = Object.keys(Environment.properties);
  const given = Object.fromEntries(
    names.flatMap((name) => (environment[name]?.trim() ? [[name, environment[name].trim()]] : [])),
  );
  const values = Value.Default(Environment, {
    ...given,
    ...Object.fromEntries(
      INTEGERS.flatMap((name) => (isDecimal(given[name]) ? [[name, Number(given[name])]] : [])),
    ),
  });
  if (!isEnvironment(values)) throw new OperatorError(describeProblems(values, given));
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(root, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    tokenSecret: values.TOKEN_SECRET,
    previewSecret: values.PREVIEW_SECRET,
    trustProxy: values.TRUST_PROXY,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    siteConfig: values.SITE_CONFIG === undefined ? undefined : path.resolve(root, values.SITE_CONFIG),
    mail:
      values.SMTP_URL !== undefined && values.MAIL_FROM !== undefined
        ? { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM }
        : undefined,
    uploadKey: values.UPLOAD_KEY,
    uploadBytes: values.UPLOAD_MB * 2 ** 20,
    uploadNeedsAccount: values.UPLOAD_ACCOUNT && values.UPLOAD_ACCOUNT === 'required',
    uploadQuota: {
      picturesPerDay: values.UPLOADS_PER_DAY,
      accountBytes: values.UPLOAD_ACCOUNT_MB * 2 ** 20,
    },
    corsOrigins: values.CORS_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [],
    metricsToken: values.METRICS_TOKEN,
    releasesToken: values.RELEASES_TOKEN,
    hasApiDocs: values.API_DOCS === 'on',
    isWorkerOn: values.SERVICE_WORKER === 'on',
    canaryWatch: values.CANARY_WATCH,
    logLevel: values.LOG_LEVEL,
  };
}

const INTEGERS = ['PORT', 'UPLOAD_MB', 'UPLOAD_ACCOUNT_MB', 'UPLOADS_PER_DAY'];

function isDecimal(value: string | undefined): boolean {
  return /^\d+$/.test(value ?? '');
}
