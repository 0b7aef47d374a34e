import type { YearAccounts } from '../../cash-book/years/year-accounts.view.js';
import type { Frame } from '../frame.js';
import type { PaperRow, PaperTable } from '../paper.js';
import { notedName } from './notes-on-paper.js';

interface Stood {
  readonly amount: number;
  readonly last: number;
}

/** The purses, and what members owe. */
export function assetsTable(frame: Frame, { accounts }: { accounts: YearAccounts }): PaperTable {
  const { balance } = accounts;
  const say = frame.words.year.balance;
  const row = rowsIn(frame, accounts);
  const rows = [
    ...balance.purses.map((one) => row(notedName(frame, accounts, one), one)),
    row(say.owedByMembers, balance.owedByMembers),
  ];
  return tableOf(frame, accounts, say.assets, [...rows, row(say.assets, balance.assets, 'total')]);
}

/** The debts to members, and the equity: the opening one, the results and their sum. */
export function liabilitiesTable(
  frame: Frame,
  { accounts }: { accounts: YearAccounts },
): PaperTable {
  const { balance } = accounts;
  const say = frame.words.year.balance;
  const row = rowsIn(frame, accounts);
  const { unsorted } = balance;
  const rows = [
    heading(say.debts),
    row(say.owedToMembers, balance.owedToMembers),
    heading(say.equity),
    ...balance.equity.map((one) => row(notedName(frame, accounts, one), one)),
    row(say.carried, balance.carried),
    row(say.result, balance.result),
    ...(unsorted.amount === 0 && unsorted.last === 0 ? [] : [row(say.unsorted, unsorted)]),
    row(say.totalEquity, balance.totalEquity, 'total'),
    row(say.liabilities, balance.liabilities, 'total'),
  ];
  return tableOf(frame, accounts, say.liabilities, rows);
}

function heading(name: string): PaperRow {
  return { kind: 'between', leads: true, cells: [name, '', ''] };
}

function rowsIn({ numbers }: Frame, { currency }: YearAccounts) {
  return (name: string, { amount, last }: Stood, kind?: 'total'): PaperRow => {
    const cells = [name, numbers.amount(amount, currency), numbers.amount(last, currency)];
    return kind === undefined ? { cells } : { cells, kind };
  };
}

function tableOf(
  { words }: Frame,
  { year, lastLabel }: YearAccounts,
  title: string,
  rows: readonly PaperRow[],
): PaperTable {
  const number = (of: string) => ({ title: of, share: 76, isNumber: true });
  return {
    kind: 'table',
    title,
    columns: [{ title: words.year.balance.title, share: 1 }, number(year.label), number(lastLabel)],
    rows,
  };
}
