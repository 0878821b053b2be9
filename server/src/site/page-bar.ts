import { machineTheme, themeOf } from '@demo-evm/shared/domain';
import type { OpenedRoute } from './open-route';

/**
 * @returns The header colour of the page's machine, or else of the page's remote. It is `undefined` when neither is
 *   known.
 */
export function pageBar({ answers, remote }: Pick<OpenedRoute, 'answers' | 'remote'>): string | undefined {
  const machine = Object.values(answers).findLast((answer) => answer !== null);
  if (machine) return machineTheme(machine).bar;
  return remote.color && themeOf(remote.color).bar;
}
