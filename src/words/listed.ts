/** Several as one: 'a, b and c'. @param last what stands before the last, e.g. 'and' */
export function listed(words: readonly (string | number)[], last: string): string {
  const before = words.slice(0, -1);
  return before.length === 0
    ? String(words[0] ?? '')
    : `${before.join(', ')} ${last} ${String(words.at(-1))}`;
}
