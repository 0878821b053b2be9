import { machineTheme, themeOf, THEMES, type MachineState, type Theme } from '@demo-evm/shared/domain';

/**
 * @returns The page's theme: the initial theme while the machine loads, the machine's own theme once it is found, and
 *   the public theme in all other states. Spec 9: Theme colors.
 */
export function themeOfState(state: MachineState): Theme {
  if (state.phase !== 'found') return themeOf(state.phase === 'loading' ? THEMES.initial : THEMES.public);
  const { machine } = state;
  return machine.kind === 'custom' ? themeOf(machine.machine.themeColor) : machineTheme(machine.details);
}
