import Type, { type Static } from 'typebox';

/** A pattern for an origin as browsers send it in the `Origin` header: without a path. */
const ORIGIN = 'https?://[0-9a-z.:[\\]-]+';

/** The environment variables that configure the server. */
export const Environment = Type.Object({
  PORT: Type.Integer({ default: 8080, minimum: 0, maximum: 65535 }),
  HOST: Type.String({ default: '127.0.0.1', pattern: '^[0-9A-Za-z.:-]+$' }),
  DATA_DIR: Type.String({ default: '.data' }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://.+' })),
  TOKEN_SECRET: Type.Optional(Type.String({ minLength: 32 })),
  PREVIEW_SECRET: Type.Optional(Type.String({ minLength: 32 })),
  TRUST_PROXY: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z.:/, ]+$' })),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/?#]+/*$' })),
  SITE_CONFIG: Type.Optional(Type.String()),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://.+' })),
  MAIL_FROM: Type.Optional(Type.String({ pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+$' })),
  UPLOAD_KEY: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z._~-]{16,}$' })),
  UPLOAD_MB: Type.Integer({ default: 1024, minimum: 0 }),
  UPLOAD_ACCOUNT: Type.Optional(Type.Enum(['required', 'optional'])),
  UPLOAD_ACCOUNT_MB: Type.Integer({ default: 20, minimum: 0 }),
  UPLOADS_PER_DAY: Type.Integer({ default: 50, minimum: 0 }),
  CORS_ORIGINS: Type.Optional(Type.String({ pattern: `^${ORIGIN}( *, *${ORIGIN})*$` })),
  METRICS_TOKEN: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z._~-]{16,}$' })),
  RELEASES_TOKEN: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z._~-]{16,}$' })),
  API_DOCS: Type.Enum(['on', 'off'], { default: 'on' }),
  SERVICE_WORKER: Type.Enum(['on', 'off'], { default: 'on' }),
  CANARY_WATCH: Type.Enum(['asked', 'withdraw', 'promote'], { default: 'asked' }),
  LOG_LEVEL: Type.Enum(['debug', 'info', 'warn', 'error', 'silent'], { default: 'warn' }),
});
export type Environment = Static<typeof Environment>;

/** The requirement for each variable. The error about an invalid variable contains its requirement. */
export const REQUIREMENTS: Record<keyof Environment, string> = {
  PORT: 'PORT must be a whole number from 0 to 65535',
  HOST: 'HOST must be a host name or an address to listen on',
  DATA_DIR: 'DATA_DIR must be the path of a folder',
  DATABASE_URL: 'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
  TOKEN_SECRET: 'TOKEN_SECRET must be at least 32 characters',
  PREVIEW_SECRET: 'PREVIEW_SECRET must be at least 32 characters',
  TRUST_PROXY: 'TRUST_PROXY must be a comma-separated list of addresses or networks, such as 10.0.0.0/8',
  PUBLIC_URL: 'PUBLIC_URL must be the address of the site, such as https://demo.example',
  SITE_CONFIG: 'SITE_CONFIG must be the path of a file',
  SMTP_URL:
    'SMTP_URL must be an address that starts with smtp:// or smtps://, and it needs MAIL_FROM and PUBLIC_URL',
  MAIL_FROM: 'MAIL_FROM must be an e-mail address, such as no-reply@demo.example',
  UPLOAD_KEY: 'UPLOAD_KEY must be at least 16 characters: letters, digits, - . _ ~',
  UPLOAD_MB: 'UPLOAD_MB must be a whole number of MiB',
  UPLOAD_ACCOUNT: 'UPLOAD_ACCOUNT must be required or optional',
  UPLOAD_ACCOUNT_MB: 'UPLOAD_ACCOUNT_MB must be a whole number of MiB',
  UPLOADS_PER_DAY: 'UPLOADS_PER_DAY must be a whole number of pictures',
  CORS_ORIGINS: 'CORS_ORIGINS must be a comma-separated list of origins, such as https://demo.example',
  METRICS_TOKEN: 'METRICS_TOKEN must be at least 16 characters: letters, digits, - . _ ~',
  RELEASES_TOKEN: 'RELEASES_TOKEN must be at least 16 characters: letters, digits, - . _ ~',
  API_DOCS: 'API_DOCS must be on or off',
  SERVICE_WORKER: 'SERVICE_WORKER must be on or off',
  CANARY_WATCH: 'CANARY_WATCH must be asked, withdraw or promote',
  LOG_LEVEL: 'LOG_LEVEL must be debug, info, warn, error or silent',
};
