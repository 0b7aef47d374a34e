import { Button, Text } from '@mantine/core';
import type { SessionState } from '../../../src/evening/fold.js';
import { countsHand, latestHand } from '../../../src/evening/lookup.js';
import type { Evening } from '../../evening/evening.js';
import { strangersIn } from '../../evening/moved-on.js';
import { useNameList } from '../../parts/people/player-name.js';
import { useNames } from '../../parts/evening/use-evening-here.js';
import { BegunFrame } from '../hand-entry/begun-frame.js';
import type { FineAtTable } from './fine-draft.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly evening: Evening;
  readonly draft: FineAtTable;
  readonly begunAt: SessionState;
  readonly back: Target;
  readonly onThrowAway: () => void;
  /** @param hand which one the fine belongs to, null for none */
  readonly onGoOn: (hand: number | null) => void;
}

/**
 * A fine was begun here, and then the evening moved on: a hand was recorded or taken back, or others sit
 * at the table. Nothing is moved until somebody says which hand the fine belongs to.
 */
export function BegunFine({ evening, draft, begunAt, back, onThrowAway, onGoOn }: Props) {
  const { t } = useTranslation('fine-entry');
  const list = useNameList();
  const nameOf = useNames(evening);
  const strangers = strangersIn(evening, { fines: draft.fine });
  return (
    <BegunFrame
      evening={evening}
      begunAt={begunAt}
      back={back}
      text={begunAt.hands === 0 ? t('begun.first') : t('begun.after', { number: begunAt.hands })}
      question={strangers.length === 0 ? t('begun.which') : undefined}
      choices={
        <>
          {strangers.length === 0 &&
            handsFor(evening, draft, begunAt).map((hand) => (
              <Button
                key={hand}
                size="lg"
                variant="default"
                onClick={() => {
                  onGoOn(hand);
                }}
              >
                {hand === null ? t('ofNoHand') : t('ofHand', { number: hand })}
              </Button>
            ))}
          <Button size="lg" variant="default" onClick={onThrowAway}>
            {t('begun.throwAway')}
          </Button>
        </>
      }
    >
      <Text fw={650}>
        <Told fine={draft.fine} nameOf={nameOf} />
      </Text>
      {strangers.length > 0 && (
        <Text fw={650}>
          {t('begun.strangers', { count: strangers.length, names: list(strangers.map(nameOf)) })}
        </Text>
      )}
    </BegunFrame>
  );
}

/** The hand that it was begun after or put down for, the last one now, and none. */
function handsFor({ course }: Evening, { hand }: FineAtTable, begunAt: SessionState) {
  const hands = [hand, begunAt.hands, latestHand(course)].filter(
    (one): one is number => typeof one === 'number' && countsHand(course, one),
  );
  return [...new Set(hands), null];
}

function Told({
  fine: { player, code, note },
  nameOf,
}: {
  readonly fine: FineAtTable['fine'];
  readonly nameOf: (player: string) => string;
}) {
  const { t } = useTranslation('fine-entry');
  const said = [
    player === undefined ? undefined : nameOf(player),
    code === undefined ? undefined : t(`codes.${code}`),
    note,
  ];
  return said.filter((part) => part !== undefined && part !== '').join(' · ');
}
