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

/** The second decider: a member without a part, and a party only where the club has no other. */
export function Together({ club, dispute, second, wasTried }: Props) {
  const { t } = useTranslation('corrections');
  const { data } = useSuspenseQuery(membersQuery(club.id));
  const { withoutPart, needsSecond } = decidersFor(dispute, club.member);
  const offered = data.members.filter(
    (one) =>
      isMember(one) &&
      one.id !== club.member &&
      (withoutPart.length === 0 || withoutPart.includes(one.id)),
  );
  const none = needsSecond
    ? { value: '', label: t('decide.chooseSecond'), disabled: true }
    : { value: '', label: t('decide.alone') };
  return (
    <NativeSelect
      label={t('decide.together')}
      description={withoutPart.length > 0 && t('decide.togetherHint')}
      required={needsSecond}
      error={wasTried && second.isLacking && t('decide.part')}
      value={second.value}
      onChange={({ currentTarget }) => {
        second.choose(currentTarget.value);
      }}
      data={[none, ...offered.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}
