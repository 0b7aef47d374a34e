import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  accountsQuery,
  booksQuery,
  membersMoneyQuery,
  type AccountType,
  type MemberMoney,
} from '../../api/money/cash.js';
import { CurrencyInput } from '../../parts/form/fields/currency-input.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';
import { useHeldWords, useOwedWords } from '../cash/use-owed-words.js';
import classes from '../cash/cash.module.css';
import type { useMoneyForm } from './use-money-form.js';
import { DayInput } from '../../parts/form/fields/day-input.js';

type OfForm = ReturnType<ReturnType<typeof useMoneyForm>['field']>;

/** The props of a form's field; a dialog has no form to go back to it. */
export type Given = Omit<OfForm, 'ref'> & Partial<Pick<OfForm, 'ref'>>;

/** Today, where the club is. */
export function useToday(club: string): string {
  return useSuspenseQuery(booksQuery(club)).data.today;
}

interface VoucherProps {
  readonly club: string;
  readonly field: (name: 'day' | 'text' | 'receipt') => Given;
}

/** Day, what it is for, and the number of the receipt. */
export function VoucherFields({ club, field }: VoucherProps) {
  const { t } = useTranslation('cash');
  return (
    <>
      <TextInput label={t('text')} maxLength={500} autoComplete="off" {...field('text')} />
      <div className={classes['two']}>
        <DayField label={t('day')} most={useToday(club)} given={field('day')} />
        <TextInput label={t('receipt')} maxLength={100} autoComplete="off" {...field('receipt')} />
      </div>
    </>
  );
}

interface DayProps {
  readonly label: string;
  /** The last day that can be chosen. */
  readonly most?: string;
  readonly given: Given;
}

export function DayField({ label, most, given }: DayProps) {
  return <DayInput required label={label} max={most} {...given} />;
}

interface AmountProps {
  readonly label?: string;
  readonly currency: string;
  readonly given: Given;
  readonly children?: ReactNode;
}

/** An amount of the club's money, as one writes it. */
export function AmountField({ label, currency, given, children }: AmountProps) {
  const { t } = useTranslation('cash');
  return (
    <div>
      <CurrencyInput
        currency={currency}
        label={label ?? t('amount')}
        required
        inputMode="decimal"
        {...given}
      />
      {children}
    </div>
  );
}

interface ChoiceProps {
  readonly club: string;
  readonly label: string;
  readonly given: Given;
}

/** A choice of a member, with the balance beside the name. */
export function MemberField({ club, label, given }: ChoiceProps) {
  const { t } = useTranslation('cash');
  const { data } = useSuspenseQuery(membersMoneyQuery(club));
  const words = useOwedWords(data.currency);
  return (
    <NativeSelect
      label={label}
      required
      {...given}
      data={[
        { value: '', label: t('choose') },
        ...inUse(data.members).map(({ member, name, amount }) => ({
          value: member,
          label: amount === 0 ? name : `${name} (${words(amount)})`,
        })),
      ]}
    />
  );
}

/** The members to choose from: an archived one only as long as something is open. */
export function inUse(members: readonly MemberMoney[]): readonly MemberMoney[] {
  return members.filter(({ archived, amount }) => !archived || amount !== 0);
}

/** The balance of a member; 0 for an unknown one. */
export function useStanding(club: string, member: string): number {
  const { data } = useSuspenseQuery(membersMoneyQuery(club));
  return data.members.find((one) => one.member === member)?.amount ?? 0;
}

/** The accounts of a type that are in use. */
export function useAccounts(club: string, type: AccountType) {
  const { data } = useSuspenseQuery(accountsQuery(club));
  return data.filter((one) => one.type === type && one.archivedAt === null);
}

interface AccountProps extends ChoiceProps {
  readonly type: AccountType;
  readonly currency: string;
}

/** An account of the club; of a purse with what it holds. */
export function AccountField({ club, type, currency, label, given }: AccountProps) {
  const accounts = useAccounts(club, type);
  const nameOf = useAccountName();
  const held = useHeldWords(currency);
  return (
    <NativeSelect
      label={label}
      required
      {...given}
      data={accounts.map((one) => ({
        value: one.id,
        label: type === 'purse' ? `${nameOf(one)} (${held(one.amount)})` : nameOf(one),
      }))}
    />
  );
}

interface FootProps {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly submit: string;
  readonly children?: ReactNode;
}

/** Refusals without a field, and the button that records. */
export function FormFoot({ error, isPending, submit, children }: FootProps) {
  return (
    <>
      <div role="status">
        <ProblemNote error={error} />
      </div>
      <Group justify="flex-end">
        {children}
        <Button type="submit" loading={isPending}>
          {submit}
        </Button>
      </Group>
    </>
  );
}
