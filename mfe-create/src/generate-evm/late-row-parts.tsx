import { useTexts } from '@demo-evm/shared/i18n';
import { ErrorNote, useLate } from '@demo-evm/shared/ui';
import type { MarkDialogProps } from './mark-dialog';

// The ballot and the list of machines are in the same chunk (late-parts.tsx), so the browser loads one file
// less.
const load = () => import(/* webpackChunkName: "parts" */ './row-parts');

/** Gives the parts of a row that are loaded after the form; `null` until they are loaded and when their load failed. */
export function useRowParts() {
  const parts = useLate(load);
  return parts === 'missing' ? null : parts;
}

/** The dialog for a candidate's symbol and photo. */
export function LateMarkDialog(props: MarkDialogProps) {
  const { t } = useTexts();
  const parts = useLate(load);
  if (parts === null) return null;
  return parts === 'missing' ? (
    <ErrorNote look="text">{t('NET_CHECK')}</ErrorNote>
  ) : (
    <parts.MarkDialog {...props} />
  );
}
