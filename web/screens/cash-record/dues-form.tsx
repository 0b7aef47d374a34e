import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membersMoneyQuery, type MemberMoney } from '../../api/money/cash.js';
import { chargeDues, duesQuery, type NewDues } from '../../api/money/dues.js';
import { useAmount } from '../../parts/form/use-amount.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import { useClassChoices } from '../dues/class-names.js';
import {
  AmountField,
  DayField,
  FormFoot,
  inUse,
  ON_VOUCHER,
  onVoucher,
  OPTIONAL_ON_VOUCHER,
  useToday,
  VoucherFields,
} from './money-fields.js';
import { useMoneyForm } from './use-money-form.js';
import { useRecording } from './use-recording.js';

/** Charges dues of one class: name, amount, due day, and members. */
export function DuesForm({ club: { id: club, currency } }: CashProps) {
  const { t } = useTranslation('cash.dues');
  const today = useToday(club);
  const { data: before } = useSuspenseQuery(duesQuery(club));
  const { data } = useSuspenseQuery(membersMoneyQuery(club));
  const writing = useRecording(club, (body: NewDues, key) => chargeDues(club, body, key));
  const { write } = useAmount(currency);
  const usual = (of: string) => {
    const its = before.classes.find((one) => one.class === of);
    return its === undefined ? '' : write(its.amount);
  };
  const members = inUse(data.members).filter(({ guest }) => !guest);
  const [chosen, choose] = useState<readonly string[]>(members.map(({ member }) => member));
  const [isSent, setSent] = useState(false);
  const initial = {
    name: '',
    class: 'active',
    own: '',
    amount: usual('active'),
    dueDay: today,
    ...ON_VOUCHER,
    day: today,
  };
  const { field, submit, set, texts, amount, aboveForm } = useMoneyForm(initial, {
    currency,
    error: writing.error,
    amounts: ['amount'],
    optional: [...OPTIONAL_ON_VOUCHER, 'own'],
  });
  const of = field('class');
  const isOwn = texts.class === '';
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={submit((said) => {
        setSent(true);
        const its = isOwn ? said.own.trim() : said.class;
        if (chosen.length === 0 || its === '') return;
        const minor = amount.read(said.amount) ?? 0;
        writing.record({
          ...onVoucher(said),
          name: said.name,
          dueDay: said.dueDay,
          lines: chosen.map((member) => ({ member, class: its, amount: minor })),
        });
      })}
    >
      <TextInput label={t('name')} required maxLength={100} autoComplete="off" {...field('name')} />
      <div className={classes['two']}>
        <NativeSelect
          label={t('class')}
          {...of}
          onChange={({ currentTarget }) => {
            set('class', currentTarget.value);
            if (usual(currentTarget.value) !== '') set('amount', usual(currentTarget.value));
          }}
          data={useClassChoices(before.classes)}
        />
        <AmountField label={t('each')} currency={currency} given={field('amount')} />
      </div>
      {isOwn && <TextInput label={t('ownName')} maxLength={50} {...field('own')} />}
      <DayField label={t('dueDay')} given={field('dueDay')} />
      <Whom members={members} chosen={chosen} isSent={isSent} onChange={choose} />
      <VoucherFields club={club} field={field} />
      <FormFoot error={aboveForm} isPending={writing.isPending} submit={t('charge')} />
    </form>
  );
}

interface WhomProps {
  readonly members: readonly MemberMoney[];
  readonly chosen: readonly string[];
  /** Whether it was sent: missing fields are shown then. */
  readonly isSent: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

function Whom({ members, chosen, isSent, onChange }: WhomProps) {
  const { t } = useTranslation('cash.dues');
  return (
    <>
      <Checkbox.Group
        label={t('whom')}
        value={[...chosen]}
        error={isSent && chosen.length === 0 ? t('nobody') : null}
        onChange={onChange}
      >
        <div className={classes['checks']}>
          {members.map(({ member, name }) => (
            <Checkbox key={member} value={member} label={name} size="md" />
          ))}
        </div>
      </Checkbox.Group>
      <Text size="sm">{t('count', { count: chosen.length })}</Text>
    </>
  );
}
