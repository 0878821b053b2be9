import fs from 'node:fs/promises';
import path from 'node:path';

/** The answer of a host for static files. */
export interface StaticAnswer {
  readonly status: number;
  /** The path of the file, inside the folder that the host serves. */
  readonly file: string;
  readonly body: Buffer;
}

/**
 * Imitates Netlify and Cloudflare Pages. For a URL, these hosts try in this order: the file, the file with `.html`, the
 * folder's index.html, the rules in `_redirects`, and 404.html.
 */
export async function plainHost(folder: string): Promise<(url: string) => Promise<StaticAnswer>> {
  const rules = (await fs.readFile(path.join(folder, '_redirects'), 'utf8')).trim().split('\n');
  const read = async (file: string, status: number): Promise<StaticAnswer | null> => {
    const body = await fs.readFile(path.join(folder, file)).catch(() => null);
    return body && { status, file, body };
  };
  const find = async (url: string) =>
    (await read(url, 200)) ??
    (await read(`${url}.html`, 200)) ??
    (await read(path.join(url, 'index.html'), 200));
  return async (url) => {
    const direct = await find(url);
    if (direct) return direct;
    for (const rule of rules) {
      const [from = '', to = ''] = rule.split(' ');
      const matches = new RegExp(`^${from.replace(/:\w+/g, '[^/]+')}$`).test(url);
      const page = matches ? await find(to) : null;
      if (page) return page;
    }
    const missing = await read('404.html', 404);
    if (!missing) throw new Error('There is no 404.html.');
    return missing;
  };
}
