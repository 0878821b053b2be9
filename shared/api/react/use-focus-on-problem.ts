import { useEffect, useRef } from 'react';
import type { FieldValues, FormState } from 'react-hook-form';

/**
 * Opens the `<details>` around each field with a problem, and moves the focus to the first such field. This
 * happens after each submission that ends with a problem. It also happens when a problem appears later while
 * the form has no other problem.
 * Behaviour: Error details.
 * @returns the ref of the form
 */
export function useFocusOnProblem<Values extends FieldValues>({
  submitCount,
  errors,
}: Pick<FormState<Values>, 'submitCount' | 'errors'>) {
  const hasProblem = Object.keys(errors).length > 0;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 || !hasProblem) return;
    const refused = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    for (const field of refused) field.closest('details')?.setAttribute('open', '');
    refused[0]?.focus();
  }, [submitCount, hasProblem]);
  return form;
}
