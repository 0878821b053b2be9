import { imageUrl, isRecord, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';
import type { Transfer } from './call-by-axios';

/** Uploads a picture and gives its public URL. */
type Uploader = (file: File, options: UploadOptions) => Promise<Result<string, ApiError>>;

interface UploadOptions extends Pick<Transfer, 'signal'> {
  /** Called with the uploaded fraction, from 0 to 1, or with 0 while the fraction is not known. */
  readonly onProgress: (fraction: number) => void;
}

export interface UploaderOptions {
  /** The `upload` base of the configuration. */
  readonly base: string;
  /** The `auth` base of the configuration. The token comes from this address, and is sent only to its origin. */
  readonly authBase: string;
  /** The key that the upload server asks for. It is sent as `?key=`. */
  readonly key: string;
  readonly token: string | null;
  /** Called when the server refuses the token. */
  readonly onSignedOut: () => void;
}

/**
 * Makes the function that uploads pictures. An answer with a success status is malformed if its body does not have
 * `status: success` and a URL that is safe to load. The upload server may have another origin than the page, and its
 * CORS rules may refuse the header of the token. The picture is then sent again without the token.
 * Spec 5: Upload response; spec 7: Upload; behaviour: Upload.
 */
export function createUploader(options: UploaderOptions): Uploader {
  const { base, authBase, key, onSignedOut } = options;
  const token = originOf(base) === originOf(authBase) ? options.token : null;
  return async (file, { signal, onProgress }) => {
    const body = new FormData();
    body.append('file', file);
    const url = `${base}/s3/s3/evm/${encodeURIComponent(file.name)}`;
    const transfer: Transfer = {
      signal,
      onUploadProgress: ({ progress = 0 }) => onProgress(progress),
      timeout: 0, // an upload may take minutes on a slow network, and the user can cancel it
    };
    const request = { method: 'POST', url, query: { key }, body, transfer, parse: parseUploaded } as const;
    if (!token) return call(request);
    const answer = await call({ ...request, token });
    if (answer.ok) return answer;
    if (answer.error.kind === 'offline' && !signal.aborted && originOf(base) !== location.origin)
      return call(request);
    // A 401 is about the token, and a 403 is about the key.
    if (answer.error.kind === 'refused' && answer.error.status === 401) onSignedOut();
    return answer;
  };
}

function originOf(base: string): string {
  return new URL(base, location.href).origin;
}

function parseUploaded(body: unknown): string | undefined {
  if (!isRecord(body) || body.status !== 'success' || imageUrl(body.public_url) === null) return undefined;
  return String(body.public_url).trim();
}
