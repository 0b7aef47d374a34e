import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import type { MyClub } from '../../api/people/me.js';
import { MOST_WORDS } from '../../parts/form/fields/reason-field.js';
import { useKeptText } from '../../parts/form/use-kept-text.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAnswer } from './use-answer.js';

interface Props {
  readonly club: MyClub;
  readonly dispute: DisputeFile;
  /** The number of its event. */
  readonly proposal: number;
  /** The name of who proposed it. */
  readonly by: string;
  readonly onKeep: () => void;
}

/** Not confirming a proposed decision, with a word of why. */
export function Declining({ club, dispute, proposal, by, onKeep }: Props) {
  const { t } = useTranslation('proposals');
  const kept = useKeptText(`decline ${dispute.id}`);
  const declining = useAnswer(club, dispute, t('declined', { by }));
  const [wasSent, setSent] = useState(false);
  const text = kept.text.trim();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (text === '') return;
    declining.mutate({ step: 'decline', proposal, text }, { onSuccess: kept.clear });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Textarea
          label={t('declineWhy')}
          value={kept.text}
          onChange={({ currentTarget }) => {
            kept.write(currentTarget.value);
          }}
          error={wasSent && text === '' ? t('declineNeeded') : null}
          required
          autosize
          autoFocus
          maxLength={MOST_WORDS}
        />
        <ProblemNote error={declining.error} />
        <Group>
          <Button type="submit" loading={declining.isPending}>
            {t('declineSend')}
          </Button>
          <Button variant="default" onClick={onKeep}>
            {t('keep')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
