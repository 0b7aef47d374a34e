import type { SessionView } from '../../api/evenings/club-queries.js';
import { useTranslation } from '../../words/use-translation.js';

/** The name of the book that an evening is played by: the club's own, or a printed one. */
export function useBookName(): (
  evening: Pick<SessionView, 'ownBook'> & { readonly book: string },
) => string {
  const { all } = useTranslation('members');
  const names: Readonly<Partial<Record<string, string>>> = all('books');
  return ({ book, ownBook }) => ownBook ?? names[book] ?? book;
}
