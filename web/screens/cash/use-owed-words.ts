import { useMoney } from '../../parts/figures/money.js';
import { useTranslation } from '../../words/use-translation.js';

/** A balance in words: 'skylder 340,00 kr.', 'har 20,00 kr. til gode', 'i nul'. */
export function useOwedWords(currency: string): (amount: number) => string {
  const { t } = useTranslation('cash');
  const money = useMoney(currency);
  return (amount) => {
    if (amount === 0) return t('owes.even');
    return t(amount < 0 ? 'owes.owes' : 'owes.isOwed', { money: money(Math.abs(amount)) });
  };
}

/** Says what is held, spent or came in: an amount below zero is said to be missing, without a minus. */
export function useHeldWords(currency: string): (amount: number) => string {
  const { t } = useTranslation('cash');
  const money = useMoney(currency);
  return (amount) => (amount < 0 ? t('missing', { money: money(-amount) }) : money(amount));
}
