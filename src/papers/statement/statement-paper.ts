import { labelled } from '../format/labelled.js';
import { periodOf, type Days } from '../format/period.js';
import { wordOf } from '../format/word-of.js';
import { framed, type Frame } from '../frame.js';
import { checkLines } from '../most-lines.js';
import type { Paper, PaperRow, PaperTable } from '../paper.js';
import type { ObjectionState } from '../../events/money/objections.js';
import type { CardLine } from '../../cash-book/cards/card.view.js';
import { voucherTitle } from '../../money/voucher-title.js';

/** A line of the card of a member. */
export type StatementLine = Pick<
  CardLine,
  'event' | 'day' | 'label' | 'kind' | 'text' | 'dues' | 'evening' | 'parties' | 'in' | 'out'
>;

/** The states of objections of a member that they did not withdraw, by the events of the vouchers. */
export type Objections = ReadonlyMap<number, Exclude<ObjectionState, 'withdrawn'>>;

/**
 * A member's account with the balance after each line. Pure.
 *
 * @throws Problem `paper-too-long`
 */
export function statementPaper(
  frame: Frame,
  member: string,
  lines: readonly StatementLine[],
  days: Days,
  objections: Objections = new Map(),
): Paper {
  const { words, club, nameOf } = frame;
  const { statement } = words.books;
  const { from, to } = days;
  const before = lines.filter(({ day }) => from !== null && day < from);
  const within = lines.filter(
    ({ day }) => (from === null || day >= from) && (to === null || day <= to),
  );
  checkLines(within.length);
  const title = statement.title(nameOf(member));
  return framed(frame, {
    title,
    of: `statement/${member}/${from ?? ''}/${to ?? ''}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [words.paper.club, club.name],
          ...labelled(words.paper.period, periodOf(frame, days)),
          [words.paper.currency, club.currency],
        ],
      },
      linesTable(frame, title, sum(before), { lines: within, objections }),
      { kind: 'lines', lines: [standing(frame, sum(before) + sum(within))] },
    ],
    sign: statement.sign,
  });
}

/** The lines, with the balance after each. */
function linesTable(
  frame: Frame,
  title: string,
  before: number,
  {
    lines,
    objections,
  }: { readonly lines: readonly StatementLine[]; readonly objections: Objections },
): PaperTable {
  const { words, numbers, club } = frame;
  const { statement } = words.books;
  const money = (amount: number) => numbers.signedAmount(amount, club.currency);
  let balance = before;
  const rows = lines.map((line): PaperRow => {
    balance += changeOf(line);
    const day = words.vocabulary.day(line.day);
    const objected = objections.get(line.event);
    const what = [
      whatOf(frame, line),
      ...(objected === undefined ? [] : [statement.objection[objected]]),
    ].join(' · ');
    return {
      cells: [day, line.label, what, money(changeOf(line)), money(balance)],
    };
  });
  return {
    kind: 'table',
    title,
    columns: [
      { title: statement.columns.day, share: 0, isTime: true },
      { title: statement.columns.voucher, share: 50 },
      { title: statement.columns.what, share: 260 },
      { title: statement.columns.amount, share: 70, isNumber: true },
      { title: statement.columns.balance, share: 70, isNumber: true },
    ],
    rows: [
      { kind: 'between', cells: ['', '', statement.before, '', money(before)] },
      ...rows,
      { kind: 'total', cells: ['', '', statement.after, money(sum(lines)), money(balance)] },
    ],
  };
}

/** The debtor and the creditor at the end. */
function standing({ words, club }: Frame, balance: number): string {
  const { statement } = words.books;
  if (balance === 0) return statement.even;
  const money = words.vocabulary.money({ amount: Math.abs(balance), currency: club.currency });
  return balance > 0 ? statement.owed(money) : statement.owes(money);
}

function whatOf({ words, numbers, times, nameOf }: Frame, line: StatementLine) {
  const { kind, evening } = line;
  const { statement } = words.books;
  if (evening === null || evening.rate === 0) {
    const title = voucherTitle(wordOf(words.kinds, kind), line, words.vocabulary.day);
    // Cash between members: the other one says more than the kind.
    const members = line.parties.flatMap(({ member }) => (member === null ? [] : [nameOf(member)]));
    return members.length === 1 ? `${title} · ${members.join()}` : title;
  }
  const points = numbers.signed(changeOf(line) / evening.rate);
  const day = times.day(evening.openedAt);
  const book = evening.ownBook ?? words.vocabulary.book(evening.book);
  const said = statement.evening(day, book, points);
  return kind === 'session-closed' ? said : statement.corrected(said);
}

function sum(lines: readonly StatementLine[]): number {
  return lines.reduce((all, line) => all + changeOf(line), 0);
}

function changeOf(line: StatementLine): number {
  return line.in - line.out;
}
