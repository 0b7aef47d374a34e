import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { Problem } from '../../platform/http/problem/problem.js';
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  writeLine,
  type ClubLine,
  type ExportLine,
} from './format.js';
import {
  readAccountLines,
  readAnswerLines,
  readAnswerPlaces,
  readClub,
  readEventLines,
  readLastSeq,
  readNameLines,
  readReceiptDigests,
  readReceiptLine,
  readRuleBooks,
  readSessionLines,
  type AnswerPlace,
} from './pages.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { atOnce, type Turns } from '../../platform/worker/pace.js';
import { patientStream } from '../../platform/worker/patient-stream.js';
import { isUuid } from '../../values/uuid.js';

/** Events read at a time: some hundred KB, which waits in memory while the other side is slow. */
const PAGE_SIZE = 50;
const ANSWERS_AT_A_TIME = 1000;
const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** The lines before the log, and the place where the rest is read. */
interface Start {
  readonly club: ClubLine;
  readonly lines: readonly ExportLine[];
  /** The last event. */
  readonly seq: number;
  /** In the order of their events. */
  readonly answers: readonly AnswerPlace[];
  /** The digests of the files of receipts. */
  readonly receipts: readonly string[];
}

/**
 * A club on its way into a file, as it was when it began. One snapshot sees what may change: the rows
 * before the log, how far the log goes, and which answers there are. The log and the answers themselves
 * never change, but for answers that are erased and receipts that are removed, and are read without one, page by page, for as long as the reader takes: PostgreSQL
 * cannot clear away the old versions of rows that a snapshot might see.
 */
export class ClubExport {
  readonly #digest = createHash('sha256');
  #lines = 0;

  private constructor(
    private readonly pool: Pool,
    private readonly turns: Turns,
    private readonly start: Start,
  ) {}

  /**
   * @param turns lets a page's statements through
   * @throws Problem 'club-not-found'
   */
  static async begin(pool: Pool, clubId: string, turns = atOnce): Promise<ClubExport> {
    const start = await inTransaction(pool, SNAPSHOT, (client) => readStart(client, clubId, turns));
    return new ClubExport(pool, turns, start);
  }

  /** As `begin`, as the club is in the snapshot of a transaction that has begun. */
  static async beginWithin(client: PoolClient, pool: Pool, clubId: string): Promise<ClubExport> {
    return new ClubExport(pool, atOnce, await readStart(client, clubId, atOnce));
  }

  get club(): ClubLine {
    return this.start.club;
  }

  /** A name for the file. It says how far the log goes, so that a later one does not replace it. */
  get fileName(): string {
    return `kopperne-${this.club.club}-${this.club.seq}.ndjson`;
  }

  /**
   * The whole file. To be called once.
   * @param patienceMs how long a reader may take nothing before the stream is ended
   */
  stream(patienceMs?: number): Readable {
    return patientStream(this.#pages(), patienceMs);
  }

  async *#pages(): AsyncGenerator<string> {
    const { club, lines, seq, answers } = this.start;
    yield this.#write([club, ...lines]);
    let given = 0;
    for (let after = 0; after < seq;) {
      const page = await this.turns(() => this.#page(after, given));
      ({ last: after, given } = page);
      yield this.#write(page.lines);
    }
    if (given < answers.length) throw new Error('answers are kept with no event of the log');
    for (const digest of this.start.receipts) {
      const line = await this.turns(() => readReceiptLine(this.pool, club.club, digest));
      if (line === null) throw new Error('a receipt was removed while it was exported');
      yield this.#write([line]);
    }
    const sha256 = this.#digest.digest('hex');
    yield writeLine({ type: 'end', lines: this.#lines, sha256 });
  }

  /** The events behind number `after`, each with the answers that belong to it; `given` were before. */
  async #page(after: number, given: number) {
    const { club, seq, answers } = this.start;
    const count = Math.min(PAGE_SIZE, seq - after);
    const events = await readEventLines(this.pool, club.club, after, count);
    const last = events.at(-1)?.seq;
    if (last === undefined) throw new Error('the log was cut off while it was exported');
    let upTo = given;
    while ((answers[upTo]?.event ?? Infinity) <= last) upTo += 1;
    const keys = answers.slice(given, upTo).map(({ key }) => key);
    const kept = keys.length === 0 ? [] : await readAnswerLines(this.pool, club.club, keys);
    const lines: ExportLine[] = [];
    let next = 0;
    for (const event of events) {
      lines.push(event);
      for (; (kept[next]?.event ?? Infinity) <= event.seq; next++)
        lines.push(...kept.slice(next, next + 1));
    }
    return { lines, last, given: upTo };
  }

  /** Lines as one piece of the file. */
  #write(lines: readonly ExportLine[]): string {
    const text = lines.map(writeLine).join('');
    this.#digest.update(text);
    this.#lines += lines.length;
    return text;
  }
}

/** @throws Problem 'club-not-found' */
async function readStart(client: PoolClient, id: string, turns: Turns): Promise<Start> {
  const row = await readClub(client, isUuid(id) ? id : null);
  if (row === null) throw new Problem('club-not-found', {});
  const format = { type: 'club', format: EXPORT_FORMAT, version: EXPORT_VERSION } as const;
  return {
    club: { ...format, ...row },
    lines: [
      ...(await readRuleBooks(client, id)),
      ...(await readAccountLines(client, id)),
      ...(await readSessionLines(client, id)),
      ...(await readNameLines(client, id)),
    ],
    seq: await readLastSeq(client, id),
    answers: await readAllPlaces(client, id, turns),
    receipts: await readReceiptDigests(client, id),
  };
}

/** Where the kept answers are, in the order of their events, which no index has. */
async function readAllPlaces(client: PoolClient, id: string, turns: Turns): Promise<AnswerPlace[]> {
  const places: AnswerPlace[] = [];
  for (;;) {
    const after = places.at(-1)?.key ?? '';
    const page = await turns(() => readAnswerPlaces(client, id, after, ANSWERS_AT_A_TIME));
    places.push(...page);
    if (page.length < ANSWERS_AT_A_TIME) return places.sort((a, b) => a.event - b.event);
  }
}
