import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { canDraw } from './create-drawer';
import type { PictureStore } from '../uploads/picture-store';
import { createLinkPictures, type LinkPictures } from './link-pictures';

interface Folders {
  readonly publicDir: string;
  readonly linkPicturesDir?: string | undefined;
}

/**
 * Makes the `LinkPictures` of a server. Gives `undefined` when there is no folder for the pictures, or when the
 * optional libraries are not installed. Links then have the candidate's photo, the symbol or the general picture.
 */
export async function openLinkPictures(
  app: FastifyInstance,
  uploads: PictureStore,
  { publicDir, linkPicturesDir }: Folders,
): Promise<LinkPictures | undefined> {
  if (linkPicturesDir === undefined) return undefined;
  if (!canDraw()) {
    app.log.warn(
      'The libraries that draw pictures of links are not installed, so links have general pictures.',
    );
    return undefined;
  }
  const pictures = await createLinkPictures({
    files: uploads.servedFolder,
    prepareUpload: uploads.prepare,
    images: path.join(publicDir, 'images'),
    cacheDir: linkPicturesDir,
    onFailure: (error) => app.log.error({ err: error }, "a link's picture could not be drawn or kept"),
  });
  app.addHook('onClose', () => pictures.close());
  return pictures;
}
