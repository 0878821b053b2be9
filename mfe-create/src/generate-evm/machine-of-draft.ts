import {
  themeColor,
  THEMES,
  visibleText,
  type CustomEvm,
  type Language,
  type NewCustomEvm,
} from '@demo-evm/shared/domain';
import type { Draft } from './draft';
import { votesOfFormer } from './votes-of-former';

/**
 * Makes the machine of a draft. Returns `null` while the title or a name is blank. Spec 5: Create EVM.
 * @param lang The language of the page on which the machine is made.
 * @param edited The machine that is edited, as it is stored now. The result has the language of this machine,
 *   and the votes of each candidate who is in both machines.
 */
export function machineOf(draft: Draft, lang: Language, edited?: CustomEvm | null): NewCustomEvm | null {
  const title = visibleText(draft.title);
  const votes = votesOfFormer(
    draft.candidates.map(({ was }) => was),
    edited?.candidates ?? [],
  );
  const candidates = draft.candidates.map(({ name, symbol, photo }, place) => ({
    name: visibleText(name),
    ...(symbol && { symbol }),
    ...(photo && { photo }),
    votes: votes[place] ?? 0,
  }));
  if (!title || candidates.some(({ name }) => !name)) return null;
  const { color } = themeColor(draft.themeColor, THEMES.custom);
  return { title, themeColor: color, lang: edited?.lang ?? lang, candidates };
}
