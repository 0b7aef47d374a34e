import { oneStop } from './one-stop.js';

/** A text with what its places, `{{name}}`, stand for. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const put = (place: string, name: string) => String(values[name] ?? place);
  return oneStop(text.replaceAll(/\{\{(\w+)\}\}/g, put));
}
