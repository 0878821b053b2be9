/** A translation table: keys to strings with `{{placeholder}}`s. Spec 3: Translation table. */
export type Table = Readonly<Record<string, string>>;
