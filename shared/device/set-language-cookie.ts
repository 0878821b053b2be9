/**
 * Tells the site host the language of this visitor's next pages, as page/early.js of the shell does. Where the site has
 * https, the cookie is never sent over http.
 */
export function setLanguageCookie(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
