import { configure } from '@testing-library/react';

/** Tests of a mutant wait 3 s for an event that may never happen, not the 10 s of `browser-setup.ts`. */
configure({ asyncUtilTimeout: 3_000 });
