import { machineTheme, themeOf, THEMES, type MachineState, type Theme } from '@demo-evm/shared/domain';

/** @returns The initial theme while the machine loads, then the machine's own theme. Spec 9: Theme colors. */
export function themeOfState(state: MachineState): Theme {
  if (state.phase !== 'found') return themeOf(state.phase === 'loading' ? THEMES.initial : THEMES.public);
  const { machine } = state;
  return machine.kind === 'custom' ? themeOf(machine.machine.themeColor) : machineTheme(machine.details);
}
