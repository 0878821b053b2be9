import { configure } from '@testing-library/react';

/** Tests of a mutant wait at most 3 s for an event that may never happen, not 10 s as in `browser-setup.ts`. */
configure({ asyncUtilTimeout: 3_000 });
