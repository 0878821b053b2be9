import type { FieldError } from 'react-hook-form';

/**
 * The fields of the login form and of the registration form. Each field has the same name as its key in the request.
 * Spec 3: Login; spec 3: Registration.
 */
export type AccountField = 'username' | 'client_name' | 'phone_no' | 'email' | 'password';

/** Says what is wrong with a field, in the language of the page. Returns `undefined` when nothing is wrong. */
export type ProblemText = (field: AccountField, error: FieldError | undefined) => string | undefined;
