/** Says whether the font of the pictures, Noto Sans Devanagari, has a glyph for a character. */
export type HasGlyph = (codePoint: number) => boolean;

/**
 * Matches characters that are removed before a text is drawn: control characters, lone surrogates, private and
 * unassigned characters, and other invisible ones. The two joiners (U+200C and U+200D) are not removed.
 */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}|\p{Variation_Selector}/gu;

/** Matches more than three marks in a row. No language has so many on one letter, and they would cover other lines. */
const PILE = /(\p{M}{3})\p{M}+/gu;

/**
 * Gives the text in a form that the font can draw on one line. Removes symbols that have no glyph, such as emoji. Gives
 * `null` when a letter, a mark or a digit has no glyph, because a name without this character is a different name. Also
 * gives `null` when the text has no letter and no digit.
 */
export function drawableText(text: string, hasGlyph: HasGlyph): string | null {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').replace(PILE, '$1');
  let drawn = '';
  for (const character of plain) {
    if (hasGlyph(character.codePointAt(0) ?? 0)) drawn += character;
    else if (/[\p{L}\p{M}\p{N}]/u.test(character)) return null;
  }
  const trimmed = drawn.replace(/ +/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(trimmed) ? trimmed : null;
}

/** Gives the first text that the font can draw, or an empty text when the font can draw none of them. */
export function firstDrawable(texts: readonly string[], hasGlyph: HasGlyph): string {
  for (const text of texts) {
    const drawable = drawableText(text, hasGlyph);
    if (drawable !== null) return drawable;
  }
  return '';
}
