import type { Problem } from '@demo-evm/shared/api';
import { formatNumber, MAX_SECTION_NUMBER } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import type { ChangedField } from './change-account/field-words';
import type { FieldError } from 'react-hook-form';
import type { AccountField } from './log-in/account-field';
import { passwordRule } from './log-in/password-rule';
import type { EvmField } from './update-evm/evm-fields';

/**
 * Says what is wrong with a field of any form on the admin page, except the field for the short link. Returns
 * `undefined` when nothing is wrong. A text of another server is shown as it is.
 * Spec 5: Login and registration; behaviour: Update; behaviour: Fields.
 *
 * @param error the field's error in react-hook-form, which is a `FieldProblem`
 */
export function problemText(
  texts: Texts,
  field: AccountField | ChangedField | EvmField,
  error: FieldError | undefined,
): string | undefined {
  const { t } = texts;
  switch (error?.type as Problem | undefined) {
    case undefined:
      return undefined;
    case 'missing':
      return t('VAL_REQUIRED');
    case 'long':
      return t('VAL_LONG', { max: formatNumber(Number(error?.message), texts.language) });
    case 'refused':
      return error?.message;
    case 'short':
      return passwordRule(texts); // only a new password can be too short
    case 'common':
      return t('VAL_PASSWORD_COMMON');
    default:
      return wrongValueText(texts, field);
  }
}

function wrongValueText({ t, language }: Texts, field: AccountField | ChangedField | EvmField): string {
  switch (field) {
    case 'username':
    case 'email':
      return t('VAL_EMAIL');
    case 'evmsr':
      return t('VAL_SERIAL_RANGE', { min: formatNumber(1, language), max: formatNumber(16, language) });
    case 'vidint':
      return t('VAL_NUMBER', {
        min: formatNumber(0, language),
        max: formatNumber(MAX_SECTION_NUMBER, language),
      });
    case 'password':
    case 'new_password':
      return t('VAL_PASSWORD_BLANK');
    case 'extra3':
      return t('VAL_COLOR');
    case 'symbolurl':
    case 'cpicurl':
      return t('MSG_UPLOAD_INVALID');
    default:
      return t('VAL_TEXT');
  }
}
