import { isServerFault, type ApiError } from '@demo-evm/shared/api';
import type { Texts } from '@demo-evm/shared/i18n';
import { detailText } from './known-details';

/**
 * For each failed call: the translation key of the message, and the key of the text that replaces a missing detail.
 * Spec 8: Error catalogue.
 */
const FAILURES = {
  login: ['MSG_LOGIN_FAILED', 'MSG_INVALID_CREDENTIALS'],
  registration: ['MSG_REGISTER_FAILED', 'MSG_REGISTER_ERROR'],
  update: ['MSG_EVM_FAILED', 'MSG_EVM_ERROR'],
  vid: ['MSG_VID_FAILED', 'MSG_VID_ERROR'],
  pause: ['MSG_PAUSE_FAILED', 'MSG_SERVER_ERROR'],
  versions: ['MSG_VERSIONS_FAILED', 'MSG_SERVER_ERROR'],
  upload: ['MSG_UPLOAD_FAILED', 'MSG_SERVER_ERROR'],
} as const;

export type FailedCall = keyof typeof FAILURES;

/**
 * The message about a call that failed. If there was no response, the message says that the server could not be
 * reached, because a text such as "Invalid credentials" would be untrue.
 * Spec 8: Error catalogue; behaviour: Error details.
 *
 * @param isShown true if the fields of the form say what is wrong; the message then leads to these fields
 */
export function failureText(t: Texts['t'], failed: FailedCall, error: ApiError, isShown = false): string {
  if (failed === 'upload' && error.kind === 'malformed') return t('MSG_UPLOAD_INVALID');
  const [message, fallback] = FAILURES[failed];
  return t(message, {
    detail: isShown ? t('DETAIL_FIELDS') : (detailOf(t, error) ?? t(fallbackFor(error, fallback))),
  });
}

/** A fault of the server must not look like a mistake of the user, such as wrong credentials. */
function fallbackFor<Key>(error: ApiError, fallback: Key): Key | 'NET_SERVER_FAULT' {
  return isServerFault(error) && fallback !== 'MSG_SERVER_ERROR' ? 'NET_SERVER_FAULT' : fallback;
}

function detailOf(t: Texts['t'], error: ApiError): string | undefined {
  switch (error.kind) {
    case 'offline':
      return t('NET_UNREACHABLE');
    case 'refused':
      return error.detail && detailText(t, error.detail);
    case 'malformed':
      return undefined;
    default:
      return error satisfies never;
  }
}
