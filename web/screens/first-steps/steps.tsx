import { Button, Group, Text } from '@mantine/core';
import { useMe, type MyClub } from '../../api/people/me.js';
import { addMember, changeMembership, type Member } from '../../api/people/people.js';
import { useNameList } from '../../parts/people/player-name.js';
import { useWrite } from '../../parts/form/use-write.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { AddMembers } from '../people/add-members.js';
import { NameForm } from '../people/name-form.js';

interface Props {
  readonly club: MyClub;
  readonly members: readonly Member[];
}

/** The owner becomes a member: a new one, or the one who has their name. */
export function Me({ club, members }: Props) {
  const { t } = useTranslation('first-steps');
  const { user } = useMe();
  const becoming = useWrite(
    async (name: string, key) => {
      const same = members.find((one) => one.name.toLowerCase() === name.toLowerCase());
      const { id: member } = same ?? (await addMember(club.id, name, key));
      await changeMembership(club.id, user?.id ?? '', { member }, `${key}-is`);
    },
    [['members', club.id], ['memberships', club.id], ['me']],
  );
  return (
    <>
      <Text>{t('me.text')}</Text>
      <NameForm
        label={t('me.name')}
        submitLabel={t('me.submit')}
        initial={user?.name.split('@', 1)[0] ?? ''}
        error={becoming.error}
        isPending={becoming.isPending}
        onSubmit={(name) => {
          becoming.mutate(name.trim());
        }}
      />
    </>
  );
}

interface OthersProps extends Props {
  /** Ends the step; null while there are too few. */
  readonly onDone: (() => void) | null;
}

/** The other players: one name after the other, or several at once. */
export function Others({ club, members, onDone }: OthersProps) {
  const { t } = useTranslation('first-steps');
  const list = useNameList();
  return (
    <>
      <Text>{t('others.text')}</Text>
      {members.length > 0 && (
        <Text>{t('others.so', { names: list(members.map(({ name }) => name)) })}</Text>
      )}
      <AddMembers club={club} people={members} label={t('others.name')} />
      {onDone !== null && (
        <Button variant="default" onClick={onDone}>
          {t('others.done')}
        </Button>
      )}
    </>
  );
}

interface TabletProps {
  readonly club: MyClub;
  readonly onWithout: () => void;
}

/** The tablet that keeps the evening; a club may do without. */
export function Tablet({ club, onWithout }: TabletProps) {
  const { t } = useTranslation('first-steps');
  return (
    <>
      <Text>{t('tablet.text')}</Text>
      <Group gap="sm">
        <Button
          renderRoot={(props) => (
            <Link to="/clubs/$club/people" params={{ club: club.id }} hash="tablets" {...props} />
          )}
        >
          {t('tablet.go')}
        </Button>
        <Button variant="default" onClick={onWithout}>
          {t('tablet.without')}
        </Button>
      </Group>
    </>
  );
}

export function Evening({ club }: Pick<Props, 'club'>) {
  const { t } = useTranslation('first-steps');
  return (
    <>
      <Text>{t('evening.text')}</Text>
      <Group gap="sm">
        <Button
          renderRoot={(props) => (
            <Link to="/clubs/$club/start" params={{ club: club.id }} {...props} />
          )}
        >
          {t('evening.go')}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/clubs/$club/rule-books" params={{ club: club.id }} {...props} />
          )}
        >
          {t('evening.ownRules')}
        </Button>
      </Group>
    </>
  );
}
