import { formatNumber } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/** The server takes pictures of these types and of this size. Behaviour: POST upload/s3/s3/evm/{filename}. */
const PICTURE_TYPES = new Set(['image/png', 'image/jpeg', 'image/webp']);
export const MAX_MEGABYTES = 5;

export type FileProblem = 'type' | 'size';

/** Why a file cannot be uploaded; `undefined` when it can. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (!PICTURE_TYPES.has(type)) return 'type';
  return size > MAX_MEGABYTES * 1024 * 1024 ? 'size' : undefined;
}

export function fileProblemText({ t, language }: Texts, problem: FileProblem): string {
  switch (problem) {
    case 'type':
      return t('VAL_PICTURE_TYPE');
    case 'size':
      return t('VAL_PICTURE_SIZE', { size: formatNumber(MAX_MEGABYTES, language) });
    default:
      return problem satisfies never;
  }
}
