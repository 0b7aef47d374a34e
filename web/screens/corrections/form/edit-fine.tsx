import { Button, Group, Stack } from '@mantine/core';
import type { HandRecord } from '../../../../src/rules/game.js';
import type { HandView } from '../../../api/evenings/club-queries.js';
import type { Evening } from '../../../evening/evening.js';
import { useWhyNot } from '../../../parts/form/fields/choice.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useTranslation } from '../../../words/use-translation.js';
import { fineOf, isAmountOpen, type FineDraft } from '../../fine-entry/fine-draft.js';
import { FineForm } from '../../fine-entry/fine-form.js';
import type { FineFormProps } from '../../fine-entry/fine-form-props.js';
import { Leave } from './leave.js';
import { keyOf, type Changes } from '../changes/use-changes.js';
import { useRecordedFine } from './use-recorded-fine.js';
import { useTableThen } from './use-table-then.js';

interface Props {
  readonly evening: Evening;
  readonly fine: string;
  readonly changes: Changes;
  readonly dispute: string | null;
}

/** A fine entered again as it should have been, or lifted. */
export function EditFine({ evening, fine, changes, dispute }: Props) {
  const { t } = useTranslation('corrections');
  const nameOf = useNames(evening);
  const tellWhyNot = useWhyNot();
  const target = { fine };
  const { draft: recorded, hand } = useRecordedFine(evening, fine);
  const place = hand === null ? target : { hand: hand.number };
  const at = useTableThen(evening, place, changes.list);
  // Only this screen puts something there.
  const typed = changes.typed[keyOf(target)] as FineDraft | undefined;
  const draft = typed ?? recorded;
  const said = fineOf(draft);
  const isWhole = said !== null && !isAmountOpen(evening.rules, draft);
  const { dealer } = at.table;
  // The fined player may have left since.
  const players = [...new Set([...at.table.players, ...(said === null ? [] : [said.player])])];
  return (
    <Stack>
      <div>
        <FineForm
          rules={evening.rules}
          players={players}
          seats={players}
          dealer={dealer}
          nameOf={nameOf}
          value={draft}
          onChange={(next) => {
            changes.type(target, next);
          }}
          // The service computes the effect in the fine's place.
          whyNot={() => undefined}
          {...(hand === null ? {} : inHand(hand))}
        />
      </div>
      <Group>
        <Leave changes={changes} target={target} isFirstToo={dispute !== null} />
        <Button
          variant="default"
          h="auto"
          mih={56}
          onClick={() => {
            changes.put({ fine, void: true });
          }}
        >
          {t('lift')}
        </Button>
        <Button
          h="auto"
          mih={56}
          onClick={() => {
            if (said === null || !isWhole) {
              tellWhyNot(t('fineOpen'));
              return;
            }
            changes.put({ fine, record: said });
          }}
        >
          {t('see')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The parts of the hand that a fine in it can name. */
function inHand({ record }: HandView): Pick<FineFormProps, 'hand'> {
  const said = record as HandRecord | null;
  if (said === null) return {};
  return { hand: { meldinger: said.meldinger ?? [], events: said.events ?? [] } };
}
