/**
 * A site with https gives this prefix to the names of its cookies. The browser then accepts them from this host over https
 * only, so neither another subdomain nor somebody on the network can set them.
 */
const nameOf = (name: string, isHttps: boolean) => (isHttps ? `__Host-${name}` : name);

/** Makes the value of a `set-cookie` header for a cookie that scripts cannot read. */
export function serverCookie(name: string, value: string, maxAgeSeconds: number, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : '';
  return `${nameOf(name, isHttps)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Gives the value of a cookie that `serverCookie` has made, from a request's `cookie` header. */
export function readCookie(cookies = '', name: string, isHttps: boolean): string | undefined {
  const start = `${nameOf(name, isHttps)}=`;
  const pair = cookies.split(/; ?/).find((each) => each.startsWith(start));
  return pair?.slice(start.length);
}
