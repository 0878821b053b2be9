import type { KeyValueStorage } from '@demo-evm/shared/device';
import { isRecord } from '@demo-evm/shared/domain';
import { isEvmField } from './evm-fields';
import type { EvmValues } from './evm-values';

const STORAGE_KEY = 'evm_draft';

/**
 * Keeps the unsaved changes of the form as a draft. In a tab's storage, a draft survives a preview, a reload and the
 * end of a session.
 */
export interface Drafts {
  /** Returns the changes in the draft, or `{}` when the draft is missing, unreadable or not the draft of `owner`. */
  readonly read: (owner: string) => Partial<EvmValues>;
  /** Replaces the draft, or removes it when `changes` is empty. */
  readonly write: (owner: string, changes: Partial<EvmValues>) => void;
}

export function createDrafts(storage: KeyValueStorage): Drafts {
  return {
    read(owner) {
      const draft = parse(storage.getItem(STORAGE_KEY));
      return draft?.owner === owner ? draft.changes : {};
    },
    write(owner, changes) {
      if (Object.keys(changes).length === 0) storage.removeItem(STORAGE_KEY);
      else storage.setItem(STORAGE_KEY, JSON.stringify({ owner, changes }));
    },
  };
}

function parse(text: string | null): { owner: unknown; changes: Partial<EvmValues> } | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(draft) || !isRecord(draft.changes)) return null;
    const entries = Object.entries(draft.changes);
    const known = entries.filter(([name, value]) => isEvmField(name) && typeof value === 'string');
    return { owner: draft.owner, changes: Object.fromEntries(known) };
  } catch {
    return null;
  }
}
