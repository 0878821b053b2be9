import type { TestAnswer } from './http-request';
import type { TestServer } from './test-server';

export const UPLOAD_KEY = 'the key of uploads';

interface UploadOptions {
  readonly authorization?: string | undefined;
  readonly filename?: string;
  readonly key?: string;
  /** The name of the form's part that has the file. */
  readonly part?: string;
}

let visitor = 0;

/** Uploads a file as a browser does. Each upload has a new IP address, so that no upload reaches the rate limit. */
export function uploadTo(
  server: TestServer,
  bytes: Buffer,
  { authorization, filename = 'symbol.png', key = UPLOAD_KEY, part = 'file' }: UploadOptions,
): Promise<TestAnswer> {
  const payload = new FormData();
  payload.append(part, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), filename);
  return server.request({
    method: 'POST',
    url: `/s3/s3/evm/${encodeURIComponent(filename)}?key=${encodeURIComponent(key)}`,
    remoteAddress: `10.9.${(visitor += 1) >> 8}.${visitor & 255}`,
    headers: authorization === undefined ? {} : { authorization },
    payload,
  });
}

/** Gives the status and the body of the answer to a refused upload. */
export const refusal = (status: number, detail: string) => [
  status,
  { detail, status: 'error', message: detail },
];
