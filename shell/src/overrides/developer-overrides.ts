/** One chunk, which visitors never load. */
export { applyOverrides } from './apply-overrides';
export { OverrideNotice } from './override-notice';
