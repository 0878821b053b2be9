import { SHELL, VOTING } from '../testing/test-site';
import { createPageMaker } from './make-page';
import { parsePageAddress } from './page-address';
import { pageSettings } from './page-settings';
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

function createPages(mayDraw = () => true) {
  const make = createPageMaker({
    settings: pageSettings({}, ''),
    renderView: () => Promise.resolve(null),
    compress: (html) =>
      Promise.resolve({ html: () => Promise.resolve(Buffer.from(html)), brotli: () => Buffer.of() }),
  });
  return (path: string, answers: Answers) =>
    make({
      site,
      address: parsePageAddress(path),
      origin: 'https://evm.example',
      answers,
      cookies: undefined,
      mayDraw,
    });
}

const ASHA = { '/api/evm/evm/asha': { vid: 'asha', cname: 'आशा' } };

it.each([
  ['machines of a device', (nth: number) => `/demo/evm_${nth}`, {}],
  ['missing machines', (nth: number) => `/demo/nobody-${nth}`, { '/api/evm/evm/nobody': null }],
  ['the machine in other spellings', (nth: number) => `/demo/${spelling(nth)}/`, ASHA],
  ['a page without a machine in other spellings', (nth: number) => `/${spelling(nth)}`, {}],
])('keeps the page of a machine however many addresses of %s are requested', async (_what, path, answers) => {
  const visit = createPages();
  const first = await visit('/demo/asha', ASHA);
  for (let number = 1; number <= 600; number += 1) await visit(path(number), answers);
  expect(await visit('/demo/asha', ASHA)).toBe(first);
});

/** Writes `asha-asha-asha` with another mixture of upper and lower case for each number. */
function spelling(nth: number): string {
  const mix = (letter: string, at: number) => ((nth >> at) & 1 ? letter.toUpperCase() : letter);
  return Array.from('asha-asha-asha', mix).join('');
}

it('gives the skeleton, which is made once, to a visitor for whom too many pages were drawn', async () => {
  let isAllowed = true;
  const visit = createPages(() => isAllowed);
  const drawn = await visit('/demo/asha', ASHA);
  isAllowed = false;
  expect(await visit('/demo/asha', ASHA)).toBe(drawn);
  const skeleton = await visit('/demo/ASHA', ASHA);
  expect(skeleton.status).toBe(200);
  const html = String(await skeleton.content.html());
  expect(html).toContain('<meta name="robots" content="noindex">');
  for (const absent of ['आशा', 'og:url', 'localhost']) expect(html).not.toContain(absent);
  expect(await visit('/demo/evm_1', {})).toBe(skeleton);
  const missing = await visit('/demo/nobody', { '/api/evm/evm/nobody': null });
  expect([missing.status, missing.content]).toEqual([404, skeleton.content]);
  expect((await visit('/nowhere', {})).status).toBe(404);
});
