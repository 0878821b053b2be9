const CANARY_COOKIE_LIFETIME_SECONDS = 30 * 24 * 3600;

/**
 * Sets a cookie that tells the site host that a canary of this module failed for this visitor. Until the registry has a
 * new revision or the cookie expires, the visitor's pages get the module's current release. A browser that refuses
 * cookies may get the canary again with the next page. docs/decisions/0016
 * @param revision the revision of the registry that lists the canary
 */
export function rememberLeftCanary(module: string, revision: number): void {
  document.cookie = `canary_left_${module}=${revision}; Path=/; Max-Age=${CANARY_COOKIE_LIFETIME_SECONDS}; SameSite=Lax`;
}
