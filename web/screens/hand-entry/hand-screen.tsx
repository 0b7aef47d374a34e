import { Text, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconArrowLeft, IconEraser } from '@tabler/icons-react';
import { useState } from 'react';
import type { HandRecord } from '../../../src/rules/game.js';
import type { Evening } from '../../evening/evening.js';
import { hasMovedOn, isNothing, strangersIn } from '../../evening/moved-on.js';
import { preview } from '../../evening/preview.js';
import { send } from '../../evening/send.js';
import { throwAway } from '../../outbox/resolve.js';
import { useDraftOfTable } from '../../outbox/use-draft.js';
import { isStopped, Stopped } from '../../outbox/waiting/stopped.js';
import { changingOf } from '../../outbox/waiting.js';
import { ActionBarButton } from '../../parts/form/action-bar.js';
import { toast } from '../../parts/notices/toast.js';
import { useEveningHere, useNames } from '../../parts/evening/use-evening-here.js';
import { useWakeLock } from '../../parts/page/use-wake-lock.js';
import { useNavigate } from '../../routing/use-routing.js';
import { TermHelp } from '../../parts/help/term-help.js';
import type { Target } from '../../routing/target.js';
import { useIsPhone } from '../../parts/page/use-is-phone.js';
import { useTranslation } from '../../words/use-translation.js';
import { LastStepSaid } from '../table/felt/last-step.js';
import { beginCorrection } from '../corrections/changes/begin-correction.js';
import { BegunBefore } from './begun-before.js';
import { EntryOfGame } from './entry-of-game.js';
import { StandingStrip } from './standing-strip.js';

/** Nothing is typed, in either game. */
const EMPTY: unknown = {};

/** The next hand of an evening; once it is recorded, the one after it. */
export function HandScreen() {
  const { t } = useTranslation('hand-entry');
  const evening = useEveningHere();
  const { value, begunAt, set, clear, moveHere } = useDraftOfTable(
    evening,
    'hand',
    EMPTY,
    isNothing,
  );
  const [onRecord, isRecording] = useRecording(evening);
  useWakeLock();
  const navigate = useNavigate();
  const back = {
    to: '/clubs/$club/sessions/$session/table',
    params: { club: evening.club.id, session: evening.session.id },
  } as const;
  if (isStopped(evening)) return <Stopped evening={evening} back={back} />;
  if (evening.status !== 'open') return <Text>{t('notOpen')}</Text>;
  const changing = changingOf(evening.waiting, 'hand');
  const drop = () => {
    if (changing === undefined) clear();
    else void throwAway(changing.id);
  };
  if (begunAt !== undefined && isOfAnother(evening, begunAt, value)) {
    return (
      <BegunBefore
        evening={evening}
        typed={value}
        begunAt={begunAt}
        back={back}
        onThrowAway={drop}
        onGoOn={() => {
          moveHere();
        }}
        onCorrect={(hand) => {
          // The draft goes on as the correction of the recorded hand.
          beginCorrection(evening, hand, () => value ?? {});
          drop();
          void navigate({
            to: '/clubs/$club/sessions/$session/corrections/$hand',
            params: { ...back.params, hand: String(hand) },
          });
        }}
      />
    );
  }
  return (
    <NextHand
      evening={evening}
      draft={value}
      onChange={(next) => {
        // A tap that comes before the screen has followed is not one on the next hand.
        if (!isRecording) set(next);
      }}
      onClear={clear}
      onRecord={onRecord}
      back={back}
    />
  );
}

/** Whether what is typed belongs to another hand than the next one, or to other players. */
function isOfAnother(evening: Evening, begunAt: Evening['at'], typed: unknown): boolean {
  return hasMovedOn(evening, begunAt) || strangersIn(evening, typed).length > 0;
}

/**
 * Records a hand, and stays for the next one.
 *
 * @returns what records it, and whether that is done and the screen has not followed yet
 */
function useRecording(evening: Evening): readonly [(hand: HandRecord) => void, boolean] {
  const { t } = useTranslation('hand-entry');
  /** The evening as it was when it was tapped: with the hand in it, it is another one. */
  const [tapped, setTapped] = useState<Evening | null>(null);
  const isRecording = tapped === evening;
  const number = evening.hands + 1;
  const record = async (hand: HandRecord) => {
    setTapped(evening);
    let isPut = false;
    try {
      isPut = await send(evening, { kind: 'hand', record: hand });
    } finally {
      if (!isPut) setTapped(null);
    }
    scrollTo({ top: 0 });
    toast(t('recorded', { number }));
  };
  return [
    (hand) => {
      if (!isRecording) void record(hand);
    },
    isRecording,
  ];
}

interface NextHandProps {
  readonly evening: Evening;
  readonly draft: unknown;
  readonly onChange: (draft: unknown) => void;
  readonly onClear: () => void;
  readonly onRecord: (hand: HandRecord) => void;
  readonly back: Target;
}

function NextHand({ evening, draft, onChange, onClear, onRecord, back }: NextHandProps) {
  const { t } = useTranslation('hand-entry');
  const nameOf = useNames(evening);
  const number = evening.hands + 1;
  const isEmpty = isNothing(draft);
  // The cleared draft of this hand: one tap brings it back.
  const [cleared, setCleared] = useState<{ readonly number: number; readonly draft: unknown }>();
  const [clears, setClears] = useState(0);
  const undoClear =
    isEmpty && cleared?.number === number
      ? () => {
          onChange(cleared.draft);
        }
      : null;
  // On a phone the strip has its place above the hand, in sight when the next hand opens.
  const isPhone = useIsPhone();
  const strip = <StandingStrip evening={evening} canUndo={isEmpty} />;
  return (
    <TermHelp evening={evening}>
      <VisuallyHidden>
        <h1>{t('title', { number })}</h1>
      </VisuallyHidden>
      <EntryOfGame
        // Another hand, and a cleared one, starts without open panels and without a chosen count.
        key={`${number} ${changingOf(evening.waiting, 'hand')?.id ?? ''} ${clears}`}
        label={t('title', { number })}
        rules={evening.rules}
        table={evening.table}
        nameOf={nameOf}
        value={draft}
        onChange={onChange}
        preview={(hand) => preview(evening, hand)}
        submitLabel={t('submit', { number })}
        onSubmit={onRecord}
        // The payments of the last step; the hand's own take their place with the first tap.
        before={
          isEmpty ? (
            <>
              {!isPhone && strip}
              <LastStepSaid evening={evening} />
            </>
          ) : undefined
        }
        top={isPhone ? strip : undefined}
        actions={
          <>
            <ActionBarButton icon={IconArrowLeft} does={back}>
              {t('back')}
            </ActionBarButton>
            {!isEmpty && (
              <ActionBarButton
                icon={IconEraser}
                does={() => {
                  setCleared({ number, draft });
                  setClears(clears + 1);
                  onClear();
                }}
              >
                {t('clear')}
              </ActionBarButton>
            )}
            {undoClear !== null && (
              <ActionBarButton icon={IconArrowBackUp} does={undoClear}>
                {t('unclear')}
              </ActionBarButton>
            )}
          </>
        }
      />
    </TermHelp>
  );
}
