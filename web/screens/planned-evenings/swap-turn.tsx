import { Button, NativeSelect, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TURNS } from '../../../src/planned/turns.js';
import { plannedQuery } from '../../api/evenings/planned-list.js';
import {
  plannedReads,
  swapTurns,
  type PlannedEvening,
  type TurnName,
} from '../../api/evenings/planned.js';
import type { MyClub } from '../../api/people/me.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { useEveningWords } from './use-evening-words.js';

interface Props {
  readonly club: MyClub;
  readonly evening: PlannedEvening;
}

/** The buttons by which the members of two evenings swap them. */
export function SwapTurns({ club, evening }: Props) {
  return TURNS.map((turn) => {
    const member = evening.turns[turn];
    return member === null ? null : (
      <Swap key={turn} club={club} evening={evening} turn={turn} member={member} />
    );
  });
}

interface SwapProps extends Props {
  readonly turn: TurnName;
  readonly member: string;
}

function Swap({ club, evening, turn, member }: SwapProps) {
  const { t } = useTranslation('planned');
  const [isOpen, dialog] = useDisclosure(false);
  const [other, choose] = useState('');
  const nameOf = useMemberNames(club.id);
  const words = useEveningWords();
  const others = useOthers(club, turn, member);
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t(`swap.open.${turn}`)}
      </Button>
      <ConfirmWrite
        opened={isOpen}
        onClose={dialog.close}
        title={t(`swap.title.${turn}`, { name: nameOf(member) })}
        confirm={t('swap.do')}
        body={other === '' ? null : other}
        fields={['with']}
        reason={{ label: t('why'), description: t('whyHint') }}
        write={(chosen, key, why) => {
          const [series = '', planned = ''] = chosen.split(' ');
          return swapTurns(club.id, evening, { turn, with: { series, planned }, why }, key);
        }}
        reads={plannedReads(club.id)}
        done={t('swap.done')}
        onDone={() => {
          choose('');
        }}
      >
        {(errorOf) =>
          others.length === 0 ? (
            <Text>{t('swap.alone')}</Text>
          ) : (
            <>
              <Text size="sm">{t('swap.text', { day: words.day(evening.day) })}</Text>
              <NativeSelect
                required
                label={t('swap.with')}
                data={[{ value: '', label: t('swap.choose') }, ...others]}
                value={other}
                error={errorOf('with')}
                onChange={({ currentTarget }) => {
                  choose(currentTarget.value);
                }}
              />
            </>
          )
        }
      </ConfirmWrite>
    </>
  );
}

/** The coming evenings at which another member has the turn, with day and name. */
function useOthers(club: MyClub, turn: TurnName, member: string) {
  const words = useEveningWords();
  const nameOf = useMemberNames(club.id);
  const { data } = useQuery(plannedQuery(club.id));
  return (data?.evenings ?? []).flatMap(({ turns, series, planned, day, begins }) => {
    const who = turns[turn];
    if (who === null || who === member || new Date(begins) <= new Date()) return [];
    return [{ value: `${series} ${planned}`, label: `${words.day(day)} · ${nameOf(who)}` }];
  });
}
