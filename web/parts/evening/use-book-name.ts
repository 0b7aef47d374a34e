import type { SessionView } from '../../api/evenings/club-queries.js';
import { useTranslation } from '../../words/use-translation.js';

/** The name of the book that an evening is played by: the club's own, or a printed one. */
export function useBookName(): (evening: Pick<SessionView, 'book' | 'ownBook'>) => string {
  const { t } = useTranslation('members');
  return ({ book, ownBook }) => ownBook ?? t(`books.${book}`);
}
