import { Button, Group, Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FineCode, FineRecord } from '../../../src/rules/fine-record.js';
import type { Rules } from '../../../src/rules/game.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { sessionFinesQuery, type FineLine } from '../../api/club-queries.js';
import { LoadingScreen } from '../../app/loading-screen.js';
import type { Evening } from '../../evening/evening.js';
import { useWhyNot } from '../../parts/choice.js';
import { useNames } from '../../parts/use-evening-here.js';
import { fineOf, isAmountOpen, ruleOf, type FineDraft } from '../fine-entry/fine-draft.js';
import { FineForm } from '../fine-entry/fine-form.js';
import { Leave } from './leave.js';
import { keyOf, type Changes } from './use-changes.js';
import { useTableThen } from './use-table-then.js';

interface Props {
  readonly evening: Evening;
  readonly fine: string;
  readonly changes: Changes;
  readonly dispute: string | null;
}

/** A fine between hands entered again as it should have been, or lifted. */
export function EditFine({ evening, fine, changes, dispute }: Props) {
  const { t } = useTranslation('corrections');
  const { club, session, rules } = evening;
  const nameOf = useNames(evening);
  const tellWhyNot = useWhyNot();
  const target = { fine };
  const { data: fines } = useSuspenseQuery(sessionFinesQuery(club.id, session.id));
  const at = useTableThen(evening, target, null, { changes: changes.list, dispute });
  if (at === null) return <LoadingScreen />;
  const line = fines.find(({ id }) => id === fine);
  // Only this screen puts something there.
  const typed = changes.typed[keyOf(target)] as FineDraft | undefined;
  const draft = typed ?? (line === undefined ? {} : draftOf(rules, line));
  const said = fineOf(draft);
  const isWhole = said !== null && !isAmountOpen(rules, draft);
  const { dealer } = at.table;
  // Who was fined may have left since.
  const players = [...new Set([...at.table.players, ...(said === null ? [] : [said.player])])];
  return (
    <Stack>
      <div>
        <FineForm
          rules={rules}
          players={players}
          seats={players}
          dealer={dealer}
          nameOf={nameOf}
          value={draft}
          onChange={(next) => {
            changes.type(target, next);
          }}
          // What it comes to where it stands is the service's to say.
          whyNot={() => undefined}
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

/** A fine as its form has it; how much it is, where the book leaves that open. */
function draftOf(rules: Rules, line: FineLine): FineDraft {
  const { player, code, stage, amount, to, selfReported, reportedBy, note } = line;
  const open =
    rules.game === 'koenigrufen' || (ruleOf(rules, code as FineCode)?.choices.length ?? 0) > 1;
  return {
    // Ids and codes that the service tells are the rules' own.
    ...({ player, code, stage } as Pick<FineRecord, 'player' | 'code' | 'stage'>),
    selfReported,
    ...(reportedBy === null ? {} : { reportedBy: reportedBy as PlayerId }),
    ...(note === '' ? {} : { note }),
    ...(open ? { amount } : {}),
    ...(to === 'pots' ? {} : { to }),
  };
}
