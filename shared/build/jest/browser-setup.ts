import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });

// A test must not find what another test stored.
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
