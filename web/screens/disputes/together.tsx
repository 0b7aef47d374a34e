import { NativeSelect } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { MyClub } from '../../api/people/me.js';
import { isMember, membersQuery } from '../../api/people/people.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: MyClub;
  readonly value: string;
  readonly onChange: (member: string) => void;
}

/** The second decider, where the first is a party. */
export function Together({ club, value, onChange }: Props) {
  const { t } = useTranslation('corrections');
  const { data } = useSuspenseQuery(membersQuery(club.id));
  const others = data.members.filter((one) => isMember(one) && one.id !== club.member);
  return (
    <NativeSelect
      label={t('decide.together')}
      description={t('decide.togetherHint')}
      value={value}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
      data={[
        { value: '', label: t('decide.alone') },
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
