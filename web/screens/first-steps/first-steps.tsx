import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { MyClub } from '../../api/people/me.js';
import { devicesQuery, membersQuery } from '../../api/people/people.js';
import { useTranslation } from '../../words/use-translation.js';
import { isNoted, note } from './noted.js';
import OneDisk from './one-disk.js';
import { Evening, Me, Others, Tablet } from './steps.js';

/** The fewest who can play any of the games. */
const FEWEST_PLAYERS = 3;

interface Props {
  readonly club: MyClub;
  /** Whether an evening was opened. */
  readonly hasEvening: boolean;
}

/** The first steps of an owner in a new club, one after the other; hidden when all are done. */
export default function FirstSteps({ club, hasEvening }: Props) {
  const { t } = useTranslation('first-steps');
  const { data } = useSuspenseQuery(membersQuery(club.id));
  const { data: devices } = useSuspenseQuery(devicesQuery(club.id));
  const [isHidden, setHidden] = useState(() => isNoted('hidden', club.id));
  const [hasNoTablet, setNoTablet] = useState(() => isNoted('no-tablet', club.id));
  const active = data.members.filter(({ archivedAt }) => archivedAt === null);
  const others = active.filter(({ id }) => id !== club.member);
  const isEnough = active.length >= FEWEST_PLAYERS;
  const [isAdding, endAdding] = useAdding(isEnough);
  const steps = [
    { name: 'me', isDone: club.member !== null, does: <Me club={club} members={active} /> },
    {
      name: 'others',
      isDone: isEnough && !isAdding,
      does: <Others club={club} members={others} onDone={endAdding} />,
    },
    {
      name: 'tablet',
      isDone: hasNoTablet || devices.some(({ isPaired }) => isPaired),
      does: (
        <Tablet
          club={club}
          onWithout={() => {
            note('no-tablet', club.id);
            setNoTablet(true);
          }}
        />
      ),
    },
    { name: 'evening', isDone: hasEvening, does: <Evening club={club} /> },
  ] as const;
  const next = steps.find(({ isDone }) => !isDone);
  if (isHidden || next === undefined) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Paper component="section" withBorder p="md" aria-label={t('title')}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h3">
          {t('title')}
        </Title>
        <Text>{t('progress', { done, count: steps.length })}</Text>
      </Group>
      <Text>{t('text')}</Text>
      <Stack component="ol" gap="sm" my="md" p={0} style={{ listStyle: 'none' }}>
        {steps.map(({ name, isDone, does }) => (
          <Step key={name} title={t(`${name}.title`)} isDone={isDone} isNext={name === next.name}>
            {does}
          </Step>
        ))}
      </Stack>
      <OneDisk club={club.id} isNew />
      <Button
        variant="subtle"
        onClick={() => {
          note('hidden', club.id);
          setHidden(true);
        }}
      >
        {t('hide')}
      </Button>
    </Paper>
  );
}

/**
 * The step of the others stays open until the owner says that the list is whole.
 *
 * @param isEnough whether there are enough to play
 * @returns whether the owner is adding people, and what ends that; null while there are too few
 */
function useAdding(isEnough: boolean) {
  const [isAdding, setAdding] = useState(!isEnough);
  const end = () => {
    setAdding(false);
  };
  return [isAdding, isEnough ? end : null] as const;
}

interface StepProps {
  readonly title: string;
  readonly isDone: boolean;
  readonly isNext: boolean;
  readonly children: ReactNode;
}

function Step({ title, isDone, isNext, children }: StepProps) {
  const { t } = useTranslation('first-steps');
  const Icon = isDone ? IconCircleCheckFilled : IconCircleDashed;
  return (
    <li aria-current={isNext ? 'step' : undefined}>
      <Group gap="xs" wrap="nowrap">
        <Icon
          size={24}
          style={{ flex: 'none', color: isDone ? 'var(--gain)' : undefined }}
          aria-hidden
        />
        <Title order={3} size="h5" aria-label={isDone ? t('done', { step: title }) : title}>
          {title}
        </Title>
      </Group>
      {isNext && (
        <Stack gap="xs" mt="xs" align="flex-start">
          {children}
        </Stack>
      )}
    </li>
  );
}
