import { Input, NativeSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MemberMoney } from '../../../api/money/cash.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../../cash/cash.module.css';

/** The choice of a member who is not charged. */
export const NOT_CHARGED = '-';

interface Props {
  readonly members: readonly MemberMoney[];
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The class of each member, `NOT_CHARGED` for none. */
  readonly classOf: (member: string) => string;
  readonly isWrong: boolean;
  /** The refusal of the service that is about them. */
  readonly refused: ReactNode;
  readonly onChange: (member: string, chosen: string) => void;
}

/** The class of each member in one charge; a member without one is not charged. */
export function DuesClasses({ members, choices, classOf, isWrong, refused, onChange }: Props) {
  const { t } = useTranslation('cash.dues');
  const charged = members.filter(({ member }) => classOf(member) !== NOT_CHARGED);
  return (
    <fieldset className={classes['classes']}>
      <legend>{t('whom')}</legend>
      {members.map(({ member, name }) => (
        <NativeSelect
          key={member}
          label={name}
          value={classOf(member)}
          data={[{ value: NOT_CHARGED, label: t('notCharged') }, ...choices]}
          onChange={({ currentTarget }) => {
            onChange(member, currentTarget.value);
          }}
        />
      ))}
      <Text size="sm" role="status" {...(isWrong ? { c: 'red' } : {})}>
        {isWrong ? t('nobody') : t('count', { count: charged.length })}
      </Text>
      {refused !== null && <Input.Error role="alert">{refused}</Input.Error>}
    </fieldset>
  );
}
