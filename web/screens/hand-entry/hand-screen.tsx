import { Text, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconEraser } from '@tabler/icons-react';
import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HandRecord } from '../../../src/rules/game.js';
import { preview } from '../../evening/preview.js';
import { send } from '../../evening/send.js';
import { useDraft } from '../../outbox/use-draft.js';
import { changingOf } from '../../outbox/waiting.js';
import { ActionBarButton } from '../../parts/action-bar.js';
import { toast } from '../../parts/toast.js';
import { useEveningHere, useNames } from '../../parts/use-evening-here.js';
import { useWakeLock } from '../../parts/use-wake-lock.js';
import { EntryOfGame } from './entry-of-game.js';

/** Nothing is typed, in either game. */
const EMPTY = {};

function isEmpty(draft: unknown): boolean {
  return Object.keys(draft ?? EMPTY).length === 0;
}

/** The next hand of an evening. */
export function HandScreen() {
  const { t } = useTranslation('hand-entry');
  const evening = useEveningHere();
  const nameOf = useNames(evening);
  const navigate = useNavigate();
  const [draft, setDraft, clear] = useDraft<unknown>(evening, 'hand', EMPTY);
  useWakeLock();
  const number = evening.hands + 1;
  const back = {
    to: '/clubs/$club/sessions/$session/table',
    params: { club: evening.club.id, session: evening.session.id },
  } as LinkProps;
  const record = async (hand: HandRecord) => {
    await send(evening, { kind: 'hand', record: hand });
    await navigate(back);
    toast(t('recorded', { number }));
  };
  if (evening.status !== 'open') return <Text>{t('notOpen')}</Text>;
  return (
    <>
      <VisuallyHidden>
        <h1>{t('title', { number })}</h1>
      </VisuallyHidden>
      <EntryOfGame
        // Another hand is begun anew: whose count the keys go to, what is open.
        key={`${number} ${changingOf(evening.waiting, 'hand')?.id ?? ''}`}
        rules={evening.rules}
        table={evening.table}
        nameOf={nameOf}
        value={draft}
        onChange={setDraft}
        preview={(hand) => preview(evening, hand)}
        submitLabel={t('submit', { number })}
        onSubmit={(hand) => void record(hand)}
        actions={
          <>
            <ActionBarButton icon={IconArrowLeft} does={back}>
              {t('back')}
            </ActionBarButton>
            {!isEmpty(draft) && (
              <ActionBarButton icon={IconEraser} does={clear}>
                {t('clear')}
              </ActionBarButton>
            )}
          </>
        }
      />
    </>
  );
}
