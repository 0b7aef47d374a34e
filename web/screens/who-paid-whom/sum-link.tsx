import type { StatisticFilter } from '../../api/seasons/statistic-filter.js';
import { CLUB } from '../../../src/standings/figures/evening-figures.js';
import { Points, signedPoints } from '../../parts/figures/points.js';
import type { NameOf } from '../../parts/people/use-names.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { searchOf } from '../statistics/address/address.js';
import classes from '../statistics/statistics.module.css';

interface Props {
  readonly club: string;
  readonly filter: StatisticFilter;
  readonly party: string;
  /** Their points: received less paid. */
  readonly points: number;
  readonly nameOf: NameOf;
}

/** The sum of somebody, as a link to their numbers; the kitty has none. */
export function SumLink({ club, filter, party, points, nameOf }: Props) {
  const { t } = useTranslation('statistics.whoPaidWhom');
  if (party === CLUB) return <Points value={points} />;
  return (
    <Link
      to="/clubs/$club/statistics"
      params={{ club }}
      search={searchOf(filter, { member: party })}
      className={classes['number']}
      aria-label={t('matrix.toMember', { name: nameOf(party), points: signedPoints(points) })}
    >
      <Points value={points} />
    </Link>
  );
}
