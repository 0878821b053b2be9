import { ErrorAnswer, MachineVersions, PauseAnswer, PauseUpdate } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { refuseAnonymous, requireAccount } from '../accounts/authenticate';
import type { Tokens } from '../accounts/tokens';
import { NEEDS_TOKEN } from '../http/openapi';
import { LIMITS } from '../http/throttle';
import type { OwnMachineQueries } from './own-machine-queries';

interface PublishedStateOptions {
  readonly machines: Pick<OwnMachineQueries, 'versions' | 'setPaused'>;
  readonly tokens: Tokens;
}

/** The part of the API's description that is the same for all routes of this file. */
const DESCRIPTION = { tags: ['own machine'], ...NEEDS_TOKEN };

/**
 * The routes that read the earlier versions of the logged-in account's machine, and that pause the machine.
 * Behaviour: GET auth/evm/versions; behaviour: PUT auth/evm/pause.
 */
export const publishedStateRoutes: FastifyPluginAsyncTypebox<PublishedStateOptions> = async (
  app,
  { machines, tokens },
) => {
  requireAccount(app, tokens);

  app.get(
    '/evm/versions',
    {
      schema: {
        ...DESCRIPTION,
        summary: 'Read the earlier versions of the machine',
        response: { 200: MachineVersions, 401: ErrorAnswer },
      },
    },
    async (request) => ({ versions: await machines.versions(request.accountId) }),
  );

  /**
   * Pauses the machine, or ends the pause. Votes for a paused machine are still counted, because they may
   * have been cast before the pause.
   */
  app.put(
    '/evm/pause',
    {
      config: LIMITS.changes,
      schema: {
        ...DESCRIPTION,
        summary: 'Pause the machine, or go live again',
        body: PauseUpdate,
        response: { 200: PauseAnswer, 401: ErrorAnswer },
      },
    },
    async (request, reply) =>
      (await machines.setPaused(request.accountId, request.body.paused)) ?? refuseAnonymous(request, reply),
  );
};
