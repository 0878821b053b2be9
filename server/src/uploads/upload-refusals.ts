import type { UploadRefused } from '@demo-evm/shared/api/schemas';
import type { FastifyReply } from 'fastify';
import { MAX_SIDE_PIXELS } from './check-picture';
import type { PictureRefusal } from './picture-storage';

interface Refusal {
  readonly status: number;
  readonly detail: UploadRefused['detail'];
  readonly headers?: Readonly<Record<string, string>>;
}

export const NOT_LOGGED_IN: Refusal = {
  status: 401,
  detail: 'Not authenticated',
  headers: { 'www-authenticate': 'Bearer' },
};

/** The answer for each reason to refuse a picture. Behaviour: POST upload/s3/s3/evm/{filename}. */
export const REFUSALS: Readonly<Record<PictureRefusal, Refusal>> = {
  unknown: { status: 415, detail: 'Only PNG, JPEG and WebP pictures are accepted' },
  damaged: { status: 400, detail: 'The picture is damaged or not complete' },
  moving: { status: 400, detail: 'Moving pictures are not accepted' },
  giant: { status: 400, detail: `The picture has more than ${MAX_SIDE_PIXELS} pixels on a side` },
  'too large': { status: 413, detail: 'The file is larger than 5 MB' },
  'no room': { status: 413, detail: 'There is no room for more pictures' },
  'account full': { status: 413, detail: 'There is no room for more pictures of this account' },
  'no account': NOT_LOGGED_IN,
  'too many': {
    status: 429,
    detail: 'Too many pictures today. Try again tomorrow.',
    headers: { 'retry-after': String(24 * 60 * 60) }, // the account may try again after this time at the latest
  },
};

/** Answers with an error that also has the fields `status` and `message`, which clients of object storage expect. */
export function refuse(reply: FastifyReply, { status, detail, headers = {} }: Refusal) {
  const message = typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join(', ');
  return reply
    .code(status)
    .headers(headers)
    .send({ detail, status: 'error', message } satisfies UploadRefused);
}
