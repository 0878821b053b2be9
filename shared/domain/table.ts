/** A translation table: texts by their keys. A text may contain `{{placeholder}}`s. Spec 3: Translation table. */
export type Table = Readonly<Record<string, string>>;
