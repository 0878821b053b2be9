import { formatNumber } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/** The server refuses a password with fewer characters. Behaviour: POST auth/register/. */
const MIN_PASSWORD_LENGTH = 8;

/** The hint below the field of a new password. */
export function passwordRule({ t, language }: Texts): string {
  return t('AUTH_PASSWORD_RULE', { min: formatNumber(MIN_PASSWORD_LENGTH, language) });
}
