import { Button } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import type { SessionView } from '../../api/evenings/club-queries.js';
import type { MyClub } from '../../api/people/me.js';
import { atTable } from '../../parts/evening/at-table.js';
import { Standings } from '../../parts/evening/standings.js';
import { useDates } from '../../parts/figures/dates.js';
import { Section } from '../../parts/page/section.js';
import { useIsPerson, useMemberNames, usePlaces } from '../../parts/people/use-names.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './member-start.module.css';

interface Props {
  readonly club: MyClub;
  /** The latest evening that has ended; undefined before there is one. */
  readonly last: SessionView | undefined;
}

/** The tablet's start while nothing is running: one large way to a new evening, and how the last one ended. */
export function NextEvening({ club, last }: Props) {
  const { t } = useTranslation('member-start');
  return (
    <>
      <Button
        size="xl"
        fullWidth
        className={classes['begin'] ?? ''}
        leftSection={<IconCards size={36} aria-hidden />}
        renderRoot={(props) => (
          <Link to="/clubs/$club/start" params={{ club: club.id }} {...props} />
        )}
      >
        {t('newEvening')}
      </Button>
      {last !== undefined && <Last club={club} session={last} />}
    </>
  );
}

function Last({ club, session }: { readonly club: MyClub; readonly session: SessionView }) {
  const dates = useDates();
  const nameOf = useMemberNames(club.id);
  const placeOf = usePlaces(club.id);
  const isMe = useIsPerson(club.id, club.member);
  const title = atTable(dates.short(session.openedAt), session);
  return (
    <Section title={title}>
      <Standings
        session={session}
        currency={club.currency}
        nameOf={nameOf}
        placeOf={placeOf}
        isMe={isMe}
        label={title}
      />
    </Section>
  );
}
