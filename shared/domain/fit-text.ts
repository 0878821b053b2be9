/** Gives the width of a text at a font size. Both are in the same unit, such as pixels. */
export type Measure = (text: string, size: number) => number;

/** The space for a text. `width` is in the unit of the sizes. */
export interface Room {
  readonly width: number;
  readonly lines: number;
  /** Font sizes to try, the largest first. */
  readonly sizes: readonly number[];
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * Breaks a text into lines at the largest font size at which the text fits. A text that fits at no size gets the
 * smallest size and is also broken inside words. If the text is still too long, it is cut and ends with an ellipsis.
 */
export function fitText(text: string, { width, lines: most, sizes }: Room, measure: Measure): FittedText {
  for (const size of sizes) {
    const fits = (line: string) => measure(line, size) <= width;
    const lines = breakLines(text.split(/\s+/).filter(Boolean), ' ', fits);
    if (lines.length <= most && lines.every(fits)) return { size, lines };
  }
  const size = sizes[sizes.length - 1] ?? 0;
  const lines = breakLines(Array.from(text.trim()), '', (line) => measure(`${line}…`, size) <= width);
  const kept = lines.slice(0, most);
  return { size, lines: lines.length > most ? [...kept.slice(0, -1), `${kept[most - 1] ?? ''}…`] : kept };
}

/** Puts on each line as many parts as fit, but at least one part. */
function breakLines(parts: readonly string[], glue: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines[lines.length - 1];
    const longer = `${last ?? ''}${glue}${part}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}
