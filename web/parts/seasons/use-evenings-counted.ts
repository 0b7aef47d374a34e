import { useTranslation } from '../../words/use-translation.js';

interface Evenings {
  /** The number that count. */
  readonly counted: number;
  readonly played: number;
}

/** How many evenings count, and of how many where these are others: '3', '3 af 5', '5 (3 spillet)'. */
export function useEveningsCounted(): (evenings: Evenings) => string {
  const { t } = useTranslation('seasons');
  return ({ counted, played }) => {
    if (counted === played) return String(counted);
    return t(counted > played ? 'countedMore' : 'ofPlayed', { counted, played });
  };
}
