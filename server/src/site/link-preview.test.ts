import type { EvmDetails } from '@demo-evm/shared/domain';
import { describeLink } from './link-preview';
import { linkPreviewTags } from './link-preview-tags';

const tables = {
  en: {
    LINK_TITLE: 'Practise voting',
    LINK_DESCRIPTION: 'Not a real vote.',
    LINK_TITLE_MACHINE: '{{name}} · serial no. {{serial}}',
    LINK_DESCRIPTION_MACHINE: 'Press {{serial}}.',
  },
  hi: { LINK_TITLE: 'अभ्यास', LINK_TITLE_MACHINE: '{{name}} · क्रम संख्या {{serial}}' },
};
const ASHA: EvmDetails = { e_cname: 'Asha', cname: 'आशा', evmsr: 3, cpicurl: '/files/asha.jpg' };

const describe = (path: string, machines: Record<string, EvmDetails> = {}) =>
  describeLink({
    path,
    pageLanguage: 'en',
    origin: 'https://evm.example',
    tables,
    findMachine: (vid) => Promise.resolve(machines[vid] ?? null),
  });

it('says candidate, serial and picture of a machine, in the machine’s language', async () => {
  expect(await describe('/demo/asha', { asha: { ...ASHA, extra4: 'en' } })).toEqual({
    title: 'Asha · serial no. 3',
    description: 'Press 3.',
    language: 'en',
    url: 'https://evm.example/demo/asha',
    image: 'https://evm.example/files/asha.jpg',
  });
  const inHindi = await describe('/demo/asha', { asha: ASHA });
  expect([inHindi.title, inHindi.description]).toEqual(['आशा · क्रम संख्या ३', 'Press ३.']);
});

it('describes demo where a language has no machine of its own, and where the root leads', async () => {
  expect(await describe('/demo/hi', { demo: ASHA })).toMatchObject({ language: 'hi', title: /आशा/ });
  expect((await describe('/', { demo: ASHA })).url).toBe('https://evm.example/demo/demo');
});

it.each(['/demo/preview', '/demo/evm_17', '/demo/nobody', '/demo/%zz'])('is general for %s', async (path) => {
  const found = { preview: ASHA, evm_17: ASHA };
  expect(await describe(path, found)).toMatchObject({
    title: path.includes('%') ? 'Practise voting' : 'अभ्यास',
    image: 'https://evm.example/images/link-preview.png',
  });
});

it('is in the page’s own language where there is no machine', async () => {
  expect(await describe('/auth')).toMatchObject({ title: 'Practise voting', language: 'en' });
});

it.each([
  [{ cpicurl: null, symbolurl: 'https://cdn.example/s.webp' }, 'https://cdn.example/s.webp'],
  [{ cpicurl: 'javascript:alert(1)', symbolurl: '/a.SVG?1' }, 'https://evm.example/images/link-preview.png'],
  [{ cpicurl: '//evil/x.png' }, 'https://evm.example/images/link-preview.png'],
])('takes of the pictures %p the first that messengers draw', async (pictures, image) => {
  expect((await describe('/demo/x', { x: { ...ASHA, ...pictures } })).image).toBe(image);
});

it('lets no name leave its attribute', async () => {
  const name = `"><script>alert('1')</script>&amp;{{serial}}`;
  const hostile = { ...ASHA, cname: name, extra4: 'hi', cpicurl: '/"><img onerror=x>' };
  const tags = linkPreviewTags(await describe('/demo/x"><b>', { 'x"><b>': hostile })).join('');
  expect(tags.replace(/<title>|<\/title>|<meta (name|property)="[a-z:]+" content="[^"<>]*">/g, '')).toBe(
    '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;{{serial}} · क्रम संख्या ३',
  );
});
