import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Owner } from '../src/clubs/clubs/change-club.js';
import { ClubWriter, type WriteRequest } from '../src/ledger/write/club-writer.js';
import type { ClubRow, SessionRow } from '../src/ledger/log/event.js';
import { SnapshotReader } from '../src/ledger/write/read-snapshot.js';
import { decideIn } from '../src/ledger/write/decide-requests.js';
import { WriteBatch } from '../src/ledger/write/write-batch.js';
import { writeStatement, type Statement } from '../src/ledger/write/write-statement.js';
import type { Actor } from '../src/people/actor.js';
import { StoredAnswer } from '../src/platform/http/write/stored-answer.js';
import { recordHand } from '../src/sessions/hands/record-hand.js';
import { handRecords } from './evening.js';
import { FilledClub } from './filled-club.js';

/**
 * The write of hands as one bare statement: the very text and parameters that the service sends for the
 * same hands, but without HTTP, validation, rules and reading, since the statements are made
 * beforehand. The HTTP path is compared with it.
 */
export class RawClub {
  readonly #writer: Overheard;
  #club: ClubRow;
  #session: SessionRow;
  readonly #records: ReturnType<typeof handRecords>;
  readonly #actor: Actor;

  private constructor(
    pool: Pool,
    club: ClubRow,
    session: SessionRow,
    members: readonly string[],
    { user }: Owner,
  ) {
    this.#actor = { user, device: null, member: null };
    this.#writer = new Overheard(pool);
    this.#club = club;
    this.#session = session;
    this.#records = handRecords(members);
  }

  /** A club with four players at a table. */
  static async open(pool: Pool, owner: Owner): Promise<RawClub> {
    const filled = await FilledClub.open(pool, owner);
    const { clubId, members } = filled;
    const sessionId = await filled.openTable(0);
    const nothing = {
      memberIds: new Set<string>(),
      keys: new Set<string>(),
      access: false,
      books: false,
      rows: new Map(),
      statistics: false,
      money: false,
    };
    const wanted = { clubId, sessionIds: new Set([sessionId]), ...nothing };
    const snapshot = (await new SnapshotReader().read(pool, [wanted])).get(clubId)?.snapshot;
    const session = snapshot?.sessions.get(sessionId);
    if (!snapshot || !session) throw new Error('the session was not opened');
    return new RawClub(pool, snapshot.club, session, members, owner);
  }

  /** The statement that writes the next hand of the club. */
  statement(): Statement {
    const { id: clubId } = this.#club;
    const { id: sessionId, version } = this.#session;
    const sessions = new Map([[sessionId, this.#session]]);
    const nothing = {
      members: new Map(),
      memberships: new Map(),
      devices: new Map(),
      books: null,
    };
    const batch = new WriteBatch({ club: this.#club, sessions, ...nothing }, new Date());
    const record = this.#records[(version - 1) % this.#records.length];
    if (record === undefined) throw new Error('no record');
    const key = { key: randomUUID(), requestHash: 'ab'.repeat(32), actor: this.#actor };
    void recordHand(this.#writer, { clubId, sessionId, version, ...key }, record);
    const { request } = this.#writer;
    if (request === null) throw new Error('no request');
    batch.add(request, decideIn(batch, request));
    const { club, sessions: after } = batch.snapshot;
    this.#club = club;
    this.#session = after.get(sessionId) ?? this.#session;
    return writeStatement([batch.writing()]);
  }
}

/** A writer that keeps the last request and writes nothing. */
class Overheard extends ClubWriter {
  request: WriteRequest | null = null;

  override write(request: WriteRequest): Promise<StoredAnswer> {
    this.request = request;
    return Promise.resolve(new StoredAnswer(0, null, '', false));
  }
}
