/** The parts of this feature that are in the chunk `logged-out`, which is loaded after a paint of the page (late-reset.tsx). */
export { ForgotButton } from './forgot-button';
export { ForgotDialog } from './forgot-dialog';
export { PrivacyNote } from './privacy-note';
export { ResetDialog } from './reset-dialog';
