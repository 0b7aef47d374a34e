import { Text } from '@mantine/core';
import type { SessionView } from '../../api/evenings/club-queries.js';
import type { MyClub } from '../../api/people/me.js';
import { atTable } from '../../parts/evening/at-table.js';
import { useDates } from '../../parts/figures/dates.js';
import { Points } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import { useIsPerson } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './member-start.module.css';
import { MyPlaces, useBegun } from './my-places.js';

interface Props {
  readonly club: MyClub;
  /** The evenings that are over, the latest first. */
  readonly closed: readonly SessionView[];
}

/**
 * The largest type of a member who neither owes nor is owed: their place in the season, or how their
 * last evening went. A welcome before they have played.
 */
export function Largest({ club, closed }: Props) {
  const { t } = useTranslation('member-start');
  const dates = useDates();
  const isMe = useIsPerson(club.id, club.member);
  const begun = useBegun(club);
  if (begun === undefined) return null;
  const last = closed.find(({ standings }) => standings.some(({ player }) => isMe(player)));
  const own = last?.standings.find(({ player }) => isMe(player));
  return (
    <>
      {own === undefined && (
        <Section title={t('welcome', { club: club.name })}>
          <Text>{t('welcomeText')}</Text>
        </Section>
      )}
      <MyPlaces club={club} />
      {begun.length === 0 && last !== undefined && own !== undefined && (
        <Section title={t('lastOwn')}>
          <Text>{atTable(dates.short(last.openedAt), last)}</Text>
          <p className={classes['amount']} data-owes={own.points < 0} style={{ margin: 0 }}>
            <Points value={own.points} />
          </p>
        </Section>
      )}
    </>
  );
}
