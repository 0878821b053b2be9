import { fireEvent } from '@testing-library/react';
import { isInUse } from './is-in-use';
import { watchUse } from './watch-use';

let time = 0;
beforeEach(() => {
  time = 0;
  document.body.innerHTML = '';
});
/** Watches the page, and gives the function that says whether it is in use. */
function watch() {
  const lastUse = watchUse(() => time);
  return () => isInUse(lastUse, time);
}

it('is not in use as long as the visitor only looks at the page', () => {
  expect(watch()()).toBe(false);
});

it('is in use for ten seconds after a touch or a key', () => {
  const isUsed = watch();
  fireEvent.pointerDown(document.body);
  expect(isUsed()).toBe(true);
  time += 10_000;
  expect(isUsed()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isUsed()).toBe(true);
});

it.each([
  ['the lamp is lit', '<section id="machine" data-state="busy"></section>'],
  ['the confirmation is open', '<dialog open></dialog>'],
  ['the confirmation is open in a browser without dialogs', '<div role="dialog"></div>'],
  ['the HTML of the server is not hydrated yet', '<div id="root" data-drawn="/mfe-voting/1/"></div>'],
])('is in use while %s', (_state, html) => {
  const isUsed = watch();
  document.body.innerHTML = html;
  expect(isUsed()).toBe(true);
  document.body.innerHTML = '<section id="machine"></section>';
  expect(isUsed()).toBe(false);
});

it('stays in use once the visitor has typed something', () => {
  document.body.innerHTML = '<input />';
  const isUsed = watch();
  fireEvent.input(document.querySelector('input') ?? document.body, { target: { value: 'आशा' } });
  time += 3_600_000;
  expect(isUsed()).toBe(true);
});
