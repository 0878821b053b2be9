import fc, { type Arbitrary } from 'fast-check';

/** The parts of a JSON schema that the fuzzer understands. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Texts that often cause errors. */
const PROBLEMATIC_TEXT = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\u202e',
  '\ud800',
  '%00',
  '%zz',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>',
  '__proto__',
  'constructor',
  '1e309',
  '-0',
  'null',
  'NaN',
  'आशा नमुने',
  '😀',
  'x'.repeat(201),
  'x'.repeat(5_000),
  '\r\nSet-Cookie: a=b',
);
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), PROBLEMATIC_TEXT);

/** Generates values that are valid for a schema. */
function valid(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  switch (schema.type) {
    case 'string':
      return validText(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 - 1 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'object':
      return validObject(schema);
    default:
      throw new Error(`The fuzzer does not know this schema: ${JSON.stringify(schema)}`);
  }
}

function validText({ pattern, minLength = 0, maxLength = 60 }: JsonSchema): Arbitrary<string> {
  const hasValidLength = (value: string) => value.length >= minLength && value.length <= maxLength;
  return pattern === undefined
    ? fc.string({ minLength, maxLength, unit: 'grapheme' }).filter(hasValidLength)
    : fc
        .stringMatching(new RegExp(pattern, 'u'), { maxLength: Math.min(maxLength, 40) })
        .filter(hasValidLength);
}

function validObject({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, valid(value)]));
  return fc.record(fields, { requiredKeys: [...required] });
}

/**
 * Generates valid values and values that are unrelated to the schema. For an object's schema, it also generates nearly
 * valid values.
 */
export function valuesAround(schema: JsonSchema): Arbitrary<unknown> {
  const anything = fc.oneof(fc.jsonValue(), text, fc.double(), fc.bigInt().map(String));
  if (schema.type !== 'object')
    return fc.oneof({ weight: 4, arbitrary: valid(schema) }, { weight: 1, arbitrary: anything });
  const { properties = {} } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, valuesAround(value)]),
  );
  const nearlyValid = fc
    .tuple(fc.record(fields, { requiredKeys: [] }), fc.dictionary(text, fc.jsonValue(), { maxKeys: 2 }))
    .map(([known, unknown]) => ({ ...unknown, ...known }));
  return fc.oneof(
    { weight: 2, arbitrary: valid(schema) },
    { weight: 5, arbitrary: nearlyValid },
    { weight: 1, arbitrary: anything },
  );
}

/** Generates texts of all kinds, problematic texts included. */
export const anyText = text;
