/** A translation table: keys to strings with `{{placeholder}}`s. SPEC 3. */
export type Table = Readonly<Record<string, string>>;
