import olderStyles from './older-styles-loader.js';

const withoutSpaces = (css: string) => olderStyles(css).replace(/\s+/g, ' ');

it('gives the children of a flexbox margins where the browser has no gap for it', () => {
  expect(withoutSpaces('.a, .b { display: flex; gap: 8px }')).toContain(
    '@supports not (inset: 0) { .a > * + *,.b > * + * { margin-left: 8px } }',
  );
  expect(withoutSpaces('.a { display: flex; flex-direction: column; gap: 8px }')).toContain(
    '.a > * + * { margin-top: 8px }',
  );
  expect(withoutSpaces('.a { display: flex; flex-wrap: wrap; gap: 0 var(--s2) }')).toContain(
    '.a > * { margin: calc(0px / 2) calc(var(--s2) / 2) }',
  );
});

it('leaves a grid alone, which has gaps in every supported browser', () => {
  expect(olderStyles('.a { display: grid; gap: 8px }')).toBe('.a { display: grid; gap: 8px }');
});

it('breaks a long word in browsers that do not know overflow-wrap: anywhere', () => {
  expect(olderStyles('.a { overflow-wrap: anywhere }')).toContain('word-break: break-word');
  expect(olderStyles('.a { overflow-wrap: break-word }')).not.toContain('word-break');
});
