import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Evening } from '../../evening/evening.js';
import { isSameName } from '../../parts/people/same-name.js';
import { Link } from '../../routing/link.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { AsItIsNow } from '../meeting/as-it-is-now.js';
import { MeetingChoices } from '../meeting/meeting-choices.js';
import { meetingOf, type Meeting } from '../meeting/meeting.js';
import { change, isSeatedAlready, sendAs, tryAgain } from '../resolve.js';
import { ThrowAway } from './throw-away.js';
import { canBeTakenOut, isBehind, type TappedBy, type Waiting } from '../waiting.js';

interface Props {
  readonly waiting: Waiting;
  /** The caller, where somebody else tapped it; null where it is theirs. */
  readonly takenOverBy: TappedBy | null;
  /** The step in words. */
  readonly what: string;
  readonly evening: Evening | null;
  readonly onLeave: () => void;
}

/** The decisions about an unsent step. */
export function WaitingActions({ waiting, takenOverBy, what, evening, onLeave }: Props) {
  const { t } = useTranslation('outbox');
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { id, state, draft } = waiting;
  const goTo = (href: string) => {
    onLeave();
    void navigate({ href });
  };
  const entry = entryOf(waiting);
  const ask = () => {
    setIsAsking(true);
  };
  const keep = () => {
    setIsAsking(false);
  };
  const changeIt = async (at: string) => {
    // The person who changes it has the list before their eyes.
    await change(id, evening?.at ?? waiting.madeOn);
    goTo(at);
  };
  if (isAsking) return <ThrowAway waiting={waiting} evening={evening} what={what} onKeep={keep} />;
  const canChange = canBeTakenOut(waiting) && draft !== null && entry !== null;
  const isNext = evening !== null && evening.stuck?.id === id;
  const meeting = isNext ? meetingOf(waiting, evening) : null;
  return (
    <Stack gap="xs">
      {evening !== null && isNext && (
        <Conflict waiting={waiting} evening={evening} meeting={meeting} onThrowAway={ask} />
      )}
      <Group gap="xs">
        {state.is === 'signed-out' && (
          <Button renderRoot={(props) => <Link to="/sign-in" {...props} />} onClick={onLeave}>
            {t('signIn')}
          </Button>
        )}
        {takenOverBy !== null && (
          <Button onClick={() => void sendAs(id, takenOverBy)}>
            {t('sendAs', { name: takenOverBy.name })}
          </Button>
        )}
        {state.is === 'refused' && (
          <Button onClick={() => void tryAgain(id)}>{t('tryAgain')}</Button>
        )}
        {canChange && state.is === 'changing' && (
          <Button
            onClick={() => {
              goTo(entry);
            }}
          >
            {t('goOn')}
          </Button>
        )}
        {canChange && state.is !== 'changing' && (
          <Button variant="default" onClick={() => void changeIt(entry)}>
            {t('change')}
          </Button>
        )}
        {canBeTakenOut(waiting) && meeting === null && (
          <Button variant="default" onClick={ask}>
            {t('throwAway')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

interface ConflictProps extends SeatedProps {
  readonly meeting: Meeting | null;
  readonly onThrowAway: () => void;
}

/** The choices about a step that met something new at its table. */
function Conflict({ waiting, evening, meeting, onThrowAway }: ConflictProps) {
  const { id, state, step } = waiting;
  if (meeting !== null) {
    return <MeetingChoices meeting={meeting} evening={evening} onThrowAway={onThrowAway} />;
  }
  if (state.is !== 'conflict' || isBehind(waiting, evening.session)) return null;
  return (
    <>
      <AsItIsNow id={id} step={step} evening={evening} />
      <SeatedAlready waiting={waiting} evening={evening} />
    </>
  );
}

interface SeatedProps {
  readonly waiting: Waiting;
  readonly evening: Evening;
}

/** The choice that the guest whom a step would seat is the person of that name at the table. */
function SeatedAlready({ waiting: { id, step }, evening: { members, table } }: SeatedProps) {
  const { t } = useTranslation('outbox');
  if (step.kind !== 'join' || step.guest === undefined) return null;
  const { name } = step.guest;
  const player = table.players.find(
    (one) => one !== step.player && isSameName(members.get(one) ?? '', name),
  );
  if (player === undefined) return null;
  return (
    <Button onClick={() => void isSeatedAlready(id, player)}>{t('seatedAlready', { name })}</Button>
  );
}

/** Where a step is typed; null for what has no entry of its own. */
function entryOf({ club, session, step }: Waiting): string | null {
  if (step.kind !== 'hand' && step.kind !== 'fine') return null;
  return `/clubs/${club}/sessions/${session}/table/${step.kind}`;
}
