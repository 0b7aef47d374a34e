import { NativeSelect } from '@mantine/core';
import { useMemberChoices } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import type { StatisticsAddress } from './address/use-address.js';

/** The member of an address; undefined for the whole club. */
export function useAskedMember(club: string, { asked }: StatisticsAddress): string | undefined {
  return useMemberChoices(club).find(({ value }) => value === asked('member'))?.value;
}

interface Props {
  readonly club: string;
  /** Undefined for the whole club. */
  readonly member: string | undefined;
  readonly onChange: StatisticsAddress['change'];
}

/** The choice between the figures of the club and those of one member. */
export function MemberFilter({ club, member, onChange }: Props) {
  const { t } = useTranslation('statistics');
  return (
    <NativeSelect
      label={t('who')}
      value={member ?? ''}
      data={[{ value: '', label: t('club') }, ...useMemberChoices(club)]}
      onChange={({ currentTarget: { value } }) => {
        onChange({}, { member: value === '' ? undefined : value });
      }}
    />
  );
}
