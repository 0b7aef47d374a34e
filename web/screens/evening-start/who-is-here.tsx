import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../api/new-key.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { api, take } from '../../api/client.js';
import { useMyClub } from '../../api/me.js';
import { Choice } from '../../parts/choice.js';
import { ProblemNote } from '../../parts/problem-note.js';
import { useFields } from '../../parts/use-fields.js';
import classes from './evening-start.module.css';
import { MOST_SEATS, type StartForm } from './start-form.js';
import { membersKey, type Member } from './use-start.js';

interface Props {
  readonly club: string;
  readonly members: readonly Member[];
  readonly form: StartForm;
  readonly onChange: (form: StartForm) => void;
}

/** Who plays, in the order of the seats. */
export function WhoIsHere({ club, members, form, onChange }: Props) {
  const { t } = useTranslation('evening-start');
  const id = useId();
  const { seats } = form;
  const isFull = seats.length >= MOST_SEATS;
  const toggle = (player: PlayerId) => {
    const without = seats.filter((one) => one !== player);
    onChange({ ...form, seats: without.length < seats.length ? without : [...seats, player] });
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes['title']}>
        {t('who')}
      </h2>
      <Text size="sm">{t('whoHint')}</Text>
      {members.length === 0 && <NoMembers club={club} />}
      <div className={classes['chips']}>
        {members.map((member) => {
          const player = member.id as PlayerId;
          const isHere = seats.includes(player);
          return (
            <Choice
              key={member.id}
              isChosen={isHere}
              whyNot={!isHere && isFull ? t('full') : undefined}
              onChoose={() => {
                toggle(player);
              }}
            >
              {member.name}
            </Choice>
          );
        })}
      </div>
      <NewMember
        club={club}
        onAdded={(player) => {
          if (!isFull) onChange({ ...form, seats: [...seats, player] });
        }}
      />
    </section>
  );
}

/** Without members there is nobody to seat: first the club gets some. */
function NoMembers({ club }: Pick<Props, 'club'>) {
  const { t } = useTranslation('evening-start');
  const role = useMyClub(club)?.role;
  const mayAdd = role === 'owner' || role === 'secretary';
  return (
    <Alert color="brass" my="sm" title={t('noMembers')}>
      {mayAdd ? (
        <Button
          renderRoot={(props) => <Link to="/clubs/$club/people" params={{ club }} {...props} />}
        >
          {t('toMembers')}
        </Button>
      ) : (
        t('askForMembers')
      )}
    </Alert>
  );
}

interface NewMemberProps {
  readonly club: string;
  readonly onAdded: (player: PlayerId) => void;
}

/** Somebody new at the table becomes a member on the spot, where the role allows it. */
function NewMember({ club, onAdded }: NewMemberProps) {
  const { t } = useTranslation('evening-start');
  const role = useMyClub(club)?.role;
  const [isOpen, { open, close }] = useDisclosure(false);
  const adding = useAdding(club, (player) => {
    close();
    onAdded(player);
  });
  const { field, submit, clear } = useFields({ name: '' }, adding.error);
  if (role !== 'owner' && role !== 'secretary') return null;
  if (!isOpen) {
    return (
      <Button variant="subtle" onClick={open} aria-expanded={false}>
        {`+ ${t('newMember')}`}
      </Button>
    );
  }
  return (
    <form
      noValidate
      onSubmit={submit(({ name }) => {
        adding.mutate(name.trim(), { onSuccess: clear });
      })}
    >
      <ProblemNote error={adding.error} />
      <Group align="flex-end" mt="xs">
        <TextInput
          label={t('newMemberName')}
          autoComplete="off"
          autoFocus
          flex={1}
          {...field('name')}
        />
        <Button type="submit" loading={adding.isPending}>
          {t('addMember')}
        </Button>
      </Group>
    </form>
  );
}

function useAdding(club: string, onAdded: (player: PlayerId) => void) {
  const queries = useQueryClient();
  // A name that goes out again goes out under the same key.
  const keys = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: (name: string) => {
      const key = keys.current.get(name) ?? newKey();
      keys.current.set(name, key);
      return take(
        api.POST('/v1/clubs/{clubId}/members', {
          params: { path: { clubId: club }, header: { 'Idempotency-Key': key } },
          body: { name },
        }),
      );
    },
    onSuccess: async ({ id }) => {
      keys.current.clear();
      await queries.invalidateQueries({ queryKey: membersKey(club) });
      onAdded(id as PlayerId);
    },
  });
}
