import { electionKey, ELECTIONS, LANGUAGE_KEYS, LANGUAGES } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/** The known election types, named in the language of the page. An unknown saved type is added as it is written. */
export function electionOptions(t: Texts['t'], saved: string) {
  const known = ELECTIONS.map(([title, key]) => ({
    // The saved title may differ from `title` in upper and lower case.
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

/** The options for the language of a machine, each named in its own language. */
export function languageOptions(t: Texts['t']) {
  const languages = LANGUAGES.map((code) => ({ value: code, text: t(LANGUAGE_KEYS[code]), lang: code }));
  return [{ value: '', text: t('FORM_NOT_CHOSEN') }, ...languages];
}
