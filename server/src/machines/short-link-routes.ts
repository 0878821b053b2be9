import { ErrorAnswer, FormerVidPath, VidAnswer, VidUpdate } from '@demo-evm/shared/api/schemas';
import { isReservedVid } from '@demo-evm/shared/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { refuseAnonymous, requireAccount } from '../accounts/authenticate';
import type { Tokens } from '../accounts/tokens';
import { notFound } from '../http/contract-errors';
import { NEEDS_TOKEN } from '../http/openapi';
import type { Renamed, ShortLinkQueries } from './short-link-queries';

interface ShortLinkOptions {
  readonly shortLinks: ShortLinkQueries;
  readonly tokens: Tokens;
}

/** The part of the API's description that is the same for all routes of this file. */
const DESCRIPTION = { tags: ['own machine'], ...NEEDS_TOKEN };

const REFUSALS = {
  taken: 'VID already exists',
  'too many changes': 'VID changed too often today',
  'too many former': 'Too many former VIDs',
} as const satisfies Partial<Record<Renamed, string>>;

/**
 * The routes for the short links of the logged-in account's machine.
 * Behaviour: PUT auth/evm/update-vid/; behaviour: DELETE auth/evm/former-vids/{vid}.
 */
export const shortLinkRoutes: FastifyPluginAsyncTypebox<ShortLinkOptions> = async (
  app,
  { shortLinks, tokens },
) => {
  requireAccount(app, tokens);

  /**
   * Changes the short link. Refuses a link that is reserved or taken, and a change that a limit forbids. The old link
   * still leads to the machine.
   */
  app.put(
    '/evm/update-vid',
    {
      schema: {
        ...DESCRIPTION,
        summary: 'Change the short link; the old link still leads to the machine',
        body: VidUpdate,
        response: { 200: VidAnswer, 400: ErrorAnswer, 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { vid } = request.body;
      if (isReservedVid(vid)) return reply.code(400).send({ detail: 'VID is reserved' });
      const outcome = await shortLinks.rename(request.accountId, vid);
      if (outcome !== 'renamed' && outcome !== 'no account')
        return reply.code(400).send({ detail: REFUSALS[outcome] });
      return (await shortLinks.read(request.accountId)) ?? refuseAnonymous(request, reply);
    },
  );

  app.delete(
    '/evm/former-vids/:vid',
    {
      schema: {
        ...DESCRIPTION,
        summary: 'Give up a former short link, so that it becomes free',
        params: FormerVidPath,
        response: { 200: VidAnswer, 401: ErrorAnswer, 404: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const isGivenUp = await shortLinks.giveUp(request.accountId, request.params.vid);
      if (!isGivenUp) return notFound(reply, 'VID not found');
      return (await shortLinks.read(request.accountId)) ?? refuseAnonymous(request, reply);
    },
  );
};
