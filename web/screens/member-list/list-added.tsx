import { Button, Group, Text } from '@mantine/core';
import { moneyReads } from '../../api/money/money-reads.js';
import type { MyClub } from '../../api/people/me.js';
import { takeBackMemberList } from '../../api/people/member-lists.js';
import { may } from '../../api/people/rights.js';
import { InviteSheet } from '../../parts/door/invite-sheet.js';
import { useWrite } from '../../parts/form/use-write.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { toast } from '../../parts/notices/toast.js';
import { useNameList } from '../../parts/people/player-name.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { AddedNow } from './list-draft.js';
import type { MemberListInHand } from './use-member-list.js';

interface Props {
  readonly club: MyClub;
  readonly list: MemberListInHand;
  readonly added: AddedNow;
}

/** A list that was just added: it can be taken back as one. */
export function ListAdded({ club, list, added: { members, voucher, before } }: Props) {
  const { t } = useTranslation('member-list.added');
  const names = useNameList();
  const takingBack = useWrite(
    (body: Parameters<typeof takeBackMemberList>[1], key) => takeBackMemberList(club.id, body, key),
    [['members', club.id], ['invites', club.id], ...moneyReads(club.id)],
  );
  return (
    <Section title={t('title', { count: members.length })}>
      <div role="status">
        <Text mt="xs">{names(members.map(({ name }) => name))}</Text>
        {voucher !== null && <Text>{t('voucher', { label: voucher })}</Text>}
      </div>
      <ProblemNote error={takingBack.error} />
      <Group mt="md">
        <Button
          renderRoot={(props) => (
            <Link to="/clubs/$club/people" params={{ club: club.id }} {...props} />
          )}
        >
          {t('toPeople')}
        </Button>
        <Button
          variant="default"
          loading={takingBack.isPending}
          onClick={() => {
            const body = { members: members.map(({ id }) => id), why: t('why') };
            takingBack.mutate(body, {
              onSuccess: () => {
                // The list is there again, to be put right.
                list.write({ ...before, added: null });
                toast(t('takenBack'));
              },
            });
          }}
        >
          {t('takeBack')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" my="xs">
        {t('hint')}
      </Text>
      {may(club, 'invite') && <InviteSheet club={club.id} members={members.map(({ id }) => id)} />}
    </Section>
  );
}
