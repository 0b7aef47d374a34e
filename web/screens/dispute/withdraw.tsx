import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
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

/** Taking one's own dispute back, with a word of why; asked for twice. */
export function Withdraw({ club, dispute }: Props) {
  const { t } = useTranslation('disputes');
  const [isAsked, ask] = useState(false);
  if (isAsked) {
    return (
      <Sure
        club={club}
        dispute={dispute}
        onKeep={() => {
          ask(false);
        }}
      />
    );
  }
  return (
    <div>
      <Button
        variant="default"
        onClick={() => {
          ask(true);
        }}
      >
        {t('withdraw')}
      </Button>
    </div>
  );
}

function Sure({ club, dispute, onKeep }: Props & { readonly onKeep: () => void }) {
  const { t } = useTranslation('disputes');
  const kept = useKeptText(`withdraw ${dispute.id}`);
  const saying = useSaying(club, dispute, 'withdraw', t('withdrawn'));
  const [wasSent, setSent] = useState(false);
  const isEmpty = kept.text.trim() === '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (!isEmpty) saying.mutate({ text: kept.text, key: kept.keyOf() }, { onSuccess: kept.clear });
  };
  return (
    <Section title={t('withdrawTitle')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{t('withdrawText')}</Text>
          <Textarea
            label={t('why')}
            value={kept.text}
            onChange={({ currentTarget }) => {
              kept.write(currentTarget.value);
            }}
            error={wasSent && isEmpty ? t('neededWhy') : null}
            required
            autosize
            autoFocus
            maxLength={MOST_WORDS}
          />
          <ProblemNote error={saying.error} />
          <Group>
            <Button type="submit" color="red.9" loading={saying.isPending}>
              {t('withdraw')}
            </Button>
            <Button variant="default" onClick={onKeep}>
              {t('keep')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
