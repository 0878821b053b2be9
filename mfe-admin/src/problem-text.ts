import type { Problem } from '@demo-evm/shared/api';
import { formatNumber } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import type { AccountField } from './log-in/account-field';
import { passwordRule } from './log-in/password-rule';
import type { EvmField } from './update-evm/evm-fields';

/**
 * Says what is wrong with a field of the login form, the registration form or the machine's form. Returns `undefined`
 * when nothing is wrong.
 * Spec 5: Login and registration; behaviour: Update; behaviour: Fields.
 *
 * @param error the field's error in react-hook-form; its `type` is the problem that the schema found
 */
export function problemText(
  texts: Texts,
  field: AccountField | EvmField,
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
    case 'short':
      return passwordRule(texts); // only a new password can be too short
    default:
      return wrongValueText(texts, field);
  }
}

function wrongValueText({ t, language }: Texts, field: AccountField | EvmField): string {
  switch (field) {
    case 'username':
    case 'email':
      return t('VAL_EMAIL');
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
