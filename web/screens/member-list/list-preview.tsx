import { Group, Text, TextInput, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { SheetColumns } from '../../parts/list/sheet-columns.js';
import { useMoney } from '../../parts/figures/money.js';
import { ActionBar } from '../../parts/form/action-bar.js';
import { refusalAt } from '../../parts/form/refusal-at.js';
import { ProblemNote } from '../../parts/page/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { hasMail, haveNames, LIST_ROLES, withListRole } from './list-columns.js';
import { ListLines } from './list-lines.js';
import { isBooked, type MemberListInHand } from './use-member-list.js';

interface Props {
  readonly list: MemberListInHand;
  readonly currency: string;
  readonly withBalances: boolean;
}

/** More members than the service takes at once. */
const MOST = 500;

/** The list as it will be: its columns, its lines, and what is booked with it. */
export function ListPreview({ list, currency, withBalances }: Props) {
  const { t } = useTranslation('member-list');
  const { draft, people, write, balanceOf } = list;
  if (draft.read === null) return null;
  const { sheet, columns } = draft.read;
  const count = people.filter(({ isAdded }) => isAdded).length;
  const named = people.filter((one) => one.isAdded || isBooked(one));
  const hasBalances = named.some((one) => (balanceOf(one) ?? 0) !== 0);
  const showsBalances = withBalances && columns.some((one) => one === 'balance' || one === 'debt');
  const isWrong = named.some((one) => balanceOf(one) === null);
  const { above, errorOf } = refusalAt(list.error, ['opening.day']);
  const whyNot =
    count === 0
      ? t('nobody')
      : count > MOST
        ? t('tooMany')
        : isWrong
          ? t('lines.amountWrong')
          : undefined;
  return (
    <>
      <Section
        title={t('lines.title')}
        beside={
          <Button
            variant="default"
            onClick={() => {
              write({ ...draft, read: null });
            }}
          >
            {t('another')}
          </Button>
        }
      >
        {hasMail(sheet.rows.map(({ cells }) => cells)) && <Text mt="xs">{t('mail')}</Text>}
        <Columns list={list} withBalances={withBalances} />
        {haveNames(columns) && (
          <>
            <Text mt="sm">{t('lines.text')}</Text>
            <ListLines list={list} withBalances={showsBalances} />
          </>
        )}
      </Section>
      {showsBalances && hasBalances && (
        <Balances list={list} currency={currency} refused={errorOf('opening.day')} />
      )}
      {list.refusedLine === null && <ProblemNote error={above} />}
      <Text role="status">{summaryOf(t, list)}</Text>
      <ActionBar
        whyNot={list.isPending ? t('sending') : whyNot}
        onChoose={() => {
          list.send(t('balances.usualWhy'));
        }}
      >
        {list.isAsked ? t('addDespite') : t('add', { count })}
      </ActionBar>
    </>
  );
}

function Columns({ list, withBalances }: Pick<Props, 'list' | 'withBalances'>) {
  const { t } = useTranslation('member-list.columns');
  const { draft, write } = list;
  const { read } = draft;
  if (read === null) return null;
  const { sheet, columns } = read;
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  // A list of nothing but names has nothing to choose.
  if (width < 2) return null;
  const roles = LIST_ROLES.filter(
    (role) => withBalances || (role !== 'balance' && role !== 'debt'),
  );
  return (
    <SheetColumns
      headings={sheet.headings ?? Array.from({ length: width }, () => '')}
      rows={sheet.rows}
      columns={columns}
      roles={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      words={{ title: t('title'), none: t('none'), of: (name) => t('of', { name }) }}
      missing={haveNames(columns) ? null : t('missing')}
      isOpen={!haveNames(columns)}
      onChange={(at, role) => {
        write({ ...draft, read: { ...read, columns: withListRole(columns, at, role) } });
      }}
    />
  );
}

interface BalancesProps extends Pick<Props, 'list' | 'currency'> {
  readonly refused: ReactNode;
}

/** The opening balances that are booked with the list: their sum, which is the club's own, day and purpose. */
function Balances({ list, currency, refused }: BalancesProps) {
  const { t } = useTranslation('member-list.balances');
  const money = useMoney(currency);
  const { draft, write, people, balanceOf, today } = list;
  const amounts = people.flatMap((one) =>
    one.isAdded || isBooked(one) ? [balanceOf(one) ?? 0] : [],
  );
  const sumOf = (is: (amount: number) => boolean) =>
    amounts.filter(is).reduce((sum, amount) => sum + amount, 0);
  const [owed, owing] = [sumOf((amount) => amount > 0), 0 - sumOf((amount) => amount < 0)];
  return (
    <Section title={t('title')}>
      <Text mt="xs">{t('text')}</Text>
      <Text mt="xs">{t('sum', { owed: money(owed), owing: money(owing) })}</Text>
      <Text fw={650}>
        {owing >= owed
          ? t('equityUp', { money: money(owing - owed) })
          : t('equityDown', { money: money(owed - owing) })}
      </Text>
      <Group align="flex-start" mt="sm">
        <TextInput
          type="date"
          label={t('day')}
          value={draft.day === '' ? today : draft.day}
          max={today}
          error={refused}
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

/** How many lines become what. */
function summaryOf(
  t: ReturnType<typeof useTranslation<'member-list'>>['t'],
  { people, balanceOf }: MemberListInHand,
): string {
  const isAsked = people.filter(({ known, again, warning, isAdded, mayAdd }) => {
    return mayAdd && !isAdded && (warning === 'odd' || again !== null || known?.guest === true);
  });
  const isKnown = people.filter((one) => isBooked(one));
  const isBookedNow = isKnown.filter((one) => (balanceOf(one) ?? 0) !== 0);
  const parts = [
    t('summary.lines', { count: people.length }),
    ...(isKnown.length === 0 ? [] : [t('summary.known', { count: isKnown.length })]),
    ...(isBookedNow.length === 0 ? [] : [t('summary.booked', { count: isBookedNow.length })]),
    ...(isAsked.length === 0 ? [] : [t('summary.asked', { count: isAsked.length })]),
  ];
  return parts.join(' ');
}
