import { isRecord, parseDetails, type OwnEvmDetails, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError, type Call } from './call';

/** What is sent to change a machine; the server leaves out what it does not know. */
type EvmUpdate = Readonly<Record<string, string | number | null>>;

/** The calls about the machine of the account that is logged in. Spec 7: HTTP calls. */
export interface OwnMachineApi {
  /** All of its fields; none when the account has no machine yet. GET {auth}/evm/ */
  readonly read: () => Promise<Result<OwnEvmDetails, ApiError>>;
  /** Changes the given fields. `null`: done, but the server does not tell what the machine is now. PUT {auth}/evm/ */
  readonly update: (update: EvmUpdate) => Promise<Result<OwnEvmDetails | null, ApiError>>;
  /** Gives the machine another short link. PUT {auth}/evm/update-vid/ */
  readonly changeVid: (vid: string) => Promise<Result<true, ApiError>>;
}

/**
 * @param base the `auth` base of the configuration, without a trailing slash
 * @param onSignedOut told when the server does not take the token any more
 */
export function createOwnMachineApi(base: string, token: string, onSignedOut: () => void): OwnMachineApi {
  const ask = async <T>(request: Omit<Call<T>, 'token'>) => {
    const answer = await call({ ...request, token });
    if (!answer.ok && isSignedOut(answer.error)) onSignedOut();
    return answer;
  };
  return {
    read: () => ask({ method: 'GET', url: `${base}/evm/`, parse: parseOwn }),
    update: (update) => ask({ method: 'PUT', url: `${base}/evm/`, body: update, parse: parseUpdated }),
    changeVid: (vid) =>
      ask({ method: 'PUT', url: `${base}/evm/update-vid/`, body: { vid }, parse: () => true as const }),
  };
}

/** Does the server not take the token any more? Behaviour: Ended session. */
export function isSignedOut(error: ApiError): boolean {
  return error.kind === 'refused' && (error.status === 401 || error.status === 403);
}

function parseOwn(body: unknown): OwnEvmDetails | undefined {
  const details = parseDetails(body);
  return details === null ? {} : details;
}

/** The specification does not show the answer, so any will do; one with a `vid` is the machine. */
function parseUpdated(body: unknown): OwnEvmDetails | null {
  return isRecord(body) && body.vid ? (parseDetails(body) ?? null) : null;
}
