import { storedToken } from '@demo-evm/shared/contract';
import { browserStorage } from '@demo-evm/shared/device';
import { machinePath } from '@demo-evm/shared/domain';
import { bearerTo } from './post-vote';
import { isCallUnknown, noteUnknownCall } from './unknown-call';

/**
 * Tells the server that the machine's page was opened, or that a visitor shares the machine. The browser completes the
 * request even when the visitor leaves the page. A failure has no effect on the page. A server that does not know the
 * call is not asked again in this tab. The request carries the account's token, so that the server does not count the
 * campaign's own visits. POST {evm}/evm/opens/{id}, POST {evm}/evm/shares/{id}
 */
export function reportVisit(base: string, kind: 'opens' | 'shares', vid: string): void {
  if (!navigator.onLine || isCallUnknown('visits')) return;
  const url = machinePath(base, `${kind}/`, vid);
  fetch(url, { method: 'POST', keepalive: true, headers: bearerTo(url, storedToken(browserStorage)) }).then(
    ({ status }) => noteUnknownCall('visits', status),
    () => undefined, // without the network the visit is not counted
  );
}
