import { electionKey, ELECTIONS, LANGUAGE_KEYS, LANGUAGES } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/** The known election types in the language of the page. A saved one that is not known is added as it is written. */
export function electionOptions(t: Texts['t'], saved: string) {
  const known = ELECTIONS.map(([title, key]) => ({
    value: electionKey(saved) === key ? saved : title, // the saved one may differ in its case
    text: t(key),
  }));
  const isOther = saved !== '' && electionKey(saved) === undefined;
  return [
    { value: '', text: t('FORM_NOT_CHOSEN') },
    ...known,
    ...(isOther ? [{ value: saved, text: saved }] : []),
  ];
}

/** The languages, each named in that language. */
export function languageOptions(t: Texts['t']) {
  const languages = LANGUAGES.map((code) => ({ value: code, text: t(LANGUAGE_KEYS[code]), lang: code }));
  return [{ value: '', text: t('FORM_NOT_CHOSEN') }, ...languages];
}
