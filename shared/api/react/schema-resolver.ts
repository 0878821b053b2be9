import { checkBody, type BodyName, type Problem } from '@demo-evm/shared/api';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Checks a form by the schema of the body that it sends. An error's `type` says what is wrong, for the page's
 * own words; fields are called as the body's keys. What passes is what was checked, whatever is typed meanwhile.
 *
 * @param toBody what would be sent for the values of the form
 */
export function schemaResolver<Values extends FieldValues>(
  body: BodyName,
  toBody: (values: Values) => Readonly<Record<string, unknown>>,
): Resolver<Values> {
  return async (typed, _context, { fields }) => {
    // The form goes on changing its own object: what is typed during the check would be sent unchecked.
    const values = { ...typed };
    const problems = new Map<string, Problem>(await checkBody(body, toBody(values)));
    for (const [name, { ref }] of Object.entries(fields)) {
      // A number input says '' of what is no number.
      if (ref instanceof HTMLInputElement && ref.validity.badInput) problems.set(name, 'wrong');
    }
    if (problems.size === 0) return { values, errors: {} };
    const errors = Object.fromEntries([...problems].map(([name, type]) => [name, { type }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
