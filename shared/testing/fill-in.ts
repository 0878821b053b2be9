/**
 * Replaces each `{{name}}` in a translated text with the value of that name in `values`. Without a value, `{{name}}`
 * stays.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/{{(\w+)}}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
