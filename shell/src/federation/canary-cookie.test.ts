import { rememberLeftCanary } from './canary-cookie';

it('remembers a failed canary for 30 days on every page of the site, by module and revision', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  rememberLeftCanary('mfe-x', 7);
  expect(written).toHaveBeenCalledWith('canary_left_mfe-x=7; Path=/; Max-Age=2592000; SameSite=Lax');
});
