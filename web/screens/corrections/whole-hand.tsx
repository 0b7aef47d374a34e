import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { handContent, handWithFine } from '../../../src/evening/lookup.js';
import type { HandRecord } from '../../../src/rules/game.js';
import type { CorrectionOption } from '../../api/corrections.js';
import type { Evening } from '../../evening/evening.js';
import type { Changes } from './use-changes.js';

interface Props {
  readonly refusal: NonNullable<CorrectionOption['refusal']>;
  readonly evening: Evening;
  readonly changes: Changes;
}

/**
 * The way to the hand, where that cannot stand without a fine in it: a hand that was broken off for
 * the fine is to be said whole, and the fine goes with it as one correction.
 */
export function WholeHand({ refusal: { hand, field }, evening, changes }: Props) {
  const { t } = useTranslation('corrections');
  const { course } = evening;
  const [fine] = changes.list.flatMap((one) =>
    'fine' in one && hand !== null && handWithFine(course, one.fine) === hand ? [one.fine] : [],
  );
  if (hand === null || fine === undefined) return null;
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
