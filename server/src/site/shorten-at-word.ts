const ELLIPSIS = '…';

/** Splits by what a reader sees as one letter, so a Devanagari conjunct or a vowel sign is never cut off. */
const letters = new Intl.Segmenter('mr', { granularity: 'grapheme' });

/**
 * Shortens a text to at most `max` characters (UTF-16 code units), with an ellipsis as the last of them, at the end of
 * a word; inside a word only when the first word alone is too long. A text that fits is returned as it is.
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
