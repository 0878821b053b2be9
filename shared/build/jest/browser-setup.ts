import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });

// A test must not find what another test stored in `localStorage` or `sessionStorage`.
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// jsdom has no `matchMedia`. In tests no media query matches, unless a test replaces this function.
window.matchMedia = (media) => Object.assign(new EventTarget(), { ...UNMATCHED, media });

const UNMATCHED = {
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
};
