import { useQuery } from '@tanstack/react-query';
import { readFigure } from '../../../../src/standings/figures/figure-name.js';
import { wordsOfFine } from '../../../../src/rules/own-book/words-of-fine.js';
import { clubBooksQuery } from '../../../api/evenings/club-books.js';
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
    const versions = data?.books.find(({ id }) => id === book)?.versions ?? [];
    const fine = versions
      .flatMap(({ changes }) => changes.added ?? [])
      .find((one) => one.code === code);
    return fine === undefined ? code : wordsOfFine(fine, language);
  };
}
