import type { ShellEvent } from '@demo-evm/shared/api/schemas';

/**
 * Reports an event of a module. The watchdog reports its own events (page/watchdog/tell.ts). All other events of the
 * shell use this function.
 */
export type Report = (event: Omit<ShellEvent, 'revision' | 'isFirst' | 'earlier'>) => void;

interface ReportOptions {
  /** The address that receives the events. With `null`, nothing is sent. */
  readonly url: string | null;
  /** Gives the revision of the registry that the page uses at the time of an event. */
  readonly revision: () => number;
}

/** A page that fails again and again must not send too many events to the server. */
const MAX_EVENTS_PER_PAGE = 50;
const MAX_EVENTS_PER_BATCH = 20;
const MAX_DETAIL_LENGTH = 300;
/**
 * The waiting events are sent in one batch after this delay, or earlier when the batch is full or the page is hidden. A
 * `load` event does not change a delay that has begun. Every other event starts the delay again.
 */
const SEND_DELAY_MS = { load: 10_000, other: 250 };

/**
 * Creates the function that reports the events of this page. It sends them in batches as `text/plain`, which needs no
 * preflight request, and sends the waiting events when the page is hidden. docs/releasing.md: Watch
 */
export function createReport({ url, revision }: ReportOptions): Report {
  let waiting: ShellEvent[] = [];
  let reported = 0;
  /** By release, the kinds that were reported of it. The server finds out which problem was the first. */
  const kinds: Record<string, string> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (url === null || events.length === 0) return;
    try {
      navigator.sendBeacon(url, JSON.stringify(events));
    } catch {
      // Some browsers have no beacons or refuse them. The events of this batch are lost.
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });

  return (event) => {
    if (url === null || (reported += 1) > MAX_EVENTS_PER_PAGE) return;
    const detail = event.detail?.slice(0, MAX_DETAIL_LENGTH);
    const release = event.module + event.version;
    const earlier = kinds[release] ?? '';
    const kind = ` ${event.kind}`;
    kinds[release] = earlier.replace(kind, '') + kind;
    waiting.push({ ...event, ...(detail !== undefined && { detail }), earlier, revision: revision() });
    if (waiting.length >= MAX_EVENTS_PER_BATCH) return send();
    const isLoad = event.kind === 'load';
    if (isLoad && timer !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(send, isLoad ? SEND_DELAY_MS.load : SEND_DELAY_MS.other);
  };
}
