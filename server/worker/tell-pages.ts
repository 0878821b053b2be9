import type { MessageFromWorker } from '@demo-evm/shared/contract';
import { keyOf } from './rules';

declare const self: ServiceWorkerGlobalScope;

/** Tells the open pages of a key which page the server sends now. A page with equal `blocks` ignores the message. */
export async function tellPages(key: string, blocks: string): Promise<void> {
  const message: MessageFromWorker = { kind: 'newer', blocks };
  for (const client of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    if (keyOf(new URL(client.url)) === key) client.postMessage(message);
}
