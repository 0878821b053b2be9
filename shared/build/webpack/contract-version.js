import { createRequire } from 'node:module';

/** @type {{ contractVersion: number, supports: number[] }} */
const versions = createRequire(import.meta.url)('../../contract/contract-version.json');

/** The same numbers that shared/contract/contract-version.ts gives at run time. */
export const CONTRACT_VERSION = versions.contractVersion;
export const SUPPORTED_CONTRACTS = versions.supports;
