import { useQuery } from '@tanstack/react-query';
import {
  eveningCashQuery,
  eveningCashReads,
  payEvening,
  undoEveningPayment,
  type EveningCashAsked,
} from '../../api/money/evening-cash.js';
import type { EveningClub } from '../../evening/evening.js';
import { isTablet, may } from '../../api/people/rights.js';
import { useWrite } from '../form/use-write.js';

/** An evening whose players pay each other in cash. */
export interface CashOfEvening {
  readonly club: Pick<EveningClub, 'id' | 'currency' | 'roles'>;
  /** Its id. */
  readonly session: string;
  readonly nameOf: (player: string) => string;
}

/** The payments in cash for an evening and those that are left, with the writes. */
export function useEveningCash({ club, session }: Omit<CashOfEvening, 'nameOf'>) {
  const { data } = useQuery(eveningCashQuery(club.id, session));
  const of = { club: club.id, session, isTablet: isTablet(club) };
  const reads = eveningCashReads(club.id);
  const paying = useWrite(async (lines: readonly EveningCashAsked[], key) => {
    // One voucher a line; a key of its own for each, the same at the next try.
    for (const [place, line] of lines.entries()) {
      await payEvening(of, line, lines.length === 1 ? key : `${key}-${place}`);
    }
  }, reads);
  const undoing = useWrite(
    ({ event, why }: { readonly event: number; readonly why: string }, key) =>
      undoEveningPayment(of, event, why, key),
    reads,
  );
  const error = paying.error ?? undoing.error;
  const isBusy = paying.isPending || undoing.isPending;
  return { data, mayPay: may(club, 'pay-evening'), paying, undoing, error, isBusy };
}
