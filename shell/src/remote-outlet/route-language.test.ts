import { createTestHost } from '@demo-evm/shared/testing';
import { createRouteLanguage } from './route-language';

it('has the language of the HTML until the remote is shown, and later the language of the next route', () => {
  const { language } = createTestHost();
  const route = createRouteLanguage(language, { page: 'hi' });
  const shown = () => language.getState().language;
  expect(shown()).toBe('hi');
  // This call has no effect, because the proposal from the page's HTML ('hi') has priority until it is
  // withdrawn.
  route.propose('en');
  expect(shown()).toBe('hi');
  const withdrawRemote = language.propose({ page: 'en' });
  route.withdraw();
  expect(shown()).toBe('en'); // the remote's own proposal, made with `language.propose`
  withdrawRemote();
  route.propose('hi');
  expect(shown()).toBe('hi');
  language.choose('mr');
  expect(shown()).toBe('mr');
});
