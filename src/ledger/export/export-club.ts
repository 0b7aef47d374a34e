import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { Problem } from '../../platform/problem.js';
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  writeLine,
  type ClubLine,
  type ExportLine,
} from './format.js';
import {
  AnswerCursor,
  readAccountLines,
  readClub,
  readEventLines,
  readRuleBooks,
  readSessionLines,
} from './pages.js';
import { atOnce, type Turns } from '../../platform/worker/pace.js';
import { isUuid } from '../../platform/uuid.js';

/** Events read at a time: some hundred KB, which waits in memory while the other side is slow. */
const PAGE_SIZE = 50;
/** Who takes nothing for so long has gone away; neither place nor snapshot is kept for them. */
const PATIENCE_MS = 30_000;
/** Longer than a page at a slow reader's: the stream is ended before its transaction is. */
const MOST_WAIT_MS = 600_000;
const PIECE_BYTES = 16_384;
/** The answers are sorted once, before the first of them comes. */
const MOST_STATEMENT_MS = 600_000;

/**
 * A club on its way into a file, as it stood when it began: one transaction that reads a single
 * snapshot, page by page. Whatever happens to the stream, the transaction ends with it.
 */
export class ClubExport {
  readonly #client: PoolClient;
  readonly #digest = createHash('sha256');
  #lines = 0;
  #over = false;

  private constructor(
    client: PoolClient,
    readonly club: ClubLine,
    readonly turns: Turns,
  ) {
    this.#client = client;
  }

  /**
   * @param turns lets a page's statements through
   * @throws Problem 'club-not-found'
   */
  static async begin(pool: Pool, clubId: string, turns = atOnce): Promise<ClubExport> {
    const client = await pool.connect();
    client.on('error', ignore);
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query(`SET LOCAL idle_in_transaction_session_timeout = ${MOST_WAIT_MS};
        SET LOCAL statement_timeout = ${MOST_STATEMENT_MS}`);
      const club = await readClub(client, isUuid(clubId) ? clubId : null);
      if (club === null) throw new Problem('club-not-found', {});
      const start = { type: 'club', format: EXPORT_FORMAT, version: EXPORT_VERSION } as const;
      return new ClubExport(client, { ...start, ...club }, turns);
    } catch (error) {
      client.off('error', ignore);
      client.release(true);
      throw error;
    }
  }

  /** A name for the file. It tells how far the log goes, so that a later one does not replace it. */
  get fileName(): string {
    return `kopperne-${this.club.club}-${this.club.seq}.ndjson`;
  }

  /**
   * The whole file. To be called once; destroying the stream ends the transaction.
   * @param patienceMs how long a reader may take nothing before the stream is ended
   */
  stream(patienceMs = PATIENCE_MS): Readable {
    const pieces = this.#pieces();
    const stream: Readable = new Readable({
      highWaterMark: PIECE_BYTES,
      read: () => {
        clearTimeout(stalled);
        pieces.next().then(
          ({ done, value }) => {
            if (stream.destroyed) return;
            stalled = setTimeout(end, patienceMs);
            stream.push(done === true ? null : value);
          },
          (error: unknown) => stream.destroy(asError(error)),
        );
      },
      destroy: (error, done) => {
        clearTimeout(stalled);
        this.abandon();
        done(error);
      },
    });
    const end = () => stream.destroy(new Error('nobody reads it'));
    let stalled = setTimeout(end, patienceMs);
    return stream;
  }

  /** In small pieces, so that a slow reader is seen to read. */
  async *#pieces(): AsyncGenerator<Buffer> {
    for await (const page of this.#pages()) {
      const bytes = Buffer.from(page);
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        yield bytes.subarray(at, at + PIECE_BYTES);
      }
    }
  }

  /** Closes the connection, and with it the transaction, unless all has been read. */
  abandon(): void {
    if (this.#over) return;
    this.#over = true;
    this.#client.off('error', ignore);
    this.#client.release(true);
  }

  async *#pages(): AsyncGenerator<string> {
    const { club: clubId } = this.club;
    yield this.#write([
      this.club,
      ...(await readRuleBooks(this.#client, clubId)),
      ...(await readAccountLines(this.#client, clubId)),
      ...(await readSessionLines(this.#client, clubId)),
    ]);
    const answers = await AnswerCursor.open(this.#client, clubId);
    for (let after = 0; ;) {
      const page = await this.turns(() => this.#page(answers, after));
      if (page.lines.length === 0) break;
      after = page.last;
      yield this.#write(page.lines);
    }
    const sha256 = this.#digest.digest('hex');
    yield writeLine({ type: 'end', lines: this.#lines, sha256 });
    await this.#client.query('COMMIT');
    this.#over = true;
    this.#client.off('error', ignore);
    this.#client.release();
  }

  /** The events after number `after`, each with the answers that belong to it, and the last's number. */
  async #page(answers: AnswerCursor, after: number) {
    const events = await readEventLines(this.#client, this.club.club, after, PAGE_SIZE);
    const lines: ExportLine[] = [];
    for (const event of events) lines.push(event, ...(await answers.upTo(event.seq)));
    return { lines, last: events.at(-1)?.seq ?? after };
  }

  /** Lines as one piece of the file. */
  #write(lines: readonly ExportLine[]): string {
    const text = lines.map(writeLine).join('');
    this.#digest.update(text);
    this.#lines += lines.length;
    return text;
  }
}

function ignore(): void {
  // Told by the statement that fails.
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('an export failed', { cause: error });
}
