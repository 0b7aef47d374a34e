import { Text } from '@mantine/core';
import type { CountedHand } from '../../../api/seasons/statistics.js';
import { useBookName } from '../../../parts/evening/use-book-name.js';
import { useDays } from '../../../parts/figures/days.js';
import { useNameList } from '../../../parts/people/player-name.js';
import { Points } from '../../../parts/figures/points.js';
import rows from '../../../parts/list/rows.module.css';
import { useMemberNames } from '../../../parts/people/use-names.js';
import { Link } from '../../../routing/link.js';
import { useTranslation } from '../../../words/use-translation.js';

interface Props {
  readonly club: string;
  readonly hand: Omit<CountedHand, 'points' | 'carried'> & { readonly carried?: boolean };
  /** Then it is said whose each is. */
  readonly isOfClub: boolean;
  /** The name of an entry that is no hand. */
  readonly instead: string;
  readonly points: number | null;
  /** The content below. */
  readonly note?: string;
}

/** A hand behind a number, as a way to it; what is no hand leads to its evening. */
export function HandRow({ club, hand: counted, ...shown }: Props) {
  const { session, day, book, hand, members, carried = false } = counted;
  const bookName = useBookName();
  const { t } = useTranslation(['statistics', 'seasons']);
  const days = useDays();
  const nameOf = useMemberNames(club);
  const list = useNameList();
  const { isOfClub, instead, points, note } = shown;
  const inside = (
    <>
      <span className={rows['grow']}>
        <Text component="span" display="block" fw={600}>
          {hand === null ? instead : t('hands.hand', { number: hand })}
          {isOfClub && members.length > 0 && `, ${list(members.map(nameOf))}`}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {[
            days.short(day),
            ...(book === '' ? [] : [bookName(counted)]),
            ...(carried ? [t('seasons:carriedIn')] : []),
          ].join(' · ')}
        </Text>
        {note !== undefined && (
          <Text component="span" display="block" size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </span>
      {points !== null && (
        <span className={rows['end']}>
          <Points value={points} />
        </span>
      )}
    </>
  );
  return (
    <li>
      {carried ? (
        <span className={rows['row']}>{inside}</span>
      ) : hand === null ? (
        <Link
          to="/clubs/$club/sessions/$session"
          params={{ club, session }}
          className={rows['row']}
        >
          {inside}
        </Link>
      ) : (
        <Link
          to="/clubs/$club/sessions/$session/hands/$hand"
          params={{ club, session, hand: String(hand) }}
          className={rows['row']}
        >
          {inside}
        </Link>
      )}
    </li>
  );
}
