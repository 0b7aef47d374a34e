import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconEraser } from '@tabler/icons-react';
import { Link, useNavigate, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TarokRules } from '../../../src/rules/tarok/book.js';
import type { TarokTable } from '../../../src/rules/tarok/table.js';
import { preview, type Evening } from '../../evening/evening.js';
import { send } from '../../evening/send.js';
import { useDraft } from '../../outbox/use-draft.js';
import { useNames } from '../../parts/use-evening-here.js';
import { useWakeLock } from '../../parts/use-wake-lock.js';
import { say } from '../../parts/say.js';
import { EMPTY_DRAFT } from './draft.js';
import { TarokEntry } from './tarok-entry.js';

interface Props {
  readonly evening: Evening;
  readonly rules: TarokRules;
  readonly table: TarokTable;
}

/** The next hand of an evening of Tarok. */
export function TarokHand({ evening, rules, table }: Props) {
  const { t } = useTranslation('tarok');
  const nameOf = useNames(evening);
  const navigate = useNavigate();
  const [draft, setDraft, clear] = useDraft(evening, 'hand', EMPTY_DRAFT);
  useWakeLock();
  const number = evening.hands + 1;
  const back = {
    to: '/clubs/$club/sessions/$session/table',
    params: { club: evening.club.id, session: evening.session.id },
  } as LinkProps;
  const isEmpty = Object.keys(draft).length === 0;
  if (evening.status !== 'open') return <Text>{t('notOpen')}</Text>;
  return (
    <>
      <VisuallyHidden>
        <h1>{t('title', { number })}</h1>
      </VisuallyHidden>
      <TarokEntry
        key={number}
        rules={rules}
        table={table}
        nameOf={nameOf}
        value={draft}
        onChange={setDraft}
        preview={(record) => preview(evening, record)}
        submitLabel={t('submit', { number })}
        onSubmit={(record) => {
          void send(evening, { kind: 'hand', record }).then(async () => {
            await navigate(back);
            say(t('recorded', { number }));
          });
        }}
        actions={
          <>
            <Button
              variant="default"
              h="auto"
              mih={56}
              leftSection={<IconArrowLeft size={20} aria-hidden />}
              renderRoot={(props) => <Link {...back} {...props} />}
            >
              {t('back')}
            </Button>
            {!isEmpty && (
              <Button
                variant="default"
                h="auto"
                mih={56}
                leftSection={<IconEraser size={20} aria-hidden />}
                onClick={clear}
              >
                {t('clear')}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}
