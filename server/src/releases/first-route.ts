import type { Release } from '@demo-evm/shared/contract';

/** Gives a path at which the release is shown: a remote's first route, with `demo` as the vid; `/` for a shell. */
export function firstRoute({ mounts: [mount = '/'] = [] }: Pick<Release, 'mounts'>): string {
  return mount.replace(/:\w+\??/g, 'demo').replace('*', '');
}
