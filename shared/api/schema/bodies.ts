import { Errors } from 'typebox/schema';
import { Login, Registration } from './accounts';
import { MachineUpdate } from './machine';

/** What forms send. */
const BODIES = { Login, Registration, MachineUpdate };
export type BodyName = keyof typeof BODIES;

interface BodyError {
  readonly field: string;
  /** The part of the schema that does not hold, such as `maxLength`. */
  readonly keyword: string;
}

/** Each error of a body, by field; a field may have several. */
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
