import {
  isRecord,
  parseDetails,
  type EvmDetails,
  type OwnEvmDetails,
  type Result,
} from '@demo-evm/shared/domain';
import { call, type ApiError, type Call } from './call';
import { isWebPage } from './web-page';

/** The fields to change, with their new values. The server drops fields that it does not know. */
type EvmUpdate = Readonly<Record<string, string | number | null>>;

/** The machine as it was before a change. `replaced_at` is the time of the change in ISO 8601 format. */
export interface EarlierVersion extends EvmDetails {
  readonly id: string;
  readonly replaced_at: string;
}

type ShortLinks = Pick<OwnEvmDetails, 'vid' | 'former_vids'>;

/** The calls for the machine of the logged-in account. Spec 7: HTTP calls. */
export interface OwnMachineApi {
  /** Gets all fields of the machine, or an empty object if the account has no machine yet. GET {auth}/evm/ */
  readonly get: () => Promise<Result<OwnEvmDetails, ApiError>>;
  /** Changes the given fields. Gives the changed machine, or `null` if the answer has no machine. PUT {auth}/evm/ */
  readonly update: (update: EvmUpdate) => Promise<Result<OwnEvmDetails | null, ApiError>>;
  /**
   * Replaces the machine's short link. Gives the new short link and the former ones, if the server keeps them.
   * PUT {auth}/evm/update-vid/
   */
  readonly changeVid: (vid: string) => Promise<Result<ShortLinks, ApiError>>;
  /** Makes a former short link free for any machine. DELETE {auth}/evm/former-vids/{vid} */
  readonly giveUpVid: (vid: string) => Promise<Result<ShortLinks, ApiError>>;
  /** Pauses the machine, or ends the pause. PUT {auth}/evm/pause */
  readonly setPaused: (isPaused: boolean) => Promise<Result<Pick<OwnEvmDetails, 'paused_at'>, ApiError>>;
  /** Reads the earlier versions. The version that was replaced last is the first. GET {auth}/evm/versions */
  readonly versions: () => Promise<Result<readonly EarlierVersion[], ApiError>>;
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
        parse: (body) => (isWebPage(body) ? undefined : { vid, ...parseFormer(body) }),
      }),
    giveUpVid: (vid) =>
      callWithToken({
        method: 'DELETE',
        url: `${base}/evm/former-vids/${encodeURIComponent(vid)}`,
        parse: parseFormer,
      }),
    setPaused: (paused) =>
      callWithToken({ method: 'PUT', url: `${base}/evm/pause`, body: { paused }, parse: parsePause }),
    versions: () => callWithToken({ method: 'GET', url: `${base}/evm/versions`, parse: parseVersions }),
  };
}

/** Says whether the server has refused the token. Behaviour: Ended session. */
export function isSignedOut(error: ApiError): boolean {
  return error.kind === 'refused' && (error.status === 401 || error.status === 403);
}

function parseOwn(body: unknown): OwnEvmDetails | undefined {
  const details = parseDetails(body);
  if (details === undefined) return undefined;
  return { ...details, ...parseFormer(body), ...parseCount(body), ...parseRemovable(body) };
}

/** Reads the former short links. Gives an empty object if the server does not send them. */
function parseFormer(body: unknown): Pick<OwnEvmDetails, 'former_vids'> {
  const listed: unknown = isRecord(body) ? body.former_vids : undefined;
  if (!Array.isArray(listed)) return {};
  const former = listed
    .filter(isRecord)
    .map(({ vid, since }) => ({ vid: String(vid), since: String(since) }));
  return { former_vids: former };
}

/** Reads the number of earlier versions. Gives an empty object if the server keeps no versions. */
function parseCount(body: unknown): Pick<OwnEvmDetails, 'version_count'> {
  const count: unknown = isRecord(body) ? body.version_count : undefined;
  return typeof count === 'number' ? { version_count: count } : {};
}

function parsePause(body: unknown): Pick<OwnEvmDetails, 'paused_at'> | undefined {
  const pausedAt: unknown = isRecord(body) ? body.paused_at : undefined;
  return pausedAt === null || typeof pausedAt === 'string' ? { paused_at: pausedAt } : undefined;
}

function parseVersions(body: unknown): EarlierVersion[] | undefined {
  const listed: unknown = isRecord(body) ? body.versions : undefined;
  if (!Array.isArray(listed)) return undefined;
  return listed.filter(isRecord).map((version) => ({
    ...parseDetails(version),
    id: String(version.id),
    replaced_at: String(version.replaced_at),
  }));
}

/** Reads `removable_fields`. Gives an empty object if the server does not send it. */
function parseRemovable(body: unknown): Pick<OwnEvmDetails, 'removable_fields'> {
  const listed: unknown = isRecord(body) ? body.removable_fields : undefined;
  return Array.isArray(listed) ? { removable_fields: listed.map(String) } : {};
}

/**
 * Reads the answer to `update`. The specification does not define this answer. An answer with a `vid` is read as the
 * machine, any other JSON as `null`. A web page instead of JSON gives `undefined`, which means a malformed answer.
 */
function parseUpdated(body: unknown): OwnEvmDetails | null | undefined {
  if (isWebPage(body)) return undefined;
  return isRecord(body) && body.vid ? (parseOwn(body) ?? null) : null;
}
