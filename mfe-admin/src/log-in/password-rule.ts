import { formatNumber } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/** Behaviour: POST auth/register/. */
const SHORTEST_PASSWORD = 8;

/** What the form says that a new password needs. */
export function passwordRule({ t, language }: Texts): string {
  return t('AUTH_PASSWORD_RULE', { min: formatNumber(SHORTEST_PASSWORD, language) });
}
