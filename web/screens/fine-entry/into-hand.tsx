import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import { gameOf } from '../../../src/rules/game.js';
import type { Evening } from '../../evening/evening.js';
import { useNames } from '../../parts/evening/use-evening-here.js';
import { useTranslation } from '../../words/use-translation.js';
import type { EffectsWay, PlacedFine } from './placed-fine.js';

interface Props {
  readonly evening: Evening;
  readonly fine: FineRecord;
  readonly placed: PlacedFine;
  readonly way: EffectsWay;
  /** Records the fine alone, as the table agreed. */
  readonly onAgreed: () => void;
}

/** The effects of a fine on deal and hand, with the way to record the fine alone. */
export function IntoHand({ evening, fine, placed, way, onAgreed }: Props) {
  const { t } = useTranslation('fine-entry');
  const nameOf = useNames(evening);
  const { rules, hands } = evening;
  const { place, effects, table } = placed;
  const said = {
    name: nameOf(fine.player),
    dealer: nameOf(table.dealer),
    next: nameOf(gameOf(rules).dealerAfter(table, {})),
    number: typeof place === 'number' ? place : hands + 1,
  };
  const isEntered = way === 'next' || way === 'correct';
  // Both others let the hand go on: by the book nothing changes.
  const isLetPass = effects.length === 0;
  const byBook = isLetPass ? 'intoHand.letPass' : 'intoHand.byBook';
  return (
    <Alert
      color="brass"
      variant="outline"
      icon={<IconAlertTriangle aria-hidden />}
      title={t(isEntered ? 'intoHand.title' : byBook, said)}
    >
      <Stack gap="xs" align="flex-start">
        {effects.map((effect) => (
          <Text key={effect}>{t(`intoHand.effects.${effect}`, said)}</Text>
        ))}
        {!isEntered && !(isLetPass && way === 'noHand') && (
          <Text fw={650}>{t(`intoHand.lost.${way}`, said)}</Text>
        )}
        {!isLetPass && (
          <Text size="sm">
            {t('intoHand.agreedText', { ...said, dealer: nameOf(evening.table.dealer) })}
          </Text>
        )}
        {isEntered && (
          <Button variant="default" onClick={onAgreed}>
            {t('intoHand.agreed')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
