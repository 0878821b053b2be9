/** The times of one visit, in milliseconds since the navigation began. A time is missing until its event happens. */
export interface PressTimes {
  /** The first press to which the page reacted. */
  pressed?: number;
  /** The lamp of the candidate's row is lit. */
  lamp?: number;
  /** The server's answer to the vote has arrived. */
  acknowledged?: number;
  /** The dialog that shows the slip is open. */
  slip?: number;
}

declare global {
  interface Window {
    pressTimes: PressTimes;
  }
}

/** How `watchPress` finds the buttons, the lit lamp and the slip. The texts are CSS selectors. */
export interface PressSigns {
  /** The buttons of all rows. */
  readonly buttons: string;
  /** The number of buttons of a complete machine. */
  readonly count: number;
  /** The index of the candidate's button among the buttons of all rows. */
  readonly candidate: number;
  readonly lit: string;
  readonly slip: string;
}

/**
 * Runs in the page before the page's own scripts. When the machine is painted, `watchPress` presses the candidate's
 * button again and again until the lamp is lit. It records the time of each event in `window.pressTimes`. Only the last
 * press casts a vote.
 */
export function watchPress(signs: PressSigns): void {
  const times: PressTimes = {};
  window.pressTimes = times;
  const has = (selector: string) => document.querySelector(selector) !== null;
  const buttons = () => document.querySelectorAll<HTMLElement>(signs.buttons);

  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
      if (name.includes('/increment_count/')) times.acknowledged ??= responseEnd;
  }).observe({ type: 'resource', buffered: true });

  const look = () => {
    if (has(signs.lit)) times.lamp ??= performance.now();
    if (has(signs.slip)) times.slip ??= performance.now();
  };
  const press = () => {
    const pressed = performance.now();
    buttons()[signs.candidate]?.click();
    setTimeout(() => {
      look();
      if (times.lamp === undefined) press();
      else times.pressed = pressed;
    });
  };
  // A browser handles a press before it reads more of the page, so this task has the priority of a press.
  const pressSoon = () => void scheduler.postTask(press, { priority: 'user-blocking' });
  // Its callback runs in the first frame that shows the button, when the layout is done and before the painting.
  const shown = new ResizeObserver(([entry]) => {
    if (!entry?.contentRect.width) return;
    shown.disconnect();
    pressSoon();
  });
  let isObserved = false;
  new MutationObserver(() => {
    look();
    const [first] = buttons();
    if (isObserved || !first || buttons().length < signs.count) return;
    isObserved = true;
    shown.observe(first);
  }).observe(document, { childList: true, subtree: true, attributes: true });
}
