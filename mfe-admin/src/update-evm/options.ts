import { electionKey, ELECTIONS, LANGUAGE_KEYS, LANGUAGES } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/**
 * The options for the election type: "not chosen", the known types in the language of the page, and the saved type,
 * unchanged, if it is not one of the known types.
 */
export function electionOptions(t: Texts['t'], saved: string) {
  const known = ELECTIONS.map(([title, key]) => ({
    // The saved title may differ from `title` in upper and lower case, or in spaces at its ends.
    value: electionKey(saved) === key ? saved : title,
    text: t(key),
  }));
  const isOther = saved !== '' && electionKey(saved) === undefined;
  return [
    { value: '', text: t('FORM_NOT_CHOSEN') },
    ...known,
    ...(isOther ? [{ value: saved, text: saved }] : []),
  ];
}

/** The options for the language of a machine: "not chosen", and each language by its own name. */
export function languageOptions(t: Texts['t']) {
  const languages = LANGUAGES.map((code) => ({ value: code, text: t(LANGUAGE_KEYS[code]), lang: code }));
  return [{ value: '', text: t('FORM_NOT_CHOSEN') }, ...languages];
}
