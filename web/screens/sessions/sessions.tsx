import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { sessionsQuery, type SessionView } from '../../api/evenings/club-queries.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { carriedQuery } from '../../api/seasons/carried.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { atTable } from '../../parts/evening/at-table.js';
import { timeOfEvening } from '../../parts/evening/time-of-evening.js';
import { useBookName } from '../../parts/evening/use-book-name.js';
import { useDates } from '../../parts/figures/dates.js';
import { AsFile } from '../../parts/files/as-file.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { MorePages } from '../../parts/list/more-pages.js';
import { Section } from '../../parts/page/section.js';
import { Points, signedPoints } from '../../parts/figures/points.js';
import { SignedMoney } from '../../parts/figures/signed-money.js';
import { useIsPerson, useMemberNames } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { CarriedRows } from '../carried/carried-rows.js';
import classes from './sessions.module.css';

/** The evenings of a club, the latest first. */
export function Sessions() {
  const club = useMyClub(usePath('club').club);
  return club === undefined ? <NotFoundScreen /> : <SessionsOf club={club} />;
}

function SessionsOf({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('session');
  const query = useSuspenseInfiniteQuery(sessionsQuery(club.id));
  // Without a network the list is shown as it is known, with those from before or without.
  const { data: carried } = useQuery(carriedQuery(club.id));
  const sessions = query.data.pages.flatMap((page) => page.sessions);
  return (
    <Stack gap="md" maw="44rem" mx="auto">
      <Title order={1} size="h2">
        {t('sessions')}
      </Title>
      <LiveNote club={club.id} />
      {sessions.length === 0 && carried !== undefined && (
        <Text>{t(carried.length === 0 ? 'noSessions' : 'noneHere')}</Text>
      )}
      <Group>
        {sessions.length > 0 && <ListsOfEvenings club={club.id} />}
        <Ways club={club} isFirst={sessions.length === 0} />
      </Group>
      <ul className={classes['list']}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Session club={club} session={session} />
          </li>
        ))}
      </ul>
      <MorePages pages={query} label={t('more')} />
      {!query.hasNextPage && carried !== undefined && carried.length > 0 && (
        <Section title={t('carried', { count: carried.length })}>
          <CarriedRows club={club.id} evenings={carried} />
        </Section>
      )}
    </Stack>
  );
}

/** The ways to more evenings: a new one in a club without any, and those from before. */
function Ways({ club, isFirst }: { readonly club: MyClub; readonly isFirst: boolean }) {
  const { t } = useTranslation(['session', 'evening-start']);
  const mayStart = isFirst && may(club, 'record');
  const mayCarry = may(club, 'keep-seasons');
  const params = { club: club.id };
  if (!mayStart && !mayCarry) return null;
  return (
    <Group>
      {mayStart && (
        <Button renderRoot={(props) => <Link to="/clubs/$club/start" {...{ params }} {...props} />}>
          {t('evening-start:title')}
        </Button>
      )}
      {mayCarry && (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/clubs/$club/seasons/before" {...{ params }} {...props} />
          )}
        >
          {t('fromBefore')}
        </Button>
      )}
    </Group>
  );
}

function ListsOfEvenings({ club }: { readonly club: string }) {
  return (
    <AsFile
      files={(['sessions', 'hands', 'meldinger'] as const).map((list) => ({
        title: list === 'sessions' ? 'evenings' : list,
        of: `${club}/${list}`,
        formats: ['xlsx', 'csv'],
      }))}
    />
  );
}

function Session({ club, session }: { readonly club: MyClub; readonly session: SessionView }) {
  const { t } = useTranslation(['session', 'members']);
  const dates = useDates();
  const nameOf = useMemberNames(club.id);
  const isMe = useIsPerson(club.id, club.member);
  const bookName = useBookName();
  const { id, status, countedHands: hands, rate, standings } = session;
  const own = standings.find(({ player }) => isMe(player));
  const [best] = standings.toSorted((one, other) => other.points - one.points);
  const ahead = status === 'open' ? 'leader' : 'winner';
  return (
    <Link
      to="/clubs/$club/sessions/$session"
      params={{ club: club.id, session: id }}
      className={classes['session']}
      data-open={status === 'open'}
    >
      <span className={classes['grow']}>
        <Text component="span" display="block" fw={650} fz="lg">
          {atTable(dates.short(timeOfEvening(session)), session)}
          {status === 'open' && ` · ${t('members:open')}`}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {`${bookName(session)} · ${t('members:hands', { count: hands })}`}
        </Text>
        {best !== undefined && hands > 0 && (
          <Text component="span" display="block" size="sm">
            {`${t(ahead, { name: nameOf(best.player) })} ${signedPoints(best.points)}`}
          </Text>
        )}
      </span>
      {own !== undefined && (
        <span className={classes['own']}>
          <Text component="span" display="block" fz="lg">
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
