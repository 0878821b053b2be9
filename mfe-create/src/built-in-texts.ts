import uiWords from '@demo-evm/shared/ui/translations/en.json';
import words from './translations/en.json';

// webpack leaves the other texts of the file out of the first load, because they are never read.
const {
  CLOSE,
  COMFORT,
  CONTRAST,
  DEMO_NOTICE,
  LANG_EN,
  LANG_HI,
  LANG_MR,
  LANGUAGE,
  LETTER,
  LOADING,
  NET_CHECK,
  NET_SLOW,
  TEXT_LARGE,
  TEXT_LARGEST,
  TEXT_USUAL,
} = uiWords;

/**
 * The English texts for a visitor whose translation tables cannot be loaded: the texts of shared/ui that this
 * page uses, and the page's own texts.
 */
export const BUILT_IN_TEXTS = {
  CLOSE,
  COMFORT,
  CONTRAST,
  DEMO_NOTICE,
  LANG_EN,
  LANG_HI,
  LANG_MR,
  LANGUAGE,
  LETTER,
  LOADING,
  NET_CHECK,
  NET_SLOW,
  TEXT_LARGE,
  TEXT_LARGEST,
  TEXT_USUAL,
  ...words,
};
