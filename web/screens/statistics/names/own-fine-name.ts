import { useQuery } from '@tanstack/react-query';
import { readFigure } from '../../../../src/standings/figures/figure-name.js';
import { clubBooksQuery } from '../../../api/evenings/club-books.js';
import { addedFines } from '../../../parts/disputes/added-fines.js';
import { useTranslation } from '../../../words/use-translation.js';

/** The name of a fine that the club added to a book, in the words of its newest version that has it. */
export type OwnFineNameOf = (book: string, code: string) => string;

/** Names for the title of a number; the club's books are read only where it counts such fines. */
export function useOwnFineName(club: string, figure: string): OwnFineNameOf {
  const { language } = useTranslation('statistics');
  const name = readFigure(figure);
  const counted = name?.kind === 'of' ? name.share : name;
  const { data } = useQuery({ ...clubBooksQuery(club), enabled: counted?.kind === 'own-fine' });
  return (book, code) => {
    const its = (data?.books ?? []).filter(({ id }) => id === book);
    return addedFines(its, language).get(code) ?? code;
  };
}
