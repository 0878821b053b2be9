const ELLIPSIS = '…';

/** Splits a text into what a reader sees as letters, so that a Devanagari conjunct or vowel sign is never cut off. */
const letters = new Intl.Segmenter('mr', { granularity: 'grapheme' });

/**
 * Shortens a text to at most `max` characters (UTF-16 code units), the ellipsis included. It is cut at the end of a word,
 * and inside a word only when the first word alone is too long.
 */
export function shortenAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = max - ELLIPSIS.length;
  let end = 0;
  let endOfWord = 0;
  for (const { segment, index } of letters.segment(text)) {
    if (index <= room && /^\s/.test(segment) && end > 0) endOfWord = index;
    if (index + segment.length > room) break;
    end = index + segment.length;
  }
  return text.slice(0, endOfWord || end).trimEnd() + ELLIPSIS;
}
