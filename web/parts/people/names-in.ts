import { isSameName } from './same-name.js';

/** The names in a text, separated by commas, semicolons or lines; each once. */
export function namesIn(typed: string): readonly string[] {
  const names = typed
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.filter((name, n) => names.findIndex((one) => isSameName(one, name)) === n);
}
