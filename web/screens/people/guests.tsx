import { Button, NativeSelect, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  isMember,
  makeGuestMember,
  membersQuery,
  mergeGuest,
  type Member,
} from '../../api/people/people.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Folding } from '../../parts/page/folding.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useNameList } from '../../parts/people/player-name.js';
import { toast } from '../../parts/notices/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useTranslation } from '../../words/use-translation.js';
import { MemberRow } from './members.js';
import type { PeopleProps } from './people-props.js';
import classes from './people.module.css';

/** Guests who are no members yet. Empty when there are none. */
export function Guests({ club }: PeopleProps) {
  const { t } = useTranslation('people.guests');
  const list = useNameList();
  const { data } = useSuspenseQuery(membersQuery(club.id));
  const guests = data.members.filter(({ guest, mergedInto }) => guest && mergedInto === null);
  if (guests.length === 0) return null;
  return (
    <Folding title={t('title')} id="guests" summary={list(guests.map(({ name }) => name))}>
      <Text size="sm">{t('text')}</Text>
      <ul className={classes['rows']}>
        {guests.map((guest) => (
          <Guest key={guest.id} club={club} guest={guest} members={data.members.filter(isMember)} />
        ))}
      </ul>
    </Folding>
  );
}

interface GuestProps extends PeopleProps {
  readonly guest: Member;
  readonly members: readonly Member[];
}

function Guest({ club, guest, members }: GuestProps) {
  const { t } = useTranslation('people.guests');
  const { id, name } = guest;
  const [isMerging, { open, close }] = useDisclosure(false);
  const making = useWrite(
    (_: null, key) => makeGuestMember(club.id, id, key),
    [['members', club.id]],
  );
  return (
    <MemberRow club={club} member={guest}>
      <Button
        variant="default"
        aria-label={t('makeMember', { name })}
        loading={making.isPending}
        onClick={() => {
          making.mutate(null, {
            onSuccess: () => {
              toast(t('made', { name }));
            },
          });
        }}
      >
        {t('makeMemberShort')}
      </Button>
      <Button variant="default" aria-label={t('merge', { name })} onClick={open}>
        {t('mergeShort')}
      </Button>
      <ProblemNote error={making.error} />
      <Merging club={club} guest={guest} members={members} opened={isMerging} onClose={close} />
    </MemberRow>
  );
}

interface MergingProps extends GuestProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Which member the guest was: asked before it is done, for it cannot be undone. */
function Merging({ club, guest, members, opened, onClose }: MergingProps) {
  const { t } = useTranslation('people.guests');
  const [chosen, choose] = useState('');
  const into = members.find(({ id }) => id === chosen);
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('mergeTitle', { name: guest.name })}
      confirm={t('mergeDo')}
      body={into?.id ?? null}
      write={(member, key) => mergeGuest(club.id, guest.id, member, key)}
      reads={[['members', club.id]]}
      done={t('merged', { guest: guest.name, name: into?.name ?? '' })}
    >
      <Text>{t('mergeText')}</Text>
      <NativeSelect
        label={t('mergeInto')}
        value={chosen}
        onChange={({ currentTarget }) => {
          choose(currentTarget.value);
        }}
        data={[
          { value: '', label: t('choose') },
          ...members.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </ConfirmWrite>
  );
}
