import type { ReactNode } from 'react';
import type { StatisticFilter } from '../../../api/seasons/statistic-filter.js';
import type { Numbered } from '../../../api/seasons/statistics.js';
import { plainPoints } from '../../../parts/figures/points.js';
import { Link } from '../../../routing/link.js';
import { useTranslation } from '../../../words/use-translation.js';
import { searchOf } from '../address/address.js';
import { isOfEvenings } from '../names/figure-title.js';
import classes from '../statistics.module.css';

interface Props {
  readonly club: string;
  readonly filter: StatisticFilter;
  /** The member of the hands; undefined for the whole club's. */
  readonly member?: string | undefined;
  readonly count: Numbered;
  /** The name of the number, for a screen reader. */
  readonly what: string;
  /** The number in words, where it is not the count itself. */
  readonly said?: string;
  /** The content, where it is not the number in words. */
  readonly children?: ReactNode;
  /** Whether it is part of a sentence. */
  readonly isInText?: boolean;
}

/** A number that leads to the hands or evenings that it counts; 0 leads nowhere. */
export function NumberLink({ club, filter, member, count, what, isInText, ...shown }: Props) {
  const { t } = useTranslation('statistics');
  const said = shown.said ?? plainPoints(count.count);
  const children = shown.children ?? said;
  const style = classes[isInText === true ? 'inText' : 'number'];
  if (count.count === 0) return <span className={style}>{children}</span>;
  return (
    <Link
      to="/clubs/$club/statistics/hands"
      params={{ club }}
      search={searchOf(filter, { figure: count.figure, member })}
      className={style}
      aria-label={t(isOfEvenings(count.figure) ? 'toEvenings' : 'toHands', { what, number: said })}
      data-count={count.count}
    >
      {children}
    </Link>
  );
}
