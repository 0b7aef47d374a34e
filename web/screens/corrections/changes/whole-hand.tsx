import { Button, Group, Text } from '@mantine/core';
import { handContent, handWithFine } from '../../../../src/evening/lookup.js';
import type { HandRecord } from '../../../../src/rules/game.js';
import type { Change } from '../../../api/evenings/corrections.js';
import type { Evening } from '../../../evening/evening.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { Changes } from './use-changes.js';

interface Props {
  readonly hand: number;
  /** The fine in it that is put right. */
  readonly fine: string;
  /** The field of the record that needs the fine; null for no particular one. */
  readonly field: string | null;
  readonly evening: Evening;
  readonly changes: Changes;
}

/** The fine of a hand among some changes; null where none of them is of one. */
export function fineInHand(
  { course }: Pick<Evening, 'course'>,
  changes: readonly Change[],
  hand: number | null,
): string | null {
  for (const one of changes) {
    if (hand === null || !('fine' in one)) continue;
    if (handWithFine(course, one.fine) === hand) return one.fine;
  }
  return null;
}

/**
 * The way to the hand of a fine that the hand cannot do without: a hand that was broken off for the
 * fine is entered again as a whole, and the fine is removed in the same correction.
 */
export function WholeHand({ hand, fine, field, evening: { course }, changes }: Props) {
  const { t } = useTranslation('corrections');
  return (
    <>
      <Text mt="xs">{t('wholeHand.why', { number: hand })}</Text>
      <Group gap="xs" mt="xs">
        <Button
          variant="default"
          onClick={() => {
            changes.begin({ hand }, withoutFine(handContent(course, hand), fine, field));
          }}
        >
          {t('wholeHand.again', { number: hand })}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            changes.put({ hand, void: true });
          }}
        >
          {t('wholeHand.void', { number: hand })}
        </Button>
      </Group>
    </>
  );
}

/** The record without the fine, and without what cannot be said without it: that it was broken off. */
function withoutFine(
  { record, fineIds }: ReturnType<typeof handContent>,
  fine: string,
  field: string | null,
): object {
  const said: Partial<HandRecord> = record ?? {};
  const fines = (said.fines ?? []).filter((_, place) => fineIds[place] !== fine);
  return Object.fromEntries(Object.entries({ ...said, fines }).filter(([name]) => name !== field));
}
