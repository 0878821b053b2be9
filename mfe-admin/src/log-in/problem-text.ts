import type { Problem } from '@demo-evm/shared/api';
import { formatNumber } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/** Behaviour: POST auth/register/. */
const SHORTEST_PASSWORD = 8;

/** What a new password must have. */
export function passwordRule({ t, language }: Texts): string {
  return t('AUTH_PASSWORD_RULE', { min: formatNumber(SHORTEST_PASSWORD, language) });
}

/** The words for what is wrong with a field; `undefined` when nothing is. Spec 5: Login and registration. */
export function problemText(
  texts: Texts,
  field: 'name' | 'email' | 'phone' | 'password',
  error: { readonly type: string } | undefined,
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
      return passwordRule(texts);
    default:
      return field === 'email' ? t('VAL_EMAIL') : t('VAL_TEXT');
  }
}
