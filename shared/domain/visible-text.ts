/**
 * Matches spaces, and characters that draw nothing. Joiners and direction marks are among them, because they
 * are useful inside a name, but draw nothing alone. The list has ranges, because Firefox 68 cannot parse
 * `\p{…}`. docs/decisions/0029
 */
const DRAWS_NOTHING =
  /[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]/g;

/**
 * @returns The text without blanks at its ends, or an empty text if no character can be seen. Behaviour:
 * Create.
 */
export function visibleText(text: string): string {
  return text.replace(DRAWS_NOTHING, '') && text.trim();
}
