import type { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { GENESIS_HASH } from '../log/chain.js';
import type { NewEvent, Snapshot } from '../log/event.js';
import { ExportReader, type ExportPage } from './reader.js';
import type { LoggedEvent, Replayer } from '../verify/replayer.js';
import { verifyWithin } from '../verify/verify-club.js';
import { verifyExport, type ExportResult } from './verify-export.js';
import type { VerifyOptions, VerifyProgress } from '../verify/verify-log.js';
import { inTransaction } from '../../platform/transaction.js';
import { WriteBatch } from '../write/write-batch.js';
import { writeStatement, type Written } from '../write/write-statement.js';

/** A replayer that also says which rows an event writes. */
export interface RowReplayer extends Replayer {
  apply(event: LoggedEvent): NewEvent;
}

/** The data of a rule book, by its id and version. */
export type BookContent = (book: string, version: string) => object;

export interface ImportOptions extends Pick<VerifyOptions, 'until'> {
  /** Makes a new replayer; the import folds the log three times. */
  readonly replayer: (bookContent: BookContent) => RowReplayer;
  /** Called after every page of each of the three readings. */
  readonly onProgress?: (doing: ImportStage, progress: VerifyProgress) => void;
}

export type ImportStage = 'reading' | 'writing' | 'verifying';

/** The club cannot be put into this database; the message says why. Nothing was written. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

/**
 * Brings an exported club into a database where it is not yet: verifies the whole file, writes the
 * log with everything that follows from it in one transaction with all guards of the database in
 * force, verifies what was written, and only then commits.
 *
 * @param open opens the file from its beginning; it is read twice
 * @returns what verifying the file gave; on a failure nothing was written
 * @throws ImportRefused when the club or its opening key is there already
 */
export async function importClub(
  pool: Pool,
  open: () => Readable,
  options: ImportOptions,
): Promise<ExportResult> {
  const { replayer, onProgress, until } = options;
  const tell = (stage: ImportStage) => ({
    onProgress: (progress: VerifyProgress) => onProgress?.(stage, progress),
  });
  const checked = await verifyExport(open(), {
    replayer: replayer(() => ({})),
    ...tell('reading'),
    ...(until === undefined ? {} : { until }),
  });
  if (!checked.ok) return checked;
  await inTransaction(pool, 'BEGIN', async (client) => {
    // A long log is one long transaction; each of its statements is short.
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const file = open();
    try {
      const reader = await ExportReader.open(file);
      await new ClubImport(client, reader, options).write();
      await reader.checkEnd();
    } finally {
      file.destroy();
    }
    const { clubId, head } = checked;
    const verified = await verifyWithin(client, clubId, {
      replayer: replayer(() => ({})),
      until: head,
      ...tell('verifying'),
    });
    if (!verified.ok)
      throw new Error(`event ${verified.seq} was written wrong: ${verified.detail}`);
    // The deferred guards speak up at the commit, which has no longer than a statement otherwise.
    await client.query('SET LOCAL statement_timeout = 0');
  });
  return checked;
}

/** What a club has before its first event. */
const NOTHING_YET = {
  sessions: new Map(),
  members: new Map(),
  memberships: new Map(),
  devices: new Map(),
} satisfies Omit<Snapshot, 'club'>;

/**
 * A page in parts that end with an event about a user's role: the database lets a member be claimed
 * by one user at a time, also in the middle of a statement that takes the claim from one and gives it
 * to another.
 */
function* partsOf({ events, answers }: ExportPage): Generator<ExportPage> {
  let part: LoggedEvent[] = [];
  let after = 0;
  for (const [i, event] of events.entries()) {
    part.push(event);
    if (!event.kind.startsWith('access-') && i + 1 < events.length) continue;
    const { seq } = event;
    const upTo = answers.filter((answer) => answer.event > after && answer.event <= seq);
    yield { events: part, answers: upTo };
    part = [];
    after = seq;
  }
}

class ClubImport {
  readonly #replayer: RowReplayer;
  readonly #lastEvents: ReadonlyMap<string, number>;
  #snapshot: Snapshot | null = null;
  #events = 0;
  #postings = 0;

  constructor(
    readonly client: PoolClient,
    readonly reader: ExportReader,
    readonly options: ImportOptions,
  ) {
    const books = reader.ruleBooks;
    const content: BookContent = (book, version) => {
      const found = books.find((one) => one.book === book && one.version === version);
      if (found === undefined) throw new Error(`the file has no rule book ${book} ${version}`);
      return found.content;
    };
    this.#replayer = options.replayer(content);
    this.#lastEvents = new Map(reader.sessions.map(({ id, lastEvent }) => [id, lastEvent]));
  }

  async write(): Promise<void> {
    await this.#refuseKnown();
    for await (const page of this.reader.pages()) {
      for (const part of partsOf(page)) {
        const snapshot = this.#snapshot;
        await (snapshot === null ? this.#open(part) : this.#writePage(snapshot, part));
      }
    }
  }

  async #refuseKnown(): Promise<void> {
    const { club, openingKey } = this.reader.club;
    const { rows } = await this.client.query<{ id: string }>(
      'SELECT id FROM club WHERE id = $1 OR opening_key = $2',
      [club, openingKey],
    );
    const known = rows[0];
    if (known === undefined) return;
    throw new ImportRefused(
      known.id === club
        ? `the club ${club} is there already; nothing was written`
        : `the club ${known.id} was opened with the same key; nothing was written`,
    );
  }

  /** The statement that opens a club knows nothing of what became of it later: event 1 goes alone. */
  async #open({ events, answers }: ExportPage): Promise<void> {
    const { club, name, currency, openingKey } = this.reader.club;
    const [first, ...later] = events;
    const cashBox = this.reader.accounts.find(({ kind }) => kind === 'cash-box');
    if (first === undefined || cashBox === undefined) throw new Error('a club without a cash box');
    const row = {
      id: club,
      // As it is called now; it is renamed to that on the way.
      name,
      currency,
      createdAt: first.time,
      archivedAt: null,
      headSeq: 0,
      headHash: GENESIS_HASH,
      accountsMade: 0,
      cashBoxAccountId: cashBox.id,
    };
    const opening = { events: [first], answers: answers.filter(({ event }) => event === 1) };
    const batch = this.#batch({ club: row, ...NOTHING_YET }, opening);
    const { rowCount } = await this.client.query(batch.openingStatement(openingKey));
    if (rowCount !== 1) throw new ImportRefused('a club was opened with the same key meanwhile');
    const snapshot = this.#done(batch, opening);
    if (later.length === 0) return;
    await this.#writePage(snapshot, {
      events: later,
      answers: answers.filter(({ event }) => event > 1),
    });
  }

  async #writePage(snapshot: Snapshot, page: ExportPage): Promise<void> {
    const batch = this.#batch(snapshot, page);
    const { rows } = await this.client.query<Written>(writeStatement([batch.writing()]));
    if (rows.length !== 1) throw new Error('the head of the log moved while it was written');
    this.#done(batch, page);
  }

  #batch(snapshot: Snapshot, { events, answers }: ExportPage): WriteBatch {
    const batch = new WriteBatch(snapshot, new Date());
    for (const event of events) {
      const written = this.#replayer.apply(event);
      batch.addLogged(written, event);
      this.#postings += written.postings.length;
    }
    for (const { key, event, time, requestHash, status, etag, body } of answers) {
      batch.addAnswer(key, { requestHash, status, etag, body }, event, time);
    }
    return batch;
  }

  /** Keeps what the next page goes on from: of the sessions, those that go on. */
  #done(batch: WriteBatch, { events }: ExportPage): Snapshot {
    const { sessions, ...others } = batch.snapshot;
    const goOn = new Map(sessions);
    for (const { sessionId, seq } of events) {
      if (sessionId === null || this.#lastEvents.get(sessionId) !== seq) continue;
      goOn.delete(sessionId);
      this.#replayer.finish(sessionId);
    }
    const snapshot = { ...others, sessions: goOn };
    this.#snapshot = snapshot;
    this.#events += events.length;
    const { seq: headSeq } = this.reader.club;
    const progress = { events: this.#events, postings: this.#postings, headSeq };
    this.options.onProgress?.('writing', progress);
    return snapshot;
  }
}
