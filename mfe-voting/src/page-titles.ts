import {
  activeSerial,
  electionKey,
  formatNumber,
  pairNames,
  type EvmDetails,
  type MachineState,
} from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/** The title in the page's header. Behaviour: Header title. */
export function headerTitle(state: MachineState, t: Texts['t']): string {
  if (state.phase !== 'found') return t('APP_TITLE');
  const { machine } = state;
  return machine.kind === 'custom' ? machine.machine.title : electionTitle(machine.details, t);
}

/**
 * @returns The title of the browser window. When a campaign's machine has a candidate's name and a serial,
 *   the title shows both, as the link preview does. When no machine was found, or the machine is paused, the
 *   title says so. Otherwise it is the header's title.
 */
export function windowTitle(state: MachineState, { t, language }: Pick<Texts, 't' | 'language'>): string {
  if (state.phase === 'missing') return t('NOT_FOUND_TITLE');
  if (state.phase === 'paused') return t('PAUSED_TITLE');
  if (state.phase === 'found' && state.machine.kind !== 'custom') {
    const { cname, e_cname, evmsr } = state.machine.details;
    const name = pairNames(cname, e_cname, language)?.first.text;
    const serial = activeSerial(evmsr);
    if (name && serial) return t('LINK_TITLE_MACHINE', { name, serial: formatNumber(serial, language) });
  }
  return headerTitle(state, t);
}

/**
 * @returns The name of the election, translated if the election is known. For an election of the type `Other`, the name
 *   of the section is returned. When the name is missing, the text of `APP_TITLE` is returned.
 */
function electionTitle({ main_title: title, entity_subtitle: section }: EvmDetails, t: Texts['t']): string {
  const key = electionKey(title);
  if (key === 'ELECTION_OTHER') return section?.trim() || t('APP_TITLE');
  return key ? t(key) : title?.trim() || t('APP_TITLE');
}
