import { imageUrl, isRecord, type Result } from '@demo-evm/shared/domain';
import { call, type ApiError, type Transfer } from './call';

/** Sends one picture and gives its public address. */
export type Uploader = (file: File, watched: Watched) => Promise<Result<string, ApiError>>;

interface Watched extends Pick<Transfer, 'signal'> {
  /** How much has left, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/**
 * Makes what sends pictures to the upload service. An answer without `status: success` and an address that a
 * page may show is malformed. Spec 5: Upload response; spec 7: Upload.
 *
 * @param base the `upload` base of the configuration
 * @param key goes along as `?key=`
 */
export function createUploader(base: string, key: string): Uploader {
  return (file, { signal, onProgress }) => {
    const body = new FormData();
    body.append('file', file);
    const url = `${base}/s3/s3/evm/${encodeURIComponent(file.name)}`;
    const transfer: Transfer = {
      signal,
      onUploadProgress: ({ progress = 0 }) => onProgress(progress),
      timeout: 0, // a slow network needs minutes; whoever waits can cancel
    };
    return call({ method: 'POST', url, query: { key }, body, transfer, parse: parseUploaded });
  };
}

function parseUploaded(body: unknown): string | undefined {
  if (!isRecord(body) || body.status !== 'success' || imageUrl(body.public_url) === null) return undefined;
  return String(body.public_url).trim();
}
