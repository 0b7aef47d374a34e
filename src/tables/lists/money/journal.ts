import { labelOfYear } from '../../../money/books.js';
import type { Day } from '../../../values/day.js';
import { partySql } from '../../read/party-sql.js';
import {
  daysOfPeriod,
  inMoney,
  type About,
  type Period,
  type Reading,
  type ListTable,
  unitColumn,
} from '../../table.js';
import { selectColumns } from '../../../platform/database/select-columns.js';

const PAGE_SIZE = 150;

/** A movement of money under its voucher. */
export interface MoneyLine {
  readonly day: Day;
  readonly event: number;
  readonly line: number;
  readonly number: number;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly kind: string;
  readonly text: string;
  readonly receipt: string | null;
  readonly amount: number;
  readonly source: string;
  readonly session: string | null;
  /** Numbers of the ledger. */
  readonly debit: number;
  readonly credit: number;
  /** The member, the account of the club, or `clearing`. */
  readonly debited: string;
  readonly credited: string;
}

/**
 * In the order of the days of the vouchers. The account that gives is debited: the content of a purse, money
 * spent and what a member owes was given by their accounts (docs/decisions/0029). Of the first voucher all
 * lines may be on the page before; every other one has a line, so one more makes a full page.
 */
const PAGE = `
  SELECT v.day, v.event_seq AS event, p.line, v.number,
    ${selectColumns('FiscalYear', 'y', 'firstDay', 'lastDay')},
    v.kind, v.text, v.receipt, v.session_id AS session, p.amount, p.source, f.id AS debit, t.id AS credit,
    ${partySql('f')} AS debited, ${partySql('t')} AS credited
  FROM (SELECT * FROM voucher WHERE club_id = $1 AND (day, event_seq) >= ($2, $3::int8)
      AND event_seq <= $5 AND ($6::text IS NULL OR day <= $6)
    ORDER BY day, event_seq LIMIT $7::int + 1) v
  CROSS JOIN LATERAL (SELECT * FROM posting x
    WHERE x.club_id = v.club_id AND x.event_seq = v.event_seq AND x.stage = 'money'
      AND (v.day, x.event_seq, x.line) > ($2, $3::int8, $4::int4)
    ORDER BY x.line OFFSET 0) p
  JOIN fiscal_year y ON y.club_id = v.club_id AND y.first_day = v.year
  JOIN account f ON f.club_id = v.club_id AND f.id = p.from_account
  JOIN account t ON t.club_id = v.club_id AND t.id = p.to_account
  WHERE v.club_id = $1
  ORDER BY v.day, v.event_seq, p.line LIMIT $7`;

/** The club's money as the journals of Danish bookkeeping programs take it in. */
export const journal: ListTable<MoneyLine, Period> = {
  name: 'journal',
  columns: [
    { key: 'day', type: 'day', value: ({ day }) => day },
    {
      key: 'voucher',
      type: 'text',
      value: labelOf,
    },
    { key: 'text', type: 'text', value: textOf },
    { key: 'account', type: 'number', value: ({ debit }) => debit },
    { key: 'contra_account', type: 'number', value: ({ credit }) => credit },
    { key: 'amount', type: 'amount', value: ({ amount }, about) => inMoney(amount, about) },
    unitColumn((_, { currency }) => currency),
    { key: 'account_name', type: 'text', value: ({ debited }, { nameOf }) => nameOf(debited) },
    {
      key: 'contra_account_name',
      type: 'text',
      value: ({ credited }, { nameOf }) => nameOf(credited),
    },
    { key: 'receipt', type: 'text', value: ({ receipt }) => receipt },
    {
      key: 'kind',
      type: 'code',
      value: ({ kind }) => kind,
      word: (code, { kinds }) => kinds[code],
    },
    { key: 'event', type: 'number', value: ({ event }) => event },
    { key: 'line', type: 'number', value: ({ line }) => line },
    {
      key: 'source',
      type: 'code',
      value: ({ source }) => source,
      word: (code, { source }) => source(code),
    },
  ],
  pages: moneyLines,
  days: daysOfPeriod,
};

/** The label of a voucher: `2026-17`. */
export function labelOf({ number, ...year }: MoneyLine): string {
  return `${labelOfYear(year)}-${number}`;
}

function textOf({ text, kind }: MoneyLine, { words }: About): string {
  return text === '' ? (words.kinds[kind] ?? kind) : text;
}

/** Lines of money, in the order of the days of the vouchers. */
export async function* moneyLines({
  database: { pool },
  turns,
  about: { clubId, head },
  query: { from, to },
}: Reading<Period>): AsyncGenerator<readonly MoneyLine[]> {
  let after: Pick<MoneyLine, 'day' | 'event' | 'line'> = { day: from ?? '', event: 0, line: 0 };
  for (let isMore = true; isMore;) {
    const values = [clubId, after.day, after.event, after.line, head.seq, to, PAGE_SIZE];
    const { rows } = await turns(() =>
      pool.query<MoneyLine>({ name: 'journal-of-money', text: PAGE, values }),
    );
    yield rows;
    after = rows.at(-1) ?? after;
    isMore = rows.length === PAGE_SIZE;
  }
}
