import { afterPaint } from '@demo-evm/shared/device';
import { useLate } from '@demo-evm/shared/ui';
import type { ForgotButtonProps } from './forgot-button';
import type { ForgotDialogProps } from './forgot-dialog';
import type { PrivacyNoteProps } from './privacy-note';
import type { ResetDialogProps } from './reset-dialog';

// All late parts of the logged-out page are in one chunk (see-product/late-product.tsx).
const load = async () => {
  await new Promise<void>((resolve) => afterPaint(resolve));
  return import(/* webpackChunkName: "logged-out" */ './reset-password');
};

/**
 * The button for a forgotten password. Its code is loaded after the login card. If the code cannot be loaded,
 * there is no button.
 */
export function LateForgotButton(props: ForgotButtonProps) {
  const loaded = useLate(load);
  return loaded === null || loaded === 'missing' ? null : <loaded.ForgotButton {...props} />;
}

/** The dialog that `LateForgotButton` opens. Its code is there, because the button is in the same chunk. */
export function LateForgotDialog(props: ForgotDialogProps) {
  const loaded = useLate(load);
  return loaded === null || loaded === 'missing' ? null : <loaded.ForgotDialog {...props} />;
}

/** The note on what is stored about an account. Its code is loaded after the registration form. */
export function LatePrivacyNote(props: PrivacyNoteProps) {
  const loaded = useLate(load);
  return loaded === null || loaded === 'missing' ? null : <loaded.PrivacyNote {...props} />;
}

/**
 * The dialog for a new password, which a link opens. If its code cannot be loaded, `missing` is shown
 * instead.
 */
export function LateResetDialog({
  missing,
  ...props
}: ResetDialogProps & { readonly missing: React.JSX.Element }) {
  const loaded = useLate(load);
  if (loaded === null) return null;
  return loaded === 'missing' ? missing : <loaded.ResetDialog {...props} />;
}
