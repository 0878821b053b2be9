import { OperatorError } from '../errors/operator-error';
import { readSettings } from './settings';

it('has a default for each variable that is missing or empty', () => {
  const expected = {
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/srv/evm/.data',
    databaseUrl: undefined,
    tokenSecret: undefined,
    previewSecret: undefined,
    trustProxy: undefined,
    publicUrl: undefined,
    siteConfig: undefined,
    mail: undefined,
    uploadKey: undefined,
    uploadBytes: 2 ** 30,
    uploadNeedsAccount: undefined,
    uploadQuota: { picturesPerDay: 50, accountBytes: 20 * 2 ** 20 },
    corsOrigins: [],
    metricsToken: undefined,
    releasesToken: undefined,
    hasApiDocs: true,
    isWorkerOn: true,
    canaryWatch: 'asked',
    logLevel: 'warn',
  };
  expect(readSettings({}, '/srv/evm')).toEqual(expected);
  expect(readSettings({ PORT: '', HOST: ' ', DATABASE_URL: '' }, '/srv/evm')).toEqual(expected);
});

it('reads every variable', () => {
  const url = 'postgres://me@localhost/evm';
  const environment = {
    PORT: '0',
    HOST: '::',
    DATA_DIR: '/var/evm',
    DATABASE_URL: url,
    TOKEN_SECRET: 'a secret of thirty-two characters',
    PREVIEW_SECRET: 'another one of thirty-two letters',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    PUBLIC_URL: 'https://evm.example/',
    SITE_CONFIG: 'site.json',
    SMTP_URL: 'smtps://me:secret@mail.example:465',
    MAIL_FROM: 'no-reply@evm.example',
    UPLOAD_KEY: '0123456789abcdef',
    UPLOAD_MB: '5',
    UPLOAD_ACCOUNT: 'optional',
    UPLOAD_ACCOUNT_MB: '2',
    UPLOADS_PER_DAY: '9',
    CORS_ORIGINS: 'https://a.example, http://localhost:3001',
    METRICS_TOKEN: 'fedcba9876543210',
    RELEASES_TOKEN: '0123456789fedcba',
    API_DOCS: 'off',
    SERVICE_WORKER: 'off',
    CANARY_WATCH: 'promote',
    LOG_LEVEL: 'info',
  };
  expect(readSettings(environment, '/srv/evm')).toEqual({
    port: 0,
    host: '::',
    dataDir: '/var/evm',
    databaseUrl: url,
    tokenSecret: 'a secret of thirty-two characters',
    previewSecret: 'another one of thirty-two letters',
    trustProxy: '10.0.0.0/8, ::1',
    publicUrl: 'https://evm.example',
    siteConfig: '/srv/evm/site.json',
    mail: { smtpUrl: 'smtps://me:secret@mail.example:465', from: 'no-reply@evm.example' },
    uploadKey: '0123456789abcdef',
    uploadBytes: 5 * 2 ** 20,
    uploadNeedsAccount: false,
    uploadQuota: { picturesPerDay: 9, accountBytes: 2 * 2 ** 20 },
    corsOrigins: ['https://a.example', 'http://localhost:3001'],
    metricsToken: 'fedcba9876543210',
    releasesToken: '0123456789fedcba',
    hasApiDocs: false,
    isWorkerOn: false,
    canaryWatch: 'promote',
    logLevel: 'info',
  });
});

it.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535; it is "abc".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535; it is "65536".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535; it is "80.5".'],
  [{ HOST: 'http://x' }, 'HOST must be a host name or an address to listen on; it is "http://x".'],
  [
    { DATABASE_URL: 'mysql://me:secret@host/db' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://; it is "mysql://…@host/db".',
  ],
  [
    { DATABASE_URL: 'postgres://me:p#s@s@host/db' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://; it is "postgres://…@host/db".',
  ],
  [
    { DATABASE_URL: 'mysql://host/db?password=secret' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://; it is "mysql://host/db?…".',
  ],
  ...['postgres:me:secret@host/db', 'me:secret@host/db', 'host=db user=me password=secret'].map(
    (url): [NodeJS.ProcessEnv, string] => [
      { DATABASE_URL: url },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
  ),
  [
    { TRUST_PROXY: '*' },
    'TRUST_PROXY must be a comma-separated list of addresses or networks, such as 10.0.0.0/8; it is "*".',
  ],
  ...[
    {
      SMTP_URL: 'http://me:secret@mail.example',
      MAIL_FROM: 'a@b.example',
      PUBLIC_URL: 'https://evm.example',
    },
    { SMTP_URL: 'smtp://me:secret@a b', MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://evm.example' },
    { SMTP_URL: 'smtp://me:secret@mail.example', MAIL_FROM: 'a@b.example' },
    { SMTP_URL: 'smtp://me:secret@mail.example', PUBLIC_URL: 'https://evm.example' },
  ].map((environment): [NodeJS.ProcessEnv, string] => [
    environment,
    'SMTP_URL must be an address that starts with smtp:// or smtps://, and it needs MAIL_FROM and PUBLIC_URL.',
  ]),
  [
    { MAIL_FROM: 'Demo EVM' },
    'MAIL_FROM must be an e-mail address, such as no-reply@demo.example; it is "Demo EVM".',
  ],
  [{ TOKEN_SECRET: 'secret but short' }, 'TOKEN_SECRET must be at least 32 characters.'],
  [{ PREVIEW_SECRET: 'secret but short' }, 'PREVIEW_SECRET must be at least 32 characters.'],
  [{ RELEASES_TOKEN: 'short' }, 'RELEASES_TOKEN must be at least 16 characters: letters, digits, - . _ ~.'],
  [{ UPLOAD_KEY: 'a b' }, 'UPLOAD_KEY must be at least 16 characters: letters, digits, - . _ ~.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters: letters, digits, - . _ ~.'],
  [{ UPLOAD_MB: 'much' }, 'UPLOAD_MB must be a whole number of MiB; it is "much".'],
  [{ CANARY_WATCH: 'on' }, 'CANARY_WATCH must be asked, withdraw or promote; it is "on".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent; it is "loud".'],
  ...['*', 'https://a.example/', 'a.example', 'https://a.example,*', 'https://a.example/x'].map(
    (origins): [NodeJS.ProcessEnv, string] => [
      { CORS_ORIGINS: origins },
      `CORS_ORIGINS must be a comma-separated list of origins, such as https://demo.example; it is "${origins}".`,
    ],
  ),
  [
    { PUBLIC_URL: 'evm.example' },
    'PUBLIC_URL must be the address of the site, such as https://demo.example; it is "evm.example".',
  ],
  [
    { PUBLIC_URL: 'https://a b' },
    'PUBLIC_URL must be the address of the site, such as https://demo.example; it is "https://a b".',
  ],
])('says in a sentence what is wrong with %p', (environment, sentence) => {
  expect(() => readSettings(environment, '/srv/evm')).toThrow(new OperatorError(sentence));
});

it('names all variables that are not valid', () => {
  expect(() => readSettings({ PORT: '-1', HOST: '?' }, '/srv/evm')).toThrow(/PORT[^]*HOST/);
});
