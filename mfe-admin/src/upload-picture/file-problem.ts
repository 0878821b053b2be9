import type { Texts } from '@demo-evm/shared/i18n';
import type { FileProblem } from '@demo-evm/shared/small-pictures';

const KEYS = {
  type: 'VAL_PICTURE_TYPE',
  damaged: 'VAL_PICTURE_DAMAGED',
  giant: 'VAL_PICTURE_GIANT',
  heic: 'VAL_PICTURE_HEIC',
} as const satisfies Record<FileProblem, string>;

export function fileProblemText({ t }: Texts, problem: FileProblem): string {
  return t(KEYS[problem]);
}
