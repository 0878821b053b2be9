/** These exports are in a chunk of their own, which is loaded only in tabs that ask for an override. */
export { applyOverrides } from './apply-overrides';
export { OverrideNotice } from './override-notice';
