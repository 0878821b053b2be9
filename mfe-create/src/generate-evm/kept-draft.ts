import type { SafeStorage } from '@demo-evm/shared/device';
import { isBallotSymbol, isPhoto, isRecord, MAX_CANDIDATES } from '@demo-evm/shared/domain';
import { EMPTY_DRAFT, type Draft, type DraftCandidate } from './draft';

/** Keeps what was typed, so that it is still there after a reload or after Back. Behaviour: Create. */
export interface KeptDraft {
  /** The kept draft, or `null` when there is none or when it is unreadable. */
  readonly read: () => Draft | null;
  /** Returns `false` when there was no room for the photos, or for anything. The rest is kept where it fits. */
  readonly write: (draft: Draft) => boolean;
  readonly clear: () => void;
}

/**
 * @param stores The storages to try, in this order. The draft is kept in the first one that accepts it.
 * @param edited The id of the machine that is edited. Each machine has a draft of its own, and so has a new
 *   machine.
 */
export function keepDraft(stores: readonly SafeStorage[], edited: string | null): KeptDraft {
  const key = edited === null ? 'create_draft' : `create_draft_${edited}`;
  const clear = () => stores.forEach((storage) => storage.removeItem(key));
  return {
    read: () =>
      stores.reduce<Draft | null>((found, storage) => found ?? parseDraft(storage.getItem(key)), null),
    write(draft) {
      const { title, themeColor, candidates } = draft;
      const put = (rows: readonly DraftCandidate[]) => {
        const text = JSON.stringify({ title, themeColor, candidates: rows });
        return stores.some((storage) => storage.setItem(key, text));
      };
      clear();
      if (put(candidates)) return true;
      put(candidates.map((candidate) => ({ ...candidate, photo: undefined })));
      return false;
    },
    clear,
  };
}

function parseDraft(text: string | null): Draft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value) || !Array.isArray(value.candidates)) return null;
    const candidates = value.candidates.slice(0, MAX_CANDIDATES).map(parseCandidate);
    if (candidates.length === 0) return null;
    const { title, themeColor } = value;
    return {
      ...EMPTY_DRAFT,
      title: textOf(title),
      themeColor: textOf(themeColor) || EMPTY_DRAFT.themeColor,
      candidates,
      nextKey: candidates.length,
    };
  } catch {
    return null;
  }
}

function parseCandidate(value: unknown, key: number): DraftCandidate {
  const { name, symbol, photo, was } = isRecord(value) ? value : {};
  return {
    key,
    name: textOf(name),
    symbol: isBallotSymbol(symbol) ? symbol : undefined,
    photo: isPhoto(photo) ? photo : undefined,
    was: isRecord(was) ? { place: Number(was.place), name: textOf(was.name) } : undefined,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
