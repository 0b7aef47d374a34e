import { Button, Stack, Textarea } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import { MOST_WORDS } from '../../parts/form/fields/reason-field.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { useKeptText } from '../../parts/form/use-kept-text.js';
import { useTranslation } from '../../words/use-translation.js';
import { useSaying } from './use-saying.js';

interface Props {
  readonly club: string;
  readonly dispute: Pick<DisputeFile, 'id' | 'session'>;
}

/** Saying something in an open dispute. */
export function SayInDispute({ club, dispute }: Props) {
  const { t } = useTranslation('disputes');
  const kept = useKeptText(`answer ${dispute.id}`);
  const saying = useSaying(club, dispute, 'answers', t('answered'));
  const [wasSent, setSent] = useState(false);
  const isEmpty = kept.text.trim() === '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (isEmpty) return;
    saying.mutate(
      { text: kept.text, key: kept.keyOf() },
      {
        onSuccess: () => {
          kept.clear();
          setSent(false);
        },
      },
    );
  };
  return (
    <Section title={t('answer')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Textarea
            label={t('yourAnswer')}
            description={t('answerHint')}
            value={kept.text}
            onChange={({ currentTarget }) => {
              kept.write(currentTarget.value);
            }}
            error={wasSent && isEmpty ? t('neededAnswer') : null}
            required
            autosize
            minRows={3}
            maxLength={MOST_WORDS}
          />
          <ProblemNote error={saying.error} />
          <div>
            <Button type="submit" loading={saying.isPending}>
              {t('sendAnswer')}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
