import { findAllowed } from './allowed';

it('allows a use where its reason holds, and nowhere else', () => {
  expect(findAllowed('Object.fromEntries', 'mfe-voting/dist/app.js')).toBeDefined();
  expect(findAllowed('Object.fromEntries', 'shell/dist/page.html, inline')).toBeUndefined();
  expect(findAllowed('structuredClone', 'mfe-voting/dist/app.js')).toBeUndefined();
});
