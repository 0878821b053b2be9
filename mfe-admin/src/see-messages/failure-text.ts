import type { ApiError } from '@demo-evm/shared/api';
import type { Texts } from '@demo-evm/shared/i18n';

/**
 * For each failed call: the translation key of the message, and the key of the text that replaces a missing detail.
 * Spec 8: Error catalogue.
 */
const FAILURES = {
  login: ['MSG_LOGIN_FAILED', 'MSG_INVALID_CREDENTIALS'],
  registration: ['MSG_REGISTER_FAILED', 'MSG_REGISTER_ERROR'],
  update: ['MSG_EVM_FAILED', 'MSG_EVM_ERROR'],
  vid: ['MSG_VID_FAILED', 'MSG_VID_ERROR'],
  upload: ['MSG_UPLOAD_FAILED', 'MSG_SERVER_ERROR'],
} as const;

export type FailedCall = keyof typeof FAILURES;

/**
 * The message about a call that failed. Without a response, the message says that the server could not be reached. The
 * fallback, for example "Invalid credentials", would then be untrue. Spec 8: Error catalogue; behaviour: Error details.
 */
export function failureText(t: Texts['t'], failed: FailedCall, error: ApiError): string {
  if (failed === 'upload' && error.kind === 'malformed') return t('MSG_UPLOAD_INVALID');
  const [message, fallback] = FAILURES[failed];
  return t(message, { detail: detailOf(t, error) ?? t(fallback) });
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
