import { isRecord, parseDetails, type OwnEvmDetails, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError, type Call } from './call';

/** The fields to change; the server drops unknown ones. */
type EvmUpdate = Readonly<Record<string, string | number | null>>;

/** The calls for the machine of the account that is logged in. Spec 7: HTTP calls. */
export interface OwnMachineApi {
  /** Gets all fields of the machine; none if the account has no machine yet. GET {auth}/evm/ */
  readonly get: () => Promise<Result<OwnEvmDetails, ApiError>>;
  /** Changes the given fields and gives the machine; `null` if the answer does not contain it. PUT {auth}/evm/ */
  readonly update: (update: EvmUpdate) => Promise<Result<OwnEvmDetails | null, ApiError>>;
  /** Gives the machine another short link. PUT {auth}/evm/update-vid/ */
  readonly changeVid: (vid: string) => Promise<Result<true, ApiError>>;
}

/**
 * @param base the `auth` base of the configuration, without a trailing slash
 * @param onSignedOut called when the server refuses the token
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

/** The specification does not define this answer, so any is accepted. If it has a `vid`, it is read as the machine. */
function parseUpdated(body: unknown): OwnEvmDetails | null {
  return isRecord(body) && body.vid ? (parseDetails(body) ?? null) : null;
}
