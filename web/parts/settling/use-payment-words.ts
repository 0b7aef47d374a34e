import { useTranslation } from '../../words/use-translation.js';
import { useMoney } from '../figures/money.js';

/** A payment for an evening; null for the club. */
interface Line {
  readonly from: string | null;
  readonly to: string | null;
  /** Minor units. */
  readonly amount: number;
}

/**
 * Payments for an evening in sentences, to make or made: `Anna betaler 5,00 kr. til klubkassen`. Words:
 * rooms `table` and `payments`.
 */
export function usePaymentWords(currency: string, nameOf: (player: string) => string) {
  const { t } = useTranslation(['table', 'payments']);
  const money = useMoney(currency);
  const called = (party: string | null) =>
    party === null ? t('payments:parties.kitty') : nameOf(party);
  return (what: 'pays' | 'paid', { from, to, amount }: Line): string => {
    const said = { from: called(from), to: called(to), amount: money(amount) };
    const words = t(`settling.${what}`, said);
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
}
