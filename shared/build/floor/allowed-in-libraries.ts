import type { Allowed } from './allowed-use';

/** `find-newer.ts` reports these uses in libraries as too new, but they are safe. */
export const ALLOWED_IN_LIBRARIES: readonly Allowed[] = [
  ...['Object.hasOwn', 'JSON.rawJSON', 'JSON.isRawJSON'].map((use) => ({
    use,
    files: /first-press-old\.js$/,
    reason: 'core-js checks first that it exists, or has a function of this name',
  })),
  {
    use: 'queueMicrotask',
    files: /(shell|axios)\.js$/,
    reason: 'React and axios check first that it exists',
  },
  ...[
    'document.prerendering',
    'document.wasDiscarded',
    'PerformanceObserver.supportedEntryTypes',
    'performance.interactionCount',
    'self.requestIdleCallback',
    'PerformanceEventTiming',
  ].map((use) => ({
    use,
    files: /web-vitals\.js$/,
    reason: 'web-vitals checks first that it exists, or catches the error',
  })),
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
