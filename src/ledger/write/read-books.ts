import type { Pool, PoolClient } from 'pg';
import type { FirstDays } from '../../money/first-day.js';
import { FIRST_DAYS_SQL } from '../books/first-days.js';
import type { BooksRows, BooksTable, MemberRow } from '../log/event.js';
import { sqlName } from '../../platform/database/select-columns.js';
import { keyOf, type Values } from '../projection/row-change.js';
import { ASKED_TABLES, BOOKS_TABLES } from '../projection/tables/cash-book-tables.js';
import { jsonList } from '../projection/tables/table.js';
import { TABLES } from '../projection/tables/tables.js';
import type { ProjectedTable } from '../projection/tables/table.js';
import { withIsoTimes, type OfClub } from './json-rows.js';
import type { AskedTable, Wanted } from './wanted.js';
import type { Day } from '../../values/day.js';
import { isUuid } from '../../values/uuid.js';

/** The part of a club's books that was read. */
interface FoundBooks {
  readonly rows: BooksRows;
  /** The members that the requested guests were merged into. */
  readonly merged: readonly MemberRow[];
}

/** The latest reconciliation of a purse that counts. */
interface ReconciledPurse {
  /** The number of the purse's account. */
  readonly account: number;
  readonly until: Day;
}

type ReadBooks = {
  readonly [T in BooksTable]: readonly (Values & OfClub)[] | null;
} & {
  readonly balances: readonly (OfClub & { readonly id: number; readonly balance: number })[] | null;
  readonly merged: readonly (MemberRow & OfClub)[] | null;
  readonly firstDays: readonly (OfClub & { readonly days: FirstDays })[] | null;
  readonly reconciledTo: readonly (OfClub & ReconciledPurse)[] | null;
};

/** Parameters before those of the tables that are asked for by keys: two for each. */
const FIRST_PARAMETERS = 3;

/** One row with a list of each, as in the statement of the snapshot, which this one follows. */
const READ_BOOKS = {
  name: 'ledger-read-books',
  text: `SELECT
    ${BOOKS_TABLES.map(
      (
        table,
      ) => `(SELECT json_agg(json_build_object('clubId', t.club_id, ${jsonList(TABLES[table], 't')}))
      FROM ${TABLES[table].name} t WHERE t.club_id = ANY ($1::uuid[])) AS "${table}"`,
    ).join(', ')},
    ${ASKED_TABLES.map(askedSql).join(', ')},
    (SELECT json_agg(json_build_object('clubId', a.club_id, 'id', a.id, 'balance', a.balance))
      FROM (SELECT club_id, account_id FROM cash_account WHERE club_id = ANY ($1)
        UNION ALL SELECT id, clearing_account_id FROM club WHERE id = ANY ($1)) w
      CROSS JOIN LATERAL (SELECT * FROM account x
        WHERE x.club_id = w.club_id AND x.id = w.account_id LIMIT 1) a) AS balances,
    (SELECT json_agg(json_build_object('clubId', c.id, 'days', ${FIRST_DAYS_SQL}))
      FROM club c WHERE c.id = ANY ($1)) AS "firstDays",
    (SELECT json_agg(json_build_object('clubId', r.club_id, 'account', r.account_id, 'until', r.until))
      FROM (SELECT DISTINCT ON (x.club_id, x.purse_id) x.club_id, a.account_id, x.until
        FROM reconciliation x JOIN cash_account a ON a.club_id = x.club_id AND a.id = x.purse_id
        WHERE x.club_id = ANY ($1) AND x.withdrawn_seq IS NULL
        ORDER BY x.club_id, x.purse_id, x.number DESC) r) AS "reconciledTo",
    (SELECT json_agg(json_build_object('clubId', m.club_id, ${jsonList(TABLES.member, 'm')}))
      FROM unnest($2::uuid[], $3::uuid[]) AS w(club_id, id)
      CROSS JOIN LATERAL (SELECT * FROM member x
        WHERE x.club_id = w.club_id AND x.id = w.id LIMIT 1) g
      CROSS JOIN LATERAL (SELECT * FROM member x
        WHERE x.club_id = g.club_id AND x.id = g.merged_into LIMIT 1) m) AS merged`,
};

function askedSql(table: AskedTable, at: number): string {
  const { name, key, columns }: ProjectedTable = TABLES[table];
  const [first = ''] = key;
  const sql = columns[first]?.sql ?? 'text';
  const clubs = FIRST_PARAMETERS + 1 + 2 * at;
  return `(SELECT json_agg(json_build_object('clubId', t.club_id, ${jsonList(TABLES[table], 't')}))
      FROM unnest($${clubs}::uuid[], $${clubs + 1}::${sql}[]) AS w(club_id, key)
      CROSS JOIN LATERAL (SELECT * FROM ${name} x
        WHERE x.club_id = w.club_id AND x.${sqlName(first)} = w.key OFFSET 0) t) AS "${table}"`;
}

/**
 * Reads the books of the clubs whose requests ask for them; a batch in which none does costs nothing.
 * It reads after the head: an event in between moves the head, and nothing is written on it.
 */
export async function readBooks(
  client: Pool | PoolClient,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, FoundBooks>> {
  const asking = wanted.filter(({ clubId, books }) => books && isUuid(clubId));
  if (asking.length === 0) return new Map();
  const pairs = (keysOf: (one: Wanted) => Iterable<string>): [string[], string[]] => {
    const all = asking.flatMap((one) => [...keysOf(one)].map((key) => [one.clubId, key] as const));
    return [all.map(([club]) => club), all.map(([, key]) => key)];
  };
  const { rows } = await client.query<ReadBooks>({
    ...READ_BOOKS,
    values: [
      asking.map(({ clubId }) => clubId),
      ...pairs(({ memberIds }) => [...memberIds].filter(isUuid)),
      ...ASKED_TABLES.flatMap((table) => pairs((one) => one.rows.get(table) ?? [])),
    ],
  });
  const [row] = rows;
  return new Map(asking.map(({ clubId }) => [clubId, booksOfClub(clubId, row)]));
}

function booksOfClub(clubId: string, row: ReadBooks | undefined): FoundBooks {
  const ofClub = <T extends OfClub>(all: readonly T[] | null | undefined) =>
    (all ?? []).filter((one) => one.clubId === clubId);
  const tables = [...BOOKS_TABLES, ...ASKED_TABLES].map((table) => {
    const found = ofClub(row?.[table]).map(({ clubId: _club, ...columns }) => {
      const read = withIsoTimes(table, columns);
      return [keyOf(TABLES[table].key, read), read] as const;
    });
    return [table, new Map(found)] as const;
  });
  const balances = new Map(ofClub(row?.balances).map(({ id, balance }) => [id, balance]));
  const merged = ofClub(row?.merged).map(({ clubId: _club, ...member }) => {
    return withIsoTimes('member', member);
  });
  // The rows of a table have its columns: the statement is made of them.
  const firstDays = ofClub(row?.firstDays)[0]?.days ?? null;
  const reconciledTo = new Map(
    ofClub(row?.reconciledTo).map(({ account, until }) => [account, until]),
  );
  const more = { balances, firstDays, reconciledTo };
  const rows = { ...Object.fromEntries(tables), ...more } as unknown as BooksRows;
  return { rows, merged };
}
