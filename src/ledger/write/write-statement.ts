import type { ClubRow } from '../log/event.js';
import type { Values } from '../projection/row-change.js';
import { sqlName } from '../../platform/database/select-columns.js';
import { TABLES } from '../projection/tables/tables.js';
import { PARTS, type PartName } from './write-part.js';

/** The rows of one club, by part; each names its club. A part without rows is no part of the statement. */
export type Rows = ReadonlyMap<PartName, readonly Values[]>;

/** A named statement, as `pg` takes it. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

const PART_NAMES = [...PARTS.keys()];

type ClubColumn = keyof (typeof TABLES)['club']['columns'];
const CLUB_COLUMNS = Object.keys(TABLES.club.columns) as ClubColumn[];

/** How the head of a club's log is to move. */
export interface HeadMove {
  readonly clubId: string;
  readonly expectedSeq: number;
  readonly expectedHash: string;
  readonly seq: number;
  readonly hash: string;
  readonly accountsMade: number;
  /** The club as it now is; null when nothing changes in its row. */
  readonly club: ClubRow | null;
}

/** The writing of one club. */
export interface ClubWriting {
  readonly head: HeadMove;
  readonly rows: Rows;
}

/** A row of the answer: a club that was written. */
export interface Written {
  readonly id: string;
}

/**
 * The one statement that writes to clubs, each of them all or nothing: its first part sets the head
 * of each club's log where it is still the expected one, every other part takes the rows of the
 * clubs for which that was so. It answers with those clubs. The text depends only on which parts
 * there are, so there are few, and each is prepared once a connection.
 */
export function writeStatement(clubs: readonly ClubWriting[]): Statement {
  const parts = PART_NAMES.filter((name) => clubs.some(({ rows }) => rows.has(name)));
  const changed = clubs.some(({ head }) => head.club !== null);
  return statement(changed ? SET_HEADS_AND_CLUBS : SET_HEADS, parts, [
    JSON.stringify(clubs.map(({ head }) => headRow(head))),
    ...parts.map((name) => JSON.stringify(clubs.flatMap(({ rows }) => rows.get(name) ?? []))),
  ]);
}

/** The statement that opens a club; it answers with no row when the opening key was used before. */
export function openingStatement(club: ClubRow, openingKey: string, rows: Rows): Statement {
  const parts = PART_NAMES.filter((part) => rows.has(part));
  return statement(OPEN_CLUB, parts, [
    openingKey,
    JSON.stringify([club]),
    ...parts.map((part) => JSON.stringify(rows.get(part) ?? [])),
  ]);
}

function headRow({ club, ...head }: HeadMove): Values {
  return {
    id: head.clubId,
    expected_seq: head.expectedSeq,
    expected_hash: head.expectedHash,
    seq: head.seq,
    hash: head.hash,
    accounts_made: head.accountsMade,
    ...(club === null ? {} : { changed: true, ...columnsOf(club, TABLES.club.changing) }),
  };
}

/** Columns of the club, as the head of its log has them. */
function columnsOf(club: ClubRow, columns: readonly ClubColumn[]): Values {
  return Object.fromEntries(columns.map((column) => [sqlName(column), club[column]]));
}

function typesOf(columns: readonly ClubColumn[]): string[] {
  return columns.map((column) => `${sqlName(column)} ${TABLES.club.columns[column].sql}`);
}

function setIfChanged(column: ClubColumn): string {
  const name = sqlName(column);
  return `, ${name} = CASE WHEN n.changed THEN n.${name} ELSE c.${name} END`;
}

/** The start of a statement, which gives the ids of the clubs to write. */
interface Start {
  readonly name: string;
  readonly sql: string;
  readonly parameters: number;
}

/**
 * A head that another statement holds is skipped, not waited for: so no club keeps the others of the
 * statement waiting, and two statements with the same clubs never wait for each other crosswise. A
 * locked head is found again by its position (ctid), which does not change while it is locked.
 */
function setHeads(changed: boolean): Start {
  return {
    name: changed ? 'clubs' : 'heads',
    parameters: 1,
    sql: `UPDATE club c SET head_seq = n.seq, head_hash = n.hash, accounts_made = n.accounts_made
        ${changed ? TABLES.club.changing.map(setIfChanged).join('') : ''}
      FROM (SELECT free.ctid AS place, w.* FROM json_to_recordset($1::json) AS w(id uuid,
          expected_seq int8, expected_hash text, seq int8, hash text, accounts_made int8, changed bool,
          ${typesOf(TABLES.club.changing).join(', ')})
        CROSS JOIN LATERAL (SELECT l.ctid FROM club l WHERE l.id = w.id
          AND l.head_seq = w.expected_seq AND l.head_hash = w.expected_hash
          FOR NO KEY UPDATE SKIP LOCKED) free) n
      WHERE c.ctid = n.place RETURNING c.id`,
  };
}

const SET_HEADS = setHeads(false);
const SET_HEADS_AND_CLUBS = setHeads(true);

const OPEN_CLUB: Start = {
  name: 'club',
  parameters: 2,
  sql: `INSERT INTO club (id, opening_key, ${CLUB_COLUMNS.map(sqlName).join(', ')})
    SELECT r.id, $1, ${CLUB_COLUMNS.map((column) => `r."${column}"`).join(', ')}
    FROM json_to_recordset($2::json) AS r(id uuid,
      ${CLUB_COLUMNS.map((column) => `"${column}" ${TABLES.club.columns[column].sql}`).join(', ')})
    ON CONFLICT (opening_key) DO NOTHING RETURNING id`,
};

interface Prepared {
  readonly name: string;
  readonly text: string;
}

const prepared = new Map<string, Prepared>();

function statement(start: Start, parts: readonly PartName[], values: unknown[]): Statement {
  const id = [start.name, ...parts].join(' ');
  let found = prepared.get(id);
  if (found === undefined) {
    // PostgreSQL cuts names at 63 bytes.
    found = { name: `ledger-write-${prepared.size + 1}`, text: textOf(start, parts) };
    prepared.set(id, found);
  }
  return { ...found, values };
}

function textOf(start: Start, parts: readonly PartName[]): string {
  const ctes = parts.map((name, index) => {
    const sql = PARTS.get(name)?.sql(start.parameters + index + 1) ?? '';
    return `part_${index + 1} AS (${sql})`;
  });
  const heads = [`club_head AS (${start.sql})`, HEADS_AS_LIST];
  return `WITH ${[...heads, ...ctes].join(',\n')}\nSELECT id FROM club_head`;
}

/** One row, so that the other parts need no join: they take the rows whose club is in the list. */
const HEADS_AS_LIST = 'moved AS (SELECT array_agg(id) AS clubs FROM club_head)';
