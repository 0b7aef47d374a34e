import { Group, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MyClub } from '../../api/people/me.js';
import { useMoney } from '../../parts/figures/money.js';
import { ProblemWords } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';
import { useAccounts } from '../cash-record/money-fields.js';
import { isBooked } from './sheet/member-sheet.js';
import type { MemberListInHand } from './use-member-list.js';
import { DayInput } from '../../parts/form/fields/day-input.js';

interface Props {
  readonly list: MemberListInHand;
  readonly club: MyClub;
  /** The refusal of the day, in words. */
  readonly refusedDay: ReactNode;
}

/**
 * The opening balances that are booked with the list: the purses beside the members, what they do not make
 * even, which is the club's own equity, and the voucher's day and purpose.
 */
export function ListBalances({ list, club, refusedDay }: Props) {
  const { t } = useTranslation('member-list.balances');
  const { draft, write, today } = list;
  return (
    <Section title={t('title')}>
      <Text mt="xs">{t('text')}</Text>
      <Purses list={list} club={club} />
      <Sum list={list} currency={club.currency} />
      <Group align="flex-start" mt="sm">
        <DayInput
          label={t('day')}
          value={draft.day === '' ? today : draft.day}
          max={today}
          error={refusedDay}
          onChange={({ currentTarget: { value } }) => {
            write({ ...draft, day: value });
          }}
        />
        <TextInput
          flex="1 1 14rem"
          label={t('why')}
          placeholder={t('usualWhy')}
          autoComplete="off"
          maxLength={500}
          value={draft.why}
          onChange={({ currentTarget: { value } }) => {
            write({ ...draft, why: value });
          }}
        />
      </Group>
    </Section>
  );
}

function Purses({ list, club }: Pick<Props, 'list' | 'club'>) {
  const { t } = useTranslation('member-list');
  const nameOf = useAccountName();
  const { draft, write, balances, refused, error } = list;
  return (
    <Group align="flex-start" mt="sm">
      {useAccounts(club.id, 'purse').map((purse) => (
        <TextInput
          key={purse.id}
          flex="1 1 10rem"
          label={t('balances.purse', { name: nameOf(purse) })}
          autoComplete="off"
          value={draft.purses[purse.id] ?? ''}
          error={
            balances.ofPurse(purse.id) === null ? (
              t('balances.amountWrong')
            ) : refused === purse.id ? (
              <ProblemWords error={error} />
            ) : null
          }
          onChange={({ currentTarget: { value } }) => {
            write({ ...draft, purses: { ...draft.purses, [purse.id]: value } });
          }}
        />
      ))}
    </Group>
  );
}

function Sum({ list, currency }: { readonly list: MemberListInHand; readonly currency: string }) {
  const { t } = useTranslation('member-list.balances');
  const money = useMoney(currency);
  const { draft, people, balances } = list;
  const amounts = people.map((one) =>
    one.isAdded || isBooked(one) ? (balances.ofPerson(one) ?? 0) : 0,
  );
  const held = Object.keys(draft.purses).map((purse) => balances.ofPurse(purse) ?? 0);
  const owed = sumOf(amounts.filter((amount) => amount > 0));
  const owing = 0 - sumOf(amounts.filter((amount) => amount < 0));
  const equity = sumOf(held) + owing - owed;
  return (
    <>
      <Text mt="sm">
        {t('sum', { held: money(sumOf(held)), owed: money(owed), owing: money(owing) })}
      </Text>
      <Text fw={650}>
        {equity === 0
          ? t('equitySame')
          : equity > 0
            ? t('equityUp', { money: money(equity) })
            : t('equityDown', { money: money(-equity) })}
      </Text>
    </>
  );
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
