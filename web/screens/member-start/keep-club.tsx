import { Button, Group } from '@mantine/core';
import { IconCards, IconDeviceTv, IconListCheck, IconUsers } from '@tabler/icons-react';
import type { MyClub, Role } from '../../api/me.js';
import { Section } from '../../parts/section.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

const RECORDS: readonly Role[] = ['owner', 'secretary', 'device'];
const READS_ALL: readonly Role[] = ['owner', 'secretary', 'auditor'];
const KEEPS: readonly Role[] = ['owner', 'secretary'];

interface Props {
  readonly club: MyClub;
  /** Whether an evening is going on: then a new one is not what one came for. */
  readonly isOpen: boolean;
}

/** The ways of those who keep the club's books. */
export function KeepClub({ club, isOpen }: Props) {
  const { t } = useTranslation('member-start');
  const { role } = club;
  if (role === 'member') return null;
  const ways = [
    RECORDS.includes(role) && { to: '/clubs/$club/start', label: t('newEvening'), Icon: IconCards },
    READS_ALL.includes(role) && {
      to: '/clubs/$club/audit',
      label: t('audit'),
      Icon: IconListCheck,
    },
    KEEPS.includes(role) && { to: '/clubs/$club/people', label: t('people'), Icon: IconUsers },
    { to: '/clubs/$club/wall', label: t('wall'), Icon: IconDeviceTv },
  ].filter((way) => way !== false);
  return (
    <Section title={t('keep')}>
      <Group mt="xs" gap="sm">
        {ways.map(({ to, label, Icon }, index) => {
          const link = { to, params: { club: club.id } };
          return (
            <Button
              key={to}
              variant={index === 0 && !isOpen ? 'filled' : 'default'}
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
