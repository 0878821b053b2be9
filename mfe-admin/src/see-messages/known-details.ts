import type { Texts } from '@demo-evm/shared/i18n';

/** The details with which our own server refuses a call, and the keys of their translations. Behaviour: Error details. */
const DETAIL_KEYS = {
  'Incorrect email or password': 'DETAIL_CREDENTIALS',
  'Email already registered': 'DETAIL_REGISTERED',
  'Internal server error': 'DETAIL_SERVER',
  'Nothing can be stored at the moment': 'DETAIL_STORAGE',
  'Only PNG, JPEG and WebP pictures are accepted': 'DETAIL_PICTURE_TYPE',
  'The picture is damaged or not complete': 'DETAIL_PICTURE_DAMAGED',
  'Moving pictures are not accepted': 'DETAIL_PICTURE_MOVING',
  'The picture has more than 8192 pixels on a side': 'DETAIL_PICTURE_GIANT',
  'The file is larger than 5 MB': 'DETAIL_FILE_LARGE',
  'There is no room for more pictures': 'DETAIL_NO_ROOM',
  'There is no room for more pictures of this account': 'DETAIL_ACCOUNT_FULL',
  'Too many pictures today. Try again tomorrow.': 'DETAIL_TOO_MANY_PICTURES',
  'Too many requests. Try again later.': 'DETAIL_TOO_MANY',
  'The server is busy. Try again later.': 'DETAIL_BUSY',
  'Not allowed from this site': 'DETAIL_SITE',
  'Not authenticated': 'DETAIL_NOT_LOGGED_IN',
  'Invalid key': 'DETAIL_UPLOAD_KEY',
  'No file': 'DETAIL_NO_FILE',
  'The form is not complete': 'DETAIL_FORM_INCOMPLETE',
  'No mail is sent': 'DETAIL_NO_MAIL',
  'Bad request': 'DETAIL_BAD_REQUEST',
  'Not found': 'DETAIL_NOT_FOUND',
  'VID not found': 'DETAIL_VID_UNKNOWN',
} as const;

/** Gives a detail of our own server in the language of the page, and any other detail as it is. */
export function detailText(t: Texts['t'], detail: string): string {
  const known = Object.entries(DETAIL_KEYS).find(([text]) => text === detail);
  return known ? t(known[1]) : detail;
}
