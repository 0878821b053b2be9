import type { BodyName } from './schema/bodies';

export type { BodyName };

/** What is wrong with a field; pages have words for it. */
export type Problem = 'missing' | 'long' | 'short' | 'range' | 'wrong';

/**
 * Checks what a form would send by the schema that the server checks it with, and says what is wrong with
 * which field. The checker is loaded when it is first needed; while it cannot be, nothing is found, and the
 * server's own words have to do.
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
    console.error('What is typed cannot be checked here.', error);
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
