import type { FineLine } from '../../api/evenings/club-queries.js';
import { useTranslation } from '../../words/use-translation.js';
import { plainPoints } from '../figures/points.js';

interface FineWords {
  /** The reason of the fine: the club's own name for one that it added. */
  readonly code: (fine: Pick<FineLine, 'code'> & { readonly own?: string | null }) => string;
  /** When it was found. */
  readonly stage: (fine: Pick<FineLine, 'stage'>) => string;
  readonly cost: (fine: Pick<FineLine, 'amount' | 'to'>) => string;
}

/** A fine in words. Unknown codes and stages are their own words. */
export function useFineWords(): FineWords {
  const { t, all } = useTranslation(['members', 'shell.parts']);
  const codes: Readonly<Partial<Record<string, string>>> = all('shell.parts:fines');
  const stages: Readonly<Partial<Record<string, string>>> = all('shell.parts:stages');
  return {
    code: ({ code, own }) => own ?? codes[code] ?? code,
    stage: ({ stage }) => stages[stage] ?? stage,
    cost: ({ amount, to }) =>
      amount === 0 ? t('costs.nothing') : t(`costs.${to}`, { points: plainPoints(amount) }),
  };
}
