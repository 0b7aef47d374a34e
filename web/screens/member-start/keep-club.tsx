import { Button } from '@mantine/core';
import { IconCards, IconChevronRight } from '@tabler/icons-react';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NEW_EVENING } from '../evening-start/new-evening.js';
import rows from '../../parts/list/rows.module.css';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: MyClub;
  /** Whether somebody is signed in, and not a device. */
  readonly isUser: boolean;
  /** Whether an evening is going on: then a new one is not what one came for. */
  readonly isOpen: boolean;
  /** Whether the way to a new evening is on the page already. */
  readonly isBegunAbove: boolean;
  /** Whether an evening was played: before it there is nothing to count. */
  readonly isPlayed: boolean;
}

interface Way {
  readonly place: Target;
  readonly label: string;
}

/** The way to a new evening for those who record, and the ways to what one looks up. */
export function KeepClub({ club, isUser, isOpen, isBegunAbove, isPlayed }: Props) {
  const { t } = useTranslation(['member-start', 'shell']);
  const keeps = may(club, 'read-all') || may(club, 'record');
  const params = { club: club.id };
  const ofMember = club.member === null ? {} : { member: club.member };
  const all: readonly (Way | false)[] = [
    may(club, 'read-money') && {
      place: { to: '/clubs/$club/money', params },
      label: t('shell:destinations.money'),
    },
    isUser &&
      isPlayed && {
        place: { to: '/clubs/$club/statistics', params, search: ofMember },
        label: t('shell:destinations.statistics'),
      },
    may(club, 'read-all') && {
      place: { to: '/clubs/$club/audit', params },
      label: t('audit'),
    },
    may(club, 'keep-members') && {
      place: { to: '/clubs/$club/people', params },
      label: t('people'),
    },
    keeps && {
      place: { to: '/clubs/$club/wall', params },
      label: t('wall'),
    },
  ];
  const ways = all.filter((way) => way !== false);
  const begins = may(club, 'record') && !isBegunAbove;
  if (ways.length === 0 && !begins) return null;
  return (
    <nav aria-label={t('keep')}>
      {begins && (
        <Button
          fullWidth
          size="lg"
          variant={isOpen ? 'default' : 'filled'}
          leftSection={<IconCards size={20} aria-hidden />}
          renderRoot={(props) => (
            <Link
              to="/clubs/$club/start"
              params={{ club: club.id }}
              {...(isOpen ? { search: NEW_EVENING } : {})}
              {...props}
            />
          )}
        >
          {t('newEvening')}
        </Button>
      )}
      <ul className={rows['rows']}>
        {ways.map(({ place, label }) => (
          <li key={place.to}>
            <Link {...place} className={rows['row']}>
              <span className={rows['grow']}>{label}</span>
              <IconChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
