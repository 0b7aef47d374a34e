import { useSuspenseQuery } from '@tanstack/react-query';
import { howToPayQuery } from '../../api/money/how-to-pay.js';
import type { HowToPay } from '../../api/money/own-money.js';

/**
 * The amount to pay the club, with the ways to pay it. A plan's payment to another member is not
 * included: paid to both it would be paid twice.
 */
export function useHowToPay(club: string, member: string): HowToPay {
  return useSuspenseQuery(howToPayQuery(club, member)).data;
}

/** The ways to pay the club, also for a member who owes it nothing: they are listed for any amount. */
export function useWaysToPay(club: string, member: string): HowToPay['ways'] {
  return useSuspenseQuery(howToPayQuery(club, member, 100)).data.ways;
}
