import { ALLOWED_IN_LIBRARIES } from './allowed-in-libraries';
import type { Allowed } from './allowed-use';

/**
 * Makes an entry for each name. Each name is a method of newer browsers, and also of our own objects or of a library.
 */
const own = (...names: string[]) =>
  names.map((name): Allowed => ({
    use: `.${name}()`,
    reason: 'a method of our own objects or of a library',
  }));

/**
 * Safe code that `find-newer.ts` reports as too new. Before you add or change an entry, make sure that the entry's
 * `reason` is true for every script that may contain the code.
 */
export const ALLOWED: readonly Allowed[] = [
  ...own(
    'cast',
    'createContext',
    'fallback',
    'forget',
    'getState',
    'handle',
    'persist',
    'queue',
    'subscribe',
    'take',
  ),
  ...own('toArray', 'unsubscribe'),

  {
    use: 'Object.fromEntries',
    files: /(shell|app|dialogs)\.js$/,
    reason: 'the shell adds it before any other code runs',
  },
  {
    use: '.showModal()',
    files: /(app|early-slip|parts)\.js$/,
    reason: 'open-modal.ts replaces it where it is missing',
  },
  {
    use: '.setPointerCapture()',
    files: /picture-tools\.js$/,
    reason: 'only pointer events call it, and each browser with pointer events has it',
  },
  {
    use: 'createImageBitmap',
    files: /(picture-tools|photos)\.js$/,
    reason: 'open-picture.ts falls back to an image element without it',
  },
  {
    use: 'navigator.locks',
    files: /(app|parts|tools|first-press|first-press-old)\.js$/,
    reason: 'claim-name.ts and exclusive.ts work without it',
  },
  ...['navigator.locks', '.query()', '.databases()'].map((use) => ({
    use,
    files: /shell.*page\.html/,
    reason: 'storage.js continues when a question to the browser throws',
  })),
  {
    use: 'CompressionStream',
    files: /tools\.js$/,
    reason: 'deflate.ts gives null without it',
  },
  ...['.stream()', '.pipeThrough()', '.arrayBuffer()'].map((use) => ({
    use,
    files: /voting.*tools\.js$/,
    reason: 'deflate.ts gives null when a call throws, and no browser without it has CompressionStream',
  })),
  {
    use: 'navigator.share',
    files: /(app|poster)\.js$/,
    reason: 'share-button.tsx offers WhatsApp and a copy without it, status-buttons.tsx saves the picture',
  },
  {
    use: 'navigator.canShare',
    files: /(slip|poster)\.js$/,
    reason: 'can-share-pictures.ts checks first that it exists',
  },
  {
    use: 'navigator.clipboard',
    files: /(app|early-slip)\.js$/,
    reason: 'share-choices.tsx and work-slip.ts show the link without it',
  },
  {
    use: '.writeText()',
    files: /(app|early-slip)\.js$/,
    reason: 'a method of the clipboard; share-choices.tsx and work-slip.ts show the link without it',
  },
  {
    use: 'navigator.vibrate',
    files: /(app|first-press|first-press-old|slip)\.js$/,
    reason: 'sound-cue.ts, vvpat.tsx and work-slip.ts check first that it exists',
  },
  {
    use: '.resume()',
    files: /(app|first-press|first-press-old)\.js$/,
    reason: 'a method of AudioContext, which also has it where it is called webkitAudioContext',
  },
  {
    use: '.arrayBuffer()',
    files: /(app|first-press|first-press-old)\.js$/,
    reason: 'sounds.ts reads a Response, not a Blob',
  },
  {
    use: '.text()',
    files: /(app|first-press|first-press-old|early-slip)\.js$/,
    reason: 'post-vote.ts and fetch-slip.ts read a Response, not a Blob',
  },
  { use: '.text()', files: /worker\/sw\.js$/, reason: 'the service worker reads a Response, not a Blob' },
  {
    use: '.matchAll()',
    files: /worker\/sw\.js$/,
    reason: 'a method of the clients of a service worker, not of a text',
  },
  ...['.getVoices()', '.speak()', 'SpeechSynthesisUtterance'].map((use) => ({
    use,
    files: /(guidance|early-listen)\.js$/,
    reason: 'read-aloud.ts plays a recording in a WebView, which has no speech synthesis',
  })),
  ...['window.speechSynthesis', '.getVoices()'].map((use) => ({
    use,
    files: /(first-press|first-press-old|early-listen)\.js$/,
    reason: 'early-listen.ts and read-aloud.ts check first that it exists',
  })),
  {
    use: 'window.print',
    files: /(admin.*poster|voting.*tools)\.js$/,
    reason: 'only an Android WebView lacks it, and it cannot print',
  },
  { use: 'window.visualViewport', files: /admin.*app\.js$/, reason: 'use-place.ts works without it' },
  {
    use: 'navigator.connection',
    files: /late\.js$/,
    reason: 'prefetch-next.ts prefetches nothing without it',
  },
  ...['window.requestIdleCallback', 'window.cancelIdleCallback'].map((use) => ({
    use,
    files: /slip\.js$/,
    reason: 'when-idle.ts checks first that it exists',
  })),
  {
    use: 'requestIdleCallback',
    files: /first-press(-old)?\.js$/,
    reason: 'start-presses.ts checks first that it exists',
  },
  {
    use: 'requestIdleCallback',
    files: /late\.js$/,
    reason: 'prefetch-next.ts calls it in Chrome only, and watch-vitals.ts checks first that it exists',
  },
  ...['self.trustedTypes', '.createPolicy()', '.createHTML()'].map((use) => ({
    use,
    files: /(page\.html, inline|early-slip\.js)$/,
    reason: 'trust-own-scripts.ts and fetch-slip.ts check first that trustedTypes exists',
  })),
  ...['.s()', '.changed()'].map((use) => ({
    use,
    files: /first-press-old\.js$/,
    reason: 'a method of our own objects or of a library',
  })),
  ...ALLOWED_IN_LIBRARIES,
];

/** Gives the entry that allows this use in this file, or `undefined`. */
export function findAllowed(use: string, file: string): Allowed | undefined {
  return ALLOWED.find((allowed) => allowed.use === use && (allowed.files?.test(file) ?? true));
}
