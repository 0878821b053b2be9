import type { Driver } from './drivers/driver';
import { placeOf, type Place } from './in-page/place-of';
import type { RunInPage } from './run-in-page';
import { until } from './until';

/** The selector of the elements of each role. */
const ROLES = {
  button: 'button',
  switch: '[role=switch]',
  link: 'a[href]',
  field: 'input, textarea',
  choice: 'select',
} as const;

export type Role = keyof typeof ROLES;

/** Clicks the middle of an element as soon as it is there, enabled, not covered and not moving. */
export async function pressElement(
  driver: Driver,
  runInPage: RunInPage,
  role: Role,
  name: string,
): Promise<void> {
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
}
