import { Badge, Button, Group, Text } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { SessionView } from '../../api/evenings/club-queries.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { Cups } from '../../parts/evening/cups.js';
import { atTable } from '../../parts/evening/at-table.js';
import { useDates } from '../../parts/figures/dates.js';
import { Points } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import { SignedMoney } from '../../parts/figures/signed-money.js';
import { Standings } from '../../parts/evening/standings.js';
import { useIsPerson, useMemberNames, usePlaces } from '../../parts/people/use-names.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './member-start.module.css';

interface Props {
  readonly club: MyClub;
  readonly session: SessionView;
}

/** The running evening with its present state. */
export function RunningEvening({ club, session }: Props) {
  const { t } = useTranslation(['member-start', 'members']);
  const nameOf = useMemberNames(club.id);
  const placeOf = usePlaces(club.id);
  const dates = useDates();
  const isMe = useIsPerson(club.id, club.member);
  const own = session.standings.find(({ player }) => isMe(player));
  const { id, rate, pots, kitty, countedHands: hands, openedAt } = session;
  return (
    <Section
      title={t('running')}
      beside={
        <Badge color="felt" size="lg" leftSection={<IconPlayerPlayFilled size={14} aria-hidden />}>
          {t('members:hands', { count: hands })}
        </Badge>
      }
    >
      <Text c="dimmed">
        {atTable(t('runningSince', { time: dates.moment(openedAt) }), session)}
      </Text>
      {own !== undefined && (
        <Text my="xs">
          {`${t('yours')} `}
          <span className={classes['own']}>
            <Points value={own.points} />
          </span>
          {rate > 0 && (
            <>
              {' = '}
              <SignedMoney minor={own.points * rate} currency={club.currency} fw={650} />
            </>
          )}
        </Text>
      )}
      <div className={classes['cups']}>
        <Cups pots={pots} kitty={kitty} />
      </div>
      <Standings
        session={session}
        currency={club.currency}
        nameOf={nameOf}
        placeOf={placeOf}
        isMe={isMe}
        label={t('running')}
      />
      <Group mt="md">
        <Button
          variant={may(club, 'record') ? 'default' : 'filled'}
          renderRoot={(props) => (
            <Link
              to="/clubs/$club/sessions/$session"
              params={{ club: club.id, session: id }}
              {...props}
            />
          )}
        >
          {t('follow')}
        </Button>
        <ToTable club={club} session={id} />
      </Group>
    </Section>
  );
}

function ToTable({ club, session }: { readonly club: MyClub; readonly session: string }) {
  const { t } = useTranslation('member-start');
  if (!may(club, 'record')) return null;
  return (
    <Button
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/sessions/$session/table"
          params={{ club: club.id, session }}
          {...props}
        />
      )}
    >
      {t('toTable')}
    </Button>
  );
}
