import { readActor } from '../../people/actor.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { BooksSnapshot, Decision, Snapshot } from '../log/event.js';
import { WriteBatch, type KeptAnswer, type RequestKey } from './write-batch.js';
import { ASKED_TABLES } from '../projection/tables/cash-book-tables.js';
import type { ReadAnswer } from './read-snapshot.js';
import type { AskedTable, RowsAsked, Wanted } from './wanted.js';

/** The reads of a write to a club beside the books. */
interface Asked extends RequestKey {
  readonly clubId: string;
  /** The session that the snapshot is to hold. */
  readonly sessionId?: string;
  /** Whether the snapshot is to hold the money accounts of the session's players. */
  readonly money?: boolean;
  /** Whether the snapshot is to hold the rows of statistics of the session that count. */
  readonly statistics?: boolean;
  /** The members that the snapshot is to hold. */
  readonly memberIds?: readonly string[];
  /** Whether the snapshot is to hold all memberships and devices of the club. */
  readonly access?: boolean;
  /** Rows of the books that the snapshot is to hold beside those, by the first column of their keys. */
  readonly rows?: RowsAsked;
}

/** Pure: it may be asked again, on a later snapshot. A Problem it throws fails its request only. */
type Decide<S extends Snapshot> = (snapshot: S, now: Date) => Decision;

/** Only a request that asks for the books decides on a snapshot that has them. */
interface OnClub {
  readonly books?: false;
  readonly decide: Decide<Snapshot>;
}

interface OnBooks {
  /** The snapshot is to hold the club's books: its accounts, with what is on them, and years. */
  readonly books: true;
  readonly decide: Decide<BooksSnapshot>;
}

/** The part of a write that a use case gives once it has read what the snapshot does not hold. */
export type Deciding = Pick<Asked, 'memberIds' | 'access' | 'money' | 'statistics' | 'rows'> &
  (OnClub | OnBooks);

/** A write to a club that does without its books. */
export type ClubRequest = Asked & OnClub;

/** A write to a club, to be decided on what is then known of it. */
export type WriteRequest = ClubRequest | (Asked & OnBooks);

/** A request with the one who waits for its answer. */
export interface Waiting {
  readonly request: WriteRequest;
  readonly resolve: (answer: StoredAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** Requests of one club, decided. */
export interface Decided {
  /** The rows to write; null when there are none. */
  readonly batch: WriteBatch | null;
  /** Answers everyone who waits; to be called once all is committed. */
  answer(): void;
}

/** A decision that was at odds with itself; the rest of its batch is innocent. */
export class BrokenBatch extends Error {}

/** The reads that the requests of a club need. */
export function wantedBy(clubId: string, items: readonly Waiting[]): Wanted {
  const sessionIds = new Set<string>();
  const memberIds = new Set<string>();
  const keys = new Set<string>();
  const rows = new Map<AskedTable, Set<string>>();
  let access = false;
  let books = false;
  let money = false;
  let statistics = false;
  for (const { request } of items) {
    if (request.sessionId !== undefined) sessionIds.add(request.sessionId);
    for (const id of request.memberIds ?? []) memberIds.add(id);
    if (request.actor?.member != null) memberIds.add(request.actor.member);
    if (request.access === true) access = true;
    if (request.money === true) money = true;
    if (request.statistics === true) statistics = true;
    if (request.books === true) books = true;
    for (const table of ASKED_TABLES) {
      const asked = rows.get(table) ?? new Set();
      for (const key of request.rows?.[table] ?? []) asked.add(String(key));
      rows.set(table, asked);
    }
    keys.add(request.key);
  }
  return { clubId, sessionIds, memberIds, keys, access, money, statistics, books, rows };
}

/**
 * Decides the requests of one club one after the other, each on what the ones before left.
 *
 * @param read undefined when there is no such club
 * @throws BrokenBatch
 */
export function decideRequests(
  items: readonly Waiting[],
  read: ReadAnswer | undefined,
  now: Date,
): Decided {
  if (read === undefined) {
    const unknown = new Problem('club-not-found', {});
    return {
      batch: null,
      answer: () => {
        for (const item of items) item.reject(unknown);
      },
    };
  }
  const batch = new WriteBatch(read.snapshot, now);
  const decidedNow = new Map<string, KeptAnswer>();
  const answers = items.map((item) => decideOne(item, read.answers, decidedNow, batch));
  // A later request of the batch would write rows again as they were with their texts.
  if (batch.takingsOut.length > 0 && items.length > 1) throw new BrokenBatch('it goes by itself');
  return {
    batch: decidedNow.size > 0 ? batch : null,
    answer: () => {
      for (const answer of answers) answer();
    },
  };
}

/** Takes a request into the batch; returns the callback that answers its caller. */
function decideOne(
  { request, resolve, reject }: Waiting,
  known: ReadAnswer['answers'],
  decidedNow: Map<string, KeptAnswer>,
  batch: WriteBatch,
): () => void {
  try {
    const first = known.get(request.key) ?? decidedNow.get(request.key);
    if (first !== undefined) {
      const answer = answerAgain(request, first);
      return () => {
        resolve(answer);
      };
    }
    checkActor(request, batch.snapshot);
    const decision = decideIn(batch, request);
    const kept = addTo(batch, request, decision);
    decidedNow.set(request.key, kept);
    return () => {
      resolve(answerOf(kept, false));
    };
  } catch (error) {
    if (error instanceof BrokenBatch) throw error;
    return () => {
      reject(error);
    };
  }
}

/** The decision of a request, after the earlier ones of its batch. */
export function decideIn(batch: WriteBatch, request: WriteRequest): Decision {
  return request.books === true
    ? request.decide(batch.withBooks(), batch.now)
    : request.decide(batch.snapshot, batch.now);
}

/**
 * Checks who is said to sit at a device; a user acts as themselves.
 * @throws Problem 'member-not-found' or 'member-archived' for somebody who cannot act in the club
 */
function checkActor({ actor }: RequestKey, { members }: Snapshot): void {
  if (actor?.device == null || actor.member === null) return;
  const member = members.get(actor.member);
  const field = 'Acting-Member';
  if (!member) throw new Problem('member-not-found', {}, { field });
  if (member.archivedAt === null) return;
  throw new Problem(
    'member-archived',
    { member: member.name },
    {
      field,
    },
  );
}

function addTo(batch: WriteBatch, request: WriteRequest, decision: Decision): KeptAnswer {
  try {
    return batch.add(request, decision);
  } catch (error) {
    throw new BrokenBatch('a decision cannot be written', { cause: error });
  }
}

/**
 * The first answer to a key, given again.
 * @throws Problem 'idempotency-key-reused'
 */
export function answerAgain(request: RequestKey, first: KeptAnswer): StoredAnswer {
  if (first.requestHash === request.requestHash || isKeptEarlier(request, first)) {
    return answerOf(first, true);
  }
  throw new Problem('idempotency-key-reused', {});
}

/** Whether the same author was answered before authors were part of a request's hash. */
function isKeptEarlier(
  { earlierHash, actor }: RequestKey,
  { requestHash, author }: KeptAnswer,
): boolean {
  if (earlierHash !== requestHash || author === undefined) return false;
  const { user, device, member } = readActor(author);
  if (device !== null) return false;
  return member === null ? user === (actor?.user ?? null) : member === actor?.member;
}

export function answerOf({ status, etag, body }: KeptAnswer, replayed: boolean): StoredAnswer {
  return new StoredAnswer(status, etag, body, replayed);
}
