import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '../http/throttle';
import type { Drawing } from './drawing-queue';
import type { LinkPictures } from './link-pictures';
import { PICTURE_KEY, PICTURES_PATH, pictureAddress, pictureKey } from './picture-address';
import type { PictureFacts } from './picture-facts';

/** The picture of a link that names no machine, and of every link whose own picture is not ready. */
export const GENERAL_PICTURE = '/images/link-preview.png';

interface RouteOptions {
  readonly pictures: LinkPictures;
  /**
   * Gives the facts that the present picture of the page `/demo/{vid}` shows. Gives `null` when no published machine
   * has the vid. Gives `undefined` when the page has no picture of its own, or when the machine cannot be read now.
   */
  readonly describe: (request: FastifyRequest, vid: string) => Promise<PictureFacts | null | undefined>;
}

interface PictureParams {
  readonly vid: string;
  readonly file: string;
}

/**
 * Serves the pictures of links. Answers 404 when no published machine has the vid, even if a picture is kept.
 * Otherwise, sends the kept picture with the requested key. If no such picture is kept, draws a picture only for the
 * key of the machine's present picture, and redirects any other key to the present picture. So an invented key causes
 * no drawing, and a link that was shared earlier still has a picture. Redirects to the general picture when `describe`
 * gives `undefined`, or when the requested picture is not ready.
 */
export const linkPictureRoutes: FastifyPluginAsync<RouteOptions> = async (app, { pictures, describe }) => {
  app.get<{ Params: PictureParams }>(
    `${PICTURES_PATH}/:vid/:file`,
    { config: LIMITS.linkPictures, schema: { hide: true } },
    async (request, reply) => {
      const { vid, file } = request.params;
      const key = /^(.*)\.png$/.exec(file)?.[1] ?? '';
      if (!PICTURE_KEY.test(key)) return reply.callNotFound();
      const facts = await describe(request, vid);
      if (facts === null) return reply.callNotFound();
      const kept = await pictures.find(key);
      if (kept) return send(reply, { png: kept, isLasting: true });
      if (facts === undefined) return lead(reply, GENERAL_PICTURE);
      if (pictureKey(facts) !== key) return lead(reply, pictureAddress(vid, facts));
      const drawing = await pictures.make(facts);
      return drawing ? send(reply, drawing) : lead(reply, GENERAL_PICTURE);
    },
  );
};

/** Sends a picture. Caches must not keep a picture that is not lasting, because its photo or its symbol is missing. */
function send(reply: FastifyReply, { png, isLasting }: Drawing) {
  return reply
    .headers({
      'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .type('image/png')
    .send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
}

/** Sends a redirect that must not be cached, because the requested address may have its own picture later. */
function lead(reply: FastifyReply, address: string) {
  return reply.header('cache-control', 'no-store').redirect(address, 302);
}
