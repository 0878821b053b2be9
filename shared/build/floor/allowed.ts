/**
 * Allows code that `find-newer.ts` reports as too new. `use` is the reported text; `reason` says why the code is safe.
 */
interface Allowed {
  readonly use: string;
  /** Matches the paths of the scripts that may contain this code. By default, every script may contain it. */
  readonly files?: RegExp;
  readonly reason: string;
}

/**
 * Makes an entry for each name. Each name is a method of newer browsers, and also of our own objects or of a library.
 */
const own = (...names: string[]) =>
  names.map((name): Allowed => ({
    use: `.${name}()`,
    reason: 'a method of our own objects or of a library',
  }));

/**
 * Safe code that the check reports as too new. Before you add an entry or change the `files` of an entry, make sure
 * that its `reason` is true for all these files.
 */
export const ALLOWED: readonly Allowed[] = [
  ...own('cast', 'createContext', 'fallback', 'getState', 'handle', 'persist', 'subscribe', 'take'),
  ...own('toArray', 'unsubscribe'),

  {
    use: 'Object.fromEntries',
    files: /(shell|app)\.js$/,
    reason: 'the shell adds it before any other code runs',
  },
  { use: '.showModal()', files: /app\.js$/, reason: 'open-modal.ts replaces it where it is missing' },
  { use: 'navigator.locks', files: /app\.js$/, reason: 'claim-name.ts and exclusive.ts work without it' },
  {
    use: 'navigator.share',
    files: /app\.js$/,
    reason: 'share-button.tsx offers WhatsApp and a copy without it',
  },
  {
    use: 'navigator.canShare',
    files: /slip\.js$/,
    reason: 'can-share-pictures.ts checks first that it exists',
  },
  { use: 'navigator.clipboard', files: /app\.js$/, reason: 'share-choices.tsx shows the link without it' },
  {
    use: '.writeText()',
    files: /app\.js$/,
    reason: 'a method of the clipboard; share-choices.tsx shows the link without it',
  },
  {
    use: 'navigator.vibrate',
    files: /(app|first-press|slip)\.js$/,
    reason: 'sound-cue.ts and vvpat.tsx check first that it exists',
  },
  {
    use: '.resume()',
    files: /(app|first-press)\.js$/,
    reason: 'a method of AudioContext, which also has it where it is called webkitAudioContext',
  },
  {
    use: '.arrayBuffer()',
    files: /(app|first-press)\.js$/,
    reason: 'sounds.ts reads a Response, not a Blob',
  },
  { use: '.text()', files: /app\.js$/, reason: 'post-vote.ts reads a Response, not a Blob' },
  ...['.getVoices()', '.speak()', 'SpeechSynthesisUtterance'].map((use) => ({
    use,
    files: /guidance\.js$/,
    reason: 'read-aloud.ts plays a recording in a WebView, which has no speech synthesis',
  })),
  {
    use: 'window.print',
    files: /admin.*app\.js$/,
    reason: 'only an Android WebView lacks it, and it cannot print',
  },
  { use: 'window.visualViewport', files: /admin.*app\.js$/, reason: 'use-place.ts works without it' },
  {
    use: 'navigator.connection',
    files: /shell\.js$/,
    reason: 'prefetch-next.ts prefetches nothing without it',
  },
  {
    use: 'window.requestIdleCallback',
    files: /slip\.js$/,
    reason: 'when-idle.ts checks first that it exists',
  },
  {
    use: 'window.cancelIdleCallback',
    files: /slip\.js$/,
    reason: 'when-idle.ts checks first that it exists',
  },
  { use: 'requestIdleCallback', files: /shell\.js$/, reason: 'prefetch-next.ts calls it in Chrome only' },

  {
    use: 'queueMicrotask',
    files: /(shell|axios)\.js$/,
    reason: 'React and axios check first that it exists',
  },
  { use: 'reportError', files: /shell\.js$/, reason: 'React checks first that it exists' },
  { use: 'setImmediate', files: /(shell|axios)\.js$/, reason: 'React and axios check first that it exists' },
  { use: 'navigator.scheduling', files: /shell\.js$/, reason: 'React checks first that it exists' },
  { use: 'window.cookieStore', files: /axios\.js$/, reason: 'axios checks first that it exists' },
  {
    use: '.arrayBuffer()',
    files: /axios\.js$/,
    reason: 'part of the fetch adapter of axios, which we do not use',
  },
  { use: 'Error.captureStackTrace', files: /axios\.js$/, reason: 'axios checks first that it exists' },
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

/** Gives the entry that allows this use in this file, or `undefined`. */
export function findAllowed(use: string, file: string): Allowed | undefined {
  return ALLOWED.find((allowed) => allowed.use === use && (allowed.files?.test(file) ?? true));
}
