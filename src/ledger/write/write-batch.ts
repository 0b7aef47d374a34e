import { actorText, type Actor } from '../../platform/actor.js';
import { addPlay, BatchRows } from './batch-rows.js';
import { canonical } from '../log/canonical.js';
import { eventHash, type LogHead } from '../log/chain.js';
import type {
  ClubRow,
  Decision,
  DeviceRow,
  MemberRow,
  MembershipRow,
  NewEvent,
  SessionRow,
  SessionStep,
  Snapshot,
} from '../log/event.js';
import { unitOf, type NewPosting } from '../log/posting.js';
import type { LoggedEvent } from '../verify/replayer.js';
import { openingStatement, type ClubWriting, type Row, type Statement } from './write-statement.js';

/** An idempotency key with the hash of the request it came with, and who asks. */
export interface RequestKey {
  readonly key: string;
  readonly requestHash: string;
  /** Who acts; the secretary, when nobody is named. */
  readonly actor?: Actor;
}

/** The first answer to a key, as it is kept. */
export interface KeptAnswer {
  readonly requestHash: string;
  readonly status: number;
  readonly etag: string | null;
  /** JSON text. */
  readonly body: string;
}

/**
 * Gathers decisions on one club into what one statement writes. Each decision is folded into the snapshot, so
 * that the next one of the batch sees what the one before did.
 */
export class WriteBatch {
  #club: ClubRow;
  readonly #expected: ClubRow;
  readonly #sessions: Map<string, SessionRow>;
  readonly #members: Map<string, MemberRow>;
  readonly #memberships: Map<string, MembershipRow>;
  readonly #devices: Map<string, DeviceRow>;
  readonly #rows: BatchRows;
  readonly #openedSessions = new Set<string>();
  #clubChanged = false;

  constructor(
    snapshot: Snapshot,
    readonly now: Date,
  ) {
    this.#club = snapshot.club;
    this.#expected = snapshot.club;
    this.#sessions = new Map(snapshot.sessions);
    this.#members = new Map(snapshot.members);
    this.#memberships = new Map(snapshot.memberships);
    this.#devices = new Map(snapshot.devices);
    this.#rows = new BatchRows(snapshot.club.id);
  }

  /** The club as the decisions so far leave it. Not to be kept beyond the next decision. */
  get snapshot(): Snapshot {
    return {
      club: this.#club,
      sessions: this.#sessions,
      members: this.#members,
      memberships: this.#memberships,
      devices: this.#devices,
    };
  }

  /**
   * Takes a decision in. Returns the answer kept with its key.
   * @throws when the decision is at odds with itself; the batch is then of no more use.
   */
  add(request: RequestKey, decision: Decision): KeptAnswer {
    checkDecision(decision, this.snapshot);
    const actor = actorText(request.actor);
    const time = this.now.toISOString();
    for (const event of decision.events) this.#addEvent(event, actor, time);
    const { status, etag = null } = decision.response;
    const body = JSON.stringify(bodyOf(decision.response, this.#head));
    const kept = { requestHash: request.requestHash, status, etag, body };
    this.addAnswer(request.key, kept, this.#club.headSeq, time);
    return kept;
  }

  /**
   * Takes in an event of a log that was kept elsewhere, with its own time and author.
   * @throws when it does not come to the hash that it has there
   */
  addLogged(event: NewEvent, { actor, time, hash, seq }: LoggedEvent): void {
    this.#addEvent(event, actor, time);
    const { headSeq, headHash } = this.#club;
    if (headSeq !== seq || headHash !== hash) throw new Error(`event ${seq} is not what it was`);
  }

  /** Takes in the first answer to a key, given after event `eventSeq`. */
  addAnswer(key: string, answer: KeptAnswer, eventSeq: number, createdAt: string): void {
    const { requestHash, status, etag, body } = answer;
    this.#rows.insert('key', {
      key,
      request_hash: requestHash,
      status,
      etag,
      body,
      event_seq: eventSeq,
      created_at: createdAt,
    });
  }

  get #head(): LogHead {
    return { seq: this.#club.headSeq, hash: this.#club.headHash };
  }

  /** What is to be written of the club. */
  writing(): ClubWriting {
    const { id, headSeq, headHash, accountsMade, name, archivedAt } = this.#club;
    const head = {
      clubId: id,
      expectedSeq: this.#expected.headSeq,
      expectedHash: this.#expected.headHash,
      seq: headSeq,
      hash: headHash,
      accountsMade,
      club: this.#clubChanged ? { name, archivedAt } : null,
    };
    return { head, rows: this.#rows.all() };
  }

  /** The statement that opens the club, or writes nothing if the key has opened one before. */
  openingStatement(openingKey: string): Statement {
    const { id, headSeq, headHash, archivedAt: _never, ...club } = this.#club;
    const opening = { ...club, clubId: id, openingKey, seq: headSeq, hash: headHash };
    return openingStatement(opening, this.#rows.all());
  }

  #addEvent(event: NewEvent, actor: string, time: string): void {
    const { sessionId } = event;
    const seq = this.#club.headSeq + 1;
    const payload = canonical(event.payload);
    const prevHash = this.#club.headHash;
    const hash = eventHash({
      clubId: this.#club.id,
      seq,
      kind: event.kind,
      time,
      actor,
      payload,
      prevHash,
    });
    this.#rows.insert('event', {
      seq,
      kind: event.kind,
      session_id: sessionId,
      actor,
      time,
      payload,
      prev_hash: prevHash,
      hash,
    });
    const accountsMade = this.#club.accountsMade + event.newAccounts.length;
    this.#club = { ...this.#club, headSeq: seq, headHash: hash, accountsMade };
    for (const { id, kind, sessionId: owner, memberId } of event.newAccounts) {
      const unit = unitOf(kind);
      this.#rows.insert('account', { id, kind, session_id: owner, member_id: memberId, unit });
    }
    this.#knowAccounts(event);
    for (const [index, posting] of event.postings.entries()) {
      this.#rows.insert('posting', postingRow(posting, seq, index + 1, sessionId));
    }
    this.#addClubAndMember(event, time);
    this.#addAccess(event, time);
    if (sessionId !== null) this.#addSession(event, sessionId, seq, time);
  }

  /** The next decision of the batch must find the accounts that this one opened. */
  #knowAccounts({ sessionId, newAccounts }: NewEvent): void {
    const session = this.#sessions.get(sessionId ?? '');
    if (session === undefined || newAccounts.length === 0) return;
    const opened = newAccounts.map(({ id, kind, memberId }) => [memberId ?? kind, id] as const);
    const accounts = { ...session.accounts, ...Object.fromEntries(opened) };
    const money = newAccounts.flatMap(({ memberId }) => {
      const member = this.#members.get(memberId ?? '');
      return member ? [[member.id, member.accountId] as const] : [];
    });
    const moneyAccounts = session.moneyAccounts && {
      ...session.moneyAccounts,
      ...Object.fromEntries(money),
    };
    this.#sessions.set(session.id, { ...session, accounts, moneyAccounts });
  }

  #addClubAndMember({ club, member }: NewEvent, time: string): void {
    if (club !== undefined) {
      const archivedAt = club.archived ? (this.#club.archivedAt ?? time) : null;
      this.#club = { ...this.#club, name: club.name, archivedAt };
      this.#clubChanged = true;
    }
    if (member !== undefined) {
      const before = this.#members.get(member.id);
      const { id, name, accountId } = member;
      const archivedAt = member.archived ? (before?.archivedAt ?? time) : null;
      const after = { id, name, accountId, createdAt: before?.createdAt ?? time, archivedAt };
      this.#members.set(id, after);
      const { createdAt } = after;
      const row = {
        id,
        name,
        account_id: accountId,
        created_at: createdAt,
        archived_at: archivedAt,
      };
      this.#rows.set('member', id, row);
    }
  }

  #addAccess({ membership, device }: NewEvent, time: string): void {
    if (membership !== undefined) {
      const { userId, name, role, memberId } = membership;
      this.#memberships.set(userId, membership);
      const row = { user_id: userId, name, role, member_id: memberId, changed_at: time };
      this.#rows.set('membership', userId, row);
    }
    if (device !== undefined) {
      const { id, name, revoked } = device;
      const addedAt = this.#devices.get(id)?.addedAt ?? time;
      const revokedAt = revoked ? time : null;
      this.#devices.set(id, { id, name, addedAt, revokedAt });
      this.#rows.set('device', id, { id, name, added_at: addedAt, revoked_at: revokedAt });
    }
  }

  #addSession(event: NewEvent, sessionId: string, seq: number, time: string): void {
    if (event.session?.change === 'open') {
      const { id, game, book, bookVersion, bookContent, rules, rate, state } = event.session;
      const content = { book, version: bookVersion, content: bookContent };
      this.#rows.set('ruleBook', `${book} ${bookVersion}`, content);
      const start = { status: 'open', version: 1, openedAt: time, closedAt: null } as const;
      this.#openedSessions.add(id);
      const accounts = { accounts: {}, moneyAccounts: null };
      this.#setSession({ id, game, book, bookVersion, rules, rate, state, ...start, ...accounts });
    } else if (event.session !== undefined) {
      this.#stepSession(sessionId, event.session, time);
    }
    for (const seat of event.seats ?? []) {
      this.#rows.set('seat', `${sessionId} ${seat.memberId}`, {
        session_id: sessionId,
        member_id: seat.memberId,
        position: seat.position,
        account_id: seat.accountId,
        joined_version: seat.joinedVersion,
        left_version: seat.leftVersion,
      });
    }
    for (const { kind, accountId } of event.pots ?? []) {
      this.#rows.insert('pot', { session_id: sessionId, kind, account_id: accountId });
    }
    addPlay(this.#rows, event, { session: sessionId, seq, time });
  }

  #stepSession(sessionId: string, step: SessionStep, time: string): void {
    const session = this.#sessions.get(sessionId);
    if (session === undefined) throw new Error(`session ${sessionId} was not asked for`);
    const closed = step.change === 'close' ? ({ status: 'closed', closedAt: time } as const) : {};
    const version = session.version + (step.change === 'aside' ? 0 : 1);
    this.#setSession({ ...session, version, state: step.state, ...closed });
  }

  #setSession(session: SessionRow): void {
    const { id, status, version, state } = session;
    this.#sessions.set(id, session);
    const changing = { id, status, version, state, closed_at: session.closedAt };
    if (!this.#openedSessions.has(id)) {
      this.#rows.set('sessionStep', id, changing);
      return;
    }
    const { game, book, bookVersion, rules, rate, openedAt } = session;
    const pinned = { game, book, book_version: bookVersion, rules, rate, opened_at: openedAt };
    this.#rows.set('session', id, { ...changing, ...pinned });
  }
}

/** The body of an answer; one that tells the head of the log is made once that is known. */
function bodyOf({ body }: Decision['response'], head: LogHead): unknown {
  return typeof body === 'function' ? (body as (head: LogHead) => unknown)(head) : body;
}

function postingRow(posting: NewPosting, seq: number, line: number, session: string | null): Row {
  const { from, to, amount, reason, source, stage, handNumber, fineId } = posting;
  return {
    event_seq: seq,
    line,
    from_account: from,
    to_account: to,
    amount,
    reason,
    source,
    session_id: session,
    hand_number: handNumber,
    fine_id: fineId,
    stage,
  };
}

/** What the database cannot see, because it sees only the rows: faults of the deciding code. */
function checkDecision(decision: Decision, { club, sessions }: Snapshot): void {
  let made = club.accountsMade;
  for (const { newAccounts, session, sessionId, seats, pots, hands, fines } of decision.events) {
    for (const { id } of newAccounts) {
      made += 1;
      if (id !== made) throw new Error(`account ${id} is opened where ${made} is next`);
    }
    const known = session?.change === 'open' || sessions.has(sessionId ?? '');
    if (sessionId === null && (session ?? seats ?? pots ?? hands ?? fines) !== undefined) {
      throw new Error('what belongs to a session comes with an event of none');
    }
    if (session !== undefined && !known) throw new Error(`session ${sessionId ?? ''} is not known`);
  }
}
