import { isBallotSymbol } from './ballot-symbols';
import type { CustomCandidate, CustomEvm } from './custom-evm';
import { isLanguage } from './language';
import { isPhoto } from './photo';
import { isRecord } from './record';
import { themeColor, THEMES } from './theme';
import { visibleText } from './visible-text';

/**
 * Reads a custom machine from the text in storage. Behaviour: Create.
 * @returns The machine, or `null` if there is no valid text. A text is not valid if it is not JSON, or if it
 *   has no title, no candidates, or a candidate without a name. A title or a name that nobody can see counts
 *   as missing.
 */
export function parseCustomEvm(id: string, stored: string | null): CustomEvm | null {
  const value = parseJson(stored);
  if (!isRecord(value) || !isName(value.title) || !Array.isArray(value.candidates)) return null;
  const candidates = value.candidates.flatMap(parseCandidate);
  if (candidates.length === 0 || candidates.length !== value.candidates.length) return null;
  const { color } = themeColor(value.themeColor, THEMES.custom);
  const lang = isLanguage(value.lang) ? { lang: value.lang } : {};
  return { id, title: value.title.trim(), themeColor: color, ...lang, candidates };
}

function parseCandidate(value: unknown): CustomCandidate[] {
  if (!isRecord(value) || !isName(value.name)) return [];
  const votes = Number.isSafeInteger(value.votes) ? Math.max(0, Number(value.votes)) : 0;
  const symbol = isBallotSymbol(value.symbol) ? { symbol: value.symbol } : {};
  const photo = isPhoto(value.photo) ? { photo: value.photo } : {};
  return [{ name: value.name.trim(), ...symbol, ...photo, votes }];
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && visibleText(value) !== '';
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
