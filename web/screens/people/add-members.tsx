import { Button } from '@mantine/core';
import { addMemberList } from '../../api/people/member-lists.js';
import { addMember, type Member } from '../../api/people/people.js';
import { toast } from '../../parts/notices/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { namesIn } from '../../parts/people/names-in.js';
import { useKnownNames } from '../../parts/people/use-known-names.js';
import { useNameList } from '../../parts/people/player-name.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { NameForm } from './name-form.js';

interface Props {
  readonly club: { readonly id: string };
  /** Everybody in the club. */
  readonly people: readonly Member[];
  /** That of the field. */
  readonly label: string;
}

/** Adds members by name, one at a time or several with commas; or from a list. */
export function AddMembers({ club, people, label }: Props) {
  const { t } = useTranslation('people');
  const list = useNameList();
  const adding = useWrite(
    async (names: readonly string[], key) => {
      const [name = ''] = names;
      // The refusal of one name is shown at its field.
      if (names.length <= 1) await addMember(club.id, name, key);
      else await addMemberList(club.id, { members: names.map((one) => ({ name: one })) }, key);
    },
    [['members', club.id]],
  );
  const { question, mayAdd } = useKnownNames(people);
  const add = (typed: string, done: () => void) => {
    const names = namesIn(typed);
    if (!mayAdd(names)) return;
    adding.mutate(names, {
      onSuccess: () => {
        done();
        toast(t('members.added', { name: list(names), count: names.length }));
      },
    });
  };
  return (
    <>
      <NameForm
        label={label}
        submitLabel={t('members.add')}
        error={adding.error}
        isPending={adding.isPending}
        question={question}
        onSubmit={add}
      />
      <Button
        variant="subtle"
        mt="xs"
        renderRoot={(props) => (
          <Link to="/clubs/$club/people/list" params={{ club: club.id }} {...props} />
        )}
      >
        {t('members.fromList')}
      </Button>
    </>
  );
}
