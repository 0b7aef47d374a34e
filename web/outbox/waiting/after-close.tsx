import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { gameOf } from '../../../src/rules/game.js';
import { closingQuery } from '../../api/evenings/evening-queries.js';
import { may } from '../../api/people/rights.js';
import type { Evening } from '../../evening/evening.js';
import { CopyButton } from '../../parts/door/copy-button.js';
import { useDates } from '../../parts/figures/dates.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useCalled } from '../../parts/people/use-called.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { canMoveToNewEvening, moveToNewEvening } from '../sending/record-after-close.js';
import type { Waiting } from '../waiting.js';
import { StepInFull } from './step-in-full.js';
import { ThrowAway } from './throw-away.js';

interface Props {
  readonly evening: Evening;
  /** The first step that waits. */
  readonly head: Waiting;
  /** It in words. */
  readonly what: string;
  readonly onLeave: () => void;
}

/**
 * The entries of a table that somebody closed meanwhile, in full, with the author of the close and
 * the ways on. A closed evening takes nothing more.
 */
export function AfterClose({ evening, head, what, onLeave }: Props) {
  const { t } = useTranslation('outbox');
  const inFull = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { waiting, club } = evening;
  if (isAsking) {
    return (
      <ThrowAway
        waiting={head}
        evening={evening}
        what={what}
        onKeep={() => {
          setIsAsking(false);
        }}
      />
    );
  }
  return (
    <Stack gap="sm">
      <ClosedBy evening={evening} />
      <Stack gap="sm" ref={inFull}>
        {waiting.map((one) => (
          <StepInFull key={one.id} waiting={one} evening={evening} />
        ))}
      </Stack>
      {may(club, 'record') && canMoveToNewEvening(evening) && (
        <InNewEvening evening={evening} head={head} onLeave={onLeave} />
      )}
      <Group gap="xs">
        <CopyButton words={t('afterClose.copy')} text={() => inFull.current?.innerText ?? ''} />
        <Button
          variant="default"
          onClick={() => {
            setIsAsking(true);
          }}
        >
          {waiting.length === 1 ? t('throwAway') : t('throwAwayWhat', { what })}
        </Button>
      </Group>
    </Stack>
  );
}

function ClosedBy({ evening: { club, session } }: Pick<Props, 'evening'>) {
  const { t } = useTranslation('outbox');
  const dates = useDates();
  const called = useCalled();
  const { data } = useQuery(closingQuery(club.id, session.id));
  return (
    <Text>
      {data === undefined
        ? t('afterClose.closed')
        : t('afterClose.closedBy', {
            name: called(data.closedBy),
            time: dates.clock(data.closedAt),
          })}{' '}
      {t('afterClose.stays')}
    </Text>
  );
}

function InNewEvening({ evening, head, onLeave }: Omit<Props, 'what'>) {
  const { t } = useTranslation('outbox');
  const navigate = useNavigate();
  const { club, rules, members } = evening;
  const moving = useMutation({
    mutationFn: () => moveToNewEvening({ evening, head }),
    onSuccess: async (session) => {
      onLeave();
      await navigate({
        to: '/clubs/$club/sessions/$session/table',
        params: { club: club.id, session },
      });
    },
  });
  const hasCups = gameOf(rules).keepers.some((keeper) => keeper !== 'kitty');
  const name = members.get(head.madeOn.table.dealer) ?? '…';
  return (
    <Stack gap={4} align="flex-start">
      <Button
        loading={moving.isPending}
        onClick={() => {
          moving.mutate();
        }}
      >
        {t('afterClose.newEvening')}
      </Button>
      <Text size="sm">
        {t('afterClose.newEveningText', { name })} {hasCups && t('afterClose.cups')}
      </Text>
      <ProblemNote error={moving.error} />
    </Stack>
  );
}
