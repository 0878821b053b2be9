import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './drivers/driver';
import { chooseOption, placeOf, textOf, valuesOf, type Place } from './in-page';

/** How long `until` retries a step before it throws. */
const STEP_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 100;

/** The selector of the elements of each role. */
const ROLES = {
  button: 'button',
  switch: '[role=switch]',
  link: 'a[href]',
  field: 'input, textarea',
  choice: 'select',
} as const;

type Role = keyof typeof ROLES;

/** The actions of a person in a browser. A `name` is an element's accessible name, as far as in-page.ts computes it. */
export interface Visitor {
  readonly open: (path: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Waits until an element is there, enabled, not covered and not moving. Then clicks the middle of the element. */
  readonly press: (role: Role, name: string) => Promise<void>;
  /** Replaces the content of a field by typing a text. */
  readonly fill: (name: string, text: string) => Promise<void>;
  /** Chooses an option of a select element by its value. */
  readonly choose: (name: string, value: string) => Promise<void>;
  /** Chooses a file in one of the page's file fields. The index of the first field is 0. */
  readonly attach: (index: number, file: string) => Promise<void>;
  /** Waits until the page shows a text, or a picture whose name contains the text. */
  readonly sees: (text: string) => Promise<void>;
  /** Waits until the page shows neither a text nor a picture whose name contains the text. */
  readonly seesNo: (text: string) => Promise<void>;
  /** Waits until the path of the address matches the pattern, and gives the path of the address. */
  readonly isAt: (path: RegExp) => Promise<string>;
  /** Reads one property of every element that the selector finds. Gives the values as texts. */
  readonly values: (selector: string, property: 'href' | 'value' | 'textContent') => Promise<string[]>;
}

export function createVisitor(driver: Driver, origin: string): Visitor {
  const runInPage = async <Args extends readonly unknown[], Value>(
    code: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> => {
    const list = args.map((arg) => JSON.stringify(arg)).join();
    return JSON.parse(await driver.evaluate(`JSON.stringify((${String(code)})(${list}))`)) as Value;
  };

  /**
   * Calls `read` until its value has no problem. At the timeout, throws the last problem or the last error of `read`.
   */
  const until = async <Value>(read: () => Promise<Value>, problemOf: (value: Value) => string | null) => {
    const end = Date.now() + STEP_TIMEOUT_MS;
    for (;;) {
      let problem: string | null;
      try {
        const value = await read();
        problem = problemOf(value);
        if (problem === null) return value;
      } catch (error) {
        problem = String(error);
      }
      if (Date.now() > end) throw new Error(problem);
      await pause(POLL_INTERVAL_MS);
    }
  };

  const press = async (role: Role, name: string) => {
    let last: Place | undefined;
    const place = await until(
      () => runInPage(placeOf, ROLES[role], name),
      (found: Place) => {
        if ('problem' in found) return found.problem;
        // A slow browser may paint no frame for a second, and a moving element then seems to stand still. So the
        // element must stand still for two frames.
        const isOld = last && 'x' in last && last.frame + 1 < found.frame;
        const isStill = last && 'x' in last && last.x === found.x && last.y === found.y;
        if (!isStill || isOld) last = found;
        return isStill && isOld ? null : `"${name}" moves.`;
      },
    );
    if ('x' in place) await driver.clickAt(place.x, place.y);
  };
  const readText = () => runInPage(textOf);
  const travel = (steps: number) =>
    driver.evaluate(`String(setTimeout(function () { history.go(${steps}) }))`).then(() => undefined);

  return {
    open: (path) => driver.open(`${origin}${path}`),
    back: () => travel(-1),
    forward: () => travel(1),
    press,
    async fill(name, text) {
      await press('field', name);
      await driver.evaluate('String(document.execCommand("selectAll"))');
      await driver.type(text);
      await until(
        () => runInPage(valuesOf, 'input, textarea', 'value'),
        (values) => (values.includes(text) ? null : `"${name}" does not hold "${text}".`),
      );
    },
    async choose(name, value) {
      await until(
        () => runInPage(chooseOption, name, value),
        (problem) => problem,
      );
    },
    attach: (index, file) => driver.attach(`document.querySelectorAll('input[type=file]')[${index}]`, file),
    async sees(text) {
      await until(readText, (shown) => (shown.includes(text) ? null : `"${text}" is not in: ${shown}`));
    },
    async seesNo(text) {
      await until(readText, (shown) => (shown.includes(text) ? `"${text}" is in: ${shown}` : null));
    },
    isAt: (path) =>
      until(
        () => driver.evaluate('location.pathname'),
        (shown) => (path.test(shown) ? null : `${shown} is not ${String(path)}.`),
      ),
    values: (selector, property) => runInPage(valuesOf, selector, property),
  };
}
