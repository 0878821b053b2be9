/** A translated text with its `{{placeholder}}`s replaced, as it is on the screen. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/{{(\w+)}}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
