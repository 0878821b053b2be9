import type { KeyValueStorage } from '@demo-evm/shared/device';
import { localeOf, type Language, type OwnEvmDetails } from '@demo-evm/shared/domain';

const keyOf = (machine: OwnEvmDetails) => `last_updated_${machine.vid ?? ''}`;

/** Remembers an update, for a server that does not. */
export function rememberUpdate(storage: KeyValueStorage, machine: OwnEvmDetails, now: Date): void {
  storage.setItem(keyOf(machine), now.toISOString());
}

/**
 * When a machine was last updated: as the server says, else the last update in this browser; `null`: never.
 * Behaviour: Last updated.
 */
export function lastUpdated(storage: KeyValueStorage, machine: OwnEvmDetails): Date | null {
  const time = new Date(machine.updated_at ?? storage.getItem(keyOf(machine)) ?? '');
  return Number.isNaN(time.getTime()) ? null : time;
}

/** What `dateStyle: 'medium'` and `timeStyle: 'short'` mean; the oldest supported browsers do not know these options. */
const DAY_AND_TIME = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** A moment in the visitor's time zone and the digits of the language. */
export function formatMoment(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), DAY_AND_TIME).format(moment);
}
