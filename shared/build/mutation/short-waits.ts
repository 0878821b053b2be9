import { configure } from '@testing-library/react';

/** A mutant that lets something never happen is killed after 3 s, not after the 10 s of `browser-setup.ts`. */
configure({ asyncUtilTimeout: 3_000 });
