/** What is wrong with a field. */
export type Problem = 'missing' | 'long' | 'short' | 'range' | 'common' | 'refused' | 'wrong';

/** The error of a field, as react-hook-form keeps it. */
export interface FieldProblem {
  readonly type: Problem;
  /** For `long`, the largest number of characters. For `refused`, the server's own text. */
  readonly message?: string;
}

/**
 * Describes a value that violates a keyword of its schema.
 * @param limit the number in the schema that the value violates, if there is one
 */
export function problemOf(keyword: string, value: unknown, limit?: string): FieldProblem {
  if (value === undefined || value === null || value === '') return { type: 'missing' };
  switch (keyword) {
    case 'maxLength':
      return limit === undefined ? { type: 'wrong' } : { type: 'long', message: limit };
    case 'minLength':
      return { type: 'short' };
    case 'minimum':
    case 'maximum':
      return { type: 'range' };
    case 'commonPassword':
      return { type: 'common' };
    default:
      return { type: 'wrong' };
  }
}
