/** Something that an oldest supported browser lacks, and the reason why a build may use it nevertheless. */
interface Allowed {
  readonly use: string;
  /** The files that may use it. Without this all files may. */
  readonly files?: RegExp;
  readonly reason: string;
}

/** Methods of our own objects, or of a library's, that have the name of a newer method of the platform. */
const own = (...names: string[]) =>
  names.map((name): Allowed => ({
    use: `.${name}()`,
    reason: 'a method of our own objects or of a library',
  }));

/**
 * Each of these is used behind a check, is filled in, or is never reached. A file that is not named here may not use it: look
 * at the new use first.
 */
export const ALLOWED: readonly Allowed[] = [
  ...own('cast', 'createContext', 'detect', 'fallback', 'getState', 'handle', 'persist', 'subscribe', 'take'),
  ...own('getTextInfo', 'toArray', 'unsubscribe'),

  {
    use: 'Object.fromEntries',
    files: /(shell|app)\.js$/,
    reason: 'the shell fills it in before any other code runs',
  },
  { use: '.showModal()', files: /app\.js$/, reason: 'open-modal.ts imitates it' },
  {
    use: 'crypto.randomUUID',
    files: /app\.js$/,
    reason: 'vote-id.ts makes an id by getRandomValues without it',
  },
  { use: 'navigator.locks', files: /app\.js$/, reason: 'claim.ts and exclusive.ts continue without it' },
  {
    use: 'navigator.share',
    files: /app\.js$/,
    reason: 'share-button.tsx offers WhatsApp and a copy without it',
  },
  { use: 'navigator.clipboard', files: /app\.js$/, reason: 'share-choices.tsx shows the link without it' },
  { use: '.writeText()', files: /app\.js$/, reason: 'a method of the clipboard, which is looked for first' },
  { use: 'navigator.vibrate', files: /(app|first-press)\.js$/, reason: 'sound-cue.ts looks for it first' },
  {
    use: '.resume()',
    files: /(app|first-press)\.js$/,
    reason: 'a method of AudioContext, which has it under its older name too',
  },
  {
    use: '.arrayBuffer()',
    files: /(app|first-press)\.js$/,
    reason: 'sounds.ts reads a Response, not a Blob',
  },
  { use: 'window.print', files: /admin.*app\.js$/, reason: 'a page in an Android WebView cannot print' },
  { use: 'window.visualViewport', files: /admin.*app\.js$/, reason: 'use-place.ts continues without it' },
  {
    use: 'navigator.connection',
    files: /shell\.js$/,
    reason: 'prefetch-next.ts prefetches nothing without it',
  },
  { use: 'requestIdleCallback', files: /shell\.js$/, reason: 'prefetch-next.ts calls it in Chrome only' },

  { use: 'queueMicrotask', files: /(shell|axios)\.js$/, reason: 'React and axios look for it first' },
  { use: 'reportError', files: /shell\.js$/, reason: 'React looks for it first' },
  { use: 'setImmediate', files: /(shell|axios)\.js$/, reason: 'React and axios look for it first' },
  { use: 'navigator.scheduling', files: /shell\.js$/, reason: 'React looks for it first' },
  {
    use: 'Intl.ListFormat',
    files: /shell\.js$/,
    reason: 'i18next makes one for lists in texts; our texts have no lists',
  },
  {
    use: 'Intl.RelativeTimeFormat',
    files: /shell\.js$/,
    reason: 'i18next makes one for spans of time; our texts have none',
  },
  {
    use: 'Intl.Locale',
    files: /shell\.js$/,
    reason: 'i18next looks for it first',
  },
  { use: 'window.cookieStore', files: /axios\.js$/, reason: 'axios looks for it first' },
  {
    use: '.arrayBuffer()',
    files: /axios\.js$/,
    reason: 'part of the fetch adapter of axios, which we do not use',
  },
  { use: 'Error.captureStackTrace', files: /axios\.js$/, reason: 'axios looks for it first' },
  { use: 'BigInt', files: /checker\.js$/, reason: 'typebox checks values of this type, which no form sends' },
  {
    use: '.setBigInt64()',
    files: /checker\.js$/,
    reason: 'typebox hashes values of BigInt, which no form sends',
  },
  {
    use: 'URL.canParse',
    files: /checker\.js$/,
    reason: 'typebox resolves schemas with an $id, which none of ours has',
  },
];

/** The entry that allows a use in a file; `undefined` if none does. */
export function findAllowed(use: string, file: string): Allowed | undefined {
  return ALLOWED.find((allowed) => allowed.use === use && (allowed.files?.test(file) ?? true));
}
