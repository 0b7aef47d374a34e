import type { Role } from '../../platform/roles.js';
import type { JsonObject } from './canonical.js';
import type { NewAccount, NewPosting } from './posting.js';

/** What can happen in a club. */
export type EventKind =
  | 'club-opened'
  | 'club-renamed'
  | 'club-archived'
  | 'club-restored'
  | 'access-given'
  | 'access-ended'
  | 'device-added'
  | 'device-revoked'
  | 'member-added'
  | 'member-renamed'
  | 'member-archived'
  | 'member-restored'
  | 'session-opened'
  | 'hand-recorded'
  | 'fine-recorded'
  | 'player-joined'
  | 'player-left'
  | 'session-closed'
  | 'correction-recorded'
  | 'dispute-raised'
  | 'dispute-answered'
  | 'dispute-upheld'
  | 'dispute-overturned'
  | 'dispute-withdrawn';

/** The club as it stands. Times are ISO 8601 in UTC with milliseconds, here and below. */
export interface ClubRow {
  readonly id: string;
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly createdAt: string;
  readonly archivedAt: string | null;
  readonly headSeq: number;
  readonly headHash: string;
  readonly accountsMade: number;
  readonly cashBoxAccountId: number;
}

/** A member of the club. */
export interface MemberRow {
  readonly id: string;
  readonly name: string;
  /** The member's money account. */
  readonly accountId: number;
  readonly createdAt: string;
  readonly archivedAt: string | null;
}

/** A session as it stands. */
export interface SessionRow {
  readonly id: string;
  readonly game: string;
  readonly book: string;
  readonly bookVersion: string;
  /** The pinned rules. The same object every time, so that work on it can be kept by identity. */
  readonly rules: unknown;
  /** Minor units a point. */
  readonly rate: number;
  readonly status: 'open' | 'closed';
  readonly version: number;
  /** The table, folded over the session's events. */
  readonly state: unknown;
  readonly openedAt: string;
  readonly closedAt: string | null;
  /** Its accounts in points: those of players by member id, the others by their kind. */
  readonly accounts: Readonly<Record<string, number>>;
  /** The money accounts of its players, by member id; null where the request did not ask for money. */
  readonly moneyAccounts: Readonly<Record<string, number>> | null;
}

/** What a user may do in the club. */
export interface MembershipRow {
  readonly userId: string;
  /** His name when the role was given. */
  readonly name: string;
  /** Null once it was taken away. */
  readonly role: Role | null;
  /** The member whose record he has claimed. */
  readonly memberId: string | null;
}

/** A tablet that may record at the club. */
export interface DeviceRow {
  readonly id: string;
  readonly name: string;
  readonly addedAt: string;
  readonly revokedAt: string | null;
}

/**
 * What a decision knows: the club, the sessions and members its request asked for, and all its
 * memberships and devices if it asked for access.
 */
export interface Snapshot {
  readonly club: ClubRow;
  readonly sessions: ReadonlyMap<string, SessionRow>;
  readonly members: ReadonlyMap<string, MemberRow>;
  readonly memberships: ReadonlyMap<string, MembershipRow>;
  readonly devices: ReadonlyMap<string, DeviceRow>;
}

/** A session that opens; its version is 1. `bookContent` is kept once for each book and version. */
export interface SessionOpening {
  readonly change: 'open';
  readonly id: string;
  readonly game: string;
  readonly book: string;
  readonly bookVersion: string;
  readonly bookContent: JsonObject;
  readonly rules: JsonObject;
  readonly rate: number;
  readonly state: JsonObject;
}

/**
 * A session that goes on by one version, or closes with it; or that something is noted beside, which
 * leaves the version as it is.
 */
export interface SessionStep {
  readonly change: 'step' | 'close' | 'aside';
  readonly state: JsonObject;
}

export type SessionChange = SessionOpening | SessionStep;

/** A player's place; the row as it is to stand. */
export interface SeatRow {
  readonly memberId: string;
  /** Counter-clockwise from 0; null once left. */
  readonly position: number | null;
  readonly accountId: number;
  readonly joinedVersion: number;
  readonly leftVersion: number | null;
}

export interface PotRow {
  readonly kind: 'king' | 'pagat';
  readonly accountId: number;
}

export interface HandRow {
  readonly number: number;
  readonly revision: number;
  readonly kind: 'played' | 'abandoned' | 'redeal' | 'given-up' | 'lost-at-once' | 'voided';
  /** Member id. */
  readonly dealer: string;
  /** Null once it is voided. */
  readonly record: JsonObject | null;
  readonly outcome: JsonObject;
  readonly meldinger: readonly MeldingRow[];
}

/** A melding of a hand; its position is its place in the hand's list. */
export interface MeldingRow {
  readonly memberId: string;
  readonly kind: string;
  readonly count: number | null;
  readonly withPagat: boolean | null;
  readonly suit: string | null;
  readonly grade: string | null;
  readonly missing: string | null;
}

export interface FineRow {
  readonly id: string;
  readonly handNumber: number | null;
  readonly revision: number | null;
  readonly position: number;
  readonly memberId: string;
  readonly code: string;
  readonly stage: string;
  /** Points to each pot, to each other player, or to the kitty. */
  readonly amount: number;
  readonly to: FineGoesTo;
  readonly selfReported: boolean;
  readonly reportedBy: string | null;
  readonly note: string;
}

/** Who a fine is paid to: both pots, every other player at the table, or the club's kitty. */
export type FineGoesTo = 'pots' | 'players' | 'kitty';

/** How a fine stands. */
export type FineState = 'recorded' | 'disputed' | 'upheld' | 'overturned';

/** A fine that stands otherwise from now on. */
export interface FineStateChange {
  readonly id: string;
  readonly state: FineState;
}

/** A dispute that is raised. */
export interface DisputeRow {
  readonly id: string;
  readonly handNumber: number | null;
  readonly fineId: string | null;
  /** Member id. */
  readonly raisedBy: string;
  readonly text: string;
}

/** A dispute that is decided or withdrawn. */
export interface DisputeEnd {
  readonly id: string;
  readonly state: 'upheld' | 'overturned' | 'withdrawn';
}

/** A member added or changed; the row as it is to stand. */
export interface MemberChange {
  readonly change: 'add' | 'update';
  readonly id: string;
  readonly name: string;
  readonly accountId: number;
  readonly archived: boolean;
}

/** A device added or revoked. */
export interface DeviceChange {
  readonly id: string;
  readonly name: string;
  readonly revoked: boolean;
}

export interface ClubChange {
  readonly name: string;
  readonly archived: boolean;
}

/** One thing that happened, with all it writes. Rows take club, session, event and time from it. */
export interface NewEvent {
  readonly kind: EventKind;
  /** The session it belongs to; null for an event of the club. */
  readonly sessionId: string | null;
  readonly payload: JsonObject;
  readonly postings: readonly NewPosting[];
  readonly newAccounts: readonly NewAccount[];
  readonly session?: SessionChange;
  readonly seats?: readonly SeatRow[];
  readonly pots?: readonly PotRow[];
  /** More than one when a correction revises several. */
  readonly hands?: readonly HandRow[];
  readonly fines?: readonly FineRow[];
  readonly fineStates?: readonly FineStateChange[];
  readonly disputeRaised?: DisputeRow;
  readonly disputeEnded?: DisputeEnd;
  readonly member?: MemberChange;
  readonly membership?: MembershipRow;
  readonly device?: DeviceChange;
  readonly club?: ClubChange;
}

/** What a request comes to: what happened, and the answer that its key will always get. */
export interface Decision {
  readonly events: readonly NewEvent[];
  readonly response: {
    readonly status: number;
    readonly etag?: string;
    /** What JSON can say; a function is given the head of the log after the events. */
    readonly body: unknown;
  };
}
