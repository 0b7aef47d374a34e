import type { AddedFine } from './changes.js';

/** The words of a club for one of its fines: in the reader's language, else as it wrote them first. */
export function wordsOfFine(
  { words, code }: Pick<AddedFine, 'words' | 'code'>,
  language: string,
): string {
  return words[language] ?? Object.values(words)[0] ?? code;
}
