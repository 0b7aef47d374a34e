import type { PoolClient } from 'pg';
import type { LogHead } from '../log/chain.js';
import type { EventWriting } from '../projection/projected-rows.js';
import type { ProjectedTables, TableRows } from '../projection/projected-row.js';
import { resolveRow, type EventPlace, type Values } from '../projection/row-change.js';
import { sqlName } from '../../platform/database/select-columns.js';
import { NAMES } from '../projection/tables/names-table.js';
import { ANSWERS } from '../projection/tables/answers-table.js';
import { TABLES, tablesOf, type TableName } from '../projection/tables/tables.js';
import type { Finding } from '../verify/finding.js';
import type { ComparedSessions, EndedSession, FoldedEvent } from '../verify/verify-log.js';
import { PARTS } from '../write/write-part.js';
import { RowsToCopy } from './copy-rows.js';
import { ExportedLog } from './exported-log.js';
import type { ExportPage, ExportReader } from './reader.js';
import { WrittenDigests } from './written-digests.js';

/** The club cannot be put into this database; the message says why. Nothing was written. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

const NO_ROWS: TableRows = new Map();

/**
 * The tables of the club whose rows are written as they are at the end; those of members
 * come with their events, those of receipts after their files.
 */
const AT_THE_END = tablesOf('club').filter(
  (table) => table !== 'club' && table !== 'member' && table !== 'receipt',
);

const { changing, columns } = TABLES.club;
/** The row of the club as it is at the end. */
const UPDATE_CLUB = `UPDATE club SET ${changing.map((one) => `${sqlName(one)} = r."${one}"`).join(', ')}
  FROM json_to_recordset($2::json) AS r(${changing.map((one) => `"${one}" ${columns[one].sql}`).join(', ')})
  WHERE id = $1`;
const SESSION_TABLES = tablesOf('session').filter((table) => table !== 'account');

/**
 * The log of an exported club on its way into a database. The rows of an event are written with its
 * page, those of a session once it has had its last event, and as they are then, those of the club at
 * the end. Accounts and members come with their events, because other rows refer to them.
 */
export class ImportedLog extends ExportedLog {
  readonly digests: WrittenDigests;
  readonly #client: PoolClient;
  #rows: RowsToCopy;
  #isOpened = false;
  /** All that follows from the log, once it was read. */
  #read: { readonly tables: ProjectedTables; readonly head: LogHead } | null = null;

  private constructor(client: PoolClient, reader: ExportReader) {
    super(reader);
    const { club } = reader.club;
    this.#client = client;
    this.#rows = new RowsToCopy(club);
    this.digests = new WrittenDigests(client, club);
  }

  /** @throws ImportRefused when the club or its opening key is there already */
  static async open(client: PoolClient, reader: ExportReader): Promise<ImportedLog> {
    const { club, openingKey } = reader.club;
    const { rows } = await client.query<{ readonly id: string }>(
      'SELECT id FROM club WHERE id = $1 OR opening_key = $2',
      [club, openingKey],
    );
    const [known] = rows;
    if (known === undefined) return new ImportedLog(client, reader);
    throw new ImportRefused(
      known.id === club
        ? `the club ${club} is there already; nothing was written`
        : `the club ${known.id} was opened with the same key; nothing was written`,
    );
  }

  override event(_page: ExportPage, _index: number, folded: FoldedEvent): null {
    const { event, writing, rows } = folded;
    const { seq, kind, sessionId, actor, time, payload, prevHash, hash, takenOut = null } = event;
    for (const { table, row } of putBy(writing, event)) this.#rows.add(TABLES[table], row);
    const row = { seq, kind, sessionId, actor, time, payload, prevHash, hash, takenOut };
    this.#rows.add(TABLES.event, row);
    for (const table of tablesOf('event')) {
      for (const each of rows[table]) this.#rows.add(TABLES[table], each);
    }
    this.digests.addEvent(seq, row, rows);
    if (event.named !== undefined) {
      const { person: personId, salt, name } = event.named;
      const named = { eventSeq: seq, personId, salt, name };
      this.#rows.add(NAMES, named);
      this.digests.addName(named);
    }
    return null;
  }

  override async endOfPage(
    page: ExportPage,
    ended: readonly EndedSession[],
  ): Promise<ComparedSessions> {
    const rows = this.#rows;
    this.#rows = new RowsToCopy(this.reader.club.club);
    for (const { key, event, time, requestHash, status, etag, body } of page.answers) {
      const answer = { key, requestHash, status, etag, body, eventSeq: event, createdAt: time };
      rows.add(ANSWERS, answer);
      this.digests.addAnswer(answer);
    }
    for (const session of ended) {
      this.digests.addSession(session);
      for (const table of SESSION_TABLES) {
        for (const { row } of session.rows.get(table)?.values() ?? []) rows.add(TABLES[table], row);
      }
    }
    const compared = await super.endOfPage(page, ended);
    if (compared.finding !== null) return compared;
    if (!this.#isOpened) await this.#open(page);
    this.#isOpened = true;
    await rows.write(this.#client);
    return compared;
  }

  /** The club goes first, with its head where it will be at the end: events may not come after it. */
  async #open({ events: [first] }: ExportPage): Promise<void> {
    const { club, name, currency, openingKey, seq, hash, accounts } = this.reader.club;
    const clearing = this.reader.accounts.find(({ kind }) => kind === 'clearing');
    const { rowCount } = await this.#client.query(
      `INSERT INTO club (id, name, currency, opening_key, created_at, head_seq, head_hash,
        accounts_made, clearing_account_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      ON CONFLICT (opening_key) DO NOTHING`,
      [club, name, currency, openingKey, first?.time, seq, hash, accounts, clearing?.id ?? 0],
    );
    if (rowCount !== 1) throw new ImportRefused('a club was opened with the same key meanwhile');
    const books = this.reader.ruleBooks.map(({ book, version, content }) => {
      return { book, version, content };
    });
    if (books.length > 0) await this.#put('ruleBook', books);
  }

  override async endOfLog(tables: ProjectedTables, head: LogHead): Promise<Finding | null> {
    const finding = await super.endOfLog(tables, head);
    if (finding !== null) return finding;
    const [club] = tables.get('club')?.values() ?? [];
    await this.#client.query(UPDATE_CLUB, [this.reader.club.club, JSON.stringify([club?.row])]);
    const members = [...(tables.get('member') ?? NO_ROWS).values()];
    const changed = members.filter(({ madeBy, changedBy }) => changedBy > madeBy);
    if (changed.length > 0)
      await this.#put(
        'member:change',
        changed.map(({ row }) => row),
      );
    await this.#copy(tables, AT_THE_END);
    this.#read = { tables, head };
    return null;
  }

  /** The files of receipts are behind the log, and a receipt must hold one that is there. */
  override async compareReceipts(): Promise<Finding | null> {
    const finding = await super.compareReceipts();
    if (finding !== null || this.#read === null) return finding;
    const { tables, head } = this.#read;
    await this.#copy(tables, ['receipt']);
    await this.digests.compare(tables, head);
    return null;
  }

  async #copy(tables: ProjectedTables, names: readonly TableName[]): Promise<void> {
    const rows = new RowsToCopy(this.reader.club.club);
    for (const table of names) {
      for (const { row } of tables.get(table)?.values() ?? []) rows.add(TABLES[table], row);
    }
    await rows.write(this.#client);
  }

  protected override async receipt(digest: string, bytes: Buffer): Promise<void> {
    await this.#client.query({
      name: 'import-receipt',
      text: 'INSERT INTO receipt_content (club_id, digest, content) VALUES ($1, $2, $3)',
      values: [this.reader.club.club, digest, bytes],
    });
  }

  /** Writes rows as the service does. */
  async #put(part: 'ruleBook' | 'member:change', rows: readonly Values[]): Promise<void> {
    const clubId = this.reader.club.club;
    const sql = PARTS.get(part)?.sql(2) ?? '';
    const ofClub = rows.map((row) => ({ clubId, ...row }));
    await this.#client.query(`WITH moved AS (SELECT ARRAY[$1::uuid] AS clubs) ${sql}`, [
      clubId,
      JSON.stringify(ofClub),
    ]);
  }
}

/** The rows that must be there before anything refers to them. */
function putBy({ rows }: EventWriting, place: EventPlace): { table: TableName; row: Values }[] {
  return rows.flatMap((change) => {
    const { table } = change;
    if ((table !== 'account' && table !== 'member') || !('put' in change)) return [];
    return [{ table, row: resolveRow(change.put, place) }];
  });
}
