import { formatNumber } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/** The server accepts only these types. Behaviour: POST upload/s3/s3/evm/{filename}. */
const PICTURE_TYPES = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** The server refuses larger pictures. Behaviour: POST upload/s3/s3/evm/{filename}. */
export const MAX_MEGABYTES = 5;

export type FileProblem = 'type' | 'size';

/** Says what is wrong with the type or the size of a file. Returns `undefined` when both are accepted. */
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
