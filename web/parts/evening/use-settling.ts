import type { Standing } from '../../../src/evening/fold.js';
import { planSettling } from '../../../src/money/settling-up/plan.js';
import type { Evening } from '../../evening/evening.js';
import { useTranslation } from '../../words/use-translation.js';
import { useMoney } from '../figures/money.js';
import { useNames } from './use-evening-here.js';

/** The party for the rest where the results do not cancel out: the content of the kitty in Königrufen. */
const KITTY = 'kitty';

/**
 * The payments that settle an evening alone, as few as possible, in words; none where it is played for
 * honour. Words: rooms `table` and `payments`.
 *
 * @returns a function of the results, with the pots split
 */
export function useSettling(
  evening: Evening,
): (standings: readonly Standing[]) => readonly string[] {
  const { t } = useTranslation(['table', 'payments']);
  const nameOf = useNames(evening);
  const money = useMoney(evening.club.currency);
  const { rate } = evening.at;
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
