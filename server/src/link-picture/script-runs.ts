/** A part of a text whose characters belong to one script. */
export interface ScriptRun {
  readonly text: string;
  /** The script's ISO 15924 code. */
  readonly script: 'Deva' | 'Latn';
}

/**
 * Splits a text into runs of one script, because HarfBuzz shapes a whole run by the rules of one script. Spaces,
 * punctuation and joiners belong to the run before them. At the beginning of a text, they belong to the first run.
 */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: { text: string; script: ScriptRun['script'] | null }[] = [];
  for (const character of text) {
    const script = scriptOf(character);
    const last = runs.at(-1);
    if (last && (script === null || last.script === null || last.script === script)) {
      last.text += character;
      last.script ??= script;
    } else runs.push({ text: character, script });
  }
  return runs.map((run) => ({ text: run.text, script: run.script ?? 'Latn' }));
}

function scriptOf(character: string): ScriptRun['script'] | null {
  if (/\p{Script=Devanagari}/u.test(character)) return 'Deva';
  return /[\p{L}\p{N}]/u.test(character) ? 'Latn' : null;
}
