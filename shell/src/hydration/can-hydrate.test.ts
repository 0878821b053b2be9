import type { PageData, RemoteRelease } from '@demo-evm/shared/contract';
import type { Language } from '@demo-evm/shared/domain';
import { canHydrate } from './can-hydrate';

const RELEASE: RemoteRelease = {
  module: 'mfe-voting',
  version: '1.0.0-a',
  contractVersion: 2,
  container: 'mfe_voting',
  entry: '/mfe-voting/1.0.0-a/remote-entry.js',
  mounts: ['/demo/:vid'],
  integrity: {},
};
const TABLES = { en: 'en.json', hi: 'hi.json', mr: 'mr.json' };

interface Situation {
  readonly drawn?: string;
  readonly rendered?: Language;
  readonly release?: RemoteRelease | undefined;
  readonly tables?: NonNullable<PageData['early']>['tables'];
  readonly shown?: Language;
}

/** The HTML is in Marathi unless `rendered` says otherwise, and the app renders in Marathi unless `shown` does. */
function ask(situation: Situation): boolean {
  const { drawn = '/mfe-voting/1.0.0-a/', rendered = 'mr', tables = TABLES, shown = 'mr' } = situation;
  const root = document.createElement('div');
  if (drawn) root.dataset.drawn = drawn;
  root.dataset.language = rendered;
  const release = 'release' in situation ? situation.release : RELEASE;
  return canHydrate(root, release, { early: { language: 'mr', tables, calls: [] } }, shown);
}

it('the app hydrates HTML of its own release and its own language', () => {
  expect(ask({})).toBe(true);
  expect(ask({ rendered: 'hi', shown: 'hi' })).toBe(true);
});

it('the app hydrates the HTML of a remote that has only one language, whatever the visitor has chosen', () => {
  expect(ask({ tables: { mr: 'mr.json' }, shown: 'hi' })).toBe(true);
});

it.each<[string, Situation]>([
  ['of another release', { drawn: '/mfe-voting/0.9.0-b/' }],
  ['whose data or remote have not arrived', { release: undefined }],
  ['in another language', { shown: 'hi' }],
  ['that the inline script has removed', { drawn: '' }],
])('the app does not hydrate HTML %s', (_what, situation) => {
  expect(ask(situation)).toBe(false);
});
