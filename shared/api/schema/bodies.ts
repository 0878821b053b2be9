import { Errors } from 'typebox/schema';
import { Login, Registration } from './accounts';
import { MachineUpdate } from './machine';

/** The bodies of forms. */
const BODIES = { Login, Registration, MachineUpdate };
export type BodyName = keyof typeof BODIES;

interface BodyError {
  readonly field: string;
  /** The violated keyword of the schema, such as `maxLength`. */
  readonly keyword: string;
}

/** Finds the errors of a body; a field may have several. */
export function findErrors(name: BodyName, body: unknown): readonly BodyError[] {
  const [, errors] = Errors(BODIES[name], body);
  return errors.flatMap((error): BodyError[] => {
    const { keyword, instancePath } = error;
    if (error.keyword === 'required') {
      return error.params.requiredProperties.map((field) => ({ field, keyword }));
    }
    const [, field] = instancePath.split('/');
    return field ? [{ field, keyword }] : [];
  });
}
