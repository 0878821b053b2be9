import type { KeyValueStorage } from '@demo-evm/shared/device';
import { isRecord } from '@demo-evm/shared/domain';
import { isEvmField, type EvmValues } from './evm-values';

const KEY = 'evm_draft';

/** What an account has typed and not saved. It outlives a preview, a reload and a session, in this tab only. */
export interface Drafts {
  /** What `owner` left here; nothing of anybody else's. */
  readonly read: (owner: string) => Partial<EvmValues>;
  /** Replaces it; no changes remove it. */
  readonly write: (owner: string, changes: Partial<EvmValues>) => void;
}

export function createDrafts(storage: KeyValueStorage): Drafts {
  return {
    read(owner) {
      const draft = parse(storage.getItem(KEY));
      return draft?.owner === owner ? draft.changes : {};
    },
    write(owner, changes) {
      if (Object.keys(changes).length === 0) storage.removeItem(KEY);
      else storage.setItem(KEY, JSON.stringify({ owner, changes }));
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
