import { createRequire } from 'node:module';

/** The same numbers that contract/contract-version.ts gives at run time. */
export const { contractVersion: CONTRACT_VERSION, supports: SUPPORTED_CONTRACTS } = createRequire(
  import.meta.url,
)('../../contract/contract-version.json');
