/** Replaces each `{{placeholder}}` of a translated text that has a value in `values`. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/{{(\w+)}}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
