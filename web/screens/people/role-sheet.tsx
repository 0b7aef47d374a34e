import { Button, Divider, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeMembership,
  endMembership,
  makeResetLink,
  isMember,
  membersQuery,
  type Membership,
} from '../../api/people/people.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { toast } from '../../parts/notices/toast.js';
import { ShareLink } from '../../parts/door/share-link.js';
import { Sheet } from '../../parts/page/sheet.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useTranslation } from '../../words/use-translation.js';
import type { PeopleProps } from './people-props.js';
import { RoleChoice } from './role-choice.js';

interface Props extends PeopleProps {
  readonly membership: Membership;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The ways of an owner to change a user's access. */
export function RoleSheet({ club, membership, opened, onClose }: Props) {
  const { t } = useTranslation('people');
  return (
    <Sheet opened={opened} onClose={onClose} title={membership.name}>
      <Change club={club} membership={membership} onDone={onClose} />
      <Divider />
      <NewPasswordLink club={club} membership={membership} />
      {membership.roles.length > 0 && (
        <>
          <Divider />
          <TakeAway club={club} membership={membership} onDone={onClose} />
        </>
      )}
      <Text size="sm" c="dimmed">
        {t('roles.logged')}
      </Text>
    </Sheet>
  );
}

type PartProps = Pick<Props, 'club' | 'membership'> & { readonly onDone: () => void };

function Change({ club, membership, onDone }: PartProps) {
  const { t } = useTranslation('people');
  const { data } = useSuspenseQuery(membersQuery(club.id));
  const [roles, setRoles] = useState(membership.roles);
  const [member, setMember] = useState(membership.member ?? '');
  const changing = useWrite(
    (said: { roles: typeof roles; member: string | null }, key) =>
      changeMembership(club.id, membership.user, said, key),
    [['memberships', club.id], ['me']],
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const said = { roles, member: member === '' ? null : member };
        changing.mutate(said, {
          onSuccess: () => {
            onDone();
            toast(t('roles.changed', { name: membership.name }));
          },
        });
      }}
    >
      <Stack>
        <ProblemNote error={changing.error} />
        <RoleChoice value={roles} onChange={setRoles} />
        <NativeSelect
          label={t('roles.member')}
          description={t('roles.memberHint')}
          value={member}
          onChange={({ currentTarget }) => {
            setMember(currentTarget.value);
          }}
          data={[
            { value: '', label: t('roles.noMember') },
            ...data.members
              .filter((one) => isMember(one) || one.id === membership.member)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Button type="submit" loading={changing.isPending}>
          {t('save')}
        </Button>
      </Stack>
    </form>
  );
}

function NewPasswordLink({ club, membership }: Pick<Props, 'club' | 'membership'>) {
  const { t } = useTranslation('people');
  const making = useMutation({ mutationFn: () => makeResetLink(club.id, membership.user) });
  const title = t('roles.resetTitle', { name: membership.name });
  if (making.data !== undefined) return <ShareLink {...making.data} title={title} />;
  return (
    <Stack gap="xs">
      <ProblemNote error={making.error} />
      <Text size="sm">{t('roles.resetText')}</Text>
      <Button
        variant="default"
        loading={making.isPending}
        onClick={() => {
          making.mutate();
        }}
      >
        {t('roles.reset')}
      </Button>
    </Stack>
  );
}

function TakeAway({ club, membership, onDone }: PartProps) {
  const { t } = useTranslation('people');
  const [isSure, setSure] = useState(false);
  const ending = useWrite(
    (user: string, key) => endMembership(club.id, user, key),
    [['memberships', club.id], ['me']],
  );
  if (!isSure) {
    return (
      <Button
        variant="default"
        onClick={() => {
          setSure(true);
        }}
      >
        {t('roles.end')}
      </Button>
    );
  }
  return (
    <Stack gap="xs" role="alert">
      <ProblemNote error={ending.error} />
      <Text>{t('roles.endText', { name: membership.name })}</Text>
      <Button
        color="red"
        loading={ending.isPending}
        onClick={() => {
          ending.mutate(membership.user, {
            onSuccess: () => {
              onDone();
              toast(t('roles.ended', { name: membership.name }));
            },
          });
        }}
      >
        {t('roles.endDo')}
      </Button>
    </Stack>
  );
}
