/** The parts of a row that a form with one blank row does not need. They are loaded after the form. */
export { BallotSymbolMark } from '@demo-evm/shared/ui';
export { MoveButtons } from './move-buttons';
