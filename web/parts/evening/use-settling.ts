import type { Standing } from '../../../src/evening/fold.js';
import { planSettling } from '../../../src/money/settling-up/plan.js';
import { useTranslation } from '../../words/use-translation.js';
import { useMoney } from '../figures/money.js';
import type { NameOf } from '../people/use-names.js';

/** The party for the rest where the results do not cancel out: the content of the kitty in Königrufen. */
const KITTY = 'kitty';

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
    const { transfers } = planSettling({ balances, way: 'members', purse: KITTY });
    return transfers.map(({ from, to, amount }) =>
      t('settling.pays', { from: called(from), to: called(to), amount: money(amount) }),
    );
  };
}
