import { actorText, type Actor } from '../../people/actor.js';
import { canonical } from '../log/canonical.js';
import { hideName, nameIn } from '../../events/named-payload.js';
import { eventHash, type LogHead } from '../log/chain.js';
import type { BooksSnapshot, Decision, NewEvent, Snapshot } from '../log/event.js';
import { nameDigest, newSalt } from '../log/person-name.js';
import type { TakingOut } from '../log/taking-out.js';
import { postingRow, subjectRow } from '../projection/rows-of-event.js';
import { BatchRows } from './batch-rows.js';
import { World, type RowsTaken } from '../world/world.js';
import { openingStatement, type ClubWriting, type Statement } from './write-statement.js';

/** An idempotency key with the hash of the request it came with, and who asks. */
export interface RequestKey {
  readonly key: string;
  readonly requestHash: string;
  /** Another hash under which the answer to this request may be kept, for the same author alone. */
  readonly earlierHash?: string;
  /** The author; the secretary, when nobody is named. */
  readonly actor?: Actor;
}

/** The first answer to a key, as it is kept. */
export interface KeptAnswer {
  readonly requestHash: string;
  readonly status: number;
  readonly etag: string | null;
  /** JSON text. */
  readonly body: string;
  /** The author of the last event then, as the log names them; undefined where it was answered just now. */
  readonly author?: string;
}

/**
 * Gathers decisions on one club into what one statement writes. Each decision is folded into the snapshot, so
 * that the next one of the batch sees what the one before did.
 */
export class WriteBatch {
  readonly #snapshot: World;
  readonly #expected: LogHead;
  readonly #rows: BatchRows;
  readonly #takingsOut: TakingOut[] = [];
  #clubChanged = false;
  /** The row of the club goes with the head. */
  readonly #taken: RowsTaken = {
    put: (table, row) => {
      if (table !== 'club') this.#rows.put(table, row);
    },
    change: (table, of, change, before) => {
      if (table === 'club') this.#clubChanged = true;
      else this.#rows.change(table, of, change, before);
    },
  };

  constructor(
    snapshot: Snapshot,
    readonly now: Date,
  ) {
    const { id, headSeq, headHash } = snapshot.club;
    this.#snapshot = new World(snapshot);
    this.#expected = { seq: headSeq, hash: headHash };
    this.#rows = new BatchRows(id);
  }

  /** The club as the decisions so far leave it. Not to be kept beyond the next decision. */
  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** The same with the books, which its requests asked for. */
  withBooks(): BooksSnapshot {
    return this.#snapshot.withBooks();
  }

  /**
   * Takes a decision in. Returns the answer kept with its key.
   * @throws when the decision is at odds with itself; the batch is then of no more use.
   */
  add(request: RequestKey, decision: Decision): KeptAnswer {
    const actor = actorText(request.actor);
    const time = this.now.toISOString();
    const forgotten = new Set(decision.events.flatMap(({ naming }) => naming?.forgets ?? []));
    for (const personId of forgotten) this.#rows.add('name:forget', { personId });
    const texts = decision.erases ?? [];
    if (texts.length > 0) this.#rows.add('answer:erase', { texts });
    for (const event of decision.events) this.#addEvent(event, actor, time, forgotten);
    if (decision.takingOut !== undefined) this.#takingsOut.push(decision.takingOut);
    const { status, etag = null } = decision.response;
    const body = JSON.stringify(bodyOf(decision.response, this.#head));
    const kept = { requestHash: request.requestHash, status, etag, body };
    this.addAnswer(request.key, kept, this.#head.seq, time);
    return kept;
  }

  /** Takes in the first answer to a key, given after event `eventSeq`. */
  addAnswer(key: string, answer: KeptAnswer, eventSeq: number, createdAt: string): void {
    const { requestHash, status, etag, body } = answer;
    this.#rows.add('answer', { key, requestHash, status, etag, body, eventSeq, createdAt });
  }

  /** The texts that are to be taken out, in the transaction of the writing and after it. */
  get takingsOut(): readonly TakingOut[] {
    return this.#takingsOut;
  }

  get #head(): LogHead {
    const { headSeq, headHash } = this.#snapshot.club;
    return { seq: headSeq, hash: headHash };
  }

  /** The writing of the club. */
  writing(): ClubWriting {
    const { club } = this.#snapshot;
    const { id, headSeq, headHash, accountsMade } = club;
    const head = {
      clubId: id,
      expectedSeq: this.#expected.seq,
      expectedHash: this.#expected.hash,
      seq: headSeq,
      hash: headHash,
      accountsMade,
      club: this.#clubChanged ? club : null,
    };
    return { head, rows: this.#rows.all() };
  }

  /** The statement that opens the club, or writes nothing if the key has opened one before. */
  openingStatement(openingKey: string): Statement {
    return openingStatement(this.#snapshot.club, openingKey, this.#rows.all());
  }

  #addEvent(event: NewEvent, actor: string, time: string, forgotten: ReadonlySet<string>): void {
    const { club } = this.#snapshot;
    const { kind, sessionId, postings, subjects } = event;
    const seq = club.headSeq + 1;
    const payload = canonical(this.#payloadOf(event, seq, forgotten));
    const prevHash = club.headHash;
    const hash = eventHash({ clubId: club.id, seq, kind, time, actor, payload, prevHash });
    this.#snapshot.club = { ...club, headSeq: seq, headHash: hash };
    this.#rows.add('event', { seq, kind, sessionId, actor, time, payload, prevHash, hash });
    this.#rows.add('subject', subjectRow(seq, actor, subjects));
    for (const [index, posting] of postings.entries()) {
      this.#rows.add('posting', postingRow(posting, seq, index + 1, sessionId));
    }
    this.#snapshot.apply(event, { seq, time }, this.#taken);
  }

  /** The payload as the log holds it. A person's name is kept beside it, unless the decision forgets them. */
  #payloadOf(
    { payload, naming }: NewEvent,
    eventSeq: number,
    forgotten: ReadonlySet<string>,
  ): object {
    const personId = naming?.person ?? null;
    const name = personId === null ? undefined : nameIn(payload);
    if (personId === null || name === undefined) return payload;
    const given = { salt: newSalt(), name };
    if (!forgotten.has(personId)) this.#rows.add('name', { eventSeq, personId, ...given });
    return hideName(payload, nameDigest(this.#snapshot.club.id, given));
  }
}

/** The body of an answer; one with the head of the log is made once that is known. */
function bodyOf({ body }: Decision['response'], head: LogHead): unknown {
  return typeof body === 'function' ? (body as (head: LogHead) => unknown)(head) : body;
}
