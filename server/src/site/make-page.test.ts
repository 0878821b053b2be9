import { SHELL, VOTING } from '../testing/test-site';
import { createPageMaker } from './make-page';
import { parsePageAddress } from './page-address';
import { pageSettings } from './site-config';
import type { Answers } from './open-route';

const site = {
  id: 'site',
  revision: 1,
  shell: SHELL,
  template: '<html lang="mr"><title></title><!--head--><div id="root"></div><!--data-->',
  styles: '',
  remotes: [VOTING],
  fallbacks: new Map(),
  tables: new Map(),
};

it.each([
  ['machines of a device', 'evm_', {}],
  ['missing machines', 'nobody-', { '/api/evm/evm/nobody': null }],
])(
  'keeps the page of a machine however many addresses of %s are requested',
  async (_what, prefix, answers) => {
    const make = createPageMaker({
      settings: pageSettings({}, ''),
      renderView: () => Promise.resolve(null),
      compress: () =>
        Promise.resolve({ html: () => Promise.resolve(Buffer.of()), brotli: () => Buffer.of() }),
    });
    const visit = (vid: string, known: Answers) =>
      make({
        site,
        address: parsePageAddress(`/demo/${vid}`),
        origin: 'https://evm.example',
        answers: known,
        cookies: undefined,
      });
    const machine = { '/api/evm/evm/asha': { cname: 'आशा' } };
    const first = visit('asha', machine);
    for (let number = 1; number <= 600; number += 1) await visit(`${prefix}${String(number)}`, answers);
    expect(visit('asha', machine)).toBe(first);
  },
);
