/** What the rule books are called, the same in every language. */
export const BOOK_NAMES = {
  'wolff-1899': 'Wolff 1899',
  'brix-1996': 'Brix 1996',
  'vlk-1970': 'VLK 1970',
  koenigrufen: 'Königrufen',
} as const;

/** What a rule book is called; one that is not known stands for itself. */
export function bookName(id: string): string {
  return Object.entries(BOOK_NAMES).find(([one]) => one === id)?.[1] ?? id;
}
