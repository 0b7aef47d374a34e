import type { DisputeStanding } from '../evening/disputes/dispute-state.js';
import type { FineRecord } from '../rules/fine-record.js';
import type { Repeat } from '../planned/series.js';
import type { HandRecord } from '../rules/game.js';
import type { ClubPermission, Role } from '../people/roles.js';
import type { PayloadOf } from './payload.js';
import { isUuid } from '../values/uuid.js';

/** Events that one looks for together. */
export const GROUPS = [
  'hands',
  'fines',
  'corrections',
  'disputes',
  'evenings',
  'members',
  'access',
  'money',
  'seasons',
] as const;
export type Group = (typeof GROUPS)[number];

/**
 * Everything there is to know about a kind of event. Code that distinguishes kinds (audit, live, words,
 * the fold of a log) asks the entry of the kind; no other place lists the kinds (`registry.ts`).
 */
export interface EventKind<E extends { readonly kind: string }, P> {
  readonly group: Group;
  /** The permission needed to hear of it live. */
  readonly live: ClubPermission;
  /** The fields of its payload. */
  readonly payload: PayloadOf<E>;
  /** The ids that it names: members, users, devices, fines, disputes. */
  readonly subjects: (event: E) => readonly string[];
  /** The member or user whose name it gives: the log holds a digest of that name. */
  readonly person?: (event: E) => string | null;
  /** The one thing that it is about, where it is one. */
  readonly about?: (logged: Logged<E>, context: AuditContext) => Partial<About>;
  /** Why it happened, in the words that somebody gave; null when nobody gave any. */
  readonly why?: (event: E) => string | null;
  /** The parameters of its sentence (src/words, `log`). */
  readonly params: (logged: Logged<E>, context: AuditContext) => P;
  /** Old and new values of what it changed. */
  readonly changes: (logged: Logged<E>, context: AuditContext) => readonly Change[];
  /** News for members other than the author; absent when there is none. */
  readonly news?: (
    logged: Logged<E>,
    ids: ReadonlySet<string>,
    context: AuditContext,
  ) => readonly News[];
  /** Its news are for everybody with this permission, named in it or not. */
  readonly newsFor?: ClubPermission;
  /** Its news are for all members, named in it or not. */
  readonly isNewsForAll?: true;
  /** The permission of those for whom it opens a task; absent when there is none. */
  readonly task?: ClubPermission;
}

/** The kinds of news. */
export const NEWS = [
  'fined',
  'disputed',
  'dispute-answered',
  'dispute-decided',
  'decision-proposed',
  'decision-declined',
  'corrected',
  'payment-confirmed',
  'payment-declined',
  'payment-reversed',
  'objection-raised',
  'objection-granted',
  'objection-turned-down',
  'evenings-planned',
  'evening-moved',
  'evening-called-off',
  'evening-brought-back',
  'host-swapped',
  'cake-swapped',
  'year-closed',
  'year-reopened',
  'year-examined',
  'remark-put',
  'remark-answered',
  'remark-kept-open',
  'dues-charged',
  'dues-waived',
  'plan-agreed',
  'transfer-dropped',
  'book-adopted',
  'book-adoption-taken-back',
] as const;

/** Something that an event means for somebody. */
export interface News {
  readonly what: (typeof NEWS)[number];
  readonly hand: number | null;
  readonly fine: string | null;
  readonly dispute: string | null;
  /** How a dispute was decided; null for all else. */
  readonly decision: 'upheld' | 'overturned' | null;
  /** The member who raised a dispute or an objection, answered in a dispute, decided it or proposed to; null for all else. */
  readonly by: string | null;
  /** Members who decided a dispute with the one of `by`; none for all else. */
  readonly together: readonly string[];
  /** The reasons of a decision or answer, or why an evening was moved, called off, brought back or swapped; null for all else. */
  readonly why: string | null;
  /** The payment that somebody said they made; null for all else. */
  readonly payment: PaymentNews | null;
  /** The evening that was planned, moved, called off, brought back or swapped; null for all else. */
  readonly planned: PlannedNews | null;
  /** The fiscal year; null for all else. */
  readonly year: YearNews | null;
  /** The dues that somebody owes, or owes no more; null for all else. */
  readonly dues: DuesNews | null;
  /** The transfer of a plan that was agreed, or is dropped; null for all else. */
  readonly transfer: TransferNews | null;
  /** The voucher of an objection; null for all else. */
  readonly voucher: VoucherNews | null;
  /** The version of a club's own book that was adopted, or whose adoption was taken back; null for all else. */
  readonly book: BookNews | null;
}

/** A voucher, as news name it. */
export interface VoucherNews {
  readonly event: number;
  /** `2026-17`. */
  readonly label: string;
}

/** News about the adoption of a version of a club's own book. */
export interface BookNews {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** The first day, where the club is. */
  readonly from: string;
}

/** A fiscal year, as news name it. */
export interface YearNews {
  readonly firstDay: string;
  /** `2026`, or `2026/27`. */
  readonly label: string;
}

/** News about a planned evening. */
export interface PlannedNews {
  readonly series: string;
  /** The day for which it was first planned; of a series that of its first evening. */
  readonly planned: string;
  /** Its day now; that for which it was first planned where it was called off or swapped. */
  readonly day: string;
  /** `HH:MM`, where the club is; null where it was called off or swapped. */
  readonly time: string | null;
  readonly place: string | null;
  /** How often the evenings come; null where it is about one evening of a series. */
  readonly repeat: Repeat | null;
}

/** News about a transfer of a plan for who pays or gets it. */
export interface TransferNews {
  readonly id: string;
  readonly plan: string;
  /** Whether the reader pays it. */
  readonly pays: boolean;
  /** The member on the other side; null for the club. */
  readonly other: string | null;
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Why it is dropped; null where it was agreed. */
  readonly why: string | null;
}

/** News about dues for the member who is charged. */
export interface DuesNews {
  readonly id: string;
  readonly name: string;
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** By when they are to be paid, `YYYY-MM-DD`; null where they are waived. */
  readonly dueDay: string | null;
  /** Why they are waived; null where they are charged. */
  readonly why: string | null;
}

/** News about a payment for the member who made it. */
export interface PaymentNews {
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Why it was declined or taken back; null where it was confirmed. */
  readonly why: string | null;
}

const NO_NEWS: Omit<News, 'what'> = {
  hand: null,
  fine: null,
  dispute: null,
  decision: null,
  by: null,
  together: [],
  why: null,
  payment: null,
  planned: null,
  year: null,
  dues: null,
  transfer: null,
  voucher: null,
  book: null,
};

/** News of which no more is to be said than this. */
export function news(what: News['what'], about: Partial<Omit<News, 'what'>>): News {
  return { ...NO_NEWS, ...about, what };
}

/** The one thing that an event is about; else null. */
export interface About {
  readonly hand: number | null;
  readonly fine: string | null;
  readonly dispute: string | null;
  readonly member: string | null;
  /** The name of the club, member, user or device, as it then became. */
  readonly subject: string | null;
}

/** An event as the log has it. */
export interface Logged<E> {
  readonly seq: number;
  /** ISO 8601 in UTC with milliseconds. */
  readonly time: string;
  /** The author (people/actor.ts). */
  readonly actor: string;
  readonly session: string | null;
  readonly event: E;
}

/** Knowledge beside the event that some sentences need. */
export interface AuditContext {
  readonly fines: ReadonlyMap<string, FineFacts>;
  readonly disputes: readonly DisputeFacts[];
  /** The fines that were paid back, by the corrections that did so, in the order of the log. */
  readonly paidBack: readonly PaidBackFacts[];
  /** The event before it about the same member, user or club, by the number of the later event. */
  readonly before: ReadonlyMap<number, EventBefore>;
  /** The currency of amounts of money (ISO 4217). */
  readonly currency: string;
  /** The accounts of the club that events name, by their ids. */
  readonly cashAccounts: ReadonlyMap<string, CashAccountFacts>;
  /** The vouchers that are taken back, `2026-17`, by their events. */
  readonly vouchers: ReadonlyMap<number, string>;
  /** The names of fiscal years, `2026/27`, by their first days. */
  readonly years: ReadonlyMap<string, string>;
  /** The seasons that events name: each as it was from an event on, in the order of the log. */
  readonly seasons: readonly SeasonFacts[];
  /** The days on which the evenings that were moved were opened, by their ids. */
  readonly evenings: ReadonlyMap<string, string>;
  /** The payments that events name, and those whose vouchers are taken back, by their ids. */
  readonly payments: ReadonlyMap<string, PaymentFacts>;
}

/** A season as its row has it. */
export interface SeasonFacts {
  readonly id: string;
  /** The event from which it was so. */
  readonly since: number;
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly books: readonly string[];
  readonly tables: readonly string[];
}

/** A payment that somebody said they made, as its row has it. */
export interface PaymentFacts {
  readonly id: string;
  readonly member: string;
  /** Minor units. */
  readonly amount: number;
  /** The event by which it was confirmed, declined or withdrawn. */
  readonly endedSeq: number | null;
}

/** An account of the club: by its name, or by what it is known as. */
export interface CashAccountFacts {
  readonly name: string | null;
  readonly code: string | null;
}

/**
 * An earlier event, as far as the sentence of a later one of the same member, user or club needs it.
 */
export interface EventBefore {
  readonly kind: string;
  readonly name?: string | null;
  readonly archived?: boolean;
  readonly timeZone?: string;
  readonly yearStart?: string;
  readonly pursesShown?: boolean;
  readonly firstDay?: string;
  readonly receiptYears?: number;
  readonly books?: { readonly timeZone: string; readonly yearStart: string };
  readonly role?: Role;
  readonly roles?: readonly Role[];
  readonly language?: string;
  readonly member?: string | null;
}

/** A fine as its row has it. */
export interface FineFacts {
  readonly id: string;
  readonly code: string;
  /** The club's own fine that it is, by its short name; null for one of the book. */
  readonly own: string | null;
  readonly player: string;
  readonly amount: number;
}

/** A fine that was paid back. */
export interface PaidBackFacts {
  readonly fine: string;
  readonly seq: number;
}

/** A dispute as its row has it. */
export interface DisputeFacts {
  readonly id: string;
  readonly hand: number | null;
  readonly fine: string | null;
  /** The member. */
  readonly raisedBy: string;
  readonly raisedSeq: number;
  /** Null while it is open. */
  readonly endedSeq: number | null;
  readonly state: DisputeStanding;
  /** The members who ended it, the author first; none while it is open. */
  readonly endedBy: readonly string[];
}

/** Everything that can change. */
export const CHANGED = [
  'name',
  'archived',
  'language',
  'guest',
  'merged-into',
  'roles',
  'claimed-member',
  'device-status',
  'session-status',
  'seated',
  'dealer',
  'hand',
  'fine',
  'fine-state',
  'dispute-state',
  'time-zone',
  'year-start',
  'purses-shown',
  'first-day-of-books',
  'receipt-years',
  'statistics-shown',
] as const;

/** A value before or after: a word, several, yes or no, or what was recorded of a hand or a fine. */
export type Value = string | readonly string[] | boolean | HandRecord | FineRecord | null;

/** A change: a value before and after an event. */
export interface Change {
  readonly what: (typeof CHANGED)[number];
  readonly hand: number | null;
  readonly fine: string | null;
  readonly was: Value;
  readonly now: Value;
}

export function change(
  what: Change['what'],
  was: Value,
  now: Value,
  { hand = null, fine = null }: Partial<Pick<Change, 'hand' | 'fine'>> = {},
): Change {
  return { what, hand, fine, was, now };
}

/** Every id anywhere in a value, as a record or a change names them. */
export function idsWithin(value: unknown, ids: string[] = []): string[] {
  if (typeof value === 'string') {
    if (isUuid(value)) ids.push(value);
  } else if (typeof value === 'object' && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>;
    for (const name in fields) idsWithin(fields[name], ids);
  }
  return ids;
}
