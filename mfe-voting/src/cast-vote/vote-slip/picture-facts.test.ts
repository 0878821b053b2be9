import { themeOf } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import { pictureFacts } from './picture-facts';
import type { SlipCandidate } from './slip';

/** A translation function that returns the key. */
const t = ((key: string) => key) as Texts['t'];

const candidate: SlipCandidate = {
  serial: 12,
  serialOnPaper: '१२',
  serialText: '12',
  name: 'Asha Namune',
  names: { first: { text: 'Asha Namune', lang: 'en' } },
  party: { text: 'Sample Party' },
  symbol: '/images/demo-symbol.svg',
};

it('has number, symbol, name, party and section, the stamp, the notice and the link', () => {
  const section = [{ text: 'Ward No. 21' }, { text: 'Udaharan Nagar' }];
  const theme = themeOf('#c2410c');
  expect(pictureFacts({ candidate, section, theme, url: 'https://demo.example/demo/asha', t })).toEqual({
    theme,
    invitation: 'INVITATION',
    section: 'Ward No. 21 · Udaharan Nagar',
    serial: '१२',
    symbol: '/images/demo-symbol.svg',
    name: 'Asha Namune',
    party: 'Sample Party',
    stamp: 'STAMP',
    notice: 'DEMO_NOTICE',
    address: 'demo.example/demo/asha',
  });
});

it('leaves out what a machine does not have', () => {
  const bare = {
    ...candidate,
    serial: null,
    serialOnPaper: '',
    symbol: undefined,
    name: '',
    party: { text: '' },
  };
  expect(pictureFacts({ candidate: bare, section: [], theme: themeOf('#ffffff'), url: '', t })).toMatchObject(
    {
      section: '',
      serial: '',
      symbol: null,
      name: '',
      party: '',
    },
  );
});
