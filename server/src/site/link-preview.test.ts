import type { EvmDetails } from '@demo-evm/shared/domain';
import { describeLink } from './link-preview';
import { linkPreviewTags } from './link-preview-tags';
import { parsePageAddress } from './page-address';

const tables = {
  en: {
    LINK_TITLE: 'Practise voting',
    LINK_DESCRIPTION: 'Not a real vote.',
    NOT_FOUND_TITLE: 'Machine not found',
    NOT_FOUND_BODY: 'Check the link.',
    LINK_TITLE_MACHINE: '{{name}} · serial no. {{serial}}',
    LINK_DESCRIPTION_MACHINE: 'Press {{serial}}.',
  },
  hi: { LINK_TITLE: 'अभ्यास', LINK_TITLE_MACHINE: '{{name}} · क्रम संख्या {{serial}}' },
};
const ASHA: EvmDetails = { e_cname: 'Asha', cname: 'आशा', evmsr: 3, cpicurl: '/files/asha.jpg' };

const OPTIONS = { pageLanguage: 'en', isUnlisted: false, origin: 'https://evm.example', tables } as const;

const describe = (path: string, machines: Record<string, EvmDetails> = {}) =>
  describeLink({
    ...OPTIONS,
    address: parsePageAddress(path),
    findMachine: (vid) => Promise.resolve(machines[vid] ?? null),
  });

it('names candidate, serial and picture of a machine, in the machine’s language', async () => {
  expect(await describe('/demo/asha', { asha: { ...ASHA, extra4: 'en' } })).toEqual({
    title: 'Asha · serial no. 3',
    description: 'Press 3.',
    language: 'en',
    url: 'https://evm.example/demo/asha',
    image: { url: 'https://evm.example/files/asha.jpg', alt: 'Asha · serial no. 3' },
    isMissing: false,
    isIndexed: true,
  });
  const inHindi = await describe('/demo/asha', { asha: ASHA });
  expect([inHindi.title, inHindi.description]).toEqual(['आशा · क्रम संख्या ३', 'Press ३.']);
});

it.each([
  { e_cname: 'Ashalata Bhalchandra Namune-Deshpande Patil of the Sample Development Front', extra4: 'en' },
  { cname: 'श्रीमती आशालता भालचंद्रराव नमुने-देशपांडे क्षीरसागर पाटील ज्ञानेश्वरीताई', extra4: 'hi' },
  { e_cname: 'A'.repeat(100), extra4: 'en' },
])(
  'shortens the long name of %p so that the title has 70 characters at most, and keeps the serial',
  async (long) => {
    const { title } = await describe('/demo/long', { long: { evmsr: 18, ...long } });
    expect(title.length).toBeLessThanOrEqual(70);
    expect(title).toMatch(/\S… · (serial no\. 18|क्रम संख्या १८)$/);
  },
);

it('describes the machine demo for a language that has no machine, and for the root', async () => {
  expect(await describe('/demo/hi', { demo: ASHA })).toMatchObject({ language: 'hi', title: /आशा/ });
  expect((await describe('/', { demo: ASHA })).url).toBe('https://evm.example/demo/demo');
});

it.each(['/demo/preview', '/demo/evm_17'])('has general words for %s', async (path) => {
  const found = { preview: ASHA, evm_17: ASHA };
  expect(await describe(path, found)).toMatchObject({
    title: 'अभ्यास',
    image: { url: 'https://evm.example/images/link-preview.png', size: { width: 1200, height: 630 } },
    isIndexed: true,
  });
});

it('has general words for a paused machine, in the machine’s language', async () => {
  const paused = {
    vid: 'rest',
    cname: null,
    evmsr: null,
    extra4: 'hi',
    paused_at: '2026-11-22T06:00:00.000Z',
  };
  expect(await describe('/demo/rest', { rest: paused })).toMatchObject({
    title: 'अभ्यास',
    description: 'Not a real vote.',
    image: { url: expect.stringMatching(/^https:\/\/evm\.example\/images\//) },
    isMissing: false,
    isIndexed: true,
  });
});

it.each(['/demo/nobody', '/demo/mr', '/demo/%zz'])(
  'says that %s has no machine, and does not invite to vote',
  async (path) => {
    const link = await describe(path);
    expect(link.isMissing).toBe(true);
    const tags = linkPreviewTags(link).join('');
    expect(tags).toContain('<meta property="og:title" content="Machine not found">');
    expect(tags).toContain('<meta name="robots" content="noindex">');
    expect(tags).not.toMatch(/og:image|og:url|Practise|अभ्यास/);
  },
);

it('has general words when the machine cannot be looked up', async () => {
  const link = await describeLink({
    ...OPTIONS,
    address: parsePageAddress('/demo/x'),
    findMachine: () => Promise.resolve(undefined),
  });
  expect(link).toMatchObject({ title: 'अभ्यास', isMissing: false });
});

it('keeps the pages of an unlisted remote out of search engines', async () => {
  const find = () => Promise.resolve(null);
  const tagsOf = async (isUnlisted: boolean | undefined) =>
    linkPreviewTags(
      await describeLink({ ...OPTIONS, address: parsePageAddress('/auth'), isUnlisted, findMachine: find }),
    ).join('');
  expect(await tagsOf(true)).toContain('<meta name="robots" content="noindex">');
  expect(await tagsOf(undefined)).not.toContain('robots');
});

it('is in the page’s own language when the page has no machine', async () => {
  expect(await describe('/auth')).toMatchObject({ title: 'Practise voting', language: 'en' });
});

it.each([
  [{ cpicurl: null, symbolurl: 'https://cdn.example/s.webp' }, 'https://cdn.example/s.webp'],
  [{ cpicurl: 'javascript:alert(1)', symbolurl: '/a.SVG?1' }, 'https://evm.example/images/link-preview.png'],
  [{ cpicurl: '//evil/x.png' }, 'https://evm.example/images/link-preview.png'],
])('takes from %p the first picture that messengers show', async (pictures, image) => {
  expect((await describe('/demo/x', { x: { ...ASHA, ...pictures } })).image?.url).toBe(image);
});

it('escapes every text', async () => {
  const name = `"><script>alert('1')</script>&amp;{{serial}}`;
  const hostile = { ...ASHA, cname: name, extra4: 'hi', cpicurl: '/"><img onerror=x>' };
  const tags = linkPreviewTags(await describe('/demo/x"><b>', { 'x"><b>': hostile })).join('');
  expect(tags.replace(/<title>|<\/title>|<meta (name|property)="[a-z:]+" content="[^"<>]*">/g, '')).toBe(
    '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;{{serial}} · क्रम संख्या ३',
  );
});
