import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './drivers/driver';
import { chooseOption, placeOf, textOf, valuesOf, type Place } from './in-page';

/** How long a visitor looks for something before giving up. */
const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 100;

/** Elements of each role, by their markup. */
const ROLES = {
  button: 'button',
  switch: '[role=switch]',
  link: 'a[href]',
  field: 'input, textarea',
  choice: 'select',
} as const;

type Role = keyof typeof ROLES;

/** A person at one browser: presses, types, reads. Names are accessible names, as a screen reader says them. */
export interface Visitor {
  readonly open: (path: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Clicks the middle of an element as soon as it is there, enabled, not covered, and stands still. */
  readonly press: (role: Role, name: string) => Promise<void>;
  /** Replaces what a field holds by typing. */
  readonly fill: (name: string, text: string) => Promise<void>;
  /** Chooses an option of a list by its value. */
  readonly choose: (name: string, value: string) => Promise<void>;
  /** Chooses a file in one of the page's file fields, counted from 0. */
  readonly attach: (index: number, file: string) => Promise<void>;
  /** Waits until the page shows a text, in what is written or in the name of a picture. */
  readonly sees: (text: string) => Promise<void>;
  /** Waits until the page shows none of a text. */
  readonly seesNo: (text: string) => Promise<void>;
  /** Waits until the path of the address fits. @returns the path */
  readonly isAt: (path: RegExp) => Promise<string>;
  /** A property of every element that a selector finds, as text. */
  readonly values: (selector: string, property: 'href' | 'value' | 'textContent') => Promise<string[]>;
}

export function createVisitor(driver: Driver, origin: string): Visitor {
  const ask = async <Args extends readonly unknown[], Value>(
    run: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> => {
    const given = args.map((arg) => JSON.stringify(arg)).join();
    return JSON.parse(await driver.evaluate(`JSON.stringify((${String(run)})(${given}))`)) as Value;
  };

  /** Asks until the answer will do. While one page is left for the next there is none. */
  const until = async <Value>(read: () => Promise<Value>, will: (value: Value) => string | null) => {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      let problem: string | null;
      try {
        const value = await read();
        problem = will(value);
        if (problem === null) return value;
      } catch (error) {
        problem = String(error);
      }
      if (Date.now() > end) throw new Error(problem);
      await pause(LOOK_AGAIN_MS);
    }
  };

  const press = async (role: Role, name: string) => {
    let last: Place | undefined;
    const place = await until(
      () => ask(placeOf, ROLES[role], name),
      (found: Place) => {
        if ('problem' in found) return found.problem;
        const isStill = last && 'x' in last && last.x === found.x && last.y === found.y;
        last = found;
        return isStill ? null : `"${name}" moves.`;
      },
    );
    if ('x' in place) await driver.clickAt(place.x, place.y);
  };
  const page = () => ask(textOf);
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
        () => ask(valuesOf, 'input, textarea', 'value'),
        (values) => (values.includes(text) ? null : `"${name}" does not hold "${text}".`),
      );
    },
    async choose(name, value) {
      await until(
        () => ask(chooseOption, name, value),
        (problem) => problem,
      );
    },
    attach: (index, file) => driver.attach(`document.querySelectorAll('input[type=file]')[${index}]`, file),
    async sees(text) {
      await until(page, (shown) => (shown.includes(text) ? null : `"${text}" is not in: ${shown}`));
    },
    async seesNo(text) {
      await until(page, (shown) => (shown.includes(text) ? `"${text}" is in: ${shown}` : null));
    },
    isAt: (path) =>
      until(
        () => driver.evaluate('location.pathname'),
        (shown) => (path.test(shown) ? null : `${shown} is not ${String(path)}.`),
      ),
    values: (selector, property) => ask(valuesOf, selector, property),
  };
}
