import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import { ASHA } from '../testing/picture-facts';
import { composeSvg } from './compose-svg';
import { DRAWING_VERSION } from './picture-address';
import { createShaperFor, WEIGHTS } from './text-shaper';

const { resolve } = createRequire(import.meta.url);
const shaperFor = createShaperFor(harfbuzz, (weight) =>
  resolve(
    `@expo-google-fonts/noto-sans-devanagari/${WEIGHTS[weight]}/NotoSansDevanagari_${WEIGHTS[weight]}.ttf`,
  ),
);
const shaper = shaperFor('mr');
const NO_PICTURES = { photo: null, symbol: null };
const compose = (more = {}) => composeSvg({ ...ASHA, ...more }, shaper, NO_PICTURES);

it.each([
  ['क्ष्म', 2],
  ['ज्ञ', 1],
  ['र्व', 2],
  ['श्री', 2],
  ['द्ध', 1],
  ['त्र', 1],
])('joins %s as browsers do', (syllable, glyphs) => {
  for (const weight of ['semibold', 'bold', 'extrabold'] as const)
    expect(shaper.shape(syllable, weight).outlines.match(/<path/g)).toHaveLength(glyphs);
});

it('gives each syllable its own place', () => {
  const measure = shaper.measure('extrabold');
  const apart = ['ल', 'क्ष्मी', 'कां', 'त'].reduce((sum, syllable) => sum + measure(syllable), 0);
  expect(measure('लक्ष्मीकांत')).toBeCloseTo(apart, 1);
});

it('has the Marathi form of श on a Marathi page only', () => {
  const formIn = (language: 'mr' | 'hi') => shaperFor(language).shape('श', 'bold').outlines;
  expect(formIn('mr')).not.toBe(formIn('hi'));
});

it('has no text of a campaign in the SVG, only outlines', () => {
  const svg = compose({ names: ['"><script>alert(1)</script>&amp;'], section: '<image href="x"/>' });
  expect(svg).not.toMatch(/script|alert|&|<image|<text/);
});

it.each([
  ['आशा नमुने', 'Ward No. 21'],
  ['श्रीमती आशालता भालचंद्रराव नमुने-देशपांडे क्षीरसागर पाटील ज्ञानेश्वरीताई', 'W'.repeat(150)],
  ['W'.repeat(150), 'प्रभाग क्र. २१'],
])('keeps the texts of %p inside the middle square that chat lists show', (name, section) => {
  const svg = compose({ names: [name], section, press: 'Press the button', notice: 'W'.repeat(40) });
  const starts = [...svg.matchAll(/<g transform="matrix\((\S+) 0 0 \S+ (\S+) \S+\)">/g)];
  expect(starts.length).toBeGreaterThan(4);
  for (const [, , left] of starts) expect(Number(left)).toBeGreaterThanOrEqual(297);
});

it('has a new version when the drawing changes, because addresses never change their content', () => {
  const drawings = [
    compose(),
    compose({ names: ['Asha Bhalchandra Namune-Deshpande'], ink: '#000000', serial: '१२' }),
  ];
  const hash = createHash('sha256').update(drawings.join()).digest('hex').slice(0, 16);
  // After a change of the drawing, raise DRAWING_VERSION, and write the new version and hash here.
  expect([DRAWING_VERSION, hash]).toEqual([1, 'eba9264d48166ce3']);
});
