/** What is said of an id in a list of words; what is not known stands for itself. */
export function wordOf(words: Readonly<Record<string, string>>, id: string): string {
  return Object.hasOwn(words, id) ? (words[id] ?? id) : id;
}
