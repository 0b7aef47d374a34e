import { List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { handsAfter } from '../evening/counted-hands.js';
import type { Evening } from '../evening/evening.js';
import { readingQuery } from '../evening/read-evening.js';
import { plainPoints } from '../parts/points.js';
import { NetResult } from './net-result.js';
import type { Waiting } from './waiting.js';
import { whatChanged } from './what-changed.js';

interface Props {
  readonly waiting: Waiting;
  readonly evening: Evening;
}

/** What has happened at the table since a step was tapped. */
export function ChangedSince({ waiting, evening }: Props) {
  const { t } = useTranslation('outbox');
  const { club, session, state } = waiting;
  // Read again, since the service said that there is something new.
  const { isError } = useQuery({ ...readingQuery(club, session), refetchOnMount: 'always' });
  const isBehind = state.is === 'conflict' && evening.session.version < (state.currentVersion ?? 0);
  if (isBehind) return <Text>{t(isError ? 'since.unknown' : 'since.loading')}</Text>;
  return (
    <Stack gap={4}>
      <Text fw={650}>{t('since.title')}</Text>
      <Differences waiting={waiting} evening={evening} />
    </Stack>
  );
}

function Differences({ waiting, evening }: Props) {
  const { t } = useTranslation('outbox');
  const hands = handsAfter(evening, waiting.madeOn.hands);
  const nameOf = (player: string) => evening.members.get(player) ?? '…';
  const { joined, left, kingPot, pagatPot, dealer, isClosed } = whatChanged(
    waiting.madeOn,
    evening.at,
  );
  const held = ({ before, now }: { before: number; now: number }) => ({
    before: plainPoints(before),
    now: plainPoints(now),
  });
  const lines = [
    ...joined.map((player) => t('since.joined', { player: nameOf(player) })),
    ...left.map((player) => t('since.left', { player: nameOf(player) })),
    ...(kingPot === null ? [] : [t('since.kingPot', held(kingPot))]),
    ...(pagatPot === null ? [] : [t('since.pagatPot', held(pagatPot))]),
    ...(isClosed ? [t('since.closed')] : []),
    ...(dealer === null || isClosed ? [] : [t('since.dealer', { player: nameOf(dealer) })]),
  ];
  return (
    <List>
      {hands.map(({ number, record, payments }) => (
        <List.Item key={number}>
          {record === null ? (
            t('since.voided', { hand: number })
          ) : (
            <>
              {t('since.hand', { hand: number })} <NetResult payments={payments} nameOf={nameOf} />
            </>
          )}
        </List.Item>
      ))}
      {lines.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
      {hands.length + lines.length === 0 && <List.Item>{t('since.corrected')}</List.Item>}
    </List>
  );
}
