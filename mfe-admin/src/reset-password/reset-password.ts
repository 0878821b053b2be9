/** The contents of the chunk `reset-password`, which is loaded after a paint of the page (late-reset.tsx). */
export { ForgotButton } from './forgot-button';
export { PrivacyNote } from './privacy-note';
export { ResetDialog } from './reset-dialog';
