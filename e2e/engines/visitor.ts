import { KEPT_PAGES } from '../kept-pages';
import type { Driver } from './drivers/driver';
import { chooseOption } from './in-page/choose-option';
import { keptPathsOf } from './in-page/kept-paths-of';
import { textOf, valuesOf } from './in-page/read-page';
import { pressElement, type Role } from './press-element';
import { createRunInPage } from './run-in-page';
import { until } from './until';

/**
 * The actions of a person in a browser. A `name` is an element's accessible name. The files place-of.ts and
 * choose-option.ts in the folder `in-page` compute a simple form of this name.
 */
export interface Visitor {
  readonly open: (path: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Clicks the middle of an element as soon as it is there, enabled, not covered and not moving. */
  readonly press: (role: Role, name: string) => Promise<void>;
  /** Replaces the content of a field by typing a text. */
  readonly fill: (name: string, text: string) => Promise<void>;
  /** Chooses an option of a select element by its value. */
  readonly choose: (name: string, value: string) => Promise<void>;
  /** Chooses a file in one of the page's file fields. The index of the first field is 0. */
  readonly attach: (index: number, file: string) => Promise<void>;
  /** Waits until the visible text of the page, or the name of a visible picture, contains this text. */
  readonly sees: (text: string) => Promise<void>;
  /** Waits until neither the visible text of the page nor the name of a visible picture contains this text. */
  readonly seesNo: (text: string) => Promise<void>;
  /** Waits until the path of the address matches the pattern, and gives the path of the address. */
  readonly isAt: (path: RegExp) => Promise<string>;
  /** Waits until the service worker keeps the page of this path. */
  readonly has: (path: string) => Promise<void>;
  /** Reads one property of every element that the selector finds. Gives the values as texts. */
  readonly values: (selector: string, property: 'href' | 'value' | 'textContent') => Promise<string[]>;
}

/** Makes a visitor of the site at this origin. An action that waits throws after 20 s. */
export function createVisitor(driver: Driver, origin: string): Visitor {
  const runInPage = createRunInPage(driver);
  const press = (role: Role, name: string) => pressElement(driver, runInPage, role, name);
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
    async has(path) {
      await until(
        () => runInPage(keptPathsOf, KEPT_PAGES),
        (kept) => (kept.includes(path) ? null : `${path} is not among the kept pages: ${kept.join()}`),
      );
    },
    values: (selector, property) => runInPage(valuesOf, selector, property),
  };
}
