/** A translation table: texts by their keys. A text may contain `{{placeholder}}`s. Spec 3: Translation table. */
export type Table = Readonly<Record<string, string>>;

/** Says whether this value, such as parsed JSON, is an object that holds only texts. */
export function isTable(value: unknown): value is Table {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
