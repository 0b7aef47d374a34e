import { Badge, Button, Group, Title } from '@mantine/core';
import { IconCloudUpload, IconPencil } from '@tabler/icons-react';
import { latestHand } from '../../../../src/evening/lookup.js';
import type { Course } from '../../../../src/evening/course.js';
import type { HandRecord } from '../../../../src/rules/game.js';
import { may } from '../../../api/people/rights.js';
import { countedHand } from '../../../evening/counted-hands.js';
import type { Evening } from '../../../evening/evening.js';
import type { LastStep } from '../../../evening/last-step.js';
import { send } from '../../../evening/send.js';
import { Payments } from '../../../parts/payments/payments.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useUndoWords } from '../../../parts/evening/use-undo-words.js';
import { toast } from '../../../parts/notices/toast.js';
import { Link } from '../../../routing/link.js';
import type { Target } from '../../../routing/target.js';
import { FreeFine } from '../../fine-entry/free-fine.js';
import { LooseFine } from '../../fine-entry/loose-fine.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from './last-step.module.css';

/** The last step, with its payments. */
export function LastStepSaid({ evening }: { readonly evening: Evening }) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  const words = useStepTitle(nameOf);
  const { last, table } = evening;
  if (last === null) return <p>{t('lastNothing', { name: nameOf(table.dealer) })}</p>;
  return (
    <section aria-live="polite">
      <Group gap="xs" mb={4}>
        <Title order={2} size="h4">
          {words(last)}
        </Title>
        {!last.isSent && (
          <Badge
            className={classes['waits']}
            leftSection={<IconCloudUpload size={16} aria-hidden />}
          >
            {t('notSent')}
          </Badge>
        )}
      </Group>
      {last.undone?.hand != null && <HandUndone evening={evening} hand={last.undone.hand} />}
      {last.payments.length > 0 && <Payments payments={last.payments} nameOf={nameOf} />}
      {last.fine !== null && <FreeFine evening={evening} fine={last.fine} />}
      {last.fine !== null && <LooseFine evening={evening} fine={last.fine} />}
      {(last.kind === 'undo' || last.kind === 'correction') && <LastCounted evening={evening} />}
      {last.isSent && <Correct evening={evening} fine={last.fine} />}
    </section>
  );
}

/** After a hand was undone: one tap brings it back as it was. */
function HandUndone({ evening, hand }: { readonly evening: Evening; readonly hand: number }) {
  const { t } = useTranslation('table');
  const { club, course } = evening;
  const record = recordUndone(course);
  const bringBack = async () => {
    if (record === null) return;
    const reason = t('bringBackReason');
    await send(evening, { kind: 'correction', hand, record, mode: 'replay', reason });
    toast(t('broughtBack', { number: hand }));
  };
  if (record === null || !may(club, 'record')) return null;
  return (
    <Button variant="default" mb="xs" onClick={() => void bringBack()}>
      {t('bringBack', { number: hand })}
    </Button>
  );
}

/** The last hand that counts, as it counts now: after an undo or a correction it is another one, or pays otherwise. */
function LastCounted({ evening }: { readonly evening: Evening }) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  const { course, rules } = evening;
  const latest = latestHand(course);
  if (latest === null) return null;
  return (
    <section>
      <Title order={3} size="h5" mt="sm">
        {t('lastCounted', { number: latest })}
      </Title>
      <Payments payments={countedHand(rules, course, latest).payments} nameOf={nameOf} />
    </section>
  );
}

/** The record of the hand that the last step took back; null for any other step. */
function recordUndone(course: Course): HandRecord | null {
  const step = course.at(-1)?.step;
  if (step?.kind !== 'correction-recorded') return null;
  const [change] = step.changes;
  return change !== undefined && 'hand' in change ? change.was.record : null;
}

interface CorrectProps {
  readonly evening: Evening;
  /** The fine that came last, if it was one. */
  readonly fine: string | null;
}

/**
 * The ways to put the last fine and the newest hand right, whatever came after it; what is not sent yet
 * is changed where it waits.
 */
function Correct({ evening: { club, session, course }, fine }: CorrectProps) {
  const { t } = useTranslation('table');
  const params = { club: club.id, session: session.id };
  const hand = latestHand(course);
  return (
    <Group gap="xs" mt="sm">
      {fine !== null && (
        <CorrectButton
          to="/clubs/$club/sessions/$session/corrections/fine/$fine"
          params={{ ...params, fine }}
        >
          {t('correctFine')}
        </CorrectButton>
      )}
      {hand !== null && (
        <CorrectButton
          to="/clubs/$club/sessions/$session/corrections/$hand"
          params={{ ...params, hand: String(hand) }}
        >
          {t('correct', { number: hand })}
        </CorrectButton>
      )}
    </Group>
  );
}

function CorrectButton({ children, ...way }: Target & { readonly children: string }) {
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={20} aria-hidden />}
      renderRoot={(props) => <Link {...way} {...props} />}
    >
      {children}
    </Button>
  );
}

/** A step in a few words. */
export function useStepTitle(nameOf: (player: string) => string): (last: LastStep) => string {
  const { t } = useTranslation('steps');
  const undoWords = useUndoWords(nameOf);
  return ({ kind, hand, player, undone }) => {
    if (kind === 'undo') return undone === null ? '' : undoWords('done', undone);
    return t(`${kind}.last`, { number: hand, name: player === null ? '' : nameOf(player) });
  };
}
