import type { PageData } from '@demo-evm/shared/contract';

/** Reads the data that the site host wrote for the shell. Gives `null` while this part of the page has not arrived. */
export function pageData(): PageData | null {
  const block = document.getElementById('page-data');
  try {
    return block && (JSON.parse(block.textContent) as PageData);
  } catch {
    return null; // the browser has received only a part of the JSON block
  }
}

type Kind = 'failure' | 'heal' | 'retry' | 'reload' | 'canary-left';

/**
 * Sends one event at once, because the page may be reloaded or left a moment later. Nothing is sent while the address
 * for events is not known, or in a browser without beacons. docs/releasing.md: Watch
 */
export function tell(kind: Kind, detail?: string): void {
  const data = pageData();
  if (!data?.eventsUrl || !(navigator as Partial<Navigator>).sendBeacon) return;
  const event = { kind, module: 'shell', version: data.shell.version, revision: data.revision, detail };
  navigator.sendBeacon(data.eventsUrl, JSON.stringify([event]));
}
