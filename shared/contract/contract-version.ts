import version from './contract-version.json' with { type: 'json' };

/**
 * Version of the agreement between shell and remotes: the Host's shape and what a remote exposes.
 * Raised only when an older remote could not work with a newer shell, or the other way round.
 */
export const CONTRACT_VERSION: number = version.contractVersion;
