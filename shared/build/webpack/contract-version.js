import { createRequire } from 'node:module';

/** The same number that contract/contract-version.ts gives to remotes at run time. */
export const { contractVersion: CONTRACT_VERSION } = createRequire(import.meta.url)(
  '../../contract/contract-version.json',
);
