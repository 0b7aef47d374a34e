import { useQuery, useQueryClient } from '@tanstack/react-query';
import { booksQuery, reverseVoucher } from '../../api/money/cash.js';
import {
  eveningCashQuery,
  eveningCashReads,
  payEvening,
  payEveningByPurse,
  undoEveningPayment,
  type EveningByPurse,
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
  const byPurse = useWrite(
    (payment: EveningByPurse, key) => payEveningByPurse(of, payment, key),
    reads,
  );
  const queries = useQueryClient();
  const undoing = useWrite(async ({ from, to, event, why }: Undoing, key) => {
    if (from !== null && to !== null) return undoEveningPayment(of, event, why, key);
    // A payment with a purse is a voucher like any other, under today.
    const { today: day } = await queries.query(booksQuery(club.id));
    return reverseVoucher(club.id, event, { day, why }, key);
  }, reads);
  const error = paying.error ?? byPurse.error ?? undoing.error;
  const isBusy = paying.isPending || byPurse.isPending || undoing.isPending;
  const mayPay = may(club, 'pay-evening');
  const mayUndo = ({ from, to }: Pick<Undoing, 'from' | 'to'>) =>
    from !== null && to !== null ? mayPay : may(club, 'keep-money');
  return { data, mayPay, mayUndo, paying, byPurse, undoing, error, isBusy };
}

/** A payment that is taken back, between members; null for a purse. */
interface Undoing {
  readonly from: string | null;
  readonly to: string | null;
  readonly event: number;
  readonly why: string;
}
