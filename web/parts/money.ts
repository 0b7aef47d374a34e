import { useTranslation } from 'react-i18next';
import { moneyIn } from '../../src/money/amount.js';
import { localeOf } from '../words/locale.js';

/** Writes amounts of a club's money, which are kept in minor units: 1250 is `12,50 kr.` */
export function useMoney(currency: string): (minor: number) => string {
  const { i18n } = useTranslation();
  return moneyIn(localeOf(i18n.language), currency);
}
