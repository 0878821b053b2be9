import { formatNumber } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/** The server refuses a new password with fewer characters. Behaviour: POST auth/register/. */
const MIN_PASSWORD_LENGTH = 8;

/**
 * The rule for a new password, as text. The password field shows the rule as its hint, and as its error when the
 * password is too short.
 */
export function passwordRule({ t, language }: Texts): string {
  return t('AUTH_PASSWORD_RULE', { min: formatNumber(MIN_PASSWORD_LENGTH, language) });
}

/** Counts the characters that a new password still needs. The server counts code points too. */
export function missingCharacters(password: string): number {
  return Math.max(0, MIN_PASSWORD_LENGTH - Array.from(password).length);
}
