/** The same words as they stand within a sentence. */
export function inSentence<Key extends string>(
  words: Readonly<Record<Key, string>>,
): Record<Key, string> {
  const lower = Object.entries<string>(words).map(([key, word]) => [key, word.toLowerCase()]);
  return Object.fromEntries(lower) as Record<Key, string>;
}
