/**
 * @jest-environment-options {"url": "https://evm.example/demo/demo"}
 */
import { setLanguageCookie } from './set-language-cookie';

it('sets a cookie that the browser sends over https only, where the site has https', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  setLanguageCookie('mr');
  expect(written).toHaveBeenCalledWith('language=mr; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});
