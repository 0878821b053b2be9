import type { EvmDetails } from '@demo-evm/shared/domain';
import type { EvmField, EvmValues } from './evm-values';

/** What is sent to change a machine. */
type EvmUpdate = { -readonly [Key in EvmField | 'client_name']?: NonNullable<EvmDetails[Key]> | null };

/** Sent even when they are empty, which clears them. Spec 5: EVM update. */
const ALWAYS_SENT = new Set<string>(['main_title', 'entity_subtitle', 'vidint', 'extra3', 'extra4']);

/** The contract has numbers here. */
const NUMBERS = new Set<string>(['vidint', 'evmsr']);

/**
 * What an update sends: fields that are neither empty nor null, the five that are always sent, and the
 * client's name if it is known. Spec 5: EVM update.
 */
export function updateOf(
  values: Readonly<Record<EvmField, string | null>>,
  clientName: string | null | undefined,
): EvmUpdate {
  const update: Record<string, string | number | null> = clientName ? { client_name: clientName } : {};
  for (const [field, value] of Object.entries(values) as [EvmField, string | null][]) {
    const text = value?.trim() ?? '';
    if (text !== '') update[field] = NUMBERS.has(field) ? numberOf(text) : text;
    else if (ALWAYS_SENT.has(field)) update[field] = null;
  }
  return update;
}

/** What is no number stays as it is: the check says so. */
function numberOf(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** The machine as it would be after an update: what the preview shows. Behaviour: Preview. */
export function previewOf<Machine extends object>(machine: Machine, values: EvmValues): Machine & EvmUpdate {
  return { ...machine, ...updateOf(values, null) };
}
