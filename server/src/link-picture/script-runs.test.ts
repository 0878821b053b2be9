import { scriptRuns } from './script-runs';

it('makes a run for each script, and adds signs to the run before them', () => {
  expect(scriptRuns('प्रभाग 21 · आशा (Asha)')).toEqual([
    { text: 'प्रभाग ', script: 'Deva' },
    { text: '21 · ', script: 'Latn' },
    { text: 'आशा (', script: 'Deva' },
    { text: 'Asha)', script: 'Latn' },
  ]);
});

it('adds signs at the beginning of a text to the first run', () => {
  expect(scriptRuns('(आशा')).toEqual([{ text: '(आशा', script: 'Deva' }]);
});

it('keeps joiners and the danda with Devanagari', () => {
  expect(scriptRuns('र्\u200dया।')).toEqual([{ text: 'र्\u200dया।', script: 'Deva' }]);
});
