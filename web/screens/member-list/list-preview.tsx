import { Button, Text } from '@mantine/core';
import type { MyClub } from '../../api/people/me.js';
import { SheetColumns } from '../../parts/list/sheet-columns.js';
import { ActionBar } from '../../parts/form/action-bar.js';
import { refusalAt } from '../../parts/form/fields/refusal-at.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { hasMail, haveNames, LIST_ROLES, withListRole } from './sheet/list-columns.js';
import { ListBalances } from './list-balances.js';
import { ListLines } from './list-lines.js';
import { isBooked } from './sheet/member-sheet.js';
import type { MemberListInHand } from './use-member-list.js';

interface Props {
  readonly list: MemberListInHand;
  readonly club: MyClub;
  readonly withBalances: boolean;
}

/** More members than the service takes at once. */
const MOST = 500;

/** The list as it will be: its columns, its lines, and what is booked with it. */
export function ListPreview({ list, club, withBalances }: Props) {
  const { t } = useTranslation('member-list');
  const { draft, people, write, balances } = list;
  if (draft.read === null) return null;
  const { sheet, columns } = draft.read;
  const count = people.filter(({ isAdded }) => isAdded).length;
  const named = people.filter((one) => one.isAdded || isBooked(one));
  const showsBalances = withBalances && columns.some((one) => one === 'balance' || one === 'debt');
  const isWrong =
    named.some((one) => balances.ofPerson(one) === null) ||
    Object.keys(draft.purses).some((purse) => balances.ofPurse(purse) === null);
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
      {showsBalances && (
        <ListBalances list={list} club={club} refusedDay={errorOf('opening.day')} />
      )}
      {list.refused === null && <ProblemNote error={above} />}
      <Text role="status">{summaryOf(t, list)}</Text>
      <ActionBar
        whyNot={whyNot}
        onChoose={() => {
          if (!list.isPending) list.send(t('balances.usualWhy'));
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

/** How many lines become what. */
function summaryOf(
  t: ReturnType<typeof useTranslation<'member-list'>>['t'],
  { people, balances }: MemberListInHand,
): string {
  const isAsked = people.filter(({ known, again, warning, isAdded, mayAdd }) => {
    return mayAdd && !isAdded && (warning === 'odd' || again !== null || known?.guest === true);
  });
  const isKnown = people.filter((one) => isBooked(one));
  const isBookedNow = isKnown.filter((one) => (balances.ofPerson(one) ?? 0) !== 0);
  const parts = [
    t('summary.lines', { count: people.length }),
    ...(isKnown.length === 0 ? [] : [t('summary.known', { count: isKnown.length })]),
    ...(isBookedNow.length === 0 ? [] : [t('summary.booked', { count: isBookedNow.length })]),
    ...(isAsked.length === 0 ? [] : [t('summary.asked', { count: isAsked.length })]),
  ];
  return parts.join(' ');
}
