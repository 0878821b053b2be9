import { problemOf, type FieldProblem } from './problem-of';
import type { BodyName } from './schema/bodies';

export type { BodyName };

/**
 * Checks a form's request body against the server's own schema. The checker (schema/bodies.ts) is loaded at its first
 * use. If the checker cannot be loaded, this function finds no problems, and only the server checks the body.
 * @returns The first problem of each wrong field, by the name of the field.
 */
export async function checkBody(
  name: BodyName,
  body: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<string, FieldProblem>> {
  const loaded = await loadChecker();
  const problems = new Map<string, FieldProblem>();
  for (const { field, keyword, limit } of loaded?.findErrors(name, body) ?? []) {
    if (!problems.has(field)) problems.set(field, problemOf(keyword, body[field], limit));
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
