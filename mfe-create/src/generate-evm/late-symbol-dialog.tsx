import { useTexts } from '@demo-evm/shared/i18n';
import { ErrorNote, useLate } from '@demo-evm/shared/ui';
import type { SymbolDialogProps } from './symbol-dialog';

const load = () => import(/* webpackChunkName: "symbols" */ './symbol-dialog');

/** The dialog for a candidate's symbol. Its code is loaded when the dialog is opened. */
export function LateSymbolDialog(props: SymbolDialogProps) {
  const { t } = useTexts();
  const loaded = useLate(load);
  if (loaded === null) return null;
  return loaded === 'missing' ? (
    <ErrorNote look="text">{t('NET_CHECK')}</ErrorNote>
  ) : (
    <loaded.SymbolDialog {...props} />
  );
}
