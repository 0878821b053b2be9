/** A translation table: texts by key, with `{{placeholder}}`s. Spec 3: Translation table. */
export type Table = Readonly<Record<string, string>>;
