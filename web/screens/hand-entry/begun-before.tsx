import { Button, Text } from '@mantine/core';
import type { SessionState } from '../../../src/evening/fold.js';
import { may } from '../../api/people/rights.js';
import { handsAfter } from '../../evening/counted-hands.js';
import type { Evening } from '../../evening/evening.js';
import { strangersIn } from '../../evening/moved-on.js';
import { useNameList } from '../../parts/people/player-name.js';
import { TwoHands } from '../../parts/hand-lines/two-hands.js';
import { useNames } from '../../parts/evening/use-evening-here.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';
import { BegunFrame } from './begun-frame.js';

interface Props {
  readonly evening: Evening;
  /** The draft so far. */
  readonly typed: unknown;
  readonly begunAt: SessionState;
  /** Back to the table: nothing has to be decided at once. */
  readonly back: Target;
  readonly onThrowAway: () => void;
  readonly onGoOn: () => void;
  /** Makes the hand with this number of it, which another device recorded. */
  readonly onCorrect: (hand: number) => void;
}

/**
 * A hand was begun here, and then the evening moved on: it was recorded on another device, or others
 * play now. Nothing is moved until somebody says which of them counts, or that both are hands.
 */
export function BegunBefore({
  evening,
  typed,
  begunAt,
  back,
  onThrowAway,
  onGoOn,
  onCorrect,
}: Props) {
  const { t } = useTranslation('hand-entry.twoHands');
  const list = useNameList();
  const nameOf = useNames(evening);
  // Steps that wait to be sent count, too: they were made at the table.
  const theirs = handsAfter({ ...evening, session: { hands: evening.hands } }, begunAt.hands);
  const strangers = strangersIn(evening, typed);
  const isRecorded = theirs.length > 0;
  const hand = begunAt.hands + 1;
  return (
    <BegunFrame
      evening={evening}
      begunAt={begunAt}
      back={back}
      text={t('text', { hand })}
      question={isRecorded ? t('isSame') : undefined}
      choices={
        <>
          <Button size="lg" variant="default" onClick={onThrowAway}>
            {t(isRecorded ? 'same' : 'throwAway', { hand })}
          </Button>
          {isRecorded && may(evening.club, 'record') && (
            <Button
              size="lg"
              variant="default"
              onClick={() => {
                onCorrect(hand);
              }}
            >
              {t('mineCounts', { hand })}
            </Button>
          )}
          {strangers.length === 0 && (
            <Button size="lg" variant="default" onClick={onGoOn}>
              {t(isRecorded ? 'another' : 'goOn', { hand: evening.hands + 1 })}
            </Button>
          )}
        </>
      }
    >
      <TwoHands evening={evening} mine={typed} payments={null} begunAt={begunAt} theirs={theirs} />
      {strangers.length > 0 && (
        <Text fw={650}>
          {t('strangers', { count: strangers.length, names: list(strangers.map(nameOf)) })}
        </Text>
      )}
    </BegunFrame>
  );
}
