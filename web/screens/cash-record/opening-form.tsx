import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membersMoneyQuery, openBalances, type Opening } from '../../api/cash.js';
import { Section } from '../../parts/section.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import { useAccountName } from '../cash/use-account-names.js';
import {
  FormFoot,
  inUse,
  ON_VOUCHER,
  onVoucher,
  OPTIONAL_ON_VOUCHER,
  useAccounts,
  useToday,
  VoucherFields,
} from './money-fields.js';
import { useMoneyForm } from './use-money-form.js';
import { useRecording } from './use-recording.js';

/** What is typed for one purse or member; a member who owes counts below zero. */
interface Line {
  readonly text: string;
  readonly owes: boolean;
}

const EMPTY: Line = { text: '', owes: true };

/** What the purses hold and how members stand as the books begin. */
export function OpeningForm({ club: { id: club, currency } }: CashProps) {
  const { t } = useTranslation('cash');
  const nameOf = useAccountName();
  const purses = useAccounts(club, 'purse');
  const { data } = useSuspenseQuery(membersMoneyQuery(club));
  const [lines, setLines] = useState<Readonly<Partial<Record<string, Line>>>>({});
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const writing = useRecording(club, (body: Opening, key) => openBalances(club, body, key));
  const { field, submit, amount, aboveForm } = useMoneyForm(
    { ...ON_VOUCHER, day: useToday(club) },
    { currency, error: writing.error, optional: OPTIONAL_ON_VOUCHER },
  );
  const lineOf = (id: string) => lines[id] ?? EMPTY;
  const change = (id: string, line: Partial<Line>) => {
    setLines((before) => ({ ...before, [id]: { ...(before[id] ?? EMPTY), ...line } }));
  };
  const amountInput = (id: string, label: string) => (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={lineOf(id).text}
      error={wrong.includes(id) ? t('amountWrong', { example: amount.write(12_500) }) : null}
      onChange={({ currentTarget }) => {
        change(id, { text: currentTarget.value });
      }}
    />
  );
  const members = inUse(data.members);
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={submit((said) => {
        const typed = Object.entries(lines).flatMap(([id, line = EMPTY]) =>
          line.text.trim() === '' ? [] : [{ id, line, minor: amount.read(line.text) }],
        );
        const refused = typed.filter(({ minor }) => minor === null).map(({ id }) => id);
        setWrong(refused);
        setEmpty(typed.length === 0);
        if (refused.length > 0 || typed.length === 0) return;
        const of = typed.map(({ id, line, minor }) =>
          purses.some((purse) => purse.id === id)
            ? { account: id, amount: minor ?? 0 }
            : { member: id, amount: (minor ?? 0) * (line.owes ? -1 : 1) },
        );
        writing.record({ ...onVoucher(said), lines: of });
      })}
    >
      <Text>{t('record.opening.text')}</Text>
      <Section title={t('purses')}>
        {purses.map((purse) => (
          <div key={purse.id}>{amountInput(purse.id, nameOf(purse))}</div>
        ))}
      </Section>
      <Section title={t('record.opening.members')}>
        {members.map(({ member, name }) => (
          <div key={member} className={classes['two']}>
            {amountInput(member, name)}
            <NativeSelect
              label={t('record.opening.which', { name })}
              value={lineOf(member).owes ? 'owes' : 'isOwed'}
              onChange={({ currentTarget }) => {
                change(member, { owes: currentTarget.value === 'owes' });
              }}
              data={[
                { value: 'owes', label: t('record.opening.owes') },
                { value: 'isOwed', label: t('record.opening.isOwed') },
              ]}
            />
          </div>
        ))}
      </Section>
      <VoucherFields club={club} field={field} />
      {isEmpty && (
        <Text role="alert" c="var(--mantine-color-error)">
          {t('record.opening.nothing')}
        </Text>
      )}
      <FormFoot error={aboveForm} isPending={writing.isPending} submit={t('submit')} />
    </form>
  );
}
