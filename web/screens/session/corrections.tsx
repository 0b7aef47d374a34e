import { Anchor, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { usualReason } from '../../../src/evening/corrections/usual-reasons.js';
import type { BetweenHands } from '../../../src/evening/event.js';
import { stepName } from '../../../src/evening/steps.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { CorrectionView } from '../../api/evenings/club-queries.js';
import { correctionsQuery } from '../../api/evenings/evening-queries.js';
import type { Undoable } from '../../evening/last-step.js';
import { useUndoWords } from '../../parts/evening/use-undo-words.js';
import { useDates } from '../../parts/figures/dates.js';
import { useNameList } from '../../parts/people/player-name.js';
import { signedPoints } from '../../parts/figures/points.js';
import { Folding } from '../../parts/page/folding.js';
import { useSignedMoney } from '../../parts/figures/signed-money.js';
import { useReason } from '../../parts/disputes/use-reason.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { WhyMoved } from '../corrections/ways/why-moved.js';
import { isLong, type EveningProps } from './evening-props.js';
import classes from './session.module.css';
import { useCalled } from '../../parts/people/use-called.js';

/** Later corrections. Empty when there are none. */
export function Corrections({ club, session, nameOf }: EveningProps) {
  const { t } = useTranslation('session');
  const { data: corrections } = useSuspenseQuery(correctionsQuery(club.id, session.id));
  const title = useCorrectionTitle(nameOf);
  const titles = corrections.map(title);
  if (corrections.length === 0) return null;
  return (
    <Folding
      title={t('corrections')}
      id="corrections"
      summary={titles.join(' · ')}
      isAlways={isLong(session)}
    >
      <ul className={classes['list']}>
        {corrections.map((correction) => (
          <li key={correction.event} className={classes['entry']}>
            <Correction club={club} correction={correction} nameOf={nameOf} />
          </li>
        ))}
      </ul>
    </Folding>
  );
}

/** The reason of a correction, or the step that it took back. */
function useCorrectionTitle(nameOf: EveningProps['nameOf']) {
  const why = useReason();
  const undoWords = useUndoWords(nameOf);
  return (correction: CorrectionView) => {
    const undone = undoneBy(correction);
    return undone === null ? why(correction.reason) : undoWords('done', undone);
  };
}

interface Props {
  readonly club: EveningProps['club'];
  readonly correction: CorrectionView;
  readonly nameOf: EveningProps['nameOf'];
}

function Correction({ club, correction, nameOf }: Props) {
  const { t } = useTranslation(['session', 'disputes']);
  const dates = useDates();
  const called = useCalled();
  const list = useNameList();
  const money = useSignedMoney(club.currency);
  const title = useCorrectionTitle(nameOf);
  const { reason, dispute, mode, recordedAt, actorName, hands, fines, seats, effect } = correction;
  const moved = effect.members.filter(({ points }) => points !== 0);
  const what = [
    ...(hands.length > 0
      ? [t('correctedHands', { numbers: list(hands.map(({ hand }) => String(hand))) })]
      : []),
    ...(fines.length > 0 ? [t('correctedFines', { count: fines.length })] : []),
    ...(seats.length > 0 ? [t('correctedSeats', { count: seats.length })] : []),
    t(`modes.${mode}`),
  ];
  return (
    <>
      <Text fw={650}>{title(correction)}</Text>
      <Text size="sm">{what.join(' · ')}</Text>
      <Text>
        {moved.length === 0
          ? t('noEffect')
          : moved
              .map(({ player, points, money: minor }) => {
                const also = minor === 0 ? '' : ` (${money(minor)})`;
                return `${nameOf(player)} ${signedPoints(points)}${also}`;
              })
              .join(' · ')}
      </Text>
      <WhyMoved effect={effect} nameOf={nameOf} />
      <Text size="sm" c="dimmed">
        {t('correctedBy', { name: called(actorName), time: dates.moment(recordedAt) })}
      </Text>
      {dispute !== null && reason !== '' && (
        <Anchor
          className={classes['way']}
          renderRoot={(props) => (
            <Link
              to="/clubs/$club/disputes/$dispute"
              params={{ club: club.id, dispute }}
              {...props}
            />
          )}
        >
          {t('disputes:see')}
        </Anchor>
      )}
    </>
  );
}

/** The step that an undo without a reason of its own took back; null for any other correction. */
function undoneBy({ reason, hands, fines, seats, steps }: CorrectionView): Undoable | null {
  if (usualReason(reason) !== 'undone') return null;
  const [[hand], [fine], [seat], [step]] = [hands, fines, seats, steps ?? []];
  if (hand !== undefined) return { kind: 'hand', hand: hand.hand, player: null };
  if (fine !== undefined) return { kind: 'fine', hand: null, player: asPlayer(fine.was.player) };
  if (seat !== undefined) {
    const kind = seat.seat === 'joined' ? 'join' : 'leave';
    return { kind, hand: null, player: asPlayer(seat.player) };
  }
  if (step === undefined) return null;
  return { kind: stepName(step.kind as BetweenHands['kind']), hand: null, player: null };
}

/** The service's types know ids as texts only. */
const asPlayer = (id: string) => id as PlayerId;
