import {
  CountState,
  ErrorAnswer,
  MachineNumbers,
  NumbersQuery,
  ResetTime,
} from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { refuseAnonymous, requireAccount } from '../accounts/authenticate';
import type { Tokens } from '../accounts/tokens';
import { HOURS_KEPT_DAYS } from '../database/forget-old-rows';
import { refuseValue } from '../http/contract-errors';
import { NEEDS_TOKEN } from '../http/openapi';
import { istDayBefore } from '../votes/ist-hour';
import type { CountResets } from './count-resets';
import type { NumberQueries } from './number-queries';

interface NumberOptions {
  readonly numbers: NumberQueries;
  readonly resets: CountResets;
  readonly tokens: Tokens;
}

/** The part of the API's description that is the same for all routes of this file. */
const DESCRIPTION = { tags: ['numbers'], ...NEEDS_TOKEN };

/** The routes for the numbers of the logged-in account's machine. Behaviour: GET auth/evm/votes; behaviour: Numbers. */
export const numberRoutes: FastifyPluginAsyncTypebox<NumberOptions> = async (
  app,
  { numbers, resets, tokens },
) => {
  requireAccount(app, tokens);

  app.get(
    '/evm/votes',
    {
      schema: {
        ...DESCRIPTION,
        summary: 'Votes, opens and shares of the machine of the account, by day and by hour',
        querystring: NumbersQuery,
        response: { 200: MachineNumbers, 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { days, hours_of: hoursOf } = request.query;
      const oldest = istDayBefore(new Date(), HOURS_KEPT_DAYS);
      if (hoursOf !== undefined && hoursOf < oldest)
        return refuseValue(reply, ['query', 'hours_of'], {
          msg: `must be >= ${oldest}`,
          type: 'formatMinimum',
        });
      return (
        (await numbers.read(request.accountId, Number(days), hoursOf)) ?? refuseAnonymous(request, reply)
      );
    },
  );
  /**
   * Sets the total to 0, and remembers the former total for a day. The votes that are shown for each day and hour stay.
   * docs/decisions/0042.
   */
  app.post(
    '/evm/votes/reset',
    {
      schema: {
        ...DESCRIPTION,
        summary: 'Set the total of the machine to 0',
        response: { 200: CountState, 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      await resets.reset(request.accountId);
      return (await readCount(request.accountId)) ?? refuseAnonymous(request, reply);
    },
  );

  /**
   * Undoes the newest reset of the last 24 hours, if the request contains the time of this reset. The new total is the
   * total before the reset plus the votes since the reset.
   */
  app.post(
    '/evm/votes/undo-reset',
    {
      schema: {
        ...DESCRIPTION,
        summary: 'Undo the newest reset of the total',
        body: ResetTime,
        response: { 200: CountState, 400: ErrorAnswer, 401: ErrorAnswer, 422: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const isUndone = await resets.undo(request.accountId, request.body.at);
      const count = await readCount(request.accountId);
      if (!count) return refuseAnonymous(request, reply);
      return isUndone ? count : reply.code(400).send({ detail: 'No reset to undo' });
    },
  );

  async function readCount(accountId: string): Promise<CountState | null> {
    const read = await numbers.read(accountId, 1, undefined);
    return read && { total: read.total, reset: read.reset ?? null };
  }
};
