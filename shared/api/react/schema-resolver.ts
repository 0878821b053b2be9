import { checkBody, type BodyName, type FieldProblem } from '@demo-evm/shared/api';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Makes a resolver for react-hook-form. The resolver checks a form against the schema of the request body. The form's
 * fields must have the names of the body's keys. An error is a `FieldProblem`.
 * @param toBody Makes the request body from the form's values.
 */
export function schemaResolver<Values extends FieldValues>(
  body: BodyName,
  toBody: (values: Values) => Readonly<Record<string, unknown>>,
): Resolver<Values> {
  return async (typed, _context, { fields }) => {
    // The form changes `typed` when the user types during the check. With this copy, only checked values are sent.
    const values = { ...typed };
    const problems = new Map<string, FieldProblem>(await checkBody(body, toBody(values)));
    for (const [name, { ref }] of Object.entries(fields)) {
      // The value of a number input is '' when its text is not a number.
      if (ref instanceof HTMLInputElement && ref.validity.badInput) problems.set(name, { type: 'wrong' });
    }
    if (problems.size === 0) return { values, errors: {} };
    const errors = Object.fromEntries(problems);
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
