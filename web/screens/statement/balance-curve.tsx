import { minorUnits } from '../../../src/money/amount.js';
import type { CardLine } from '../../api/money/cards.js';
import { CurveFigure } from '../../parts/curve/curve-figure.js';
import { useDates } from '../../parts/figures/dates.js';
import { Section } from '../../parts/page/section.js';
import { useSignedMoney } from '../../parts/figures/signed-money.js';
import { localeOf } from '../../words/locale.js';
import { useTranslation } from '../../words/use-translation.js';
import { balanceByDay } from './balance-by-day.js';

interface Props {
  /** Of the card of the member, by day. */
  readonly lines: readonly CardLine[];
  readonly currency: string;
}

/** The balance at the end of each day on which something moved it. Nothing until there are two. */
export function BalanceCurve({ lines, currency }: Props) {
  const { t, language } = useTranslation('statement');
  const dates = useDates();
  const money = useSignedMoney(currency);
  const days = balanceByDay(lines);
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || days.length < 2) return null;
  const whole = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 });
  const unit = minorUnits(currency);
  const summary = { from: money(first.balance), to: money(last.balance), count: days.length };
  return (
    <Section title={t('season')}>
      <CurveFigure
        summary={`${t('season')}. ${t('seasonSummary', summary)}`}
        steps={days.map(({ day }) => ({
          key: day,
          short: dates.shortest(day),
          long: dates.short(day),
        }))}
        series={[{ id: 'balance', name: t('money'), values: days.map(({ balance }) => balance) }]}
        format={money}
        formatAxis={(minor) => whole.format(minor / unit).replace('-', '−')}
      />
    </Section>
  );
}
