/** Replaces each `{{placeholder}}` of a translated text by its value, which gives the text on the screen. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/{{(\w+)}}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
