import type { KeyValueStorage } from '@demo-evm/shared/device';
import { isRecord } from '@demo-evm/shared/domain';
import { isEvmField, type EvmField } from './evm-fields';
import type { EvmValues } from './evm-values';

const STORAGE_KEY = 'evm_draft';

/** The unsaved changes of the form. */
export interface Draft {
  readonly changes: Partial<EvmValues>;
  /** For each changed field, the text that was saved on the server when the change began. */
  readonly base: Partial<EvmValues>;
  /** The empty fields whose published values an update removes. */
  readonly removed: readonly EvmField[];
}

const NO_DRAFT: Draft = { changes: {}, base: {}, removed: [] };

/**
 * Keeps the unsaved changes of the form as a draft. In a tab's storage, a draft survives a preview, a reload and the
 * end of a session.
 */
export interface Drafts {
  /** Returns the draft. It is empty when it is missing, unreadable or not the draft of `owner`. */
  readonly read: (owner: string) => Draft;
  /** Replaces the draft, or removes it when it has no changes. */
  readonly write: (owner: string, draft: Draft) => void;
}

export function createDrafts(storage: KeyValueStorage): Drafts {
  return {
    read(owner) {
      const draft = parse(storage.getItem(STORAGE_KEY));
      return draft?.owner === owner ? draft : NO_DRAFT;
    },
    write(owner, { changes, base, removed }) {
      if (Object.keys(changes).length === 0) storage.removeItem(STORAGE_KEY);
      else storage.setItem(STORAGE_KEY, JSON.stringify({ owner, changes, base, removed }));
    },
  };
}

function parse(text: string | null): (Draft & { readonly owner: unknown }) | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(draft) || !isRecord(draft.changes)) return null;
    const removed = Array.isArray(draft.removed) ? draft.removed.map(String).filter(isEvmField) : [];
    return { owner: draft.owner, changes: knownTexts(draft.changes), base: knownTexts(draft.base), removed };
  } catch {
    return null;
  }
}

/** Gives the values that are texts of the form's fields. A draft of an earlier release may have no `base`. */
function knownTexts(values: unknown): Partial<EvmValues> {
  const entries = Object.entries(isRecord(values) ? values : {});
  return Object.fromEntries(entries.filter(([name, value]) => isEvmField(name) && typeof value === 'string'));
}
