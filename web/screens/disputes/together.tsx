import { NativeSelect } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import type { MyClub } from '../../api/people/me.js';
import { isMember, membersQuery } from '../../api/people/people.js';
import { decidersFor } from '../../parts/disputes/deciders.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Second } from './use-second.js';

interface Props {
  readonly club: MyClub;
  readonly dispute: DisputeFile;
  readonly second: Second;
  /** Whether a decision was tried already. */
  readonly wasTried: boolean;
}

/** The member without a part who is asked to confirm the decision; those who can sign in come first. */
export function Together({ club, dispute, second, wasTried }: Props) {
  const { t } = useTranslation(['corrections', 'proposals']);
  const { data } = useSuspenseQuery(membersQuery(club.id));
  const { withoutPart } = decidersFor(dispute, club.member);
  const offered = data.members.filter((one) => isMember(one) && withoutPart.includes(one.id));
  const signsIn = ({ id }: { readonly id: string }) => dispute.canConfirm.includes(id);
  const options = [
    ...offered.filter(signsIn).map(({ id, name }) => ({ value: id, label: name })),
    ...offered
      .filter((one) => !signsIn(one))
      .map(({ id, name }) => ({ value: id, label: t('proposals:notIn', { name }) })),
  ];
  const chosen = offered.find(({ id }) => id === second.value);
  const hint = () => {
    if (chosen === undefined) return t('decide.togetherHint');
    const said = { second: chosen.name };
    return signsIn(chosen) ? t('proposals:asked', said) : t('proposals:noAccess', said);
  };
  return (
    <NativeSelect
      label={t('decide.together')}
      description={hint()}
      required
      error={wasTried && second.isLacking && t('decide.part')}
      value={second.value}
      onChange={({ currentTarget }) => {
        second.choose(currentTarget.value);
      }}
      data={[{ value: '', label: t('decide.chooseSecond'), disabled: true }, ...options]}
    />
  );
}
