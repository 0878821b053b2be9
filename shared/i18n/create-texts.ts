import type { Language, Table } from '@demo-evm/shared/domain';
import { createInstance, type i18n } from 'i18next';

/** Makes an i18next instance from the given tables. A text that is missing in Hindi or Marathi is shown in English. */
export function createTexts(language: Language, tables: Readonly<Record<Language, Table>>): i18n {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes the values
    resources: {
      en: { translation: tables.en },
      hi: { translation: tables.hi },
      mr: { translation: tables.mr },
    },
  });
  return i18n;
}
