import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { sessionFinesQuery, sessionQuery } from '../../api/evenings/evening-queries.js';
import { raiseDispute } from '../../api/evenings/disputes.js';
import { queryClient } from '../../api/query-client.js';
import { useDates } from '../../parts/figures/dates.js';
import { useFineWords } from '../../parts/disputes/fine-words.js';
import { MOST_WORDS } from '../../parts/form/fields/reason-field.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { toast } from '../../parts/notices/toast.js';
import { usePath } from '../../parts/page/use-path.js';
import { useKeptText } from '../../parts/form/use-kept-text.js';
import { Link } from '../../routing/link.js';
import { useNavigate, useParams } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';

/** Objecting to a fine of one's own, or to a hand of an evening one sat in. */
export function RaiseDispute() {
  const { t } = useTranslation('disputes');
  const { club, session } = usePath('club', 'session');
  const { fine, hand }: { readonly fine?: string; readonly hand?: string } = useParams();
  return (
    <Stack gap="md" maw="36rem" mx="auto">
      <Title order={1} size="h2">
        {t('raiseTitle')}
      </Title>
      <About club={club} session={session} fine={fine ?? null} hand={hand ?? null} />
      <Form
        club={club}
        session={session}
        about={fine === undefined ? { hand: Number(hand) } : { fine }}
      />
    </Stack>
  );
}

interface AboutProps {
  readonly club: string;
  readonly session: string;
  readonly fine: string | null;
  readonly hand: string | null;
}

/** The target of the objection, so that nobody objects to something else. */
function About({ club, session, fine, hand }: AboutProps) {
  const { t } = useTranslation('disputes');
  const words = useFineWords();
  const dates = useDates();
  const { data: evening } = useSuspenseQuery(sessionQuery(club, session));
  const { data: fines } = useSuspenseQuery(sessionFinesQuery(club, session));
  const found = fines.find(({ id }) => id === fine);
  const handNumber = found === undefined ? hand : found.hand;
  return (
    <Section title={t('cause')}>
      <Text>
        {found === undefined
          ? t('aboutHand', { number: hand })
          : t('aboutFine', { fine: `${words.code(found)}, ${words.cost(found)}` })}
      </Text>
      <Text c="dimmed">
        {[
          t('seeEvening', { date: dates.short(evening.openedAt) }),
          ...(found !== undefined && handNumber !== null
            ? [t('seeHand', { number: handNumber })]
            : []),
        ].join(' · ')}
      </Text>
    </Section>
  );
}

interface FormProps {
  readonly club: string;
  readonly session: string;
  readonly about: { readonly fine: string } | { readonly hand: number };
}

function Form({ club, session, about }: FormProps) {
  const { t } = useTranslation('disputes');
  const navigate = useNavigate();
  const kept = useKeptText(`${session} ${JSON.stringify(about)}`);
  const [wasSent, setSent] = useState(false);
  const isEmpty = kept.text.trim() === '';
  const raising = useMutation({
    mutationFn: () => raiseDispute({ club, session }, { ...about, text: kept.text }, kept.keyOf()),
    onSuccess: async ({ id }) => {
      kept.clear();
      toast(t('sent'));
      void queryClient.invalidateQueries({ queryKey: ['disputes', club] });
      await navigate({
        to: '/clubs/$club/disputes/$dispute',
        params: { club, dispute: id },
        replace: true,
      });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (!isEmpty) raising.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Textarea
          label={t('what')}
          description={t('whatHint')}
          value={kept.text}
          onChange={({ currentTarget }) => {
            kept.write(currentTarget.value);
          }}
          error={wasSent && isEmpty ? t('needed') : null}
          required
          autosize
          minRows={4}
          maxLength={MOST_WORDS}
        />
        <Text size="sm">{t('goes')}</Text>
        <ProblemNote error={raising.error} />
        <Group>
          <Button type="submit" loading={raising.isPending}>
            {t('submit')}
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/clubs/$club/sessions/$session" params={{ club, session }} {...props} />
            )}
          >
            {t('keepAsIs')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
