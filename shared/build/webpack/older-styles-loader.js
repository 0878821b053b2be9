import postcss from 'postcss';

/**
 * This condition is true in every supported browser that has no `gap` in flexbox. `@supports` cannot test for this
 * `gap`, because these browsers have `gap` in grids. The condition tests for `inset` instead, because Safari got
 * both `inset` and the `gap` of flexbox in version 14.1. Chrome 84 to 86 has the `gap` of flexbox but not `inset`. It
 * therefore shows twice the space: the `gap` and the margins.
 */
const WITHOUT_GAP = 'not (inset: 0)';

/**
 * Adds two things that the oldest supported browsers need, and that lightningcss does not add: margins where flexbox
 * has no `gap`, and the older way to break a long word. docs/decisions/0029
 *
 * @param {string} source
 */
export default function olderStyles(source) {
  const sheet = postcss.parse(source);
  sheet.walkDecls('overflow-wrap', (wrap) => {
    if (wrap.value === 'anywhere') wrap.cloneBefore({ prop: 'word-break', value: 'break-word' });
  });
  sheet.walkRules((rule) => {
    const valueOf = (/** @type {string} */ prop) => {
      const found = rule.nodes.find((node) => node.type === 'decl' && node.prop === prop);
      return found?.type === 'decl' ? found.value : undefined;
    };
    const gap = valueOf('gap');
    if (valueOf('display') !== 'flex' || !gap) return;
    const [row = gap, column = row] = gap.replace(/^0 /, '0px ').split(' ');
    const put = (/** @type {string} */ which, /** @type {string} */ margin) => {
      const selector = rule.selectors.map((each) => `${each} > ${which}`).join();
      rule.after(`@supports ${WITHOUT_GAP} { ${selector} { ${margin} } }`);
    };
    if (valueOf('flex-wrap') === 'wrap') put('*', `margin: calc(${row} / 2) calc(${column} / 2)`);
    else if (valueOf('flex-direction') === 'column') put('* + *', `margin-top: ${row}`);
    else put('* + *', `margin-left: ${column}`);
  });
  return sheet.toString();
}
