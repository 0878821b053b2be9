import type { Driver } from './drivers/driver';

/** Runs a function in the page, and gives its result. The arguments and the result must be JSON. */
export type RunInPage = <Args extends readonly unknown[], Value>(
  code: (...args: Args) => Value,
  ...args: Args
) => Promise<Value>;

/** Makes a `RunInPage` for the page of a driver. It sends each function to the page as source text. */
export function createRunInPage(driver: Driver): RunInPage {
  return async <Args extends readonly unknown[], Value>(code: (...args: Args) => Value, ...args: Args) => {
    const list = args.map((arg) => JSON.stringify(arg)).join();
    return JSON.parse(await driver.evaluate(`JSON.stringify((${String(code)})(${list}))`)) as Value;
  };
}
