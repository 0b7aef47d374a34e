import { NativeSelect } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { membersMoneyQuery } from '../../../api/money/cash.js';
import { useTranslation } from '../../../words/use-translation.js';
import { useAccountName } from '../../cash/use-account-names.js';
import { inUse, useAccounts, type Given } from '../money-fields.js';

interface Props {
  readonly club: string;
  readonly label: string;
  readonly given: Given;
}

/** A choice of who paid or got the money: a purse of the club, or a member. */
export function PurseOrMemberField({ club, label, given }: Props) {
  const { t } = useTranslation('cash');
  const nameOf = useAccountName();
  const purses = useAccounts(club, 'purse');
  const { data } = useSuspenseQuery(membersMoneyQuery(club));
  return (
    <NativeSelect
      label={label}
      required
      {...given}
      data={[
        {
          group: t('accounts.types.purse'),
          items: purses.map((one) => ({ value: one.id, label: nameOf(one) })),
        },
        {
          group: t('record.opening.members'),
          items: inUse(data.members).map(({ member, name }) => ({ value: member, label: name })),
        },
      ]}
    />
  );
}

/** The choice, as the service takes it. */
export function usePurseOrMember(
  club: string,
): (chosen: string) => { readonly purse: string } | { readonly member: string } {
  const purses = useAccounts(club, 'purse');
  return (chosen) =>
    purses.some(({ id }) => id === chosen) ? { purse: chosen } : { member: chosen };
}
