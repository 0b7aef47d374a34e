import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import {
  effectsOf,
  withFine,
  type FinedHand,
  type FineEffect,
} from '../../../src/rules/fine-effects.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import { gameOf } from '../../../src/rules/game.js';
import type { Evening } from '../../evening/evening.js';
import { draftOf } from '../../outbox/drafts.js';
import { useNames } from '../../parts/evening/use-evening-here.js';
import { useTranslation } from '../../words/use-translation.js';

/**
 * The effects that a fine at the table has on the next hand; empty for one that is paid and no more, for
 * a player who sits out, and once somebody has chosen the recorded hand it is about.
 */
export function effectsAtTable(
  { rules, active }: Evening,
  fine: FineRecord | null,
  chosenHand: number | null | undefined,
): readonly FineEffect[] {
  if (fine === null || chosenHand !== undefined || !active.includes(fine.player)) return [];
  return effectsOf(gameOf(rules).fines(rules), fine);
}

/** Adds a fine to the draft of the next hand, with the end that it gives the hand. */
export function addToNextHand({ rules, session, at }: Evening, fine: FineRecord): void {
  const draft = draftOf(session.id, 'hand');
  const typed = draft.read();
  // A draft of the hand's entry is a record with parts that may be missing.
  const hand = (typed?.value ?? {}) as FinedHand;
  draft.write(withFine(gameOf(rules).fines(rules), hand, fine), typed?.begunAt ?? at);
}

interface Props {
  readonly evening: Evening;
  readonly fine: FineRecord;
  readonly effects: readonly FineEffect[];
  /** Records the fine alone, as the table agreed. */
  readonly onAgreed: () => void;
}

/** The effects of a fine on the next hand, with the way to record the fine alone. */
export function IntoHand({ evening, fine, effects, onAgreed }: Props) {
  const { t } = useTranslation('fine-entry');
  const nameOf = useNames(evening);
  const { rules, table, hands } = evening;
  const said = {
    name: nameOf(fine.player),
    dealer: nameOf(table.dealer),
    next: nameOf(gameOf(rules).dealerAfter(table, {})),
  };
  return (
    <Alert
      color="brass"
      variant="outline"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('intoHand.title', { number: hands + 1 })}
    >
      <Stack gap="xs" align="flex-start">
        {effects.map((effect) => (
          <Text key={effect}>{t(`intoHand.effects.${effect}`, said)}</Text>
        ))}
        <Text size="sm">{t('intoHand.agreedText', said)}</Text>
        <Button variant="default" onClick={onAgreed}>
          {t('intoHand.agreed')}
        </Button>
      </Stack>
    </Alert>
  );
}
