import { machineTheme, themeOf, THEMES, type MachineState, type Theme } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import { headerTitle } from './cast-vote/election-words';

/** The page's colour: the first one only until data arrives. SPEC 9: Theme colors. */
export function themeOfState(state: MachineState): Theme {
  if (state.phase !== 'found') return themeOf(state.phase === 'loading' ? THEMES.initial : THEMES.public);
  const { machine } = state;
  return machine.kind === 'custom' ? themeOf(machine.machine.themeColor) : machineTheme(machine.details);
}

/** The page's title. BEHAVIOUR: Header title. */
export function titleOfState(state: MachineState, t: Texts['t']): string {
  if (state.phase !== 'found') return t('APP_TITLE');
  const { machine } = state;
  return machine.kind === 'custom' ? machine.machine.title : headerTitle(machine.details.main_title, t);
}
