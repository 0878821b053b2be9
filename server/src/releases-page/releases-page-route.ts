import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { isSameSecret } from '../http/same-secret';
import type { ReleaseStorage } from '../releases/release-storage';
import { PAGE_STYLE } from './page-style';
import { readOverview } from './read-overview';
import { renderReleasesPage } from './render-page';

interface ReleasesPageOptions {
  readonly db: Kysely<Tables>;
  readonly storage: ReleaseStorage;
  /** The secret that the request must carry. */
  readonly token: string;
}

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** The page may have its own styles, and nothing else. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * Adds `GET /releases`, a page for operators about what is live and how it does. It changes nothing. The token comes as
 * `Authorization: Bearer`, or as the password that a browser asks for; the name does not matter. docs/releasing.md
 */
export const releasesPageRoute: FastifyPluginAsync<ReleasesPageOptions> = async (
  app,
  { db, storage, token },
) => {
  app.get('/releases', { schema: { hide: true } }, async ({ headers: { authorization } }, reply) => {
    reply.headers(HEADERS);
    if (!isSameSecret(secretOf(authorization), token))
      return reply
        .code(401)
        .header('www-authenticate', 'Basic realm="Releases", charset="UTF-8"')
        .type('text/plain; charset=utf-8')
        .send('This page needs the password in RELEASES_TOKEN.\n');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(renderReleasesPage(await readOverview(db, storage)));
  });
};

/** Gives the token of `Bearer <token>`, or the password of `Basic <name:password in Base64>`; else an empty text. */
function secretOf(authorization = ''): string {
  const [, scheme = '', value = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() !== 'basic') return value;
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}
