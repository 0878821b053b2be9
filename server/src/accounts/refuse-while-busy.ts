import type { onRequestHookHandler } from 'fastify';
import { ServerBusy } from '../http/server-busy';
import { isHashQueueFull } from './passwords';

/**
 * Refuses a call that needs the hash of a password while too many passwords wait for theirs. The `onRequest` of a route
 * runs before the call is counted and before its body is read, so a flood of logins costs little. docs/decisions/0055
 */
export const refuseWhileBusy: onRequestHookHandler = (_request, _reply, done) =>
  done(isHashQueueFull() ? new ServerBusy() : undefined);
