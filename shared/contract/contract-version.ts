import version from './contract-version.json' with { type: 'json' };

/**
 * Version of the agreement between shell and remotes: the Host's shape and what a remote exposes.
 * Raised only when an older remote could not work with a newer shell, or the other way round. What the shell lends
 * belongs to it. Since 2, components that take a ref forward it, so React 18 may be lent too.
 */
export const CONTRACT_VERSION: number = version.contractVersion;

/**
 * The versions that a shell built of these sources can host. A new version is released with a shell that
 * supports both; the old one goes when no remote has it any more. docs/releasing.md
 */
export const SUPPORTED_CONTRACTS: readonly number[] = version.supports;
