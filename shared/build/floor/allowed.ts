/** Something that a browser of the floor lacks, and why a build may use it all the same. */
interface Allowed {
  readonly use: string;
  /** The files that may; without it all may. */
  readonly files?: RegExp;
  readonly reason: string;
}

/** A method that is called so by us or by a library, of an object that is no part of the platform. */
const own = (...names: string[]) =>
  names.map((name): Allowed => ({ use: `.${name}()`, reason: 'a method of our own or of a library' }));

/** What a file may use is behind a check, filled in or never reached. A new use of the same name is looked at anew. */
export const ALLOWED: readonly Allowed[] = [
  ...own('cast', 'createContext', 'detect', 'fallback', 'getState', 'handle', 'persist', 'subscribe', 'take'),
  ...own('getTextInfo', 'toArray', 'unsubscribe'),

  { use: 'Object.fromEntries', files: /(shell|app)\.js$/, reason: 'the shell fills it in before all else' },
  { use: '.showModal()', files: /app\.js$/, reason: 'open-modal.ts imitates it' },
  {
    use: 'crypto.randomUUID',
    files: /app\.js$/,
    reason: 'vote-id.ts makes an id by getRandomValues without it',
  },
  { use: 'navigator.locks', files: /app\.js$/, reason: 'claim.ts and exclusive.ts go on without it' },
  {
    use: 'navigator.share',
    files: /app\.js$/,
    reason: 'share-button.tsx offers WhatsApp and a copy without it',
  },
  { use: 'navigator.clipboard', files: /app\.js$/, reason: 'share-choices.tsx shows the link without it' },
  { use: '.writeText()', files: /app\.js$/, reason: 'of the clipboard' },
  { use: 'navigator.vibrate', files: /(app|first-press)\.js$/, reason: 'sound-cue.ts calls it where it is' },
  {
    use: '.resume()',
    files: /(app|first-press)\.js$/,
    reason: 'of AudioContext, which has it under its older name too',
  },
  {
    use: '.arrayBuffer()',
    files: /(app|first-press)\.js$/,
    reason: 'sounds.ts reads a Response, not a Blob',
  },
  { use: 'window.print', files: /admin.*app\.js$/, reason: 'a page in an Android WebView cannot print' },
  { use: 'window.visualViewport', files: /admin.*app\.js$/, reason: 'use-place.ts goes on without it' },
  {
    use: 'navigator.connection',
    files: /shell\.js$/,
    reason: 'prefetch-next.ts prefetches nothing without it',
  },
  { use: 'requestIdleCallback', files: /shell\.js$/, reason: 'prefetch-next.ts calls it in Chrome alone' },

  { use: 'queueMicrotask', files: /(shell|axios)\.js$/, reason: 'React and axios look whether it is there' },
  { use: 'reportError', files: /shell\.js$/, reason: 'React looks whether it is there' },
  { use: 'setImmediate', files: /(shell|axios)\.js$/, reason: 'React and axios look whether it is there' },
  { use: 'navigator.scheduling', files: /shell\.js$/, reason: 'React looks whether it is there' },
  {
    use: 'Intl.ListFormat',
    files: /shell\.js$/,
    reason: 'i18next makes one for lists in texts, which we have not',
  },
  { use: 'Intl.RelativeTimeFormat', files: /shell\.js$/, reason: 'the same, for spans of time' },
  {
    use: 'Intl.Locale',
    files: /shell\.js$/,
    reason: 'i18next asks for the direction of a script where it is',
  },
  { use: 'window.cookieStore', files: /axios\.js$/, reason: 'axios looks whether it is there' },
  { use: '.arrayBuffer()', files: /axios\.js$/, reason: 'of its fetch adapter, which we do not use' },
  { use: 'Error.captureStackTrace', files: /axios\.js$/, reason: 'axios looks whether it is there' },
  { use: 'BigInt', files: /checker\.js$/, reason: 'typebox: for values that are one, which no form sends' },
  { use: '.setBigInt64()', files: /checker\.js$/, reason: 'the same' },
  { use: 'URL.canParse', files: /checker\.js$/, reason: 'typebox: for schemas with an $id, which none has' },
];

/** The entry that allows a use in a file; `undefined`: none does. */
export function findAllowed(use: string, file: string): Allowed | undefined {
  return ALLOWED.find((allowed) => allowed.use === use && (allowed.files?.test(file) ?? true));
}
