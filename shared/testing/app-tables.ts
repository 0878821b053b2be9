import type { Table } from '@demo-evm/shared/domain';
import uiEn from '@demo-evm/shared/ui/translations/en.json';
import uiHi from '@demo-evm/shared/ui/translations/hi.json';
import uiMr from '@demo-evm/shared/ui/translations/mr.json';

/** An app's own translation table in each language. */
interface OwnTables<Own extends Table> {
  readonly en: Own;
  readonly hi: Own;
  readonly mr: Own;
}

/** @returns The app's translation tables as its build emits them, with the app's own texts and those of shared/ui. */
export function appTables<Own extends Table>({ en, hi, mr }: OwnTables<Own>) {
  return { en: { ...uiEn, ...en }, hi: { ...uiHi, ...hi }, mr: { ...uiMr, ...mr } };
}
