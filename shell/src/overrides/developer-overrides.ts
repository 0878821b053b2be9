/** A chunk that only developers load. */
export { applyOverrides } from './apply-overrides';
export { OverrideNotice } from './override-notice';
