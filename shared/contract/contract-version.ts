import version from './contract-version.json' with { type: 'json' };

/**
 * Version of the contract between shell and remotes: the Host's shape, what a remote exposes, and the libraries that the
 * shell lends. It is raised only when an older remote could not work with a newer shell, or the other way round. Since
 * version 2, components that take a ref forward it, so the shell may lend React 18.
 */
export const CONTRACT_VERSION: number = version.contractVersion;

/**
 * The contract versions that this shell can host. A new version is released with a shell that supports both; support of
 * the old one ends when no remote has it any more. docs/releasing.md
 */
export const SUPPORTED_CONTRACTS: readonly number[] = version.supports;
