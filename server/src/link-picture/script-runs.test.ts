import { scriptRuns } from './script-runs';

it('gives each script its own run, and signs to the letters before them', () => {
  expect(scriptRuns('प्रभाग 21 · आशा (Asha)')).toEqual([
    { text: 'प्रभाग ', script: 'Deva' },
    { text: '21 · ', script: 'Latn' },
    { text: 'आशा (', script: 'Deva' },
    { text: 'Asha)', script: 'Latn' },
  ]);
});

it('gives signs at the beginning to the letters after them', () => {
  expect(scriptRuns('(आशा')).toEqual([{ text: '(आशा', script: 'Deva' }]);
});

it('keeps joiners and the danda with Devanagari', () => {
  expect(scriptRuns('र्\u200dया।')).toEqual([{ text: 'र्\u200dया।', script: 'Deva' }]);
});
