import path from 'node:path';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import { StartupError } from '../startup-error';

/** Every variable the server reads. */
const Environment = Type.Object({
  PORT: Type.Integer({ default: 8080, minimum: 0, maximum: 65535 }),
  HOST: Type.String({ default: '127.0.0.1', pattern: '^[0-9A-Za-z.:-]+$' }),
  DATA_DIR: Type.String({ default: '.data' }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://.+' })),
  TOKEN_SECRET: Type.Optional(Type.String({ minLength: 32 })),
  TRUST_PROXY: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z.:/, ]+$' })),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/?#]+/*$' })),
});
type Environment = Static<typeof Environment>;

/** What to say of a variable that does not fit. */
const DEMANDS: Record<keyof Environment, string> = {
  PORT: 'PORT must be a whole number from 0 to 65535',
  HOST: 'HOST must be a host name or an address to listen on',
  DATA_DIR: 'DATA_DIR must be the path of a folder',
  DATABASE_URL: 'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
  TOKEN_SECRET: 'TOKEN_SECRET must have 32 signs or more',
  TRUST_PROXY: 'TRUST_PROXY must be addresses or networks with commas between them, such as 10.0.0.0/8',
  PUBLIC_URL: 'PUBLIC_URL must be the address of the site, such as https://demo.example',
};

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the embedded database and the published releases. */
  readonly dataDir: string;
  /** Without it the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  /** Signs tokens, the same for every process of a site; without it one is kept in `dataDir`. */
  readonly tokenSecret: string | undefined;
  /** Proxies whose word for a visitor's address is taken, such as `10.0.0.0/8`. */
  readonly trustProxy: string | undefined;
  /** Where visitors reach this site, without a trailing slash, for the links in link previews. */
  readonly publicUrl: string | undefined;
}

/**
 * Reads and checks the environment. An empty variable counts as not set.
 * @param root what a relative DATA_DIR is relative to
 * @throws {StartupError} naming every bad variable in a sentence
 */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const names = Object.keys(Environment.properties);
  const given = Object.fromEntries(
    names.flatMap((name) => (environment[name]?.trim() ? [[name, environment[name].trim()]] : [])),
  );
  const values = Value.Default(Environment, {
    ...given,
    ...(isDecimal(given.PORT) && { PORT: Number(given.PORT) }),
  });
  if (!isEnvironment(values)) throw new StartupError(describeProblems(values, given));
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(root, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    tokenSecret: values.TOKEN_SECRET,
    trustProxy: values.TRUST_PROXY,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
  };
}

function isDecimal(value: string | undefined): boolean {
  return /^\d+$/.test(value ?? '');
}

function isEnvironment(values: unknown): values is Environment {
  return problemsOf(values).length === 0;
}

/** Names of the variables that do not fit. */
function problemsOf(values: unknown): string[] {
  const bad = Value.Errors(Environment, values).map(({ instancePath }) => instancePath.slice(1));
  const urls = ['DATABASE_URL', 'PUBLIC_URL'].filter((name) => {
    const url = values instanceof Object ? (Reflect.get(values, name) as unknown) : undefined;
    return typeof url === 'string' && !URL.canParse(url);
  });
  return [...bad, ...urls];
}

function describeProblems(values: unknown, given: Record<string, string | undefined>): string {
  const bad = new Set(problemsOf(values));
  const described = Object.entries(DEMANDS).filter(([name]) => bad.has(name));
  return described
    .map(([name, demand]) =>
      name === 'TOKEN_SECRET' ? `${demand}.` : `${demand}; it is "${redact(given[name])}".`,
    )
    .join('\n');
}

/** A connection string carries a password. */
function redact(value: string | undefined): string {
  return (value ?? '').replace(/:\/\/.*@/, '://…@');
}
