import type { Standing } from '../../../src/evening/fold.js';
import { KITTY, settleEvening } from '../../../src/money/settling-up/evening.js';
import { useTranslation } from '../../words/use-translation.js';
import { useMoney } from '../figures/money.js';
import type { NameOf } from '../people/use-names.js';

/** An evening, as far as its payments need it. */
interface Settled {
  readonly currency: string;
  /** Minor units of money a point. */
  readonly rate: number;
  readonly nameOf: NameOf;
}

/**
 * The payments that settle an evening alone, as few as possible, in words; none where it is played for
 * honour. Words: rooms `table` and `payments`.
 *
 * @returns a function of the results, with the pots split
 */
export function useSettling({
  currency,
  rate,
  nameOf,
}: Settled): (standings: readonly Standing[]) => readonly string[] {
  const { t } = useTranslation(['table', 'payments']);
  const money = useMoney(currency);
  const called = (party: string) => (party === KITTY ? t('payments:pots.kitty') : nameOf(party));
  return (standings) => {
    const balances = standings.map(({ player, points }) => ({
      party: player,
      amount: points * rate,
    }));
    return settleEvening(balances).map(({ from, to, amount }) =>
      t('settling.pays', { from: called(from), to: called(to), amount: money(amount) }),
    );
  };
}
