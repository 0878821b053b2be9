import { isServerFault, type ApiError } from '@demo-evm/shared/api';
import type { Texts } from '@demo-evm/shared/i18n';
import type { AccountTexts } from './account-texts';
import type { FieldWords } from './field-words';

/** The details with which our own server refuses a change, and the keys of their translations. */
const DETAIL_KEYS = {
  'Incorrect password': 'ACCOUNT_WRONG_PASSWORD',
  'Email already registered': 'ACCOUNT_EMAIL_TAKEN',
} as const;

/** Says why a change of the account failed. Behaviour: Error details. */
export function refusalText(
  t: Texts['t'],
  texts: AccountTexts,
  error: ApiError,
  detailText: FieldWords['detailText'],
): string {
  if (error.kind === 'offline') return t('NET_UNREACHABLE');
  const detail = error.kind === 'refused' ? error.detail : undefined;
  if (detail === undefined) return isServerFault(error) ? t('NET_SERVER_FAULT') : texts('ACCOUNT_FAILED');
  return detail in DETAIL_KEYS ? texts(DETAIL_KEYS[detail as keyof typeof DETAIL_KEYS]) : detailText(detail);
}
