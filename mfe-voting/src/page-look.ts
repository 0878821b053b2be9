import {
  activeSerial,
  formatNumber,
  machineTheme,
  pairNames,
  themeOf,
  THEMES,
  type MachineState,
  type Theme,
} from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import { headerTitle } from './cast-vote/election-words';

/** The page's colour: the first one only until data arrives. Spec 9: Theme colors. */
export function themeOfState(state: MachineState): Theme {
  if (state.phase !== 'found') return themeOf(state.phase === 'loading' ? THEMES.initial : THEMES.public);
  const { machine } = state;
  return machine.kind === 'custom' ? themeOf(machine.machine.themeColor) : machineTheme(machine.details);
}

/** The header's title. Behaviour: Header title. */
export function titleOfState(state: MachineState, t: Texts['t']): string {
  if (state.phase !== 'found') return t('APP_TITLE');
  const { machine } = state;
  return machine.kind === 'custom' ? machine.machine.title : headerTitle(machine.details.main_title, t);
}

/** The window's title: candidate and serial where the machine has both, as in the link's preview; else the header's. */
export function windowTitle(state: MachineState, { t, language }: Pick<Texts, 't' | 'language'>): string {
  if (state.phase === 'missing') return t('NOT_FOUND_TITLE');
  if (state.phase === 'found' && state.machine.kind !== 'custom') {
    const { cname, e_cname, evmsr } = state.machine.details;
    const name = pairNames(cname, e_cname, language)?.first.text;
    const serial = activeSerial(evmsr);
    if (name && serial) return t('LINK_TITLE_MACHINE', { name, serial: formatNumber(serial, language) });
  }
  return titleOfState(state, t);
}
