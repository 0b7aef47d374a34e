import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { howToPayQuery, type HowToPay } from '../../api/money/own-money.js';
import { plansQuery } from '../../api/money/plans.js';
import { useIsPerson } from '../../parts/people/use-names.js';

/**
 * The amount to pay the club, with the ways to pay it. A plan's payment to another member is not
 * included: paid to both it would be paid twice.
 */
export function useHowToPay(club: string, member: string): HowToPay {
  const isMe = useIsPerson(club, member);
  const { data: how } = useSuspenseQuery(howToPayQuery(club, member));
  const { data: plans } = useSuspenseInfiniteQuery(plansQuery(club));
  const toMembers = plans.pages
    .flatMap((page) => page.plans.flatMap(({ own }) => own))
    .filter(({ status, from, to }) => {
      return status === 'open' && to.member !== null && from.member !== null && isMe(from.member);
    })
    .reduce((sum, { amount }) => sum + amount, 0);
  const left = Math.max(0, (how.amount ?? 0) - toMembers);
  const asked = left === 0 || left === how.amount ? null : left;
  const { data } = useSuspenseQuery(howToPayQuery(club, member, asked));
  return left === 0 ? { ...data, amount: null, ways: [] } : data;
}
