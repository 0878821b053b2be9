import path from 'node:path';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import type { LogLevel } from '../operations/request-log';
import { OperatorError } from '../errors/operator-error';

/** A pattern for an origin as browsers send it in the `Origin` header: without a path. */
const ORIGIN = 'https?://[0-9a-z.:[\\]-]+';

/** The environment variables that configure the server. */
const Environment = Type.Object({
  PORT: Type.Integer({ default: 8080, minimum: 0, maximum: 65535 }),
  HOST: Type.String({ default: '127.0.0.1', pattern: '^[0-9A-Za-z.:-]+$' }),
  DATA_DIR: Type.String({ default: '.data' }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://.+' })),
  TOKEN_SECRET: Type.Optional(Type.String({ minLength: 32 })),
  TRUST_PROXY: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z.:/, ]+$' })),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/?#]+/*$' })),
  SITE_CONFIG: Type.Optional(Type.String()),
  UPLOAD_KEY: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z._~-]{16,}$' })),
  UPLOAD_MB: Type.Integer({ default: 1024, minimum: 0 }),
  CORS_ORIGINS: Type.Optional(Type.String({ pattern: `^${ORIGIN}( *, *${ORIGIN})*$` })),
  METRICS_TOKEN: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z._~-]{16,}$' })),
  LOG_LEVEL: Type.Enum(['debug', 'info', 'warn', 'error', 'silent'], { default: 'warn' }),
});
type Environment = Static<typeof Environment>;

/** The requirement for each variable. The error about an invalid variable contains its requirement. */
const REQUIREMENTS: Record<keyof Environment, string> = {
  PORT: 'PORT must be a whole number from 0 to 65535',
  HOST: 'HOST must be a host name or an address to listen on',
  DATA_DIR: 'DATA_DIR must be the path of a folder',
  DATABASE_URL: 'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
  TOKEN_SECRET: 'TOKEN_SECRET must be at least 32 characters',
  TRUST_PROXY: 'TRUST_PROXY must be a comma-separated list of addresses or networks, such as 10.0.0.0/8',
  PUBLIC_URL: 'PUBLIC_URL must be the address of the site, such as https://demo.example',
  SITE_CONFIG: 'SITE_CONFIG must be the path of a file',
  UPLOAD_KEY: 'UPLOAD_KEY must be at least 16 characters: letters, digits, - . _ ~',
  UPLOAD_MB: 'UPLOAD_MB must be a whole number of MiB',
  CORS_ORIGINS: 'CORS_ORIGINS must be a comma-separated list of origins, such as https://demo.example',
  METRICS_TOKEN: 'METRICS_TOKEN must be at least 16 characters: letters, digits, - . _ ~',
  LOG_LEVEL: 'LOG_LEVEL must be debug, info, warn, error or silent',
};

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for releases, uploaded pictures, the embedded database and a generated secret. */
  readonly dataDir: string;
  /** The URL of a Postgres database. Without it the server uses the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /**
   * The secret that signs tokens. All processes must have the same secret. If it is not set, the server generates a
   * secret and keeps it in `dataDir`.
   */
  readonly tokenSecret: string | undefined;
  /** Addresses of proxies whose X-Forwarded headers are trusted, such as `10.0.0.0/8`. */
  readonly trustProxy: string | undefined;
  /** The address at which visitors reach this site, without a trailing slash. Link previews contain it. */
  readonly publicUrl: string | undefined;
  /**
   * Absolute path of the deployer's configuration file for the pages. The file can set other API bases, for example.
   */
  readonly siteConfig: string | undefined;
  /**
   * The key that every upload must contain. All processes must have the same key. If it is not set, the server derives
   * a key from the token secret.
   */
  readonly uploadKey: string | undefined;
  /** The limit for the total size of all uploaded pictures, in bytes. */
  readonly uploadBytes: number;
  /** Origins of other sites whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** The bearer token for `/metrics`. Without it, only requests from the server's own computer may read the metrics. */
  readonly metricsToken: string | undefined;
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
      ['PORT', 'UPLOAD_MB'].flatMap((name) => (isDecimal(given[name]) ? [[name, Number(given[name])]] : [])),
    ),
  });
  if (!isEnvironment(values)) throw new OperatorError(describeProblems(values, given));
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(root, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    tokenSecret: values.TOKEN_SECRET,
    trustProxy: values.TRUST_PROXY,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    siteConfig: values.SITE_CONFIG === undefined ? undefined : path.resolve(root, values.SITE_CONFIG),
    uploadKey: values.UPLOAD_KEY,
    uploadBytes: values.UPLOAD_MB * 2 ** 20,
    corsOrigins: values.CORS_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [],
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}

function isDecimal(value: string | undefined): boolean {
  return /^\d+$/.test(value ?? '');
}

function isEnvironment(values: unknown): values is Environment {
  return invalidNames(values).length === 0;
}

/** The names of the variables that are not valid. */
function invalidNames(values: unknown): string[] {
  const invalid = Value.Errors(Environment, values).map(({ instancePath }) => instancePath.slice(1));
  const urls = ['DATABASE_URL', 'PUBLIC_URL'].filter((name) => {
    const url = values instanceof Object ? (Reflect.get(values, name) as unknown) : undefined;
    return typeof url === 'string' && !URL.canParse(url);
  });
  return [...invalid, ...urls];
}

function describeProblems(values: unknown, given: Record<string, string | undefined>): string {
  const invalid = new Set(invalidNames(values));
  const described = Object.entries(REQUIREMENTS).filter(([name]) => invalid.has(name));
  return described
    .map(([name, requirement]) =>
      isSecret(name, given[name])
        ? `${requirement}.`
        : `${requirement}; it is "${redactPassword(given[name])}".`,
    )
    .join('\n');
}

const SECRETS = new Set(['TOKEN_SECRET', 'UPLOAD_KEY', 'METRICS_TOKEN']);

/**
 * Whether the value of a variable must not be shown. Even a DATABASE_URL that is not a URL may contain a password, as
 * in `password=… host=…`.
 */
function isSecret(name: string, value = ''): boolean {
  return SECRETS.has(name) || (name === 'DATABASE_URL' && !value.includes('://'));
}

/** Hides the parts of a URL that may contain a password: `user:password` and the query. */
function redactPassword(value = ''): string {
  return value.replace(/:\/\/[^]*@/, '://…@').replace(/\?[^]*/, '?…');
}
