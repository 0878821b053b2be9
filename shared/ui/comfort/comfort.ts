import type { KeyValueStorage } from '@demo-evm/shared/device';

export const TEXT_SIZES = ['m', 'l', 'xl'] as const;

/** `m` is the browser's own text size; `l` is 125 % and `xl` 150 % of it. */
export type TextSize = (typeof TEXT_SIZES)[number];

export type Contrast = 'more' | 'less';

/*
 * Each choice of the visitor is stored twice: as an attribute of the document, for tokens.css, and in the browser's
 * storage. The page's script (shell/src/page/show.js) copies the choice from the storage to the attribute before
 * the page is shown. Therefore that script and this file must use the same names. Behaviour: Comfort.
 */

export function chosenTextSize(): TextSize {
  const { text } = document.documentElement.dataset;
  return TEXT_SIZES.find((size) => size === text) ?? 'm';
}

export function chooseTextSize(size: TextSize, storage: KeyValueStorage): void {
  document.documentElement.dataset.text = size;
  storage.setItem('text-size', size);
}

/** @returns The visitor's choice, or `undefined` if there is none, so that the system's setting decides. */
export function chosenContrast(): Contrast | undefined {
  const { contrast } = document.documentElement.dataset;
  return contrast === 'more' || contrast === 'less' ? contrast : undefined;
}

export function chooseContrast(contrast: Contrast, storage: KeyValueStorage): void {
  document.documentElement.dataset.contrast = contrast;
  storage.setItem('contrast', contrast);
}
