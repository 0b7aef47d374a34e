import { Badge, Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  invitesQuery,
  makeInvite,
  membershipsQuery,
  revokeInvite,
  type MadeInvite,
} from '../../api/people/people.js';
import { may } from '../../api/people/rights.js';
import { useDates } from '../../parts/figures/dates.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Folding } from '../../parts/page/folding.js';
import { InviteSheet, useFreeMembers } from '../../parts/door/invite-sheet.js';
import { ShareLink } from '../../parts/door/share-link.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useRoleNames } from '../../parts/people/use-role-names.js';
import { usePlace } from '../../routing/use-routing.js';
import type { PeopleProps } from './people-props.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './people.module.css';
import { RoleChoice } from './role-choice.js';

const DAYS = [1, 7, 30] as const;
/** While a link is shown, its use on another device shows after this long at most. */
const LOOK_MS = 3_000;

/** Invitations to the club, and making one. */
export function Invites({ club }: PeopleProps) {
  const { t } = useTranslation('people');
  const { data: invites } = useSuspenseQuery(invitesQuery(club.id));
  const stateOf = useInviteState(club.id);
  // A member who has several invitations is one who has not joined.
  const open = invites.filter((invite) => stateOf(invite) === 'open');
  const waiting = new Set(open.map(({ id, member }) => member ?? id)).size;
  // The row of a member leads here with them.
  const asked = usePlace().search.get('invite') ?? '';
  return (
    <Folding
      title={t('invites.title')}
      id="invites"
      summary={waiting === 0 ? t('invites.hint') : t('invites.waiting', { count: waiting })}
    >
      <Made club={club} />
      {may(club, 'invite') && <NewInvite key={asked} club={club} asked={asked} />}
      {may(club, 'invite') && <InviteSheet club={club.id} />}
    </Folding>
  );
}

/** The list is another one, and how many wait: that is counted on the start and in the menu. */
const readsOf = (club: string) => [
  ['invites', club],
  ['news', club],
];

function Made({ club }: PeopleProps) {
  const { t } = useTranslation('people');
  const { data: invites } = useSuspenseQuery(invitesQuery(club.id));
  if (invites.length === 0) return <Text>{t('invites.none')}</Text>;
  return (
    <ul className={classes['rows']}>
      {invites.map((invite) => (
        <InviteRow key={invite.id} club={club} invite={invite} />
      ))}
    </ul>
  );
}

function InviteRow({ club, invite }: PeopleProps & { readonly invite: MadeInvite }) {
  const { t } = useTranslation('people');
  const dates = useDates();
  const nameOfInvite = useInviteName(club.id);
  const [isAsked, { open, close }] = useDisclosure(false);
  const { expiresAt, createdAt } = invite;
  const state = useInviteState(club.id)(invite);
  const usedBy = useUserName(club.id, invite.usedBy);
  const what = nameOfInvite(invite);
  return (
    <li className={classes['row']}>
      <span className={classes['grow']}>
        <Text component="span" display="block" fw={650}>
          {what}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {state === 'open'
            ? t('invites.until', { time: dates.moment(expiresAt) })
            : state === 'used' && usedBy !== null
              ? t('invites.usedBy', { name: usedBy })
              : t('invites.made', { time: dates.moment(createdAt) })}
        </Text>
      </span>
      <Badge variant="outline" color="felt" c="var(--mantine-color-text)">
        {t(`invites.states.${state}`)}
      </Badge>
      {state === 'open' && may(club, 'invite') && (
        <Button variant="default" aria-label={t('invites.revokeOf', { what })} onClick={open}>
          {t('invites.revoke')}
        </Button>
      )}
      <ConfirmWrite
        opened={isAsked}
        onClose={close}
        title={t('invites.revokeTitle')}
        confirm={t('invites.revokeDo')}
        body={invite.id}
        write={(id) => revokeInvite(club.id, id)}
        reads={readsOf(club.id)}
      >
        <Text>{t('invites.revokeText')}</Text>
      </ConfirmWrite>
    </li>
  );
}

function useUserName(club: string, user: string | null): string | null {
  const { data: memberships } = useSuspenseQuery(membershipsQuery(club));
  return memberships.find((one) => one.user === user)?.name ?? null;
}

function useInviteState(club: string) {
  const { data: memberships } = useSuspenseQuery(membershipsQuery(club));
  return ({ usedAt, revokedAt, expiresAt, member }: MadeInvite) => {
    if (usedAt !== null) return 'used';
    if (revokedAt !== null) return 'revoked';
    // By another invitation.
    if (member !== null && memberships.some((one) => one.member === member)) return 'joined';
    return new Date(expiresAt) <= new Date() ? 'expired' : 'open';
  };
}

interface NewProps extends PeopleProps {
  /** The member it is for; '' for nobody yet. */
  readonly asked: string;
}

function NewInvite({ club, asked }: NewProps) {
  const { t } = useTranslation('people');
  const queries = useQueryClient();
  const [roles, setRoles] = useState<MadeInvite['roles']>(['member']);
  const free = useFreeMembers(club.id);
  const [member, setMember] = useState(free.some(({ id }) => id === asked) ? asked : '');
  const [days, setDays] = useState<number>(7);
  const making = useMutation({
    mutationFn: () => makeInvite(club.id, { roles, days, ...(member === '' ? {} : { member }) }),
    onSuccess: () =>
      Promise.all(readsOf(club.id).map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  if (making.data !== undefined) {
    return (
      <ReadyInvite
        club={club}
        made={making.data}
        onAnother={() => {
          making.reset();
          setMember('');
          // Another person gets no roles by mistake.
          setRoles(['member']);
        }}
      />
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        making.mutate();
      }}
    >
      <Stack mt="md">
        <ProblemNote error={making.error} />
        {may(club, 'keep-club') ? (
          <RoleChoice value={roles} onChange={setRoles} />
        ) : (
          <Text size="sm">{t('invites.asMember')}</Text>
        )}
        <NativeSelect
          label={t('invites.member')}
          description={t('invites.memberHint')}
          value={member}
          onChange={({ currentTarget }) => {
            setMember(currentTarget.value);
          }}
          data={[
            { value: '', label: t('roles.noMember') },
            ...free.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Days value={days} onChange={setDays} />
        <Button type="submit" loading={making.isPending}>
          {t('invites.make')}
        </Button>
      </Stack>
    </form>
  );
}

interface ReadyProps extends PeopleProps {
  readonly made: Awaited<ReturnType<typeof makeInvite>>;
  readonly onAnother: () => void;
}

/** The link of an invite that was just made, with the person and the roles, as long as it can be used. */
function ReadyInvite({ club, made: { invite, ...link }, onAnother }: ReadyProps) {
  const { t } = useTranslation('people');
  const nameOfInvite = useInviteName(club.id);
  const { data: invites } = useSuspenseQuery({
    ...invitesQuery(club.id),
    refetchInterval: LOOK_MS,
  });
  const now = invites.find(({ id }) => id === invite.id) ?? invite;
  const state = useInviteState(club.id)(now);
  const usedBy = useUserName(club.id, now.usedBy);
  const what = nameOfInvite(now);
  return (
    <Stack mt="md" role="status">
      {state === 'open' ? (
        <>
          <Text fw={650}>{t('invites.readyFor', { what })}</Text>
          <ShareLink {...link} title={t('invites.linkTitle', { club: club.name })} />
        </>
      ) : (
        <Text fw={650}>
          {state === 'used' && usedBy !== null
            ? t('invites.usedBy', { name: usedBy })
            : `${what}: ${t(`invites.states.${state}`)}`}
        </Text>
      )}
      <Button variant="default" onClick={onAnother}>
        {t('invites.another')}
      </Button>
    </Stack>
  );
}

/** The roles and the member of an invite: 'Revisor, Grethe'. */
function useInviteName(club: string): (invite: Pick<MadeInvite, 'roles' | 'member'>) => string {
  const nameOf = useMemberNames(club);
  const nameRoles = useRoleNames();
  return ({ roles, member }) =>
    [nameRoles(roles), ...(member === null ? [] : [nameOf(member)])].join(', ');
}

interface DaysProps {
  readonly value: number;
  readonly onChange: (days: number) => void;
}

function Days({ value, onChange }: DaysProps) {
  const { t } = useTranslation('people');
  return (
    <NativeSelect
      label={t('invites.days')}
      value={value}
      onChange={({ currentTarget }) => {
        onChange(Number(currentTarget.value));
      }}
      data={DAYS.map((count) => ({
        value: String(count),
        label: t('invites.daysCount', { count }),
      }))}
    />
  );
}
