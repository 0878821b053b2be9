import { reportVisit } from '@demo-evm/shared/api';
import type { HostConfig } from '@demo-evm/shared/contract';
import { tabStorage } from '@demo-evm/shared/device';
import { useEffect } from 'react';

/**
 * An open is reported this long after the machine is visible, so that the page's own requests are sent first.
 */
const OPEN_DELAY_MS = 1_000;

/**
 * After a reported open, the tab reports no other open of the same machine for this long. So a page that reloads itself
 * to get a newer release is not counted again. The reload may happen minutes after the open, because the page first
 * waits until nobody uses it.
 */
const SAME_OPEN_MS = 600_000;

/** A press on these elements shares the machine. `data-shares="sheet"` counts only in a browser with a share sheet. */
const SHARING = 'a[href^="https://wa.me/"], [data-shares]';

/**
 * Reports one open of a published machine once it is visible, and each press that shares the machine. Only a
 * server that knows the ids of votes gets reports. Behaviour: Numbers; docs/decisions/0038.
 * @param vid The machine that is shown; `undefined` while there is none, and for a machine that is not
 *   published.
 */
export function useVisitReports({ bases, voteIds }: HostConfig, vid: string | undefined): void {
  useEffect(() => {
    if (vid === undefined || !voteIds) return;
    const report = (kind: 'opens' | 'shares') => reportVisit(bases.evm, kind, vid);
    const reportShare = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(SHARING) : null;
      if (!pressed || (pressed.dataset.shares === 'sheet' && typeof navigator.share !== 'function')) return;
      report('shares');
    };
    const cancel = onceVisible(() => {
      if (isNewOpen(vid)) report('opens');
    });
    document.addEventListener('click', reportShare);
    return () => {
      cancel();
      document.removeEventListener('click', reportShare);
    };
  }, [bases, voteIds, vid]);
}

/**
 * Gives `false` if this tab has reported an open of the machine in the last `SAME_OPEN_MS`. Otherwise it
 * stores the time and gives `true`.
 */
function isNewOpen(vid: string): boolean {
  const key = `opened_${vid}`;
  const now = Date.now();
  const isNew = Math.abs(now - Number(tabStorage.getItem(key))) > SAME_OPEN_MS;
  if (isNew) tabStorage.setItem(key, String(now));
  return isNew;
}

/**
 * Runs a task after `OPEN_DELAY_MS`. On a hidden page, this delay begins when the page becomes visible. A
 * prerendered page becomes visible only when the visitor opens it.
 * @returns A function that cancels the task.
 */
function onceVisible(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', start);
    timer = setTimeout(task, OPEN_DELAY_MS);
  };
  document.addEventListener('visibilitychange', start);
  start();
  return () => {
    document.removeEventListener('visibilitychange', start);
    clearTimeout(timer);
  };
}
