import { Button, Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { handQuery } from '../../../api/evenings/evening-queries.js';
import type { Change } from '../../../api/evenings/corrections.js';
import type { Evening } from '../../../evening/evening.js';
import { useTranslation } from '../../../words/use-translation.js';
import { HandAgain } from './hand-again.js';
import { Leave } from './leave.js';
import { keyOf, type Changes } from '../changes/use-changes.js';
import { useTableThen } from './use-table-then.js';

interface Props {
  readonly evening: Evening;
  readonly number: number;
  readonly changes: Changes;
  readonly dispute: string | null;
}

/** A hand entered again as it should have been, or taken back. */
export function EditHand({ evening, number, changes, dispute }: Props) {
  const { t } = useTranslation('corrections');
  const { club, session } = evening;
  const target = { hand: number };
  const { data: hand } = useSuspenseQuery(handQuery(club.id, session.id, number));
  const at = useTableThen(evening, target, changes.list);
  const typed = changes.typed[keyOf(target)] ?? hand.record ?? {};
  return (
    <Stack gap="xs">
      {hand.record === null && <Text>{t('isVoid')}</Text>}
      <HandAgain
        key={number}
        evening={evening}
        at={at}
        value={dealtBy(typed, at.table.dealer)}
        onChange={(draft) => {
          changes.type(target, draft);
        }}
        onRecord={(record) => {
          // The rules' own record; the service's types know ids and points as texts and numbers only.
          changes.put({ ...target, record } as unknown as Change);
        }}
        actions={
          <>
            <Leave changes={changes} target={target} isFirstToo={dispute !== null} />
            {hand.record !== null && (
              <Button
                variant="default"
                h="auto"
                mih={56}
                onClick={() => {
                  changes.put({ ...target, void: true });
                }}
              >
                {t('void')}
              </Button>
            )}
          </>
        }
      />
    </Stack>
  );
}

/** A record that says who dealt is of the table it is now entered for. */
function dealtBy(draft: object, dealer: string): object {
  return 'dealer' in draft && draft.dealer != null ? { ...draft, dealer } : draft;
}
