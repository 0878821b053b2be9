import type { FieldError } from 'react-hook-form';

/** The fields of the dialog. Each field has the same name as its key in the request. */
export type ChangedField =
  'client_name' | 'phone_no' | 'email' | 'password' | 'current_password' | 'new_password';

/** The texts for the fields and their problems. The login uses the same texts. */
export interface FieldWords {
  /** Says what is wrong with a field. Gives `undefined` when nothing is wrong. */
  readonly problemText: (field: ChangedField, error: FieldError | undefined) => string | undefined;
  /** Gives a detail of our own server in the language of the page, and any other detail as it is. */
  readonly detailText: (detail: string) => string;
  /** The rule for a new password. */
  readonly passwordRule: string;
}
