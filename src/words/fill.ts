/** A text with what its places, `{{name}}`, stand for. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
