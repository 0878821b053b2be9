import type { ShellEvent } from '@demo-evm/shared/api/schemas';

/** Reports what happened to a module. All telemetry of the shell goes through this function. */
export type Report = (event: Omit<ShellEvent, 'revision'>) => void;

interface ReportOptions {
  /** Where events are sent; `null`: nowhere. */
  readonly url: string | null;
  readonly revision: () => number;
}

/** Keeps a page that fails over and over from flooding the server. */
const MAX_EVENTS_PER_PAGE = 50;
const MAX_EVENTS_PER_BATCH = 20;
const MAX_DETAIL_LENGTH = 300;
/** How long events wait for others of the same batch. Only the event of a load may wait for long. */
const SEND_DELAY_MS = { load: 10_000, other: 250 };

/**
 * Makes the page's reporter. Events are sent in batches as `text/plain`, which needs no preflight request. The last
 * batch is sent when the page is hidden. docs/releasing.md: Watch
 */
export function createReport({ url, revision }: ReportOptions): Report {
  let waiting: ShellEvent[] = [];
  let reported = 0;
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
      // some browsers refuse beacons
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });

  return (event) => {
    if (url === null || (reported += 1) > MAX_EVENTS_PER_PAGE) return;
    const detail = event.detail?.slice(0, MAX_DETAIL_LENGTH);
    waiting.push({ ...event, ...(detail !== undefined && { detail }), revision: revision() });
    if (waiting.length >= MAX_EVENTS_PER_BATCH) return send();
    const isLoad = event.kind === 'load';
    if (isLoad && timer !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(send, isLoad ? SEND_DELAY_MS.load : SEND_DELAY_MS.other);
  };
}
