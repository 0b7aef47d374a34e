import type { PlanStep } from '../../../api/money/plans.js';
import { useMoney } from '../../../parts/figures/money.js';
import { hyphenable } from '../../../parts/people/hyphenable.js';
import { useTranslation } from '../../../words/use-translation.js';
import { keyOf } from '../party.js';
import { pictureOf, type Side } from './picture.js';
import classes from '../settling-up.module.css';
import { usePlanNames } from '../use-plan-words.js';

interface Props {
  readonly club: string;
  readonly currency: string;
  readonly transfers: readonly PlanStep[];
}

/** The height of a row, in units of the drawing; the style has the same. */
const ROW = 60;
const WIDTH = 100;
const THINNEST = 2;
const THICKER = 7;

/** Payers at the left, payees at the right, thicker lines for more money. */
export function PlanPicture({ club, currency, transfers }: Props) {
  const { t } = useTranslation('my-money.settlingUp');
  const nameOf = usePlanNames(club);
  const money = useMoney(currency);
  const parties = new Map(
    transfers.flatMap(({ from, to }) => [from, to]).map((one) => [keyOf(one), one]),
  );
  const name = (key: string) => {
    const party = parties.get(key);
    return party === undefined ? key : nameOf(party);
  };
  const { payers, payees, strands } = pictureOf(
    transfers.map(({ from, to, amount }) => ({ from: keyOf(from), to: keyOf(to), amount })),
  );
  const rows = Math.max(payers.length, payees.length);
  const y = (row: number, of: number) => ((row + 0.5) / of) * rows * ROW;
  const said = transfers.map(({ from, to, amount }) =>
    t('paysMoney', { from: nameOf(from), to: nameOf(to), money: money(amount) }),
  );
  const side = ({ party, amount }: Side) => (
    <span key={party} className={classes['party']}>
      <b>{hyphenable(name(party))}</b>
      <span>{money(amount)}</span>
    </span>
  );
  return (
    <div
      role="img"
      aria-label={t('picture', { lines: said.join('. ') })}
      className={classes['picture']}
      style={{ minHeight: `${(rows * ROW) / 16}rem` }}
    >
      <div className={classes['side']}>{payers.map(side)}</div>
      <svg
        viewBox={`0 0 ${WIDTH} ${rows * ROW}`}
        preserveAspectRatio="none"
        className={classes['strands']}
      >
        {strands.map(({ from, to, weight }) => {
          const [start, end] = [y(from, payers.length), y(to, payees.length)];
          const middle = WIDTH / 2;
          return (
            <path
              key={`${from} ${to}`}
              d={`M0 ${start}C${middle} ${start} ${middle} ${end} ${WIDTH} ${end}`}
              strokeWidth={THINNEST + weight * THICKER}
              vectorEffect="non-scaling-stroke"
            />
          );
        })}
      </svg>
      <div className={classes['side']} data-end>
        {payees.map(side)}
      </div>
    </div>
  );
}
