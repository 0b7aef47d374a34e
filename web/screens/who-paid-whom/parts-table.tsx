import { CLUB } from '../../../src/standings/figures/evening-figures.js';
import { writeFigure, type PaidFor } from '../../../src/standings/figures/figure-name.js';
import type { StatisticFilter } from '../../api/seasons/statistic-filter.js';
import { plainPoints, Points, signedPoints } from '../../parts/figures/points.js';
import type { NameOf } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Moved } from '../statistics/names/cup-words.js';
import { PointsLink } from '../statistics/counts/points-link.js';
import { between, type Paid } from './between.js';
import classes from '../statistics/statistics.module.css';

interface Props {
  readonly club: string;
  readonly filter: StatisticFilter;
  readonly cells: readonly Paid[];
  readonly one: string;
  readonly other: string;
  readonly nameOf: NameOf;
  /** Whether only evenings count at which both had cards in the same hand. */
  readonly isOfShared?: boolean;
}

/**
 * The payments between two members by part, as the first of them sees them; each number leads to the
 * hands in which it was paid.
 */
export function PartsTable({ club, filter, cells, one, other, nameOf, isOfShared }: Props) {
  const { t, all: wordsOf } = useTranslation('statistics.whoPaidWhom');
  const names: Readonly<Record<string, string>> = wordsOf('parts');
  const all = between(cells, one, other);
  const { parts } = all;
  const flow = (line: Moved) => (
    <small className={classes['note']}>
      {t('one.flow', { paid: plainPoints(line.paid), received: plainPoints(line.received) })}
    </small>
  );
  // The club has no hands of its own.
  const [member, party] = one === CLUB ? [other, one] : [one, other];
  const kind = isOfShared === true ? 'between-together' : 'between';
  const link = ({ paid, received }: Moved, what: string, part: PaidFor | null) => {
    const net = received - paid;
    const moved = one === CLUB ? { paid: received, received: paid } : { paid, received };
    const figure = writeFigure({ kind, other: party, part });
    return (
      <PointsLink {...{ club, filter, member, figure, moved, what }} said={signedPoints(net)}>
        <Points value={net} />
      </PointsLink>
    );
  };
  return (
    <table
      className={classes['table']}
      aria-label={t('pair.title', { one: nameOf(one), other: nameOf(other) })}
    >
      <thead>
        <tr>
          <th scope="col">{t('pair.part')}</th>
          <th scope="col">{t('pair.net')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((line) => (
          <tr key={line.part}>
            <th scope="row">
              {names[line.part] ?? line.part}
              {flow(line)}
            </th>
            <td>{link(line, names[line.part] ?? line.part, line.part)}</td>
          </tr>
        ))}
        <tr data-sum>
          <th scope="row">
            {t('pair.sum')}
            {flow(all)}
          </th>
          <td>{link(all, t('pair.sum'), null)}</td>
        </tr>
      </tbody>
    </table>
  );
}
