import { isRecord } from '@demo-evm/shared/domain';
import type { ApiError } from './call';
import { problemOf, type FieldProblem } from './problem-of';

/**
 * Reads which fields a server refuses, from the list of `{loc, msg, type}` in a refusal with status 422. A
 * refusal of our own server has the keyword of the schema as its `type`, so it becomes the problem that the
 * browser's own check would find. For any other refusal, the type is `refused` and the message is the
 * server's text, or the type is `wrong` if the server sends no text.
 * Behaviour: Error details.
 *
 * @param values the values of the form, by the names of the fields; other fields in the list are ignored
 * @returns the first problem of each refused field, in the order of the list
 */
export function fieldProblems(
  error: ApiError,
  values: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  for (const entry of refusalsIn(error)) {
    const field = entry.loc.find((part): part is string => typeof part === 'string' && part in values);
    if (field !== undefined && !problems.has(field)) problems.set(field, describe(entry, values[field]));
  }
  return problems;
}

/** Says whether our own server has sent the answer, and the answer refuses only fields of this form. */
export function areOwnRefusals(error: ApiError, values: Readonly<Record<string, unknown>>): boolean {
  const refusals = refusalsIn(error);
  return (
    refusals.length > 0 &&
    refusals.every((entry) => isOwn(entry) && entry.loc.some((part) => String(part) in values))
  );
}

interface Refusal {
  readonly loc: readonly unknown[];
  readonly msg: string;
  readonly type: string;
}

function refusalsIn(error: ApiError): readonly Refusal[] {
  if (error.kind !== 'refused' || error.status !== 422 || !isRecord(error.body)) return [];
  const { detail } = error.body;
  const entries = Array.isArray(detail) ? detail.filter(isRecord) : [];
  return entries.flatMap(({ loc, msg, type }) =>
    Array.isArray(loc) ? [{ loc, msg: textOf(msg), type: textOf(type) }] : [],
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function describe(refusal: Refusal, value: unknown): FieldProblem {
  const { msg, type } = refusal;
  if (!isOwn(refusal)) return msg === '' ? { type: 'wrong' } : { type: 'refused', message: msg };
  const limit = /\d+/.exec(msg)?.[0];
  return problemOf(type, type === 'required' ? undefined : value, limit);
}

/**
 * The texts of our own server begin with `must`. The `type` cannot show this, because another server may use
 * the same types.
 */
function isOwn({ msg }: Refusal): boolean {
  return msg.startsWith('must ');
}
