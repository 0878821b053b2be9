const A_MONTH_S = 30 * 24 * 3600;

/**
 * Tells the site host that this visitor had a canary that failed: pages of this revision of the registry come with the
 * module's current release. Where cookies are refused the next page may have the canary again. docs/decisions/0016
 */
export function rememberLeftCanary(module: string, revision: number): void {
  document.cookie = `canary_left_${module}=${revision}; Path=/; Max-Age=${A_MONTH_S}; SameSite=Lax`;
}
