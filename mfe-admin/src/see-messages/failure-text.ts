import type { ApiError } from '@demo-evm/shared/api';
import type { Texts } from '@demo-evm/shared/i18n';

/** How each failure begins, and what stands for a detail that the server does not give. Spec 8: Error catalogue. */
const FAILURES = {
  login: ['MSG_LOGIN_FAILED', 'MSG_INVALID_CREDENTIALS'],
  registration: ['MSG_REGISTER_FAILED', 'MSG_REGISTER_ERROR'],
  update: ['MSG_EVM_FAILED', 'MSG_EVM_ERROR'],
  vid: ['MSG_VID_FAILED', 'MSG_VID_ERROR'],
  upload: ['MSG_UPLOAD_FAILED', 'MSG_SERVER_ERROR'],
} as const;

export type Failing = keyof typeof FAILURES;

/**
 * The words for a call that failed. A server that was not reached has given no answer to say "invalid
 * credentials" about, so the detail says that. Spec 8: Error catalogue; behaviour: Error details.
 */
export function failureText(t: Texts['t'], what: Failing, error: ApiError): string {
  if (what === 'upload' && error.kind === 'malformed') return t('MSG_UPLOAD_INVALID');
  const [beginning, fallback] = FAILURES[what];
  return t(beginning, { detail: detailOf(t, error) ?? t(fallback) });
}

function detailOf(t: Texts['t'], error: ApiError): string | undefined {
  switch (error.kind) {
    case 'offline':
      return t('NET_UNREACHABLE');
    case 'refused':
      return error.detail;
    case 'malformed':
      return undefined;
    default:
      return error satisfies never;
  }
}
