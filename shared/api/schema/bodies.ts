import { Errors } from 'typebox/schema';
import {
  AccountDeletion,
  AccountUpdate,
  ForgotPassword,
  Login,
  PasswordChange,
  PasswordReset,
  Registration,
} from './accounts';
import { MachineUpdate } from './machine';

/** The schemas of the request bodies that `checkBody` can check. */
const BODIES = {
  Login,
  Registration,
  ForgotPassword,
  PasswordReset,
  AccountUpdate,
  PasswordChange,
  AccountDeletion,
  MachineUpdate,
};
export type BodyName = keyof typeof BODIES;

interface BodyError {
  readonly field: string;
  /** The schema's keyword that the field violates, such as `maxLength`. */
  readonly keyword: string;
  /** The number in the schema that the field violates, if there is one. */
  readonly limit?: string;
}

/** Finds the errors in the fields of a body. One field may have several errors. */
export function findErrors(name: BodyName, body: unknown): readonly BodyError[] {
  const [, errors] = Errors(BODIES[name], body);
  return errors.flatMap((error): BodyError[] => {
    const { keyword, instancePath } = error;
    if (error.keyword === 'required') {
      return error.params.requiredProperties.map((field) => ({ field, keyword }));
    }
    const [, field] = instancePath.split('/');
    if (!field) return [];
    return [{ field, keyword, ...('limit' in error.params && { limit: String(error.params.limit) }) }];
  });
}
