import type { HandView } from '../../../api/evenings/club-queries.js';
import { useHandSummary } from '../../../parts/hand-lines/hand-words.js';
import { asPayments } from '../../../parts/payments/as-payments.js';
import { paymentLines } from '../../../parts/payments/payment-lines.js';
import { useLineWords } from '../../../parts/payments/payments.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../wall.module.css';

/** The most lines that can be read from five metres. */
const MOST_LINES = 9;
/** More lines than these are set closer together. */
const FEW_LINES = 4;

interface Props {
  /** Undefined before the first. */
  readonly hand: HandView | undefined;
  readonly nameOf: (member: string) => string;
}

/** The last hand that counts, with what was paid for it. */
export function LastHand({ hand, nameOf }: Props) {
  const { t } = useTranslation(['evening-page.wall', 'payments']);
  const summary = useHandSummary(nameOf);
  const words = useLineWords(nameOf);
  if (hand === undefined) {
    return (
      <section className={classes['last']}>
        <h2 className={classes['heading']}>{t('beginning')}</h2>
      </section>
    );
  }
  const lines = paymentLines(asPayments(hand.payments));
  const more = lines.length - MOST_LINES;
  return (
    <section className={classes['last']} aria-live="polite">
      <h2 className={classes['heading']}>
        {t('hand', { number: hand.number })} <span>{summary(hand)}</span>
      </h2>
      {lines.length === 0 && <p>{t('noPayments')}</p>}
      <ul className={classes['payments']} data-many={lines.length > FEW_LINES}>
        {lines.slice(0, MOST_LINES).map((line, index) => (
          <li key={`${index} ${line.reason}`}>
            <strong>{t(`payments:reasons.${line.reason}`)}</strong> {words(line)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('more', { count: more })}</p>}
    </section>
  );
}
