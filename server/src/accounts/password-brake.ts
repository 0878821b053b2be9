import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../http/network-of';
import { TooManyRequests } from '../http/throttle';
import { maskEmail } from '../operations/mask';
import { createLruCache } from '../cache/lru-cache';

/** This many wrong passwords in a row cause no delay, because people make typing mistakes. */
export const FREE_FAILURES = 5;
/** The delay doubles with each further wrong password, up to this number of seconds. */
const LONGEST_DELAY_S = 300;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** The wrong passwords of an account are forgotten this long after the last one. */
const FAILURES_KEPT_MS = DAY_MS;
/** A network from which the right password came is remembered for this long. */
const NETWORK_KEPT_MS = 30 * DAY_MS;
const MAX_ENTRIES = 50_000;

interface Failures {
  readonly count: number;
  /** The time until which no password is checked, in milliseconds. */
  readonly until: number;
}

/**
 * Slows down the guessing of an account's password, however many addresses the guesses come from. Strangers
 * cannot keep a campaign out: each network from which its right password came has its own count of wrong
 * passwords. Accounts that do not exist are treated the same, so that nobody learns which accounts exist.
 * Each process counts only the calls that it receives.
 * Behaviour: Account.
 */
export interface PasswordBrake {
  /**
   * Runs `check`, and logs whether the password was right.
   * @param isRight says whether the result of `check` means that the password was right
   * @throws {TooManyRequests} (429, with Retry-After) when the account must wait; `check` is not run then
   */
  readonly guard: <T>(
    attempt: Attempt,
    check: () => Promise<T>,
    isRight: (result: T) => boolean,
  ) => Promise<T>;
  /** Forgets the wrong passwords of an account, and remembers the network of the request for this account. */
  readonly trust: (request: FastifyRequest, account: GuardedAccount) => void;
}

/**
 * The e-mail as it was typed at a login, or the id of the account that is logged in. Wrong passwords are
 * counted separately for each of the two.
 */
type GuardedAccount = { readonly email: string } | { readonly id: string };

interface Attempt {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly account: GuardedAccount;
}

/** @param clock gives milliseconds and never goes back */
export function createPasswordBrake(clock: () => number = () => performance.now()): PasswordBrake {
  const failures = createLruCache<Failures>(MAX_ENTRIES);
  const knownNetworks = createLruCache<true>(MAX_ENTRIES);
  const keysOf = (request: FastifyRequest, account: GuardedAccount) => {
    // JSON separates the parts of a key, even if somebody types a separator in the e-mail.
    const name = 'id' in account ? ['id', account.id] : ['email', account.email.toLowerCase()];
    const ownNetwork = JSON.stringify([...name, networkOf(request.ip)]);
    return { ownNetwork, key: knownNetworks.get(ownNetwork) ? ownNetwork : JSON.stringify(name) };
  };
  const trust = (request: FastifyRequest, account: GuardedAccount) => {
    const { ownNetwork, key } = keysOf(request, account);
    failures.delete(key);
    knownNetworks.set(ownNetwork, true, NETWORK_KEPT_MS);
  };
  return {
    trust,
    async guard({ request, reply, account }, check, isRight) {
      const { key } = keysOf(request, account);
      const { count, until } = failures.get(key) ?? { count: 0, until: 0 };
      const waitMs = until - clock();
      if (waitMs > 0) {
        reply.header('retry-after', Math.ceil(waitMs / 1_000));
        throw new TooManyRequests();
      }
      // The attempt counts as failed until it has succeeded, so attempts that arrive at once are all counted.
      const counted = { count: count + 1, until: clock() + delayAfter(count + 1) };
      failures.set(key, counted, FAILURES_KEPT_MS);
      const result = await check().catch((error: unknown) => {
        // A password that could not be checked was no guess. A delay that another attempt has set meanwhile stays.
        const now = failures.get(key);
        const left = now === counted ? until : now?.until;
        if (now && left !== undefined)
          failures.set(key, { count: now.count - 1, until: left }, FAILURES_KEPT_MS);
        throw error;
      });
      const who = { account: maskAccount(account), network: networkOf(request.ip, { isMasked: true }) };
      if (isRight(result)) {
        trust(request, account);
        request.log.info(who, 'right password');
      } else request.log.warn({ ...who, failures: count + 1 }, 'wrong password');
      return result;
    },
  };
}

/**
 * @returns the number of milliseconds in which no password is checked after `count` wrong passwords in a row
 */
function delayAfter(count: number): number {
  return count <= FREE_FAILURES ? 0 : Math.min(2 ** (count - FREE_FAILURES - 1), LONGEST_DELAY_S) * 1_000;
}

function maskAccount(account: GuardedAccount): string {
  return 'id' in account ? `#${account.id}` : maskEmail(account.email);
}
