/** The names in a text, separated by commas, semicolons or lines; each once. */
export function namesIn(typed: string): readonly string[] {
  const names = typed
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.filter((name, n) => names.findIndex((one) => isSameName(one, name)) === n);
}

/** Whether two names are the same but for capitals and spaces. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
  return plain(one) === plain(other);
}
