import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/**
 * Issues, checks and ends the tokens of accounts. A token carries an id, which a logout adds to the table
 * `ended_token`. It also carries the account's `session_version`, which a new password raises. So all tokens of an
 * account can be ended without a row for each token. The database is asked only about tokens that we signed.
 * Behaviour: Account.
 */
export interface Tokens {
  readonly issue: (owner: TokenOwner) => Promise<string>;
  /**
   * Gives the account id in a token; `null` when the token is not valid, for example forged, expired or
   * ended.
   */
  readonly accountOf: (token: string) => Promise<string | null>;
  /** Ends a valid token before its expiry. A token that is not valid is ignored. */
  readonly end: (token: string) => Promise<void>;
}

/** The account that a token is issued for. */
export interface TokenOwner {
  readonly id: string;
  readonly session_version: number;
}

const ALGORITHM = 'HS256';
const ISSUER = 'demo-evm';
const AUDIENCE = 'demo-evm-admin';
const TOKEN_LIFETIME = '12h';

/** @param secret the key that signs the tokens; it has at least 32 bytes */
export function createTokens(secret: Uint8Array, db: Kysely<Tables>): Tokens {
  return {
    issue: ({ id, session_version }) =>
      new SignJWT({ session: session_version })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(id)
        .setJti(randomUUID())
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(TOKEN_LIFETIME)
        .sign(secret),
    async accountOf(token) {
      const payload = await verified(token, secret);
      return payload && findOwner(db, payload);
    },
    async end(token) {
      const payload = await verified(token, secret);
      if (payload?.jti === undefined) return;
      const ended = db.insertInto('ended_token').values({ id: payload.jti });
      await ended.onConflict((conflict) => conflict.doNothing()).execute();
    },
  };
}

/** Gives the claims of a token that we signed and that has not expired; `null` for any other token. */
async function verified(token: string, secret: Uint8Array): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub'],
    });
    return payload;
  } catch {
    return null;
  }
}

/**
 * Finds the account of a token, unless the token was ended. A token without `session` or `jti` was issued by a server
 * before migration 0009. It counts as a token of the first session version, and only a new version can end it.
 */
async function findOwner(db: Kysely<Tables>, { sub, session = 0, jti }: JWTPayload): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from account where id = ${sub} and session_version = ${session}
    and not exists (select from ended_token where ended_token.id = ${jti ?? null})`.execute(db);
  return rows[0]?.id ?? null;
}
