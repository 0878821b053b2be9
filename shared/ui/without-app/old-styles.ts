import row from '../ballot-unit/ballot-row-view.module.css';
import prompt from '../prompt/prompt.module.css';
import share from '../share/share-choices.module.css';

const of = (name: string | undefined) => `.${name ?? ''}`;
const ROW = of(row.row);

const ALWAYS = [
  // The users of phones with keys must see the focus. Older engines do not know `:focus-visible`.
  ':focus { outline: 3px solid #0057ad; outline-offset: 2px }',
  // In an engine without `display: contents`, the machine is directly below the share buttons. The negative margin of
  // the empty status would then move the machine over the lower edge of the buttons.
  `${of(share.choices)} > ${of(share.status)}${of(share.status)}:empty { margin: 0 }`,
];

/**
 * The selectors of rows with names. In a narrow window, the button of such a row is below the names, as in
 * ballot-row-view.module.css.
 */
const NAMED = [row.candidate, row.named].map((look) => `${ROW}${of(look)}`);

/**
 * The rules for a row in an engine without grids, such as Gecko 48. The serial and the button are at the sides of the
 * row, and everything else is between them.
 */
const WITHOUT_GRID = [
  `${ROW}${ROW} { display: block; padding: 0 var(--panel-width) 0 var(--serial-width) }`,
  `${ROW}${ROW} > * { display: block; box-sizing: border-box }`,
  `${ROW}${ROW} > ${of(row.serial)}, ${ROW}${ROW} > ${of(row.panel)} {
    display: flex; align-items: center; position: absolute; top: 0; bottom: 0 }`,
  `${ROW}${ROW} > ${of(row.serial)} { justify-content: center; left: 0; width: var(--serial-width) }`,
  `${ROW}${ROW} > ${of(row.panel)} { right: 0; width: var(--panel-width) }`,
  `${ROW}${ROW} > ${of(row.paper)} { min-height: 64px }`,
  `${ROW}${ROW} > ${of(row.photo)}, ${ROW}${ROW} > ${of(row.symbol)} { display: inline-block; min-width: 64px }`,
  `@media (max-width: 17em) {
    ${NAMED.join()} { padding-right: 0 }
    ${NAMED.map((named) => `${named} > ${of(row.panel)}`).join()} { position: static; width: auto }
  }`,
  `${of(prompt.lines)}::after { display: none }`,
];

/**
 * Adds rules to the last style sheet of the page. The page's content security policy allows rules that a script adds to
 * a sheet, but it does not allow a new inline sheet.
 */
export function addOldStyles(): void {
  const sheet = document.styleSheets[document.styleSheets.length - 1];
  if (!sheet) return;
  for (const rule of CSS.supports('display', 'grid') ? ALWAYS : [...ALWAYS, ...WITHOUT_GRID])
    sheet.insertRule(rule, sheet.cssRules.length);
}
