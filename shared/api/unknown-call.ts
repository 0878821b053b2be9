import { tabStorage } from '@demo-evm/shared/device';
import { success, type Result } from '@demo-evm/shared/domain';
import type { ApiError } from './call';

/** Says whether the server itself has failed, so that neither the user nor the network is at fault. */
export function isServerFault(error: ApiError): boolean {
  return error.kind === 'refused' && error.status >= 500;
}

/** Calls that not every server knows. If the server does not know a call, the page does without its data. */
export type OptionalCall = 'account' | 'numbers' | 'visits';

/** Says whether a server has answered in this tab that it does not know the call. */
export const isCallUnknown = (name: OptionalCall): boolean => tabStorage.getItem(keyOf(name)) !== null;

/**
 * Says whether the answer means that the server does not know the call. A 401 or 403 does not mean this,
 * because the token may have expired.
 */
export const isUnknownCall = (error: ApiError): boolean =>
  error.kind === 'refused' && isUnknownStatus(error.status);

/**
 * Says whether the status means that the server does not know the call. If so, this function stores this in
 * the tab, so that the call is not sent again.
 */
export function noteUnknownCall(name: OptionalCall, status: number): boolean {
  const isUnknown = isUnknownStatus(status);
  if (isUnknown) tabStorage.setItem(keyOf(name), 'true');
  return isUnknown;
}

/**
 * Sends a call. If the server does not know the call, this gives `null`, and this tab never sends the call
 * again.
 */
export async function sendIfKnown<T>(
  name: OptionalCall,
  send: () => Promise<Result<T, ApiError>>,
): Promise<Result<T | null, ApiError>> {
  if (isCallUnknown(name)) return success(null);
  const answer = await send();
  if (answer.ok || answer.error.kind !== 'refused') return answer;
  return noteUnknownCall(name, answer.error.status) ? success(null) : answer;
}

const isUnknownStatus = (status: number) => status === 404 || status === 405;

const keyOf = (name: OptionalCall) => `${name}_unknown`;
