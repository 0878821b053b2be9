import type { ApiError } from '@demo-evm/shared/api';
import type { Texts } from '@demo-evm/shared/i18n';
import type { FieldError } from 'react-hook-form';
import type { ResetTexts } from './reset-texts';

/** The texts for the fields and their problems. The login uses the same texts. */
export interface ResetWords {
  /** Says what is wrong with a field. Gives `undefined` when nothing is wrong. */
  readonly problemText: (field: 'email' | 'password', error: FieldError | undefined) => string | undefined;
  /** Gives a detail of our own server in the language of the page, and any other detail as it is. */
  readonly detailText: (detail: string) => string;
  /** The rule for a new password. */
  readonly passwordRule: string;
}

/** The details with which our own server refuses a link, and the keys of their texts. */
const LINK_KEYS = {
  'Link expired': 'RESET_EXPIRED',
  'Link already used': 'RESET_USED',
  'Link not valid': 'RESET_INVALID',
} as const;

/** Says whether the server refuses the link itself, so that only a new link helps. */
export function isLinkRefused(error: ApiError): boolean {
  return error.kind === 'refused' && error.detail !== undefined && error.detail in LINK_KEYS;
}

/** Says why a call for a forgotten password failed. Behaviour: Error details. */
export function resetFailureText(
  t: Texts['t'],
  texts: ResetTexts,
  error: ApiError,
  detailText: ResetWords['detailText'],
): string {
  if (error.kind === 'offline') return t('NET_UNREACHABLE');
  if (error.kind === 'malformed') return texts('RESET_FAILED');
  if (error.status === 429) return t('DETAIL_TOO_MANY');
  const detail = error.detail ?? '';
  if (detail in LINK_KEYS) return texts(LINK_KEYS[detail as keyof typeof LINK_KEYS]);
  return detail ? detailText(detail) : texts('RESET_FAILED');
}
