import { themeColor, THEMES, type NewCustomEvm } from '@demo-evm/shared/domain';
import type { Draft } from './draft';

/** Makes the machine of a draft. Returns `null` while the title or a name is blank. Spec 5: Create EVM. */
export function machineOf(draft: Draft): NewCustomEvm | null {
  const title = draft.title.trim();
  const candidates = draft.candidates.map(({ name }) => ({ name: name.trim(), votes: 0 }));
  if (!title || candidates.some(({ name }) => !name)) return null;
  return { title, themeColor: themeColor(draft.themeColor, THEMES.custom).color, candidates };
}
