import { findNewer } from './find-newer';

it.each([
  'a?.b',
  'a ?? b',
  'a ||= b',
  'class A { b = 1 }',
  'const a = 10n',
  'const a = 1_000',
  'import("a")',
])('refuses syntax that is newer than ES2019: %s', (script) => {
  expect(findNewer(script)).toEqual([expect.stringContaining('Parsing error')]);
});

it.each([
  ['x.replaceChildren()', '.replaceChildren()'],
  ['x["replaceChildren"]()', '.replaceChildren()'],
  ['structuredClone(x)', 'structuredClone'],
  ['window.structuredClone(x)', 'window.structuredClone'],
  ['globalThis.x', 'globalThis'],
  ['Object.fromEntries(x)', 'Object.fromEntries'],
  ['Object.hasOwn(x, y)', 'Object.hasOwn'],
  ['queueMicrotask(x)', 'queueMicrotask'],
  ['x.matchAll(y)', '.matchAll()'],
  ['x.replaceAll(y, z)', '.replaceAll()'],
  ['x.at(-1)', '.at()'],
  ['Promise.allSettled(x)', 'Promise.allSettled'],
  ['Promise.any(x)', 'Promise.any'],
  ['crypto.randomUUID()', 'crypto.randomUUID'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['new ResizeObserver(x)', 'ResizeObserver'],
  ['requestIdleCallback(x)', 'requestIdleCallback'],
  ['x.showModal()', '.showModal()'],
  ['navigator.locks', 'navigator.locks'],
  ['window.navigator.locks', 'navigator.locks'],
  ['blob.text()', '.text()'],
  ['new AudioContext()', 'AudioContext'],
  ['BigInt(1)', 'BigInt'],
  ['new WeakRef(x)', 'WeakRef'],
  ['new Intl.ListFormat("hi")', 'Intl.ListFormat'],
  ['/(?<=a)b/.test(x)', '/(?<=a)b/'],
  ['/a.b/s.test(x)', '/a.b/s'],
])('refuses an API that one of the oldest supported browsers lacks: %s', (script, found) => {
  expect(findNewer(script)).toEqual([found]);
});

it('accepts syntax and APIs that all of the oldest supported browsers have', () => {
  const script = `
    async function f({ a, ...rest }) { try { await fetch(a, { signal: new AbortController().signal }) } catch {} return { ...rest } }
    for (const x of [[1]].flat()) x.closest('a').append(document.createElement('p'));
    [1].flatMap(f).includes(1); new Map().get(1); new URL('a', document.baseURI).searchParams.get('b'); new TextEncoder().encode('');
    new Intl.PluralRules('hi').select(1); new MutationObserver(f).observe(document.body); navigator.sendBeacon('/a');`;
  expect(findNewer(script)).toEqual([]);
});

it('accepts a name that the script itself defines, even if a newer global has this name', () => {
  expect(findNewer('(function (structuredClone) { structuredClone(1) })()')).toEqual([]);
});
