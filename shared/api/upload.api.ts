import { imageUrl, isRecord, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError } from './call';
import type { Transfer } from './call-by-axios';

/** Uploads a picture and gives its public URL. */
export type Uploader = (file: File, options: UploadOptions) => Promise<Result<string, ApiError>>;

interface UploadOptions extends Pick<Transfer, 'signal'> {
  /** Called with the uploaded fraction, from 0 to 1, or with 0 while the fraction is not known. */
  readonly onProgress: (fraction: number) => void;
}

/**
 * Makes the function that uploads pictures. An answer with a success status is malformed if its body does not have
 * `status: success` and a URL that is safe to load. Spec 5: Upload response; spec 7: Upload.
 * @param base The `upload` base of the configuration.
 * @param key The key that the upload server asks for. It is sent as `?key=`.
 */
export function createUploader(base: string, key: string): Uploader {
  return (file, { signal, onProgress }) => {
    const body = new FormData();
    body.append('file', file);
    const url = `${base}/s3/s3/evm/${encodeURIComponent(file.name)}`;
    const transfer: Transfer = {
      signal,
      onUploadProgress: ({ progress = 0 }) => onProgress(progress),
      timeout: 0, // an upload may take minutes on a slow network, and the user can cancel it
    };
    return call({ method: 'POST', url, query: { key }, body, transfer, parse: parseUploaded });
  };
}

function parseUploaded(body: unknown): string | undefined {
  if (!isRecord(body) || body.status !== 'success' || imageUrl(body.public_url) === null) return undefined;
  return String(body.public_url).trim();
}
