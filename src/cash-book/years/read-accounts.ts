import { exactSum } from '../../platform/database/exact-sum.js';
import { readKeeping } from '../../clubs/read-roles-held.js';
import { readPerson } from '../../clubs/members/person.js';
import type { AccountsNote } from '../../events/money/years.js';
import type { Kind } from '../../events/registry.js';
import { decimalsOf } from '../../money/amount.js';
import { dayBefore } from '../../values/day.js';
import { labelOfYear, yearOfDay } from '../../money/books.js';
import {
  accountsOfYear,
  type ByKind,
  type LedgerAccount,
  type MovedSum,
} from '../../money/years/year-accounts.js';
import type { Caller } from '../../people/caller.js';
import { permits } from '../../people/roles.js';
import type { Day } from '../../values/day.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { readBooksAtSigning } from '../examinations/read-books-at-signing.js';
import { findYears, viewYears, withoutVouchers, yearBegun } from './read-years.js';
import { readPurseChecks } from './read-purse-checks.js';
import type { KindAmount, KindMoves, PurseCheck, YearAccounts } from './year-accounts.view.js';

type AccountRow = LedgerAccount & {
  /** The account of the club, or null for a member's and the clearing one. */
  readonly id: string | null;
  readonly code: string | null;
  /** Of the account or of the member. */
  readonly name: string | null;
  readonly member: string | null;
  readonly guest: boolean | null;
};

interface BooksOfYear {
  readonly currency: string;
  readonly head: { readonly seq: number; readonly hash: string };
  readonly accounts: readonly AccountRow[];
  readonly moved: readonly MovedSum[];
  readonly kinds: readonly KindMoves[];
  readonly budget: readonly { readonly account: string; readonly amount: number }[];
  readonly notes: readonly AccountsNote[];
}

/** The days that accounts are of; what is left out is that of the year. */
export interface Period {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

const NOBODY: readonly string[] = [];

/** The reader of accounts. */
export type Reader = Pick<Caller, 'roles' | 'member' | 'user'>;

/** Whether somebody sees all of the club's money; a plain member sees closed years, and no names. */
export function seesAllMoney({ roles }: Pick<Caller, 'roles'>): boolean {
  return permits(roles, 'read-money');
}

/**
 * The accounts of a fiscal year, or of some of its days, with the year before beside them. A reader who
 * does not see all of the money reads closed years, and of members only themselves by name.
 *
 * @throws Problem `club-not-found`, `no-such-year`; `no-such-period` for days that are not in the year;
 *   `accounts-not-closed`
 */
export async function readYearAccounts(
  database: Database,
  clubId: string,
  firstDay: Day,
  period: Period,
  reader: Reader,
): Promise<YearAccounts> {
  const years = await findYears(database, clubId);
  const year = yearBegun(years, firstDay);
  const isWhole = seesAllMoney(reader);
  if (!isWhole && year.status === 'open') throw new Problem('accounts-not-closed', {});
  const { from = firstDay, to = year.lastDay } = period;
  if (from < firstDay || to > year.lastDay || from > to) throw new Problem('no-such-period', {});
  const before = yearOfDay(dayBefore(firstDay), years.settings.yearStarts);
  const isAuditor = permits(reader.roles, 'examine');
  const event = Number.MAX_SAFE_INTEGER;
  const [found, checks, standings, { ids: own }, keeping, books] = await Promise.all([
    readMoved(database, clubId, { first: before.firstDay, year: firstDay, from, to }),
    readPurseChecks(database, clubId, to),
    viewYears(database, clubId, [year], years.today),
    isWhole || reader.member === null
      ? { ids: NOBODY }
      : readPerson(database.pool, clubId, reader.member),
    isAuditor ? readKeeping(database.pool, clubId, reader.user, year) : null,
    isAuditor ? readBooksAtSigning(database, clubId, [{ firstDay, event }]) : null,
  ]);
  const [standing] = standings;
  if (standing === undefined) throw new Problem('no-such-year', {});
  const { currency, head, kinds } = found;
  const all = named(found, checks);
  const members = isWhole ? all.members : all.members.filter(({ member }) => own.includes(member));
  return {
    year: isWhole ? standing : withoutVouchers(standing),
    booksKept: keeping?.kept ?? null,
    canOthersExamine: keeping?.canOthers ?? true,
    otherAuditors: keeping?.auditors ?? [],
    books: books?.get(event) ?? null,
    from,
    to,
    lastLabel: labelOfYear(before),
    currency,
    decimals: decimalsOf(currency),
    head,
    ...all,
    members,
    kinds,
  };
}

const UNCHECKED: PurseCheck = {
  countedOn: null,
  counted: null,
  difference: null,
  countAdded: 0,
  reconciledTo: null,
  reconciledAt: null,
  reconciledAdded: 0,
};

/** The accounts, by what people call them. */
function named(
  { accounts, moved, budget, notes }: BooksOfYear,
  checks: ReadonlyMap<string, PurseCheck>,
): Pick<YearAccounts, 'result' | 'balance' | 'notes' | 'purses' | 'members'> {
  const known = new Map(accounts.map((one) => [one.account, one]));
  const numbers = new Map(accounts.map(({ id, account }) => [id, account]));
  const expected = budget.flatMap(({ account: id, amount }) => {
    const account = numbers.get(id);
    return account === undefined ? [] : [{ account, amount }];
  });
  const { result, balance, purses, members } = accountsOfYear(accounts, moved, expected);
  const withName = <T extends { readonly account: number }>({ account, ...line }: T) => {
    const { id = null, code = null, name = null } = known.get(account) ?? {};
    return { ...line, account: id ?? '', code, name };
  };
  return {
    result: {
      ...result,
      income: result.income.map(withName),
      expenses: result.expenses.map(withName),
    },
    balance: {
      ...balance,
      purses: balance.purses.map(withName),
      equity: balance.equity.map(withName),
    },
    notes: notes.map(({ account, text }, at) => {
      const about = accounts.find(({ id }) => id === account) ?? null;
      const { code = null, name = null } = about ?? {};
      return {
        number: at + 1,
        about: account === null ? null : { account, code, name },
        text,
      };
    }),
    purses: purses.map((one) => {
      const purse = withName(one);
      const check = checks.get(purse.account) ?? UNCHECKED;
      return { ...purse, in: one.in.map(ofKind), out: one.out.map(ofKind), check };
    }),
    members: members.map(({ account, kinds, ...line }) => {
      const { member = null, name = null, guest = null } = known.get(account) ?? {};
      return {
        ...line,
        member: member ?? '',
        name: name ?? '',
        guest: guest ?? false,
        kinds: kinds.map(ofKind),
      };
    }),
  };
}

/** The value of the column is the kind of an event. */
function ofKind({ kind, amount }: ByKind): KindAmount {
  return { kind: kind as Kind, amount };
}

/**
 * The balances, and the movements since the year before began: earlier balances follow from these,
 * however long the history is. All of it is of one moment.
 *
 * Opening balances of the first day of the books count as what was there before: that day's accounts
 * began with them, and nothing was received or paid. By kind, a voucher and its reversal (`x` to each
 * other) do not count where both are of the days.
 */
async function readMoved(
  { pool }: Database,
  clubId: string,
  days: { readonly first: Day; readonly year: Day; readonly from: Day; readonly to: Day },
): Promise<BooksOfYear> {
  const { rows } = await pool.query<BooksOfYear>({
    name: 'year-accounts',
    text: `WITH moved AS MATERIALIZED (
        SELECT p.from_account, p.to_account, p.amount, v.event_seq, v.kind,
          v.day BETWEEN $4 AND $5 AND coalesce(x.day NOT BETWEEN $4 AND $5, true) AS counts,
          CASE WHEN v.day > $5 THEN 'later'
            WHEN v.day = $3 AND coalesce(o.kind, v.kind) = 'opening-balances-recorded'
              AND NOT EXISTS (SELECT FROM voucher e WHERE e.club_id = $1 AND e.day < $3
                AND e.reverses IS NULL AND e.reversed_by IS NULL) THEN 'last'
            WHEN v.day >= $4 THEN 'now' WHEN v.day >= $3 THEN 'between' ELSE 'last' END AS at
        FROM voucher v
        LEFT JOIN voucher o ON o.club_id = v.club_id AND o.event_seq = v.reverses
        LEFT JOIN voucher x ON x.club_id = v.club_id
          AND x.event_seq = coalesce(v.reversed_by, v.reverses) AND v.event_seq IN (x.reverses, x.reversed_by)
        CROSS JOIN LATERAL (SELECT * FROM posting x WHERE x.club_id = v.club_id
          AND x.event_seq = v.event_seq AND x.stage = 'money' OFFSET 0) p
        WHERE v.club_id = $1 AND v.day >= $2
      ), sums AS (
        SELECT side.account, m.at, CASE WHEN m.at = 'now' THEN m.kind ELSE '' END AS kind,
          sum(side.got) AS got, sum(side.gave) AS gave
        FROM moved m CROSS JOIN LATERAL (VALUES (m.from_account, 0, m.amount),
          (m.to_account, m.amount, 0)) AS side (account, got, gave)
        GROUP BY 1, 2, 3
      )
      SELECT c.currency, json_build_object('seq', c.head_seq, 'hash', c.head_hash) AS head,
        (SELECT coalesce(json_agg(json_build_object('account', a.id, 'type', a.kind,
            'balance', a.balance, 'id', o.id, 'code', o.code, 'name', coalesce(o.name, m.name),
            'member', m.id, 'guest', m.guest) ORDER BY m.name, a.id), '[]')
          FROM account a LEFT JOIN cash_account o ON o.club_id = a.club_id AND o.account_id = a.id
            LEFT JOIN member m ON m.club_id = a.club_id AND m.id = a.member_id
          WHERE a.club_id = c.id AND a.session_id IS NULL) AS accounts,
        (SELECT coalesce(json_agg(s), '[]') FROM sums s) AS moved,
        (SELECT coalesce(json_agg(json_build_object('kind', k.kind, 'vouchers', k.vouchers,
            'amount', k.amount) ORDER BY k.kind), '[]')
          FROM (SELECT kind, count(DISTINCT event_seq) AS vouchers,
              ${exactSum('sum(amount) FILTER (WHERE from_account <> c.clearing_account_id)')} AS amount
            FROM moved WHERE counts GROUP BY kind) k) AS kinds,
        coalesce((SELECT b.lines FROM budget b WHERE b.club_id = c.id AND b.year = $3), '[]') AS budget,
        coalesce((SELECT e.payload::jsonb -> 'notes' FROM club_event e WHERE e.club_id = c.id
          AND e.kind = 'accounts-noted' AND e.kind <> 'hand-recorded'
          AND e.payload::jsonb ->> 'year' = $3 ORDER BY e.seq DESC LIMIT 1), '[]') AS notes
      FROM club c WHERE c.id = $1`,
    values: [clubId, days.first, days.year, days.from, days.to],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  return row;
}
