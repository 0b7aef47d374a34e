import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { SeasonEvening } from '../../api/seasons/seasons.js';
import { may } from '../../api/people/rights.js';
import { useBookName } from '../../parts/evening/use-book-name.js';
import { useDays } from '../../parts/figures/days.js';
import rows from '../../parts/list/rows.module.css';
import { Folding } from '../../parts/page/folding.js';
import { WhetherItCounts } from '../../parts/seasons/whether-it-counts.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { MoveEvening, MoveIn } from './move-evening.js';
import type { SeasonProps } from './season-props.js';
import classes from './season.module.css';

/** As many as one looks through; the others are a tap away. */
const SHOWN = 8;

/** The evenings of the season and of its days: which belong, which do not, and why. */
export function SeasonEvenings({ club, standings }: SeasonProps) {
  const { t } = useTranslation('seasons');
  const days = useDays();
  const [isAll, showAll] = useState(false);
  const [moved, move] = useState<SeasonEvening | null>(null);
  const { evenings, season } = standings;
  const isKeeper = may(club, 'keep-seasons') && season.status === 'open';
  const latest = evenings.toReversed();
  const shown = isAll ? latest : latest.slice(0, SHOWN);
  const counted = t('eveningsCount', { count: evenings.filter((one) => one.counts).length });
  return (
    <Folding title={t('evenings')} id="evenings" summary={counted}>
      <Text>{counted}</Text>
      <ul className={rows['rows']}>
        {shown.map((evening) => (
          <li key={evening.session} className={classes['evening']}>
            <Evening club={club} standings={standings} evening={evening} />
            {isKeeper && !evening.carried && (
              <Button
                variant="default"
                aria-label={t('moveOf', { day: days.short(evening.day) })}
                onClick={() => {
                  move(evening);
                }}
              >
                {t('move')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < latest.length && (
        <Button
          mt="sm"
          variant="default"
          onClick={() => {
            showAll(true);
          }}
        >
          {t('allEvenings', { count: latest.length })}
        </Button>
      )}
      {isKeeper && (
        <>
          <MoveIn club={club} standings={standings} />
          <MoveEvening
            club={club}
            standings={standings}
            evening={moved}
            onClose={() => {
              move(null);
            }}
          />
        </>
      )}
    </Folding>
  );
}

interface EveningProps extends SeasonProps {
  readonly evening: SeasonEvening;
}

function Evening({ club, evening }: EveningProps) {
  const bookName = useBookName();
  const days = useDays();
  const { t } = useTranslation('seasons');
  const { session, day, book, ownBook, table, counts, why, moved, carried } = evening;
  const about = [
    ...(book === null ? [] : [bookName({ book, ownBook })]),
    ...(carried ? [t('carriedIn')] : []),
  ].join(' · ');
  const row = (
    <WhetherItCounts
      title={[days.short(day), ...(table === null ? [] : [table])].join(' · ')}
      about={about}
      counts={counts}
      why={why}
      moved={moved}
    />
  );
  // Of an evening that was carried in there is nothing more to see.
  if (carried) return <span className={rows['row']}>{row}</span>;
  return (
    <Link
      to="/clubs/$club/sessions/$session"
      params={{ club: club.id, session }}
      className={rows['row']}
    >
      {row}
    </Link>
  );
}
