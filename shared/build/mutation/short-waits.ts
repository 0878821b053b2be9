import { configure } from '@testing-library/react';

/** In mutation tests, Testing Library's functions wait at most 3 s by default, not 10 s as in `browser-setup.ts`. */
configure({ asyncUtilTimeout: 3_000 });
