import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  failedOfClubQuery,
  failedQuery,
  sendAgainInClub,
  sendMessageAgain,
} from '../../api/people/failed-messages.js';
import type { MyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useTranslation } from '../../words/use-translation.js';

/** The user's own messages that could not be sent; nothing when there are none. */
export function OwnFailed() {
  const { t } = useTranslation(['failed', 'notifications']);
  const { data } = useQuery(failedQuery);
  const lines = (data?.messages ?? []).map((message) => {
    const { id, channel, device, clubs, categories, reason, triedAt } = message;
    const about = categories.map((category) => t(`notifications:categories.${category}`));
    const name = [channel === 'mail' ? t('mail') : (device ?? t('device')), ...clubs].join(' · ');
    return { id, name, about: about.join(', '), reason, triedAt };
  });
  return <Failed title={t('title')} lines={lines} sendAgain={sendMessageAgain} />;
}

/** For an owner: the users of the club to whom something could not be sent; nothing when there are none. */
export function FailedOfClub({ club: { id: club, name } }: { readonly club: MyClub }) {
  const { t } = useTranslation('failed');
  const { data } = useQuery(failedOfClubQuery(club));
  const lines = (data?.recipients ?? []).map((one) => {
    const about = t(one.channel === 'mail' ? 'mails' : 'pushes', { count: one.messages });
    return { ...one, id: `${one.user} ${one.channel}`, about };
  });
  return (
    <Failed
      title={t('ofClub', { club: name })}
      lines={lines}
      sendAgain={(line) => sendAgainInClub(club, line?.split(' ')[0] ?? null)}
    />
  );
}

interface Line {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly reason: string;
  readonly triedAt: string | null;
}

interface Props {
  readonly title: string;
  readonly lines: readonly Line[];
  /** Of one line, or of all. */
  readonly sendAgain: (line: string | null) => Promise<unknown>;
}

function Failed({ title, lines, sendAgain }: Props) {
  const { t } = useTranslation('failed');
  const { moment } = useDates();
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: sendAgain,
    onSettled: () => queries.invalidateQueries({ queryKey: failedQuery.queryKey }),
  });
  if (lines.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" aria-label={title}>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <Stack>
        <ProblemNote error={sending.error} />
        {lines.map(({ id, name, about, reason, triedAt }) => (
          <Group key={id} justify="space-between" wrap="nowrap" align="flex-start">
            <div style={{ overflowWrap: 'anywhere' }}>
              <Text fw={650}>{name}</Text>
              <Text size="sm">{about}</Text>
              <Text size="sm">
                {t('why', { reason, when: triedAt === null ? '' : moment(triedAt) })}
              </Text>
            </div>
            <Button
              variant="default"
              style={{ flexShrink: 0 }}
              loading={sending.isPending}
              aria-label={t('againOf', { name })}
              onClick={() => {
                sending.mutate(id);
              }}
            >
              {t('again')}
            </Button>
          </Group>
        ))}
        {lines.length > 1 && (
          <Group>
            <Button
              variant="default"
              loading={sending.isPending}
              onClick={() => {
                sending.mutate(null);
              }}
            >
              {t('all')}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
