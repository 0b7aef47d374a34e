import { useBookName } from '../../parts/evening/use-book-name.js';
import { timeOfEvening } from '../../parts/evening/time-of-evening.js';
import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core';
import { IconLock, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../api/evenings/evening-queries.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { Cups } from '../../parts/evening/cups.js';
import { atTable } from '../../parts/evening/at-table.js';
import { useDates } from '../../parts/figures/dates.js';
import { EveningFiles } from '../../parts/files/evening-files.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { useMoney } from '../../parts/figures/money.js';
import { useNameList } from '../../parts/people/player-name.js';
import { RulesLink } from '../../parts/evening/rules-link.js';
import { Section } from '../../parts/page/section.js';
import { Standings } from '../../parts/evening/standings.js';
import { useIsPerson, useMemberNames, usePlaces } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { Closing, WhoPaysWhom } from './closing.js';
import { ComingsAndGoings } from './comings-and-goings.js';
import { Corrections } from './corrections.js';
import { EveningCurve } from './evening-curve.js';
import type { EveningProps } from './evening-props.js';
import { Fines } from './fines.js';
import { Hands } from './hands.js';
import { InSeasons } from './in-seasons.js';
import classes from './session.module.css';

/** An evening to follow and to read again: the standings, and the hands behind them. */
export function Session() {
  const { club, session } = usePath('club', 'session');
  const mine = useMyClub(club);
  return mine === undefined ? <NotFoundScreen /> : <Evening club={mine} id={session} />;
}

function Evening({ club, id }: { readonly club: MyClub; readonly id: string }) {
  const { t } = useTranslation('session');
  const dates = useDates();
  const nameOf = useMemberNames(club.id);
  const { data: session } = useSuspenseQuery(sessionQuery(club.id, id));
  const place = { club, session, nameOf };
  return (
    <Stack className={classes['evening']} gap="md">
      <Title order={1} size="h2">
        {t('title', { date: atTable(dates.short(timeOfEvening(session)), session) })}
      </Title>
      <Facts club={club} session={session} />
      <LiveNote club={club.id} />
      <div className={classes['columns']}>
        <Stack gap="md">
          <StandingsSection {...place} />
          {session.status === 'closed' && <WhoPaysWhom {...place} />}
          <Hands {...place} />
        </Stack>
        <Stack gap="md">
          <EveningCurve {...place} />
          <Fines {...place} />
          <ComingsAndGoings {...place} />
          <Corrections {...place} />
          {session.status === 'closed' && <Closing {...place} />}
          <InSeasons {...place} />
          <Group gap="lg">
            <EveningFiles club={club.id} session={id} />
            <RulesLink evening={{ club, session }}>{t('rules')}</RulesLink>
          </Group>
        </Stack>
      </div>
    </Stack>
  );
}

function Facts({ club, session }: Pick<EveningProps, 'club' | 'session'>) {
  const { t } = useTranslation(['session', 'members']);
  const dates = useDates();
  const money = useMoney(club.currency);
  const bookName = useBookName();
  const { status, rate, countedHands: hands, day, openedAt, closedAt } = session;
  const isOpen = status === 'open';
  const Icon = isOpen ? IconPlayerPlayFilled : IconLock;
  return (
    <Group gap="xs">
      <Badge
        size="lg"
        color={isOpen ? 'brass.4' : 'felt'}
        c={isOpen ? 'dark.9' : 'var(--mantine-color-text)'}
        variant={isOpen ? 'filled' : 'outline'}
        leftSection={<Icon size={14} aria-hidden />}
      >
        {isOpen ? t('members:open') : t('members:closed')}
      </Badge>
      <Text>
        {[
          bookName(session),
          rate > 0 ? t('members:rate', { amount: money(rate) }) : t('members:honour'),
          t('members:hands', { count: hands }),
          // The times of an evening from a paper are those of its recording.
          ...(day === null
            ? [
                t('opened', { time: dates.clock(openedAt) }),
                ...(closedAt === null ? [] : [t('closed', { time: dates.clock(closedAt) })]),
              ]
            : [t('fromPaper')]),
        ].join(' · ')}
      </Text>
    </Group>
  );
}

function StandingsSection({ club, session, nameOf }: EveningProps) {
  const { t } = useTranslation('session');
  const list = useNameList();
  const { status, pots, kitty, dealer, sittingOut, id, standings } = session;
  const isMe = useIsPerson(club.id, club.member);
  const placeOf = usePlaces(club.id);
  const isOpen = status === 'open';
  const title = isOpen ? t('standing') : t('result');
  const satIn = standings.some(({ player }) => isMe(player));
  return (
    <Section title={title}>
      {(isOpen || kitty !== null) && (
        <div className={classes['cups']}>
          <Cups pots={pots} kitty={kitty} />
        </div>
      )}
      <Standings
        session={session}
        currency={club.currency}
        nameOf={nameOf}
        placeOf={placeOf}
        isMe={isMe}
        label={title}
      />
      {isOpen && (
        <Text mt="sm">
          {[
            t('deals', { name: nameOf(dealer) }),
            ...(sittingOut.length > 0
              ? [t('sitsOut', { names: list(sittingOut.map(nameOf)) })]
              : []),
          ].join(' ')}
        </Text>
      )}
      <Group gap="0 var(--space-6)">
        {satIn && club.member !== null && (
          <Way to="account" club={club.id} session={id} member={club.member} />
        )}
        {!isOpen && <Way to="inShort" club={club.id} session={id} member="" />}
        {!isOpen && <Way to="whatIf" club={club.id} session={id} member="" />}
        {isOpen && may(club, 'record') && <Way to="table" club={club.id} session={id} member="" />}
      </Group>
    </Section>
  );
}

interface WayProps {
  readonly to: 'account' | 'inShort' | 'table' | 'whatIf';
  readonly club: string;
  readonly session: string;
  readonly member: string;
}

const WORDS = {
  account: 'yourAccount',
  inShort: 'inShort',
  table: 'toTable',
  whatIf: 'byOtherBook',
} as const;

function Way({ to, club, session, member }: WayProps) {
  const { t } = useTranslation('session');
  return (
    <Anchor
      className={classes['way']}
      renderRoot={(props) =>
        to === 'account' ? (
          <Link
            to="/clubs/$club/members/$member/sessions/$session"
            params={{ club, member, session }}
            {...props}
          />
        ) : to === 'whatIf' ? (
          <Link to="/clubs/$club/what-if" params={{ club }} search={{ session }} {...props} />
        ) : (
          <Link
            to={`/clubs/$club/sessions/$session/${to === 'table' ? 'table' : 'in-short'}`}
            params={{ club, session }}
            {...props}
          />
        )
      }
    >
      {t(WORDS[to])}
    </Anchor>
  );
}
