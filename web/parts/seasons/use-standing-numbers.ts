import type { StandingRule } from '../../../src/standings/rule/standing-rule.js';
import type { CurvePoint, RowEvening, StandingRow } from '../../api/seasons/seasons.js';
import { localeOf } from '../../words/locale.js';
import { useTranslation } from '../../words/use-translation.js';
import { signedPoints } from '../figures/points.js';
import { useSignedMoney } from '../figures/signed-money.js';

/** The sign for an amount that is hidden from this reader. */
const HIDDEN = '–';

interface StandingNumbers {
  /** The number that ranks members. */
  readonly main: (row: StandingRow) => string;
  /** Further numbers of the row, without a sign: points beside money, money beside points. */
  readonly beside: (row: StandingRow) => readonly string[];
  /** The value of an evening, or the one it would have; null where there is none. */
  readonly evening: (evening: RowEvening) => string | null;
  /** A number of the curve; null where it is not for this reader or divides by nothing. */
  readonly onCurve: (point: Pick<CurvePoint, 'total' | 'hands'>) => number | null;
  /** Such a number in words. */
  readonly told: (value: number) => string;
}

/** Writes the numbers of standings as their rule ranks: points, money, or points a hand. */
export function useStandingNumbers(by: StandingRule['by'], currency: string): StandingNumbers {
  const { t, language } = useTranslation('seasons');
  const money = useSignedMoney(currency);
  const share = new Intl.NumberFormat(localeOf(language), {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const aHand = (value: number) => share.format(value).replace('-', '−');
  const told = by === 'money' ? money : by === 'points' ? signedPoints : aHand;
  const onCurve: StandingNumbers['onCurve'] = ({ total, hands }) => {
    if (by !== 'points-a-hand' || total === null) return total;
    return hands === 0 || hands === null ? null : total / hands;
  };
  return {
    main: (row) => {
      const value = onCurve(row);
      return value === null ? HIDDEN : told(value);
    },
    beside: ({ points, money: won }) => [
      ...(by === 'points' ? [] : [t('pointsOf', { points: signedPoints(points) })]),
      ...(by === 'money' || won === null ? [] : [money(won)]),
    ],
    evening: ({ value, points, hands }) => {
      if (by !== 'points-a-hand') {
        if (value !== null) return told(value);
        // Money that is not for this reader: its points are for everybody.
        return points === null ? null : signedPoints(points);
      }
      return points === null || hands === null || hands === 0 ? null : aHand(points / hands);
    },
    onCurve,
    told,
  };
}
