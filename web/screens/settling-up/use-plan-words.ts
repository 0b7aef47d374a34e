import { useSuspenseQuery } from '@tanstack/react-query';
import { moneyQuery } from '../../api/money/cash.js';
import type { PlanStep } from '../../api/money/plans.js';
import { useMoney } from '../../parts/figures/money.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';

/** The name of a party in a plan: a member, or a purse, whose name a member may not know. */
export function usePlanNames(club: string): (party: PlanStep['from']) => string {
  const { t } = useTranslation('my-money.settlingUp');
  const { data } = useSuspenseQuery(moneyQuery(club));
  const memberName = useMemberNames(club);
  const accountName = useAccountName();
  return ({ member, account }) => {
    if (member !== null) return memberName(member);
    const purse = data.purses?.find(({ id }) => id === account);
    return purse === undefined ? t('theClub') : accountName(purse);
  };
}

/** 'Anna skylder 40 kr.', 'Bent har 20 kr. til gode': never with a minus. */
export function useStandWords(currency: string): (name: string, open: number) => string {
  const { t } = useTranslation('my-money.settlingUp');
  const money = useMoney(currency);
  return (name, open) => {
    if (open === 0) return t('even', { name });
    return t(open < 0 ? 'owes' : 'isOwed', { name, money: money(Math.abs(open)) });
  };
}
