import type { QueuedClient } from '../../platform/database/queued-client.js';
import { contentVersion } from '../log/content-version.js';
import { sqlName } from '../../platform/database/select-columns.js';
import type { ProjectedTables, TableRows } from '../projection/projected-row.js';
import { keyOf, type Values } from '../projection/row-change.js';
import { columnSql, groupSql, groupText, inKeyOrder } from '../projection/row-text.js';
import { TABLES, tablesOf, type Row, type TableName } from '../projection/tables/tables.js';
import type { ProjectedTable } from '../projection/tables/table.js';
import { compareRows, type StoredRow } from './compare-rows.js';
import { firstOf, type Finding } from './finding.js';
import type { ComparedSessions, EndedSession } from './verify-log.js';

const NO_ROWS: TableRows = new Map();

const SESSION_TABLES = tablesOf('session');

const READ_SESSIONS = `SELECT ${SESSION_TABLES.map((table) =>
  groupSql(TABLES[table], `t.club_id = $1 AND t.${sessionColumn(table)} = s.id`),
).join(', ')}
  FROM unnest($2::uuid[]) WITH ORDINALITY AS s(id, place) ORDER BY s.place`;

/** The rows of one club in its database, compared with those that follow from its log. */
export class StoredRows {
  readonly #client: QueuedClient;
  readonly #clubId: string;
  /** Rows of sessions that have ended so far, by table. */
  readonly #expected = new Map<TableName, number>();
  readonly #sessions: string[] = [];

  constructor(client: QueuedClient, clubId: string) {
    this.#client = client;
    this.#clubId = clubId;
  }

  /** Compares the rows of sessions that have had their last event. */
  async compareSessions(ended: readonly EndedSession[]): Promise<ComparedSessions> {
    if (ended.length === 0) return { finding: null, ahead: null };
    const { rows } = await this.#client.queryArrays<(string | null)[]>({
      name: 'verify-sessions',
      text: READ_SESSIONS,
      values: [this.#clubId, ended.map(({ id }) => id)],
    });
    const found: ComparedSessions[] = [];
    for (const [index, session] of ended.entries()) {
      this.expect(session);
      const different = this.#differentTables(session, rows[index] ?? []);
      if (different.length > 0) found.push(await this.#findInSession(session, different));
    }
    return {
      finding: firstOf(found.map(({ finding }) => finding)),
      ahead: firstOf(found.map(({ ahead }) => ahead)),
    };
  }

  /** Takes down that the rows of a session are to be there. */
  expect({ id, rows }: EndedSession): void {
    this.#sessions.push(id);
    for (const [table, { size }] of rows) {
      this.#expected.set(table, (this.#expected.get(table) ?? 0) + size);
    }
  }

  #differentTables({ rows }: EndedSession, texts: readonly (string | null)[]): TableName[] {
    return SESSION_TABLES.filter((table, at) => {
      const should = rows.get(table) ?? NO_ROWS;
      const inOrder = inKeyOrder(TABLES[table], rowsOf(should));
      const text = groupText(TABLES[table], inOrder);
      return text !== (texts[at] ?? '');
    });
  }

  async #findInSession(
    { id, seq, rows }: EndedSession,
    tables: readonly TableName[],
  ): Promise<ComparedSessions> {
    const findings: Finding[] = [];
    let isAhead = false;
    for (const table of tables) {
      const stored = await this.#read(table, `t.${sessionColumn(table)} = $2`, [id]);
      findings.push(...compareRows(table, rows.get(table) ?? NO_ROWS, stored, seq));
      if (table === 'session') isAhead = Number(stored[0]?.['version']) > versionOf(rows);
    }
    const finding = firstOf(findings);
    return isAhead ? { finding: null, ahead: finding } : { finding, ahead: null };
  }

  /** Compares the rows of the club, and looks for rows that belong to nothing in the log. */
  async compareClub(rows: ProjectedTables, headSeq: number): Promise<Finding | null> {
    const findings: (Finding | null)[] = [];
    for (const table of tablesOf('club')) {
      const stored = await this.#read(table, 'true', []);
      findings.push(...compareRows(table, rows.get(table) ?? NO_ROWS, stored, headSeq));
    }
    const money = await this.#read('account', 't.session_id IS NULL', []);
    findings.push(...compareRows('account', rows.get('account') ?? NO_ROWS, money, headSeq));
    findings.push(await this.#strangerInSessions(headSeq, money.length));
    findings.push(...(await this.#compareBooks(rows.get('ruleBook') ?? NO_ROWS, headSeq)));
    return firstOf(findings);
  }

  /** Rows of the club's sessions are all accounted for when there are as many as are expected. */
  async #strangerInSessions(headSeq: number, moneyAccounts: number): Promise<Finding | null> {
    const counts = SESSION_TABLES.map(
      (table) => `(SELECT count(*) FROM ${TABLES[table].name} t WHERE t.club_id = $1)::text`,
    );
    const { rows } = await this.#client.queryArrays<string[]>({
      text: `SELECT ${counts.join(', ')}`,
      values: [this.#clubId],
    });
    for (const [at, table] of SESSION_TABLES.entries()) {
      const others = table === 'account' ? moneyAccounts : 0;
      if (Number(rows[0]?.[at]) === (this.#expected.get(table) ?? 0) + others) continue;
      const column = `t.${sessionColumn(table)}`;
      const stored = await this.#read(table, `${column} <> ALL ($2::uuid[]) LIMIT 1`, [
        this.#sessions,
      ]);
      const [finding] = compareRows(table, NO_ROWS, stored, headSeq);
      if (finding !== undefined) return finding;
    }
    return null;
  }

  /** A book is known by its content: the version is a digest of it. */
  async #compareBooks(should: TableRows, headSeq: number): Promise<Finding[]> {
    const { rows } = await this.#client.query<Row<'ruleBook'> & { readonly isPinned: boolean }>({
      text: `SELECT b.book, b.version, b.content, b.pinned AS "isPinned" FROM (
        SELECT x.*, EXISTS (SELECT FROM session s
          WHERE s.book = x.book AND s.book_version = x.version) AS pinned
        FROM rule_book_version x) b
      WHERE NOT b.pinned OR (b.book, b.version) IN (
        SELECT s.book, s.book_version FROM session s WHERE s.club_id = $1)`,
      values: [this.#clubId],
    });
    const wrong = (key: string, detail: string): Finding => {
      const seq = should.get(key)?.madeBy ?? headSeq;
      return { seq, check: 'state', detail: `rule book ${key} ${detail}` };
    };
    const missing = new Set(should.keys());
    const findings: Finding[] = [];
    for (const { book, version, content, isPinned } of rows) {
      const key = keyOf(TABLES.ruleBook.key, { book, version });
      missing.delete(key);
      const digest = contentVersion(content);
      if (!isPinned) findings.push(wrong(key, 'is accounted for by no event of any log'));
      else if (digest !== version) findings.push(wrong(key, `has the content of ${digest}`));
    }
    return [...findings, ...[...missing].map((key) => wrong(key, 'is missing'))];
  }

  /** The rows of an event in one table. */
  readOfEvent(table: TableName, seq: number): Promise<StoredRow[]> {
    const { event = '' }: ProjectedTable = TABLES[table];
    return this.#read(table, `t.${sqlName(event)} = $2`, [seq]);
  }

  /** The number of the first event that a table has rows of, but the log, up to `last`, has not. */
  async strangeEvent(table: TableName, last: number): Promise<number | null> {
    const { name, event = '' }: ProjectedTable = TABLES[table];
    const column = `t.${sqlName(event)}`;
    const { rows } = await this.#client.query<{ readonly seq: string | null }>({
      text: `SELECT min(${column})::text AS seq FROM ${name} t
        WHERE t.club_id = $1 AND (${column} < 1 OR ${column} > $2)`,
      values: [this.#clubId, last],
    });
    const seq = rows[0]?.seq ?? null;
    return seq === null ? null : Number(seq);
  }

  async #read(name: TableName, where: string, values: readonly unknown[]): Promise<StoredRow[]> {
    const table: ProjectedTable = TABLES[name];
    const columns = Object.entries(table.columns).map(
      ([column, told]) => `(${columnSql(told, `t.${sqlName(column)}`)})::text AS "${column}"`,
    );
    const club = name === 'club' ? 't.id' : 't.club_id';
    const { rows } = await this.#client.query<StoredRow>({
      text: `SELECT ${columns.join(', ')} FROM ${table.name} t WHERE ${club} = $1 AND ${where}`,
      values: [this.#clubId, ...values],
    });
    return rows;
  }
}

function rowsOf(rows: TableRows): Values[] {
  return [...rows.values()].map(({ row }) => row);
}

function sessionColumn(table: TableName): string {
  const { session = '' }: ProjectedTable = TABLES[table];
  return sqlName(session);
}

function versionOf(rows: ProjectedTables): number {
  const [session] = rows.get('session')?.values() ?? [];
  return Number(session?.row['version'] ?? 0);
}
