import { Button, Group } from '@mantine/core';
import { IconCards, IconDeviceTv, IconListCheck, IconUsers } from '@tabler/icons-react';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { Section } from '../../parts/page/section.js';
import { NEW_EVENING } from '../evening-start/new-evening.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: MyClub;
  /** Whether an evening is going on: then a new one is not what one came for. */
  readonly isOpen: boolean;
  /** Whether the way to a new evening is on the page already. */
  readonly isBegunAbove: boolean;
}

/** The ways of those who keep the club's books. */
export function KeepClub({ club, isOpen, isBegunAbove }: Props) {
  const { t } = useTranslation('member-start');
  if (!may(club, 'read-all') && !may(club, 'record')) return null;
  const ways = [
    may(club, 'record') &&
      !isBegunAbove && {
        to: '/clubs/$club/start',
        ...(isOpen ? { search: NEW_EVENING } : {}),
        label: t('newEvening'),
        Icon: IconCards,
      },
    may(club, 'read-all') && {
      to: '/clubs/$club/audit',
      label: t('audit'),
      Icon: IconListCheck,
    },
    may(club, 'keep-members') && {
      to: '/clubs/$club/people',
      label: t('people'),
      Icon: IconUsers,
    },
    { to: '/clubs/$club/wall', label: t('wall'), Icon: IconDeviceTv },
  ].filter((way) => way !== false);
  return (
    <Section title={t('keep')}>
      <Group mt="xs" gap="sm">
        {ways.map(({ label, Icon, ...way }, index) => {
          const link = { ...way, params: { club: club.id } };
          return (
            <Button
              key={way.to}
              variant={index === 0 && !isOpen && !isBegunAbove ? 'filled' : 'default'}
              leftSection={<Icon size={20} aria-hidden />}
              renderRoot={(props) => <Link {...link} {...props} />}
            >
              {label}
            </Button>
          );
        })}
      </Group>
    </Section>
  );
}
