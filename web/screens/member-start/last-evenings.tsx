import { useBookName } from '../../parts/evening/use-book-name.js';
import { timeOfEvening } from '../../parts/evening/time-of-evening.js';
import { Button, Text } from '@mantine/core';
import type { SessionView } from '../../api/evenings/club-queries.js';
import type { MyClub } from '../../api/people/me.js';
import { atTable } from '../../parts/evening/at-table.js';
import { useDates } from '../../parts/figures/dates.js';
import { Points, signedPoints } from '../../parts/figures/points.js';
import { Folding } from '../../parts/page/folding.js';
import { SignedMoney } from '../../parts/figures/signed-money.js';
import { useIsPerson, useMemberNames } from '../../parts/people/use-names.js';
import rows from '../../parts/list/rows.module.css';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

const SHOWN = 5;

interface Props {
  readonly club: MyClub;
  /** The closed ones, the latest first. */
  readonly sessions: readonly SessionView[];
}

/** The last evenings with what I won or lost. */
export function LastEvenings({ club, sessions }: Props) {
  const { t } = useTranslation('member-start');
  const dates = useDates();
  const isMe = useIsPerson(club.id, club.member);
  const own = sessions[0]?.standings.find(({ player }) => isMe(player));
  const latest = [
    ...sessions.slice(0, 1).map((one) => atTable(dates.short(one.openedAt), one)),
    ...(own === undefined ? [] : [signedPoints(own.points)]),
  ];
  return (
    <Folding title={t('last')} id="evenings" summary={latest.join(': ') || t('noneYet')}>
      {sessions.length === 0 && <Text>{t('noneYet')}</Text>}
      <ul className={rows['rows']}>
        {sessions.slice(0, SHOWN).map((session) => (
          <li key={session.id}>
            <Evening club={club} session={session} />
          </li>
        ))}
      </ul>
      {sessions.length > 0 && (
        <Button
          mt="sm"
          variant="default"
          renderRoot={(props) => (
            <Link to="/clubs/$club/sessions" params={{ club: club.id }} {...props} />
          )}
        >
          {t('all')}
        </Button>
      )}
    </Folding>
  );
}

function Evening({ club, session }: { readonly club: MyClub; readonly session: SessionView }) {
  const { t } = useTranslation('member-start');
  const dates = useDates();
  const isMe = useIsPerson(club.id, club.member);
  const bookName = useBookName();
  const { id, rate, standings } = session;
  const own = standings.find(({ player }) => isMe(player));
  return (
    <Link
      to="/clubs/$club/sessions/$session"
      params={{ club: club.id, session: id }}
      className={rows['row']}
    >
      <span className={rows['grow']}>
        <Text component="span" display="block" fw={600}>
          {atTable(dates.short(timeOfEvening(session)), session)}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {bookName(session)}
        </Text>
      </span>
      {own === undefined ? (
        club.member === null ? (
          <Best club={club} session={session} />
        ) : (
          <Text component="span" c="dimmed">
            {t('notThere')}
          </Text>
        )
      ) : (
        <span className={rows['end']}>
          <Text component="span" display="block">
            <Points value={own.points} />
          </Text>
          {rate > 0 && (
            <Text component="span" display="block" size="sm">
              <SignedMoney minor={own.points * rate} currency={club.currency} />
            </Text>
          )}
        </span>
      )}
    </Link>
  );
}

/** The winner, for a reader who is no member: the tablet at the table. */
function Best({ club, session }: { readonly club: MyClub; readonly session: SessionView }) {
  const nameOf = useMemberNames(club.id);
  const [best] = session.standings.toSorted((one, other) => other.points - one.points);
  if (best === undefined) return null;
  return (
    <span className={rows['end']}>
      <Text component="span" display="block">
        {nameOf(best.player)}
      </Text>
      <Text component="span" display="block" size="sm">
        <Points value={best.points} />
      </Text>
    </span>
  );
}
