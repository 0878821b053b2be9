import fs from 'node:fs/promises';
import { newEmail, PASSWORD, PICTURE } from '../../campaign';
import { expect, test } from '../test';
import { wordsOf } from '../../words';

const text = wordsOf('mfe-admin', 'en');
const shared = wordsOf('shared/ui', 'en');

test('a campaign registers, logs in, makes its machine with a picture, sees it and logs out', async ({
  visitor,
  product,
}, testInfo) => {
  const picture = testInfo.outputPath('symbol.png');
  await fs.writeFile(picture, PICTURE.buffer);
  const email = newEmail();

  await visitor.open('/auth');
  await visitor.press('button', `${text('AUTH_NEW_HERE')} ${text('AUTH_REGISTER')}`);
  await visitor.fill(text('AUTH_FULL_NAME'), 'Asha Office');
  await visitor.fill(text('AUTH_EMAIL'), email);
  await visitor.fill(text('AUTH_PASSWORD'), PASSWORD);
  await visitor.press('button', text('AUTH_REGISTER'));
  await visitor.sees(text('MSG_REGISTER_OK'));

  await visitor.sees(text('AUTH_LOGIN_TITLE'));
  await visitor.fill(text('AUTH_PASSWORD'), PASSWORD);
  await visitor.press('button', text('AUTH_LOGIN'));
  await visitor.sees(text('MSG_LOGIN_OK'));
  await visitor.sees(email);

  await visitor.choose(text('FORM_LANGUAGE'), 'en');
  await visitor.fill(text('FORM_SERIAL'), '5');
  await visitor.fill(text('FORM_CNAME_EN'), 'Asha Namune');
  await visitor.fill(text('FORM_CNAME_MR'), 'आशा नमुने');
  await visitor.attach(0, picture);
  await visitor.sees(text('MSG_UPLOAD_OK'));
  await visitor.press('button', text('DASH_UPDATE'));
  await visitor.sees(text('MSG_EVM_UPDATED'));

  const [link] = await visitor.values('a[href*="/demo/"][target=_blank]', 'href');
  const vid = new URL(link ?? '').pathname.replace('/demo/', '');
  await visitor.open(`/demo/${vid}`);
  await visitor.press('button', shared('A11Y_PRESS', { serial: 5, name: 'Asha Namune' }));
  await visitor.sees(wordsOf('mfe-voting', 'en')('MODAL_TITLE'));
  await expect.poll(() => product.count(vid)).toBe(1);

  await visitor.open('/auth');
  await visitor.press('button', text('AUTH_LOGOUT'));
  await visitor.sees(text('MSG_LOGGED_OUT'));
  await visitor.sees(text('AUTH_LOGIN_TITLE'));
  await visitor.open('/auth');
  await visitor.sees(text('AUTH_LOGIN_TITLE'));
});
