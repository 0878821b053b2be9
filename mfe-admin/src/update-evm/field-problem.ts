import type { Problem } from '@demo-evm/shared/api';
import { formatNumber } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import type { EvmField } from './evm-values';

/** The words for what is wrong with a field; `undefined` when nothing is. Behaviour: Update; behaviour: Fields. */
export function fieldProblem(
  texts: Texts,
  field: EvmField,
  error: { readonly type?: unknown } | undefined,
): string | undefined {
  const { t } = texts;
  switch (error?.type as Problem | undefined) {
    case undefined:
      return undefined;
    case 'missing':
      return t('VAL_REQUIRED');
    case 'long':
      return t('VAL_LONG');
    default:
      return wrongValue(texts, field);
  }
}

function wrongValue({ t, language }: Texts, field: EvmField): string {
  switch (field) {
    case 'evmsr':
      return t('VAL_SERIAL_RANGE', { min: formatNumber(1, language), max: formatNumber(16, language) });
    case 'vidint':
      return t('VAL_NUMBER');
    case 'extra3':
      return t('VAL_COLOR');
    case 'symbolurl':
    case 'cpicurl':
      return t('MSG_UPLOAD_INVALID');
    default:
      return t('VAL_TEXT');
  }
}
