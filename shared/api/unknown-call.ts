import { tabStorage } from '@demo-evm/shared/device';
import { success, type Result } from '@demo-evm/shared/domain';
import type { ApiError } from './call';

/** Has the server itself failed? Then neither the user nor the network is at fault. */
export function isServerFault(error: ApiError): boolean {
  return error.kind === 'refused' && error.status >= 500;
}

/** Calls that not every server knows. Without such a call, the page shows less. */
export type OptionalCall = 'account' | 'numbers' | 'visits';

/** Has a server answered in this tab that it does not know the call? */
export const isCallUnknown = (name: OptionalCall): boolean => tabStorage.getItem(keyOf(name)) !== null;

/**
 * Does the answer mean that the server does not know the call? A 401 or 403 does not mean it, because the token may
 * have expired.
 */
export const isUnknownCall = (error: ApiError): boolean =>
  error.kind === 'refused' && isUnknownStatus(error.status);

/**
 * Does the status mean that the server does not know a call? If so, this function notes it in the storage of
 * the tab, so that the call is not sent again.
 */
export function noteUnknownCall(name: OptionalCall, status: number): boolean {
  const isUnknown = isUnknownStatus(status);
  if (isUnknown) tabStorage.setItem(keyOf(name), 'true');
  return isUnknown;
}

/** Sends a call. If the server does not know it, gives `null` and does not send it again in this tab. */
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
