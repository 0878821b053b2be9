import { createTestHost } from '@demo-evm/shared/testing';
import { createRouteLanguage } from './route-language';

it('speaks what the page says of its route until the remote is shown, then what the next route speaks', () => {
  const { language } = createTestHost();
  const route = createRouteLanguage(language, { page: 'hi' });
  const shown = () => language.getState().language;
  expect(shown()).toBe('hi');
  route.propose('en'); // of the same route: the page knows the machine, which has a language of its own
  expect(shown()).toBe('hi');
  const withdrawRemote = language.propose({ page: 'en' });
  route.withdraw();
  expect(shown()).toBe('en'); // the remote's own proposal
  withdrawRemote();
  route.propose('hi');
  expect(shown()).toBe('hi');
  language.choose('mr');
  expect(shown()).toBe('mr');
});
