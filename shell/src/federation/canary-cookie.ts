const COOKIE_LIFETIME_S = 30 * 24 * 3600;

/**
 * Sets the cookie by which the site host knows that a canary failed for this visitor: while the registry has this
 * revision, pages come with the module's current release. Where cookies are refused, the next page may have the canary
 * again. docs/decisions/0016
 */
export function rememberLeftCanary(module: string, revision: number): void {
  document.cookie = `canary_left_${module}=${revision}; Path=/; Max-Age=${COOKIE_LIFETIME_S}; SameSite=Lax`;
}
