import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { standingsQuery, type Season } from '../../../api/seasons/seasons.js';
import type { MyClub } from '../../../api/people/me.js';
import { RankChange } from '../../../parts/seasons/rank-change.js';
import { useStandingNumbers } from '../../../parts/seasons/use-standing-numbers.js';
import { useEveningsCounted } from '../../../parts/seasons/use-evenings-counted.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from './wall-season.module.css';

interface Props {
  readonly club: MyClub;
  readonly season: Season;
  readonly nameOf: (member: string) => string;
}

/** With more letters a name is set smaller, in two lines. */
const LONG_NAME = 18;

/** The number that have room below each other. */
const A_COLUMN = 8;
/** And so many can be read from five metres at all. */
const MOST = 16;

/** The standings of a season, to be read from across the room. Nothing until they could be read. */
export default function WallSeason({ club, season, nameOf }: Props) {
  const { t } = useTranslation('seasons');
  // Without suspense: a wall that cannot read it shows the evening all the same.
  const { data } = useQuery(standingsQuery(club.id, season.id));
  const eveningsOf = useEveningsCounted();
  const numbers = useStandingNumbers(season.rule.by, club.currency);
  if (data === undefined) return null;
  const ranked = data.rows.filter(({ rank }) => rank !== null);
  const rows = ranked.slice(0, MOST);
  const hasBefore = rows.some(({ rankBefore }) => rankBefore !== null);
  const columns = rows.length > A_COLUMN ? 2 : 1;
  const style = { '--rows': Math.ceil(rows.length / columns) } as CSSProperties;
  return (
    <section className={classes['season']} data-columns={columns} style={style}>
      <h2>
        {season.name} <span>{t('standing')}</span>
      </h2>
      {rows.length === 0 && <p>{t('noRows')}</p>}
      <ol>
        {rows.map((row) => (
          <li key={row.member}>
            <span className={classes['rank']}>{row.rank}</span>
            <span className={classes['change']}>
              {hasBefore && <RankChange rank={row.rank} before={row.rankBefore} />}
            </span>
            <span className={classes['name']} data-long={nameOf(row.member).length > LONG_NAME}>
              {nameOf(row.member)}
            </span>
            <span className={classes['evenings']}>{eveningsOf(row)}</span>
            <span className={classes['number']}>{numbers.main(row)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
