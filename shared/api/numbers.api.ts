import { isRecord, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';
import type { CountState, MachineNumbers } from './schema/numbers';
import { sendIfKnown } from './unknown-call';

export type { CountState, MachineNumbers };

/** The calls for the numbers of the logged-in account's machine. Behaviour: Numbers. */
export interface NumbersApi {
  /**
   * Reads the total and the numbers of the last 14 days. Gives `null` if the server does not know this call (404 or
   * 405). A 401 or 403 does not end the session, because a server may also send these answers to an unknown call.
   * GET {auth}/evm/votes
   * @param hoursOf A day, as YYYY-MM-DD. The numbers of its hours are read too.
   */
  readonly read: (hoursOf?: string) => Promise<Result<MachineNumbers | null, ApiError>>;
  /** Sets the total to 0. The server remembers the former total for a day. POST {auth}/evm/votes/reset */
  readonly reset: () => Promise<Result<CountState, ApiError>>;
  /**
   * Undoes the newest reset of the last 24 hours, if `at` is the time of this reset.
   * POST {auth}/evm/votes/undo-reset
   */
  readonly undoReset: (at: string) => Promise<Result<CountState, ApiError>>;
}

/** @param base The `auth` base of the configuration, without a trailing slash. */
export function createNumbersApi(base: string, token: string): NumbersApi {
  const change = (name: string, body?: Record<string, unknown>) =>
    call({
      method: 'POST',
      url: `${base}/evm/votes/${name}`,
      token,
      ...(body && { body }),
      parse: parseCount,
    });
  return {
    reset: () => change('reset'),
    undoReset: (at) => change('undo-reset', { at }),
    read(hoursOf) {
      const query = { days: '14', ...(hoursOf !== undefined && { hours_of: hoursOf }) };
      const url = `${base}/evm/votes`;
      return sendIfKnown('numbers', () => call({ method: 'GET', url, query, token, parse: parseNumbers }));
    },
  };
}

/** Reads the answer to GET auth/evm/votes. Gives `undefined` if it does not have the contract's shape. */
function parseNumbers(body: unknown): MachineNumbers | undefined {
  if (!isRecord(body) || typeof body.total !== 'number') return undefined;
  const { days, hours, reset } = body;
  if (!Array.isArray(days) || days.length === 0) return undefined;
  const isRead =
    (reset === undefined || isReset(reset)) &&
    days.every((one) => isCounted(one) && typeof one.day === 'string') &&
    (hours === undefined ||
      (Array.isArray(hours) && hours.every((one) => isCounted(one) && typeof one.hour === 'number')));
  return isRead ? (body as MachineNumbers) : undefined;
}

/** Reads the answer to `reset` or `undoReset`. Gives `undefined` if it does not have the contract's shape. */
function parseCount(body: unknown): CountState | undefined {
  const isRead = isRecord(body) && typeof body.total === 'number' && isReset(body.reset);
  return isRead ? (body as CountState) : undefined;
}

function isReset(value: unknown): boolean {
  if (value === null) return true;
  return isRecord(value) && typeof value.at === 'string' && typeof value.former_total === 'number';
}

const COUNTED = ['votes', 'own_votes', 'opens', 'shares'] as const;

function isCounted(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && COUNTED.every((name) => typeof value[name] === 'number');
}
