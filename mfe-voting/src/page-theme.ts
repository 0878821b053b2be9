import { machineTheme, themeOf, THEMES, type MachineState, type Theme } from '@demo-evm/shared/domain';

/** The colour of the page. The initial colour is replaced as soon as data arrives. Spec 9: Theme colors. */
export function themeOfState(state: MachineState): Theme {
  if (state.phase !== 'found') return themeOf(state.phase === 'loading' ? THEMES.initial : THEMES.public);
  const { machine } = state;
  return machine.kind === 'custom' ? themeOf(machine.machine.themeColor) : machineTheme(machine.details);
}
