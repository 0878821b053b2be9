import { SUPPORTED_CONTRACTS, type RemoteModule, type RemoteRelease } from '@demo-evm/shared/contract';
import { failure, success, type Result } from '@demo-evm/shared/domain';
import type { Report } from '../events/report';
import type { Federation } from './federation';
import type { IntegrityMap } from './integrity';
import { createLoadRelease } from './load-release';

/**
 * `unreachable`: no release is known, or the files of the release did not arrive, were refused or did not run.
 * `unsupported`: the shell does not support the contract version of the release, or the release exports no remote.
 */
export type LoadFailure = 'unreachable' | 'unsupported';

export type LoadedRemote = Result<RemoteModule, LoadFailure>;

export interface TryReleaseOptions {
  readonly federation: Federation;
  readonly integrity: IntegrityMap;
  readonly report: Report;
}

/**
 * Creates the function that loads a release once, checks its contract version and reports the outcome. If the
 * description of the release names an unsupported contract version, no file of the release is requested. The promise
 * never rejects.
 */
export function createTryRelease({ federation, integrity, report }: TryReleaseOptions) {
  const loadRelease = createLoadRelease({ federation, integrity });

  const refuse = ({ module, version }: RemoteRelease, contract: number | 'none'): LoadedRemote => {
    const detail = `contract ${contract}; this shell needs ${SUPPORTED_CONTRACTS.join(' or ')}`;
    console.error(`${module} ${version} has ${detail}.`);
    report({ kind: 'refusal', module, version, detail });
    return failure('unsupported');
  };

  return async (release: RemoteRelease): Promise<LoadedRemote> => {
    const { module, version, contractVersion } = release;
    if (!SUPPORTED_CONTRACTS.includes(contractVersion)) return refuse(release, contractVersion);
    const startedAt = performance.now();
    try {
      const remote = await loadRelease(release);
      if (!isRemoteModule(remote)) return refuse(release, 'none');
      if (!SUPPORTED_CONTRACTS.includes(remote.contractVersion)) {
        return refuse(release, remote.contractVersion);
      }
      report({ kind: 'load', module, version, ms: Math.round(performance.now() - startedAt) });
      return success(remote);
    } catch (error) {
      console.error(`${module} ${version} could not be loaded.`, error);
      report({ kind: 'failure', module, version, detail: String(error) });
      return failure('unreachable');
    }
  };
}

function isRemoteModule(module: unknown): module is RemoteModule {
  if (typeof module !== 'object' || module === null) return false;
  return 'default' in module && typeof module.default === 'function' && 'contractVersion' in module;
}
