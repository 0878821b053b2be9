/** The parts of a row that a form with one blank row does not need. They are loaded after the form. */
export { MarkDialog } from './mark-dialog';
export { MoveButtons } from './move-buttons';
export { markName, RowMark } from './row-mark';
