import { moneyIn } from '../../../src/money/amount.js';
import { localeOf } from '../../words/locale.js';
import { useTranslation } from '../../words/use-translation.js';

/** Writes amounts of a club's money, which are kept in minor units: 1250 is `12,50 kr.` */
export function useMoney(currency: string): (minor: number) => string {
  const { language } = useTranslation();
  return moneyIn(localeOf(language), currency);
}
