import type { ShellEvent } from '@demo-evm/shared/api/schemas';

/** Tells what happened to a module. This one function is where the shell's telemetry goes through. */
export type Report = (event: Omit<ShellEvent, 'revision'>) => void;

interface ReportOptions {
  /** Where events are sent; `null`: nowhere. */
  readonly url: string | null;
  readonly revision: () => number;
}

/** Of one page. A page that fails over and over must not flood anybody. */
const MOST = 50;
const AT_ONCE = 20;
const DETAIL_SIGNS = 300;
/** Good news wait for company; bad news go soon, together with what follows at once. */
const WAIT_MS = { load: 10_000, other: 250 };

/**
 * Makes the page's reporter. Events leave in batches as `text/plain` (no preflight anywhere), the last ones
 * when the page is hidden. docs/releasing.md: Watch
 */
export function createReport({ url, revision }: ReportOptions): Report {
  let waiting: ShellEvent[] = [];
  let told = 0;
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
      // some browsers refuse to tell anybody anything
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });

  return (event) => {
    if (url === null || (told += 1) > MOST) return;
    const detail = event.detail?.slice(0, DETAIL_SIGNS);
    waiting.push({ ...event, ...(detail !== undefined && { detail }), revision: revision() });
    if (waiting.length >= AT_ONCE) return send();
    const isGood = event.kind === 'load';
    if (isGood && timer !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(send, isGood ? WAIT_MS.load : WAIT_MS.other);
  };
}
