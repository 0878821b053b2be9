import { areOwnRefusals, fieldProblems, type ApiError } from '@demo-evm/shared/api';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Shows at the fields of a form why the server has refused their values. A problem disappears when its field
 * is changed, and when the form is sent again. Behaviour: Error details.
 * @returns `true` if the form now shows every problem of the answer in the words of the page
 */
export function showRefusedFields<Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: ApiError,
): boolean {
  const values = getValues();
  for (const [field, problem] of fieldProblems(error, values)) setError(field as Path<Values>, problem);
  return areOwnRefusals(error, values);
}
