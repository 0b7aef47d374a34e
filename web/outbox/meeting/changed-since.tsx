import { List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SessionState } from '../../../src/evening/fold.js';
import type { Payment } from '../../../src/rules/payment.js';
import { handsAfter } from '../../evening/counted-hands.js';
import type { Evening } from '../../evening/evening.js';
import { finesNotedSince } from '../../evening/moved-on.js';
import { preview, type HandPreview } from '../../evening/preview.js';
import { readingQuery } from '../../evening/read-evening.js';
import { plainPoints } from '../../parts/figures/points.js';
import { TwoHands } from '../../parts/hand-lines/two-hands.js';
import { NetResult } from '../../parts/figures/net-result.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Waiting } from '../waiting.js';
import { isBehind } from '../waiting.js';
import { neverSeated, whatChanged } from './what-changed.js';

interface Props {
  readonly waiting: Waiting;
  readonly evening: Evening;
}

/** The events at the table since a step was tapped. */
export function ChangedSince({ waiting, evening }: Props) {
  const { t } = useTranslation('outbox');
  const { club, session } = waiting;
  // Read again, since the service said that there is something new.
  const { isError } = useQuery({ ...readingQuery(club, session), refetchOnMount: 'always' });
  if (isBehind(waiting, evening.session))
    return <Text>{t(isError ? 'since.unknown' : 'since.loading')}</Text>;
  return (
    <Stack gap={4}>
      <Text fw={650}>{t('since.title')}</Text>
      <Differences waiting={waiting} evening={evening} />
    </Stack>
  );
}

/** The steps recorded since; a hand that somebody tapped is shown beside the others. */
function Differences({ waiting: { step, madeOn }, evening }: Props) {
  const { t } = useTranslation('outbox');
  const hands = handsAfter(evening, madeOn.hands);
  const nameOf = (player: string) => evening.members.get(player) ?? '…';
  const fined = finesNotedSince(step, evening.course, madeOn.version).map(({ player }) =>
    t('since.fined', { player: nameOf(player) }),
  );
  const lines = [...fined, ...useTableChanges(madeOn, evening)];
  const isBesides = step.kind === 'hand' && hands.length > 0;
  return (
    <>
      {isBesides && (
        <TwoHands
          evening={evening}
          mine={step.record}
          payments={paymentsOf(preview({ rules: evening.rules, at: madeOn }, step.record))}
          begunAt={madeOn}
          theirs={hands}
        />
      )}
      <List>
        {!isBesides &&
          hands.map(({ number, record, payments }) => (
            <List.Item key={number}>
              {record === null ? (
                t('since.voided', { hand: number })
              ) : (
                <>
                  {t('since.hand', { hand: number })}{' '}
                  <NetResult payments={payments} nameOf={nameOf} />
                </>
              )}
            </List.Item>
          ))}
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
        {hands.length + lines.length === 0 && <List.Item>{t('since.corrected')}</List.Item>}
      </List>
    </>
  );
}

function paymentsOf(result: HandPreview): readonly Payment[] | null {
  return result.ok ? result.payments : null;
}

/** The differences of a table from its earlier state, in words; the hands apart. */
export function useTableChanges(then: SessionState, evening: Evening): readonly string[] {
  const { t } = useTranslation('outbox');
  const nameOf = (player: string) => evening.members.get(player) ?? '…';
  const { joined, left, kingPot, pagatPot, dealer, isClosed } = whatChanged(then, evening.at);
  const missing = neverSeated(then, evening.at);
  const held = ({ before, now }: { before: number; now: number }) => ({
    before: plainPoints(before),
    now: plainPoints(now),
  });
  return [
    ...joined.map((player) => t('since.joined', { player: nameOf(player) })),
    ...left.map((player) =>
      t(missing.includes(player) ? 'since.notSeated' : 'since.left', { player: nameOf(player) }),
    ),
    ...(kingPot === null ? [] : [t('since.kingPot', held(kingPot))]),
    ...(pagatPot === null ? [] : [t('since.pagatPot', held(pagatPot))]),
    ...(isClosed ? [t('since.closed')] : []),
    ...(dealer === null || isClosed ? [] : [t('since.dealer', { player: nameOf(dealer) })]),
  ];
}
