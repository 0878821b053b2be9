import { fireEvent } from '@testing-library/react';
import { watchUse } from './is-in-use';

let time = 0;
beforeEach(() => {
  time = 0;
  document.body.innerHTML = '';
});
const watch = () => watchUse(() => time);

it('is not in use as long as the visitor only looks at the page', () => {
  expect(watch()()).toBe(false);
});

it('is in use for ten seconds after a touch or a key', () => {
  const isInUse = watch();
  fireEvent.pointerDown(document.body);
  expect(isInUse()).toBe(true);
  time += 10_000;
  expect(isInUse()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isInUse()).toBe(true);
});

it.each([
  ['the lamp is lit', '<section id="machine" data-state="busy"></section>'],
  ['the confirmation is open', '<dialog open></dialog>'],
  ['the confirmation is open in a browser without dialogs', '<div role="dialog"></div>'],
  ['the HTML of the server is not hydrated yet', '<div id="root" data-drawn="/mfe-voting/1/"></div>'],
])('is in use while %s', (_state, html) => {
  const isInUse = watch();
  document.body.innerHTML = html;
  expect(isInUse()).toBe(true);
  document.body.innerHTML = '<section id="machine"></section>';
  expect(isInUse()).toBe(false);
});

it('stays in use once the visitor has typed something', () => {
  document.body.innerHTML = '<input />';
  const isInUse = watch();
  fireEvent.input(document.querySelector('input') ?? document.body, { target: { value: 'आशा' } });
  time += 3_600_000;
  expect(isInUse()).toBe(true);
});
