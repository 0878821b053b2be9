import { useTexts } from '@demo-evm/shared/i18n';
import { Dialog, ErrorNote, useLate } from '@demo-evm/shared/ui';
import type { PosterDialogProps } from './share-link/make-poster/poster-dialog';
import type { VidDialogProps } from './change-short-link/vid-dialog';
import type { PauseDialogProps } from './pause-machine/pause-dialog';
import type { ConflictDialogProps } from './update-evm/conflict-dialog';
import type { VersionsDialogProps } from './update-evm/versions-dialog';

// The small dialogs are in one chunk, because each further chunk would make the HTML of this page larger
// (see-numbers/late-numbers.tsx). The dialog for posters is as large as all others together, so it has its own chunk.
const loadVidDialog = () => import(/* webpackChunkName: "dialogs" */ './change-short-link/vid-dialog');
const loadConflictDialog = () => import(/* webpackChunkName: "dialogs" */ './update-evm/conflict-dialog');
const loadPauseDialog = () => import(/* webpackChunkName: "dialogs" */ './pause-machine/pause-dialog');
const loadVersionsDialog = () => import(/* webpackChunkName: "dialogs" */ './update-evm/versions-dialog');
const loadPosterDialog = () =>
  import(/* webpackChunkName: "poster" */ './share-link/make-poster/poster-dialog');

/** The dialog for the short link. Its code is loaded when the dialog is opened. */
export function LateVidDialog(props: VidDialogProps) {
  const loaded = useLate(loadVidDialog);
  if (loaded === null) return null;
  return loaded === 'missing' ? <MissingDialog {...props} /> : <loaded.VidDialog {...props} />;
}

/** The dialog for posters. Its code is loaded when the dialog is opened. */
export function LatePosterDialog(props: PosterDialogProps) {
  const loaded = useLate(loadPosterDialog);
  if (loaded === null) return null;
  return loaded === 'missing' ? <MissingDialog {...props} /> : <loaded.PosterDialog {...props} />;
}

/** The dialog for fields that somebody else changed too. Its code is loaded when the dialog is opened. */
export function LateConflictDialog(props: ConflictDialogProps) {
  const loaded = useLate(loadConflictDialog);
  if (loaded === null) return null;
  return loaded === 'missing' ? <MissingDialog {...props} /> : <loaded.ConflictDialog {...props} />;
}

/** The dialog that asks before a pause. Its code is loaded when the dialog is opened. */
export function LatePauseDialog(props: PauseDialogProps) {
  const loaded = useLate(loadPauseDialog);
  if (loaded === null) return null;
  return loaded === 'missing' ? <MissingDialog {...props} /> : <loaded.PauseDialog {...props} />;
}

/** The dialog for the earlier versions. Its code is loaded when the dialog is opened. */
export function LateVersionsDialog(props: VersionsDialogProps) {
  const loaded = useLate(loadVersionsDialog);
  if (loaded === null) return null;
  return loaded === 'missing' ? <MissingDialog {...props} /> : <loaded.VersionsDialog {...props} />;
}

/** Says that a dialog's code could not be loaded. */
export function MissingDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog title={t('NET_LOAD_FAILED')} closeLabel={t('CLOSE')} onClose={onClose}>
      <ErrorNote look="text">{t('NET_UNREACHABLE')}</ErrorNote>
    </Dialog>
  );
}
