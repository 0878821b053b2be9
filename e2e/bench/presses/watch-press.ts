/** The times of one visit, in milliseconds since the navigation began. A time is missing until its event happens. */
export interface PressTimes {
  /** The first press to which the page reacted. */
  pressed?: number;
  /** The lamp of the candidate's row is lit. */
  lamp?: number;
  /** The dialog that shows the slip is open. */
  slip?: number;
}

declare global {
  interface Window {
    pressTimes: PressTimes;
    /** Tells the benchmark, once, that all events have happened. The times are a JSON text. */
    pressIsOver: (times: string) => void;
  }
}

/** What `watchPress` waits for, and how it finds the buttons, the lit lamp and the slip. The texts are CSS selectors. */
export interface PressSigns {
  /** The visit is over when all these events have happened. */
  readonly events: readonly (keyof PressTimes)[];
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
 * button again and again until the lamp is lit. Only the last press casts a vote. `watchPress` records the time of each
 * event in `window.pressTimes`, and calls `window.pressIsOver` when all `signs.events` have happened.
 */
export function watchPress(signs: PressSigns): void {
  const times: PressTimes = {};
  window.pressTimes = times;
  const note = (event: keyof PressTimes, time: number) => {
    if (times[event] !== undefined) return;
    times[event] = time;
    if (signs.events.includes(event) && signs.events.every((name) => times[name] !== undefined))
      window.pressIsOver(JSON.stringify(times));
  };
  let isMachineWhole = false;
  const has = (selector: string) => document.querySelector(selector) !== null;
  const buttons = () => document.querySelectorAll<HTMLElement>(signs.buttons);

  const look = () => {
    if (times.lamp === undefined && has(signs.lit)) note('lamp', performance.now());
    if (times.lamp !== undefined && has(signs.slip)) note('slip', performance.now());
  };
  const press = () => {
    const pressed = performance.now();
    buttons()[signs.candidate]?.click();
    setTimeout(() => {
      look();
      if (times.lamp === undefined) press();
      else note('pressed', pressed);
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
  // The observer is called for each part of the page that arrives, so it looks only for what must come next.
  new MutationObserver(() => {
    if (isMachineWhole) return look();
    const [first] = buttons();
    if (!first || buttons().length < signs.count) return;
    isMachineWhole = true;
    shown.observe(first);
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['class', 'data-look', 'open'] });
}
