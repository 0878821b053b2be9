import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_NAME } from '../uploads/picture-store';
import type { FindStored } from './picture-facts';

/** Matches the names of the site's own image files (`public/images`) that the picture of a link may contain. */
const IMAGE_NAME = /^[\w-]+\.(svg|png|jpg|webp)$/;

/**
 * Makes a function that finds the stored picture at a URL: an upload under `/files/`, or a file of the site under
 * `/images/`. For any other URL, the function gives `null`. The site's files are read only once, to make the hashes of
 * their content.
 * @param publicDir The folder of the site's own files. It contains the folder `images`.
 * @param publicUrl The origin of this site in absolute URLs of uploads, if it is known.
 */
export async function createStoredFinder(
  publicDir: string,
  publicUrl: string | undefined,
): Promise<FindStored> {
  const imagesDir = path.join(publicDir, 'images');
  const names = (await fs.readdir(imagesDir)).filter((name) => IMAGE_NAME.test(name));
  const hashes = new Map(
    await Promise.all(
      names.map(async (name) => [name, hashOf(await fs.readFile(path.join(imagesDir, name)))] as const),
    ),
  );
  const own = publicUrl === undefined ? undefined : `${publicUrl}/`;

  return (url) => {
    if (url === null) return null;
    const pathname = own !== undefined && url.startsWith(own) ? url.slice(own.length - 1) : url;
    const [, folder, name = ''] = /^\/(files|images)\/([\w.-]+)(?:\?[^]*)?$/.exec(pathname) ?? [];
    if (folder === 'files') return PICTURE_NAME.test(name) ? { folder, name } : null;
    const hash = folder === 'images' ? hashes.get(name) : undefined;
    return hash === undefined ? null : { folder: 'images', name, hash };
  };
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
