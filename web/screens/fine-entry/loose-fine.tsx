import { Alert, Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { effectsOf, endsHand } from '../../../src/rules/fine-effects.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import { gameOf } from '../../../src/rules/game.js';
import { countsHand, findFine, findHand, fineContent } from '../../../src/evening/lookup.js';
import { may } from '../../api/people/rights.js';
import type { Evening } from '../../evening/evening.js';
import { send } from '../../evening/send.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { DealerDialog } from '../table/dialogs/dealer-dialog.js';
import { addToNextHand, addToRecordedHand, wayOfRecorded } from './placed-fine.js';

/** The remedy for a fine that was recorded by itself and belongs in a hand by its book. */
type Remedy =
  /** It is undone and entered in the next hand. */
  | { readonly kind: 'next'; readonly record: FineRecord }
  /** The hand that it is about is corrected with it, and the fine by itself is lifted. */
  | { readonly kind: 'correct'; readonly record: FineRecord; readonly hand: number }
  /** Hands were played since: it stays, and the next dealer is set. */
  | { readonly kind: 'dealer' };

/** The remedy for a fine between hands; null where it does nothing but cost, or nothing can be done. */
function remedyOf(evening: Evening, fine: string): Remedy | null {
  const { rules, course, undoes, active, status } = evening;
  const found = findFine(course, fine);
  if (found === undefined || status !== 'open') return null;
  const { record } = fineContent(course, found.step);
  const catalogue = gameOf(rules).fines(rules);
  if (record === null) return null;
  // Where the others let the hand go on, nothing but the fine was to be recorded.
  const effects = effectsOf(catalogue, record).filter((effect) => effect !== 'may-break-off');
  if (effects.length === 0) return null;
  const { hand } = found.step;
  if (hand !== null && countsHand(course, hand)) {
    const then = findHand(course, hand).before?.table;
    const way = then === undefined ? null : wayOfRecorded(evening, record, hand, then);
    return way === 'correct' ? { kind: 'correct', record, hand } : null;
  }
  if (undoes?.fine === fine && active.includes(record.player)) return { kind: 'next', record };
  return endsHand(catalogue, record) ? { kind: 'dealer' } : null;
}

interface Props {
  readonly evening: Evening;
  /** The id of a fine between hands. */
  readonly fine: string;
}

/** The way from a fine that was recorded by itself to where it belongs by its book. */
export function LooseFine({ evening, fine }: Props) {
  const { t } = useTranslation('fine-entry');
  const navigate = useNavigate();
  const [isOpen, dialog] = useDisclosure(false);
  const remedy = remedyOf(evening, fine);
  if (remedy === null || !may(evening.club, 'record')) return null;
  const params = { club: evening.club.id, session: evening.session.id };
  const number = remedy.kind === 'correct' ? remedy.hand : evening.hands + 1;
  const remedied = async () => {
    if (remedy.kind === 'next') {
      await send(evening, { kind: 'undo', reason: null });
      addToNextHand(evening, remedy.record);
      await navigate({ to: '/clubs/$club/sessions/$session/table/hand', params });
    } else if (remedy.kind === 'correct') {
      addToRecordedHand(evening, number, remedy.record, { loose: fine });
      const to = '/clubs/$club/sessions/$session/corrections/$hand';
      await navigate({ to, params: { ...params, hand: String(number) } });
    } else dialog.open();
  };
  return (
    <Alert color="brass" variant="outline" mt="sm" icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="xs" align="flex-start">
        <Text>{t(`loose.text.${remedy.kind}`, { number })}</Text>
        <Button variant="default" onClick={() => void remedied()}>
          {t(`loose.do.${remedy.kind}`, { number })}
        </Button>
      </Stack>
      <DealerDialog evening={evening} isOpen={isOpen} onClose={dialog.close} />
    </Alert>
  );
}
