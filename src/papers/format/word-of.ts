/** The word for an id in a list of words; an unknown id is its own word. */
export function wordOf(words: Readonly<Record<string, string>>, id: string): string {
  return Object.hasOwn(words, id) ? (words[id] ?? id) : id;
}
