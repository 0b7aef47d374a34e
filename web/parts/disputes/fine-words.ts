import { useQuery } from '@tanstack/react-query';
import type { FineLine } from '../../api/evenings/club-queries.js';
import { useParams } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { plainPoints } from '../figures/points.js';

const NONE: ReadonlyMap<string, string> = new Map();

interface FineWords {
  /** The reason of the fine: the club's own name for one that it added. */
  readonly code: (fine: Pick<FineLine, 'code'> & { readonly own?: string | null }) => string;
  /** When it was found. */
  readonly stage: (fine: Pick<FineLine, 'stage'>) => string;
  readonly cost: (fine: Pick<FineLine, 'amount' | 'to'>) => string;
  /** The fines that the club added to its books, by their short names. */
  readonly added: ReadonlyMap<string, string>;
}

/**
 * A fine in words. Unknown codes and stages are their own words.
 *
 * @param hasOwn whether there can be fines that the club added to a book: its books are read for their words
 */
export function useFineWords(hasOwn = true): FineWords {
  const { t, all, language } = useTranslation(['members', 'shell.parts']);
  const { club = '' } = useParams();
  const { data: added = NONE } = useQuery({
    // Read again with the books.
    queryKey: ['club-books', club, 'fines', language],
    queryFn: async () => (await import('./added-fines.js')).readAddedFines(club, language),
    enabled: hasOwn && club !== '',
  });
  const codes: Readonly<Partial<Record<string, string>>> = all('shell.parts:fines');
  const stages: Readonly<Partial<Record<string, string>>> = all('shell.parts:stages');
  return {
    added,
    code: ({ code, own }) => (own == null ? codes[code] : added.get(own)) ?? own ?? code,
    stage: ({ stage }) => stages[stage] ?? stage,
    cost: ({ amount, to }) =>
      amount === 0 ? t('costs.nothing') : t(`costs.${to}`, { points: plainPoints(amount) }),
  };
}
