import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import {
  isMember,
  makeInviteSheet,
  membershipsQuery,
  membersQuery,
} from '../../api/people/people.js';
import { useTranslation } from '../../words/use-translation.js';
import { download } from '../files/hand-over.js';
import { ProblemNote } from '../notices/problem-note.js';
import { InviteTexts } from './invite-texts.js';

/** Members that nobody who signs in has claimed. */
export function useFreeMembers(club: string) {
  const { data } = useSuspenseQuery(membersQuery(club));
  const { data: memberships } = useSuspenseQuery(membershipsQuery(club));
  const claimed = new Set(memberships.map(({ member }) => member));
  return data.members.filter((member) => isMember(member) && !claimed.has(member.id));
}

interface Props {
  readonly club: string;
  /** Those who are meant; all whom nobody is yet when left out. */
  readonly members?: readonly string[];
}

/** Invitations to print and to send, one for each member whom nobody is yet. Nothing where there is none. */
export function InviteSheet({ club, members }: Props) {
  const { t } = useTranslation('people.invites');
  const queries = useQueryClient();
  const free = useFreeMembers(club).filter(({ id }) => members?.includes(id) ?? true);
  const making = useMutation({
    mutationFn: () => makeInviteSheet(club, { members: free.map(({ id }) => id), days: DAYS }),
    onSuccess: async (file) => {
      download(file);
      await Promise.all(
        ['invites', 'news'].map((what) => queries.invalidateQueries({ queryKey: [what, club] })),
      );
    },
  });
  if (free.length === 0) return null;
  return (
    <div style={{ marginTop: 'var(--space-5)' }}>
      <ProblemNote error={making.error} />
      <Button
        variant="default"
        leftSection={<IconPrinter size={20} aria-hidden />}
        loading={making.isPending}
        onClick={() => {
          making.mutate();
        }}
      >
        {t('sheet.make', { count: free.length })}
      </Button>
      <Text size="sm" c="dimmed" mt="xs">
        {t('sheet.hint', { days: DAYS })}
      </Text>
      <InviteTexts club={club} members={free.map(({ id }) => id)} days={DAYS} />
    </div>
  );
}

/** A sheet lies on a table until everybody has been there. */
const DAYS = 30;
