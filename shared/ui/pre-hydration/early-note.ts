import { SLOW_NETWORK_NOTICE_MS } from '@demo-evm/shared/domain';
import { showNote } from '../network/show-note';
import { watchOnline } from '../network/watch-online';

/** The line about the network of a server-rendered page, before the App runs. */
export interface EarlyNote {
  /** Shows the sentence about votes that wait. An empty text says that no votes wait. */
  readonly sayWaiting: (text: string) => void;
  /** Leaves the line to the App. The line keeps its text until the App writes its own text. */
  readonly stop: () => void;
}

/**
 * Writes texts into the line of network-note.tsx: that the browser is offline, that a vote waits, or that the
 * network is slow. The network counts as slow if the App does not run within `SLOW_NETWORK_NOTICE_MS`.
 * docs/decisions/0039
 */
export function runEarlyNote(root: HTMLElement): EarlyNote {
  const line = root.querySelector<HTMLElement>('[data-slow]');
  let waiting = '';
  let isSlow = false;
  let isTaken = false;

  const update = () => {
    if (!line || isTaken) return;
    const isOffline = !navigator.onLine;
    const offline = line.closest<HTMLElement>('[data-longest]')?.dataset.longest;
    const slow = isSlow && line.dataset.slow;
    showNote(line, (isOffline && offline) || waiting || slow || '', isOffline);
  };

  const unwatch = watchOnline(update);
  const timer = setTimeout(() => {
    isSlow = true;
    update();
  }, SLOW_NETWORK_NOTICE_MS);
  update();
  return {
    sayWaiting(text) {
      waiting = text;
      update();
    },
    stop() {
      isTaken = true;
      unwatch();
      clearTimeout(timer);
    },
  };
}
