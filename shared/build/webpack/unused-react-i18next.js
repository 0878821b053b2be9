/**
 * These patches remove code from the hook `useTranslation`, mainly the code that waits until i18next has
 * loaded its tables. In our apps, shared/i18n loads the tables and gives them to i18next, so the hook never
 * has to wait.
 *
 * @type {readonly import('./unused-i18next.js').Removal[]}
 */
const REMOVALS_OF_HOOK = [
  {
    name: 'the wait for tables in useTranslation',
    pattern: /(?<=\()(?:i18n && useSuspense && !ready|i18n && !ready && !useSuspense)(?=\))/g,
    by: 'false',
  },
  {
    name: 'warnings about what is not ready',
    pattern: /^ *warnOnce\([^;]*;\n|(?<== )!ready && !useSuspense \? [^]*? : (?=t;)/gm,
    by: '',
  },
  { name: 'functions as prefixes of keys', pattern: /typeof keyPrefix === 'function'/g, by: 'false' },
];

/** @type {readonly import('./library-patches.js').LibraryPatch[]} */
export const UNUSED_OF_REACT_I18NEXT = REMOVALS_OF_HOOK.map((removal) => ({
  ...removal,
  library: 'react-i18next',
  files: /[\\/]react-i18next[\\/]dist[\\/]es[\\/]useTranslation\.js$/,
}));
