import type { HostConfig } from '@demo-evm/shared/contract';
import type { SiteConfig } from './site-config';

/**
 * Makes the configuration that remotes get. By default, votes carry ids only when this server counts all
 * votes. If other servers count votes and recognise ids, the deployer can set `voteIds`. Behaviour: Votes.
 * @param uploadKey The upload key of this server. It is used when pictures are uploaded to this server and the
 * configuration file has no other key.
 */
export function pageConfig({ bases = {}, ...rest }: SiteConfig, uploadKey: string): HostConfig {
  const all = { ...OWN_BASES, ...bases };
  const isOwn = (['evm', 'stat', 'counter'] as const).every(
    (name) => all[name] === OWN_BASES[name] || all[name] === null,
  );
  return {
    bases: all,
    voteIds: rest.voteIds ?? isOwn,
    uploadKey: rest.uploadKey ?? (all.upload === OWN_BASES.upload ? uploadKey : ''),
    votingDays: rest.votingDays ?? {},
  };
}

/**
 * True if the pages use the accounts and machines of this server. Otherwise this server knows neither who may
 * upload a picture nor which pictures are used.
 */
export function hasOwnAccounts({ bases = {} }: SiteConfig): boolean {
  const { auth = OWN_BASES.auth, evm = OWN_BASES.evm } = bases;
  return auth === OWN_BASES.auth && evm === OWN_BASES.evm;
}

/** This server's base URL for each part of the API. Behaviour: The HTTP contract. */
const OWN_BASES: HostConfig['bases'] = {
  auth: '/api',
  evm: '/api/evm',
  stat: '/api',
  upload: '',
  counter: '/fn/vidhansabha',
};
