import { isRecord, parseDetails, type OwnEvmDetails, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError, type Call } from './call';

/** The fields to change, with their new values. The server drops fields that it does not know. */
type EvmUpdate = Readonly<Record<string, string | number | null>>;

/** The calls for the machine of the logged-in account. Spec 7: HTTP calls. */
export interface OwnMachineApi {
  /** Gets all fields of the machine, or an empty object if the account has no machine yet. GET {auth}/evm/ */
  readonly get: () => Promise<Result<OwnEvmDetails, ApiError>>;
  /** Changes the given fields. Gives the changed machine, or `null` if the answer has no machine. PUT {auth}/evm/ */
  readonly update: (update: EvmUpdate) => Promise<Result<OwnEvmDetails | null, ApiError>>;
  /** Replaces the machine's short link. PUT {auth}/evm/update-vid/ */
  readonly changeVid: (vid: string) => Promise<Result<true, ApiError>>;
}

/**
 * @param base The `auth` base of the configuration, without a trailing slash.
 * @param onSignedOut Called when the server refuses the token.
 */
export function createOwnMachineApi(base: string, token: string, onSignedOut: () => void): OwnMachineApi {
  const callWithToken = async <T>(request: Omit<Call<T>, 'token'>) => {
    const answer = await call({ ...request, token });
    if (!answer.ok && isSignedOut(answer.error)) onSignedOut();
    return answer;
  };
  return {
    get: () => callWithToken({ method: 'GET', url: `${base}/evm/`, parse: parseOwn }),
    update: (update) =>
      callWithToken({ method: 'PUT', url: `${base}/evm/`, body: update, parse: parseUpdated }),
    changeVid: (vid) =>
      callWithToken({
        method: 'PUT',
        url: `${base}/evm/update-vid/`,
        body: { vid },
        parse: () => true as const,
      }),
  };
}

/** Did the server refuse the token? Behaviour: Ended session. */
export function isSignedOut(error: ApiError): boolean {
  return error.kind === 'refused' && (error.status === 401 || error.status === 403);
}

function parseOwn(body: unknown): OwnEvmDetails | undefined {
  const details = parseDetails(body);
  return details === null ? {} : details;
}

/**
 * Reads the answer to `update`. The specification does not define this answer. An answer with a `vid` is read as the
 * machine, any other answer as `null`.
 */
function parseUpdated(body: unknown): OwnEvmDetails | null {
  return isRecord(body) && body.vid ? (parseDetails(body) ?? null) : null;
}
