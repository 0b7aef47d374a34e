import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import type { PlayerId } from '../../../../src/rules/payment.js';
import { previewStep } from '../../../evening/preview.js';
import { send } from '../../../evening/send.js';
import { unsentGuests } from '../../../outbox/unsent-guests.js';
import { Choice } from '../../../parts/form/fields/choice.js';
import { Payments } from '../../../parts/payments/payments.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useRefusalWords } from '../../../parts/notices/use-refusal-words.js';
import { toast } from '../../../parts/notices/toast.js';
import { Choices } from '../../../parts/form/fields/choices.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Dialog, type DialogProps } from './dialog.js';
import type { NewGuest } from './guest-form.js';
import { NameGuest } from './new-guest.js';

/** The id of nobody: for whether a guest could sit down who is in no list yet. */
const SOMEBODY_NEW = 'ffffffff-ffff-4fff-bfff-ffffffffffff' as PlayerId;

/** A new player and their seat; with their payment into the cups. */
export function JoinDialog({ evening, ...dialog }: DialogProps) {
  const { t } = useTranslation('table');
  const nameOfKnown = useNames(evening);
  const { players } = evening.table;
  const [player, setPlayer] = useState<PlayerId | null>(null);
  const [named, setNamed] = useState<NewGuest | null>(null);
  const nameOf = (one: string) => (one === named?.id ? named.name : nameOfKnown(one));
  const words = useRefusalWords(nameOf);
  const [seat, setSeat] = useState(players.length);
  const others = whoCanJoin(evening, named);
  const known = player !== null && others.includes(player) ? player : null;
  const asGuest = guestOf(evening, named, known);
  const step = known === null ? null : ({ kind: 'join', player: known, seat, ...asGuest } as const);
  const result = step === null ? null : previewStep(evening, step);
  const newcomer = previewStep(evening, { kind: 'join', player: SOMEBODY_NEW, seat });
  const join = async () => {
    if (step === null) return;
    await send(evening, step);
    toast(t('joining.done', { name: nameOf(step.player) }));
  };
  return (
    <Dialog
      {...dialog}
      title={t('joining.title')}
      submit={
        known === null || result?.ok !== true
          ? null
          : {
              words: t('joining.submit', { name: nameOf(known) }),
              onSubmit: () => void join(),
            }
      }
    >
      {others.length === 0 && <Text>{t('joining.nobody')}</Text>}
      <Choices title={t('joining.who')}>
        {others.map((one) => {
          const tried = previewStep(evening, { kind: 'join', player: one, seat });
          return (
            <Choice
              key={one}
              isChosen={one === known}
              whyNot={tried.ok ? undefined : words(tried)}
              onChoose={() => {
                setPlayer(one);
              }}
            >
              {nameOf(one)}
            </Choice>
          );
        })}
      </Choices>
      {newcomer.ok ? (
        <NameGuest
          known={[...evening.members.values()].map((name) => ({ name }))}
          onNamed={(one) => {
            setNamed(one);
            setPlayer(one.id as PlayerId);
          }}
        />
      ) : (
        <Text size="sm">{words(newcomer)}</Text>
      )}
      <Where evening={evening} seat={seat} onSeat={setSeat} />
      {result?.ok === true && result.payments.length > 0 && (
        <Payments payments={result.payments} nameOf={nameOf} />
      )}
      {result?.ok === false && <Alert color="red">{words(result)}</Alert>}
    </Dialog>
  );
}

/** Those who do not sit at the table, with the guest who has just been named. */
function whoCanJoin({ members, away, table }: DialogProps['evening'], named: NewGuest | null) {
  const known = named === null || members.has(named.id) ? [] : [named.id];
  return [...members.keys(), ...known].filter(
    (member) => !table.players.includes(member as PlayerId) && !away.has(member),
  ) as PlayerId[];
}

/**
 * The name that goes out with somebody whom the service may not know: also of a guest who sat down
 * without a network and got up again, as their first step may be thrown away.
 */
function guestOf(
  { waiting }: DialogProps['evening'],
  named: NewGuest | null,
  player: PlayerId | null,
): { readonly guest?: { readonly name: string } } {
  if (player === null) return {};
  const name = player === named?.id ? named.name : unsentGuests(waiting).get(player);
  return name === undefined ? {} : { guest: { name } };
}

interface WhereProps extends Pick<DialogProps, 'evening'> {
  /** Counted from 0; the one to the right of the player before it. */
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

/** The player to whose right they sit down. */
function Where({ evening, seat, onSeat }: WhereProps) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  return (
    <Choices title={t('joining.where')}>
      {evening.table.players.map((right, index) => (
        <Choice
          key={right}
          isChosen={seat === index + 1}
          onChoose={() => {
            onSeat(index + 1);
          }}
        >
          {nameOf(right)}
        </Choice>
      ))}
    </Choices>
  );
}
