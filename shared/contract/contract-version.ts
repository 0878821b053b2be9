import version from './contract-version.json' with { type: 'json' };

/**
 * The version of the contract between shell and remotes: the Host's shape, the exports of a remote, and the libraries
 * that the shell lends. The version is raised only when an older remote could not work in a newer shell, or a newer
 * remote could not work in an older shell. Since version 2, components pass refs by `forwardRef`, so the shell may lend
 * React 18.
 */
export const CONTRACT_VERSION: number = version.contractVersion;

/**
 * The contract versions of the remotes that this shell can host. A new version is introduced with a shell that supports
 * both the old and the new version. Support of the old version ends when no remote uses it any more. docs/releasing.md
 */
export const SUPPORTED_CONTRACTS: readonly number[] = version.supports;
