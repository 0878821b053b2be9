import Value from 'typebox/value';
import { Environment, REQUIREMENTS } from './environment';

/** Says whether every environment variable is valid. */
export function isEnvironment(values: unknown): values is Environment {
  return invalidNames(values).length === 0;
}

/** Gives the names of the variables that are not valid. A name can be listed more than once. */
function invalidNames(values: unknown): string[] {
  const invalid = Value.Errors(Environment, values).map(({ instancePath }) => instancePath.slice(1));
  const valueOf = (name: string) =>
    values instanceof Object ? (Reflect.get(values, name) as unknown) : undefined;
  const urls = ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL'].filter((name) => {
    const url = valueOf(name);
    return typeof url === 'string' && !URL.canParse(url);
  });
  // The link in a mail must not contain the host of a request, because the sender of the request chooses that
  // host.
  const lacksSender = valueOf('MAIL_FROM') === undefined || valueOf('PUBLIC_URL') === undefined;
  return [...invalid, ...urls, ...(valueOf('SMTP_URL') !== undefined && lacksSender ? ['SMTP_URL'] : [])];
}

/** Gives one sentence for each variable that is not valid. No sentence contains a secret value or a password. */
export function describeProblems(values: unknown, given: Record<string, string | undefined>): string {
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

const SECRETS = new Set([
  'TOKEN_SECRET',
  'PREVIEW_SECRET',
  'UPLOAD_KEY',
  'METRICS_TOKEN',
  'RELEASES_TOKEN',
  'SMTP_URL',
]);

/**
 * True if the value of a variable must not be shown. Even a DATABASE_URL that is not a URL may contain a
 * password, as in `password=… host=…`.
 */
function isSecret(name: string, value = ''): boolean {
  return SECRETS.has(name) || (name === 'DATABASE_URL' && !value.includes('://'));
}

/** Hides the parts of a URL that may contain a password: `user:password` and the query. */
function redactPassword(value = ''): string {
  return value.replace(/:\/\/[^]*@/, '://…@').replace(/\?[^]*/, '?…');
}
