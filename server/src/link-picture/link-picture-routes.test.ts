import Fastify from 'fastify';
import { ASHA } from '../testing/picture-facts';
import { linkPictureRoutes } from './link-picture-routes';
import type { LinkPictures } from './link-pictures';
import { pictureAddress } from './picture-address';
import type { PictureFacts } from './picture-facts';

const PNG = new Uint8Array([1, 2, 3]);
const ADDRESS = pictureAddress('asha', ASHA);

/** Requests the picture of a machine whose present facts are `facts`. */
async function request(facts: PictureFacts | null | undefined, pictures: Partial<LinkPictures>) {
  const app = Fastify();
  await app.register(linkPictureRoutes, {
    pictures: {
      find: () => Promise.resolve(null),
      make: () => Promise.resolve(null),
      close: () => Promise.resolve(),
      ...pictures,
    },
    describe: () => Promise.resolve(facts),
  });
  const { statusCode, headers, rawPayload } = await app.inject(ADDRESS);
  await app.close();
  return { status: statusCode, cached: headers['cache-control'], bytes: [...rawPayload] };
}

const kept = { find: () => Promise.resolve(PNG) };

it.each([
  [true, 'public, max-age=31536000, immutable'],
  [false, 'no-store'],
])('lets caches keep a drawn picture only if it is lasting: %p', async (isLasting, cached) => {
  const answer = await request(ASHA, { make: () => Promise.resolve({ png: PNG, isLasting }) });
  expect(answer).toEqual({ status: 200, cached, bytes: [1, 2, 3] });
});

it('sends a kept picture, also when its machine cannot be read now', async () => {
  for (const facts of [ASHA, { ...ASHA, names: ['Usha'] }, undefined])
    expect(await request(facts, kept)).toMatchObject({ status: 200, bytes: [1, 2, 3] });
});

it('has no picture of a machine that no longer exists, even when one is kept', async () => {
  expect(await request(null, kept)).toMatchObject({ status: 404 });
});
