import type { Language, Table } from '@demo-evm/shared/domain';
import i18next, { type i18n } from 'i18next';

/*
 * Shows changed words on the standalone page without a reload, so that a form keeps what was typed. An app makes its own
 * i18next instances, so this file notes each instance at the moment when it is initialised.
 */

const instances = new Set<i18n>();
const prototype = Object.getPrototypeOf(i18next) as Pick<i18n, 'init'>;
const initialise: (this: i18n, ...options: Parameters<i18n['init']>) => ReturnType<i18n['init']> =
  prototype.init;
prototype.init = function (this: i18n, ...options: Parameters<i18n['init']>) {
  instances.add(this);
  return initialise.apply(this, options);
} as i18n['init'];

declare global {
  interface Window {
    /** A translation table calls this function when its file has changed (hot-words-loader.js). */
    swapWords?: (language: Language, table: Table) => void;
  }
}

window.swapWords = (language, table) => {
  for (const texts of instances) {
    texts.addResourceBundle(language, 'translation', table, true, true);
    void texts.changeLanguage(texts.language); // components render again when the language is set
  }
};
