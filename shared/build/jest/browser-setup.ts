import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });

// One test must not find what another one stored.
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
