import fc, { type Arbitrary } from 'fast-check';

/** What the fuzzer reads of a JSON schema. */
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
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Texts that programs stumble over. */
const NASTY = fc.constantFrom(
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
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), NASTY);

/** Values that fit a schema. */
function fitting(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case 'string':
      return fittingText(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 - 1 });
    case 'null':
      return fc.constant(null);
    case 'object':
      return fittingObject(schema);
    default:
      throw new Error(`The fuzzer does not know this schema: ${JSON.stringify(schema)}`);
  }
}

function fittingText({ pattern, minLength = 0, maxLength = 60 }: JsonSchema): Arbitrary<string> {
  const isLong = (value: string) => value.length >= minLength && value.length <= maxLength;
  return pattern === undefined
    ? fc.string({ minLength, maxLength, unit: 'grapheme' }).filter(isLong)
    : fc.stringMatching(new RegExp(pattern), { maxLength: Math.min(maxLength, 40) }).filter(isLong);
}

function fittingObject({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, fitting(value)]));
  return fc.record(fields, { requiredKeys: [...required] });
}

/** Values of which many fit a schema, some nearly, and some not at all. */
export function around(schema: JsonSchema): Arbitrary<unknown> {
  const anything = fc.oneof(fc.jsonValue(), text, fc.double(), fc.bigInt().map(String));
  if (schema.type !== 'object')
    return fc.oneof({ weight: 4, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anything });
  const { properties = {} } = schema;
  const fields = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, around(value)]));
  const nearly = fc
    .tuple(fc.record(fields, { requiredKeys: [] }), fc.dictionary(text, fc.jsonValue(), { maxKeys: 2 }))
    .map(([known, unknown]) => ({ ...unknown, ...known }));
  return fc.oneof(
    { weight: 2, arbitrary: fitting(schema) },
    { weight: 5, arbitrary: nearly },
    { weight: 1, arbitrary: anything },
  );
}

/** Any text, most of it plain. */
export const anyText = text;
