const ELLIPSIS = '…';

/** Splits a text into letters as a reader sees them. A Devanagari conjunct with its vowel signs is one letter. */
const letters = new Intl.Segmenter('mr', { granularity: 'grapheme' });

/**
 * Shortens a text to at most `max` characters (UTF-16 code units), the ellipsis included. A longer text is cut at the
 * end of a word, or inside its first word if this word alone is too long.
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
