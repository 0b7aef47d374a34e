import { useQuery } from '@tanstack/react-query';
import type { Standing } from '../../../src/evening/fold.js';
import { KITTY, settleEvening } from '../../../src/money/settling-up/evening.js';
import { asCash, eveningCashQuery } from '../../api/money/evening-cash.js';
import type { NameOf } from '../people/use-names.js';
import { usePaymentWords } from './use-payment-words.js';

/** An evening, as far as its payments need it. */
interface Settled {
  readonly club: { readonly id: string; readonly currency: string };
  /** Its id. */
  readonly session: string;
  /** Minor units of money a point. */
  readonly rate: number;
  readonly nameOf: NameOf;
}

/**
 * The payments that settle an evening alone, as few as possible, in words, and before them those that
 * were made in cash already; none where it is played for honour. Without a network the device counts
 * the cash that it last heard of. Words: rooms `table` and `payments`.
 *
 * @returns a function of the results, with the pots split
 */
export function useSettling({
  club,
  session,
  rate,
  nameOf,
}: Settled): (standings: readonly Standing[]) => readonly string[] {
  const said = usePaymentWords(club.currency, nameOf);
  const { data } = useQuery({ ...eveningCashQuery(club.id, session), enabled: rate > 0 });
  const paid = data?.paid ?? [];
  const withClub = (party: string) => (party === KITTY ? null : party);
  return (standings) => {
    const balances = standings.map(({ player, points }) => ({
      party: player,
      amount: points * rate,
    }));
    return [
      ...paid.map((payment) => said('paid', payment)),
      ...settleEvening(balances, paid.map(asCash)).map(({ from, to, amount }) =>
        said('pays', { from: withClub(from), to: withClub(to), amount }),
      ),
    ];
  };
}
