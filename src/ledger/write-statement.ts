import { INSERTS, type InsertPart } from './written-tables.js';

/** A row of a part: column name to value; objects go to jsonb columns. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of one statement, by part. A part without rows is no part of the statement. */
export type Rows = ReadonlyMap<PartName, readonly Row[]>;

/** A named statement, as `pg` takes it. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** A part that adds rows, or `sessionStep`, which moves one session on. */
export type PartName = keyof typeof INSERTS | 'sessionStep';

const INSERT_NAMES = Object.keys(INSERTS) as (keyof typeof INSERTS)[];

/** What the statement begins with: the one row on which everything else depends. */
export type Opening =
  /** Compare and set of the head: no row when the head has moved, and then nothing is written. */
  | {
      readonly opening: 'head';
      readonly clubId: string;
      readonly expectedSeq: number;
      readonly expectedHash: string;
      readonly seq: number;
      readonly hash: string;
      readonly accountsMade: number;
      /** New name and time of archiving; null when the event changes neither. */
      readonly club: { readonly name: string; readonly archivedAt: string | null } | null;
    }
  /** A new club: no row when its opening key was used before. */
  | {
      readonly opening: 'club';
      readonly clubId: string;
      readonly name: string;
      readonly currency: string;
      readonly openingKey: string;
      readonly createdAt: string;
      readonly seq: number;
      readonly hash: string;
      readonly accountsMade: number;
      readonly cashBoxAccountId: number;
    };

const texts = new Map<string, string>();

/**
 * The one statement that writes a batch: its first part sets the head of the club's log where it is
 * still the expected one, every other part takes its rows only if that one did. It answers with one
 * row when all was written, and with none when nothing was. The text depends only on which parts
 * there are, so there are few, and each is prepared once a connection.
 */
export function writeStatement(opening: Opening, rows: Rows): Statement {
  const parts = INSERT_NAMES.filter((name) => (rows.get(name)?.length ?? 0) > 0);
  const steps = rows.get('sessionStep') ?? [];
  const start = openingValues(opening);
  const name = ['ledger', start.name, `${steps.length}step`, ...parts].join('-');
  let text = texts.get(name);
  if (text === undefined) {
    text = statementText(start, parts, steps.length);
    texts.set(name, text);
  }
  const values = [
    ...start.values,
    ...steps.flatMap((step) => [
      step['id'],
      step['version'],
      JSON.stringify(step['state']),
      step['status'],
      step['closed_at'],
    ]),
    ...parts.map((part) => JSON.stringify(rows.get(part))),
  ];
  return { name: shortName(name), text, values };
}

const shortNames = new Map<string, string>();

/** PostgreSQL cuts names at 63 bytes. */
function shortName(name: string): string {
  let short = shortNames.get(name);
  if (short === undefined) {
    short = `ledger-write-${shortNames.size + 1}`;
    shortNames.set(name, short);
  }
  return short;
}

interface Start {
  readonly name: string;
  readonly sql: string;
  readonly values: unknown[];
}

function openingValues(opening: Opening): Start {
  const { clubId, seq, hash, accountsMade } = opening;
  if (opening.opening === 'club') {
    const { name, currency, openingKey, createdAt, cashBoxAccountId } = opening;
    return {
      name: 'club',
      sql: `INSERT INTO club (id, head_seq, head_hash, accounts_made, name, currency, opening_key,
        created_at, cash_box_account_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        ON CONFLICT (opening_key) DO NOTHING`,
      values: [
        clubId,
        seq,
        hash,
        accountsMade,
        name,
        currency,
        openingKey,
        createdAt,
        cashBoxAccountId,
      ],
    };
  }
  const { expectedSeq, expectedHash, club } = opening;
  const values = [clubId, seq, hash, accountsMade, expectedSeq, expectedHash];
  return {
    name: club === null ? 'head' : 'head-club',
    sql: `UPDATE club SET head_seq = $2, head_hash = $3, accounts_made = $4
      ${club === null ? '' : ', name = $7, archived_at = $8'}
      WHERE id = $1 AND head_seq = $5 AND head_hash = $6`,
    values: club === null ? values : [...values, club.name, club.archivedAt],
  };
}

function statementText(
  start: Start,
  parts: readonly (keyof typeof INSERTS)[],
  stepCount: number,
): string {
  let parameter = start.values.length;
  const ctes = [`club_head AS (${start.sql} RETURNING id)`];
  // A session is found by its key, one part each: joined to a list the planner would scan them all.
  for (let i = 0; i < stepCount; i++) {
    const [id, version, state, status, closedAt] = [1, 2, 3, 4, 5].map((n) => `$${parameter + n}`);
    ctes.push(`step_${i} AS (UPDATE session s SET version = ${version}::int4, state = ${state}::jsonb,
      status = ${status}, closed_at = ${closedAt}::timestamptz
      FROM club_head h WHERE s.club_id = h.id AND s.id = ${id}::uuid)`);
    parameter += 5;
  }
  for (const name of parts) {
    parameter += 1;
    ctes.push(`${name.toLowerCase()}_rows AS (${insertSql(INSERTS[name], parameter)})`);
  }
  return `WITH ${ctes.join(',\n')}\nSELECT id FROM club_head`;
}

function insertSql(part: InsertPart, parameter: number): string {
  const columns = Object.keys(part.columns);
  const types = columns.map((column) => `${column} ${part.columns[column] ?? ''}`).join(', ');
  const into = part.ofClub ? ['club_id', ...columns] : columns;
  return `INSERT INTO ${part.table} (${into.join(', ')})
    SELECT ${part.ofClub ? 'h.id, ' : ''}r.* FROM club_head h,
    json_to_recordset($${parameter}::json) AS r(${types})
    ${part.onConflict ?? ''}`;
}
