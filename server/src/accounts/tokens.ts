import { jwtVerify, SignJWT } from 'jose';

/** Issues and checks the tokens of accounts. */
export interface Tokens {
  readonly issue: (accountId: string) => Promise<string>;
  /** The account id in a token; `null` when the token is not valid, for example forged or expired. */
  readonly accountOf: (token: string) => Promise<string | null>;
}

const ALGORITHM = 'HS256';
const ISSUER = 'demo-evm';
const AUDIENCE = 'demo-evm-admin';
const TOKEN_LIFETIME = '12h';

/** @param secret the key that signs the tokens; it has at least 32 bytes */
export function createTokens(secret: Uint8Array): Tokens {
  return {
    issue: (accountId) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(accountId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(TOKEN_LIFETIME)
        .sign(secret),
    async accountOf(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'sub'],
        });
        return payload.sub ?? null;
      } catch {
        return null;
      }
    },
  };
}
