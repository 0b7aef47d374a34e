import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { membersMoneyQuery, type MemberMoney } from '../../api/money/cash.js';
import { chargeDues, duesQuery } from '../../api/money/dues.js';
import { useAmount } from '../../parts/form/use-amount.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import { useClassChoices } from '../dues/class-names.js';
import { AmountField, DayField, inUse, useToday } from './money-fields.js';
import { useVoucherForm } from './use-voucher-form.js';
import { VoucherForm } from './voucher-form.js';

/** Charges dues of one class: name, amount, due day, and members. */
export function DuesForm({ club: place }: CashProps) {
  const { id: club, currency } = place;
  const { t } = useTranslation('cash.dues');
  const today = useToday(club);
  const { data: before } = useSuspenseQuery(duesQuery(club));
  const { data } = useSuspenseQuery(membersMoneyQuery(club));
  const { write } = useAmount(currency);
  const usual = (of: string) => {
    const its = before.classes.find((one) => one.class === of);
    return its === undefined ? '' : write(its.amount);
  };
  const members = inUse(data.members).filter(({ guest }) => !guest);
  const [chosen, choose] = useState<readonly string[]>(members.map(({ member }) => member));
  const [isSent, setSent] = useState(false);
  const form = useVoucherForm(
    { club: place },
    {
      initial: { name: '', class: 'active', own: '', amount: usual('active'), dueDay: today },
      amounts: ['amount'],
      optional: ['own'],
      others: ['lines'],
      subject: ({ name, dueDay, ...said }, minor) => {
        setSent(true);
        const its = said.class === '' ? said.own.trim() : said.class;
        if (chosen.length === 0 || its === '') return null;
        const amount = minor(said.amount);
        return { name, dueDay, lines: chosen.map((member) => ({ member, class: its, amount })) };
      },
      write: (body, key) => chargeDues(club, body, key),
    },
  );
  const { field, set, texts } = form;
  const isOwn = texts.class === '';
  return (
    <VoucherForm form={form} submit={t('charge')}>
      <TextInput label={t('name')} required maxLength={100} autoComplete="off" {...field('name')} />
      <div className={classes['two']}>
        <NativeSelect
          label={t('class')}
          {...field('class')}
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
      <Whom
        members={members}
        chosen={chosen}
        isSent={isSent}
        refused={form.errorOf('lines')}
        onChange={choose}
      />
    </VoucherForm>
  );
}

interface WhomProps {
  readonly members: readonly MemberMoney[];
  readonly chosen: readonly string[];
  /** Whether it was sent: missing fields are shown then. */
  readonly isSent: boolean;
  /** The refusal of the service that is about them. */
  readonly refused: ReactNode;
  readonly onChange: (chosen: readonly string[]) => void;
}

function Whom({ members, chosen, isSent, refused, onChange }: WhomProps) {
  const { t } = useTranslation('cash.dues');
  return (
    <>
      <Checkbox.Group
        label={t('whom')}
        value={[...chosen]}
        error={isSent && chosen.length === 0 ? t('nobody') : refused}
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
