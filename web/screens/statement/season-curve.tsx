import { minorUnits } from '../../../src/money/amount.js';
import { CurveFigure } from '../../parts/curve/curve-figure.js';
import { useDates } from '../../parts/figures/dates.js';
import { Section } from '../../parts/page/section.js';
import { useSignedMoney } from '../../parts/figures/signed-money.js';
import { localeOf } from '../../words/locale.js';
import { useTranslation } from '../../words/use-translation.js';
import type { EveningOfMember } from './season.js';

interface Props {
  /** The latest first. */
  readonly evenings: readonly EveningOfMember[];
  readonly currency: string;
}

/** How the balance went up and down, evening by evening. Nothing until there are two. */
export function SeasonCurve({ evenings, currency }: Props) {
  const { t, language } = useTranslation('statement');
  const dates = useDates();
  const money = useSignedMoney(currency);
  const settled = evenings
    .flatMap(({ id, openedAt, balance, money: won }) =>
      balance === null || won === null ? [] : [{ id, openedAt, balance, won }],
    )
    .toReversed();
  const [first] = settled;
  const last = settled.at(-1);
  if (first === undefined || last === undefined || settled.length < 2) return null;
  const whole = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 });
  const unit = minorUnits(currency);
  return (
    <Section title={t('season')}>
      <CurveFigure
        summary={`${t('season')}. ${t('seasonSummary', {
          from: money(first.balance - first.won),
          to: money(last.balance),
          count: settled.length,
        })}`}
        steps={settled.map(({ id, openedAt }) => ({
          key: id,
          short: dates.shortest(openedAt),
          long: dates.short(openedAt),
        }))}
        series={[
          { id: 'balance', name: t('money'), values: settled.map(({ balance }) => balance) },
        ]}
        format={money}
        formatAxis={(minor) => whole.format(minor / unit).replace('-', '−')}
      />
    </Section>
  );
}
