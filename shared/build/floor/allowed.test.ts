import { findAllowed } from './allowed';

it('allows a use in the files of its entry only', () => {
  expect(findAllowed('Object.fromEntries', 'mfe-voting/dist/app.js')).toBeDefined();
  expect(findAllowed('Object.fromEntries', 'shell/dist/page.html, inline')).toBeUndefined();
  expect(findAllowed('structuredClone', 'mfe-voting/dist/app.js')).toBeUndefined();
});
