import type { VoucherEntry, VoucherLine } from '../../cash-book/vouchers/voucher.view.js';
import type { YearAccounts } from '../../cash-book/years/year-accounts.view.js';
import { asItWent } from '../../money/direction.js';
import { recalledIn } from '../../words/former-member.js';
import { framed, type Frame } from '../frame.js';
import { checkLines } from '../most-lines.js';
import type { Block, PaperColumn, Paper, PaperRow, PaperTable } from '../paper.js';
import { wordOf } from '../format/word-of.js';
import { assetsTable, liabilitiesTable } from './balance-on-paper.js';
import { checksTable } from './checks-on-paper.js';
import { nameOnPaper } from './name-on-paper.js';
import { notedName, noteBlocks } from './notes-on-paper.js';
import { examinationBlocks } from './examinations-on-paper.js';

/** A year's accounts with its vouchers, in their order. */
export interface YearOnPaper {
  readonly accounts: YearAccounts;
  /** Null for accounts without names: to hang up, or of a reader who sees nothing of others. */
  readonly vouchers: readonly VoucherEntry[] | null;
  /** The name of an account of the club, by its id. */
  readonly accountName: (id: string) => string;
  /** The name of the dues that a voucher charges or waives, by its event. */
  readonly duesName: (event: number) => string | null;
}

/**
 * Result, balance sheet, movements and vouchers of a fiscal year. Pure.
 *
 * @throws Problem `paper-too-long`
 */
export function accountsPaper(frame: Frame, year: YearOnPaper): Paper {
  const { words, club } = frame;
  const { accounts: say } = words.books;
  const { year: standing, from, to, currency } = year.accounts;
  const tables = [
    incomeTable(frame, year),
    expensesTable(frame, year),
    assetsTable(frame, year),
    liabilitiesTable(frame, year),
    pursesTable(frame, year),
    checksTable(frame, year.accounts),
    kindsTable(frame, year),
    membersTable(frame, year),
    vouchersTable(frame, year),
  ];
  const { amount } = year.accounts.result.result;
  const money = words.vocabulary.money({ amount: Math.abs(amount), currency });
  return framed(frame, {
    title: say.title(club.name, standing.label),
    of: `accounts/${standing.firstDay}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [
            words.paper.period,
            words.paper.between(words.vocabulary.day(from), words.vocabulary.day(to)),
          ],
          [words.paper.currency, currency],
          [amount < 0 ? words.year.result.loss : words.year.result.surplus, money],
        ],
      },
      {
        kind: 'lines',
        lines: [standing.status === 'closed' ? say.closed : say.open],
      },
      ...examinationBlocks(frame, standing, year.accounts.currency),
      ...tables
        .filter(({ rows }) => rows.length > 0)
        .flatMap((table): readonly Block[] => [{ kind: 'heading', text: table.title }, table]),
      ...noteBlocks(frame, year.accounts),
    ],
    sign: say.sign,
  });
}

function incomeTable(frame: Frame, { accounts }: YearOnPaper): PaperTable {
  const { income, totalIncome } = accounts.result;
  return resultTable(frame, accounts, frame.words.year.result.income, [income, totalIncome]);
}

function expensesTable(frame: Frame, { accounts }: YearOnPaper): PaperTable {
  const { expenses, totalExpenses, result } = accounts.result;
  const { words, numbers } = frame;
  const lines = [expenses, totalExpenses] as const;
  const table = resultTable(frame, accounts, words.year.result.expenses, lines);
  const cells = [words.year.balance.result, ...amountsIn(numbers, accounts, 0)(result)];
  return { ...table, rows: [...table.rows, { kind: 'total', cells }] };
}

type Result = YearAccounts['result'];

function resultTable(
  frame: Frame,
  accounts: YearAccounts,
  title: string,
  [lines, total]: readonly [Result['income'], Result['totalIncome']],
): PaperTable {
  const { words, numbers } = frame;
  const { result, year, lastLabel, currency } = accounts;
  const hasBudget = hasBudgetIn(result);
  const amounts = amountsIn(numbers, { result, currency }, total.amount);
  return {
    kind: 'table',
    title,
    columns: [
      { title: words.books.accounts.account, share: 1 },
      number(year.label),
      { title: words.books.accounts.share, share: 44, isNumber: true },
      ...(hasBudget
        ? [number(words.books.accounts.budget), number(words.books.accounts.difference)]
        : []),
      number(lastLabel),
    ],
    rows: [
      ...lines.map((one): PaperRow => ({
        cells: [notedName(frame, accounts, one), ...amounts(one)],
      })),
      { kind: 'total', cells: [title, ...amounts(total)] },
    ],
  };
}

function hasBudgetIn({ income, expenses }: Result): boolean {
  return [...income, ...expenses].some(({ budget }) => budget !== null);
}

/** The cells of a post: its amount and share, the budget with the difference, and last year. */
function amountsIn(
  numbers: Frame['numbers'],
  { result, currency }: Pick<YearAccounts, 'result' | 'currency'>,
  sum: number,
) {
  const hasBudget = hasBudgetIn(result);
  return ({ amount, last, budget, difference }: Result['totalIncome']): readonly string[] => [
    numbers.amount(amount, currency),
    sum <= 0 || amount < 0 ? '' : numbers.percent(amount, sum),
    ...(hasBudget
      ? [
          budget === null ? '' : numbers.amount(budget, currency),
          difference === null ? '' : numbers.signedAmount(difference, currency),
        ]
      : []),
    numbers.amount(last, currency),
  ];
}

function pursesTable({ words, numbers }: Frame, { accounts }: YearOnPaper): PaperTable {
  const { moves } = words.year;
  const { purses, currency } = accounts;
  const sum = (amounts: readonly { readonly amount: number }[]) =>
    amounts.reduce((all, { amount }) => all + amount, 0);
  return {
    kind: 'table',
    title: moves.purses,
    columns: [
      { title: words.books.accounts.purse, share: 1 },
      ...[moves.opening, moves.in, moves.out, moves.closing].map(number),
    ],
    rows: purses.map((one) => ({
      cells: [
        nameOnPaper(words.vocabulary.account(one)),
        ...[one.opening, sum(one.in), sum(one.out), one.closing].map((amount) =>
          numbers.amount(amount, currency),
        ),
      ],
    })),
  };
}

function kindsTable({ words, numbers }: Frame, { accounts }: YearOnPaper): PaperTable {
  const { moves } = words.year;
  const { accounts: say } = words.books;
  return {
    kind: 'table',
    title: moves.kinds,
    columns: [{ title: say.kind, share: 1 }, number(moves.count)],
    rows: accounts.kinds.map(({ kind, vouchers }) => ({
      cells: [wordOf(words.kinds, kind), numbers.plain(vouchers)],
    })),
  };
}

function membersTable(
  { language, words, numbers }: Frame,
  { accounts, vouchers }: YearOnPaper,
): PaperTable {
  const { moves } = words.year;
  const { members, currency } = accounts;
  const sum = (of: (one: (typeof members)[number]) => number) =>
    members.reduce((all, one) => all + of(one), 0);
  const amounts = (opening: number, closing: number) =>
    [opening, closing - opening, closing].map((amount) => numbers.signedAmount(amount, currency));
  return {
    kind: 'table',
    title: moves.members,
    columns: [
      { title: moves.member, share: 1 },
      ...[moves.opening, moves.amount, moves.closing].map(number),
    ],
    rows: [
      ...members.map(({ name, opening, closing }): PaperRow => ({
        cells: [recalledIn(language, name), ...amounts(opening, closing)],
      })),
      ...(vouchers === null
        ? []
        : [
            {
              kind: 'total' as const,
              cells: [
                words.paper.total,
                ...amounts(
                  sum((one) => one.opening),
                  sum((one) => one.closing),
                ),
              ],
            },
          ]),
    ],
  };
}

/** A line a movement: the voucher is named on its first. */
function vouchersTable(frame: Frame, year: YearOnPaper): PaperTable {
  const { accounts, vouchers, accountName, duesName } = year;
  const { words, numbers, nameOf } = frame;
  const { voucher: columns, reversed, clearing } = words.books.accounts;
  const party = ({ member, account }: VoucherLine['from']) => {
    if (member !== null) return nameOf(member);
    return account === null ? clearing : accountName(account);
  };
  const rowsOf = (one: VoucherEntry): readonly PaperRow[] => {
    const kind = wordOf(words.kinds, one.kind);
    const about = [duesName(one.event), one.text].flatMap((said) => said || []).join(', ');
    const what = about === '' ? kind : `${kind}: ${about}`;
    const first = [
      one.label,
      words.vocabulary.day(one.day),
      one.reversedBy === null ? what : reversed(what),
    ];
    const lines = one.lines.length === 0 ? [null] : one.lines;
    return lines.map((line, at) => {
      const went = line === null ? null : asItWent(line);
      return {
        // A short voucher is not split over two pages.
        leads: at < lines.length - 1 && lines.length <= MOST_TOGETHER,
        cells: [
          ...(at === 0 ? first : ['', '', '']),
          went === null ? '' : party(went.from),
          went === null ? '' : party(went.to),
          at === 0 ? (one.receipt ?? '') : '',
          line === null ? '' : numbers.amount(line.amount, accounts.currency),
        ],
      };
    });
  };
  const rows = (vouchers ?? []).flatMap(rowsOf);
  checkLines(rows.length);
  return {
    kind: 'table',
    title: words.books.accounts.vouchers,
    columns: [
      { title: columns.label, share: 50 },
      { title: columns.day, share: 0, isTime: true },
      { title: columns.what, share: 130 },
      { title: columns.from, share: 90 },
      { title: columns.to, share: 90 },
      { title: columns.receipt, share: 50 },
      { title: columns.amount, share: 60, isNumber: true },
    ],
    rows,
  };
}

/** The rows that a voucher can have and still be kept on one page. */
const MOST_TOGETHER = 20;

function number(title: string): PaperColumn {
  return { title, share: 76, isNumber: true };
}
