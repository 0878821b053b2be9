import type { BodyName } from './schema/bodies';

export type { BodyName };

/** What is wrong with a field. */
export type Problem = 'missing' | 'long' | 'short' | 'range' | 'wrong';

/**
 * Checks a form's request body against the server's own schema. The checker is loaded at its first use. If the checker
 * cannot be loaded, this function finds no problems, and only the server checks the body.
 * @returns The first problem of each wrong field, by the name of the field.
 */
export async function checkBody(
  name: BodyName,
  body: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<string, Problem>> {
  const loaded = await loadChecker();
  const problems = new Map<string, Problem>();
  for (const { field, keyword } of loaded?.findErrors(name, body) ?? []) {
    if (!problems.has(field)) problems.set(field, problemOf(keyword, body[field]));
  }
  return problems;
}

async function loadChecker() {
  try {
    return await import(/* webpackChunkName: "checker" */ './schema/bodies');
  } catch (error) {
    console.error('The form cannot be checked in the browser.', error);
    return null;
  }
}

function problemOf(keyword: string, value: unknown): Problem {
  if (value === undefined || value === null || value === '') return 'missing';
  switch (keyword) {
    case 'maxLength':
      return 'long';
    case 'minLength':
      return 'short';
    case 'minimum':
    case 'maximum':
      return 'range';
    default:
      return 'wrong';
  }
}
