import { personOf, subjectsOf, type Event } from '../events/registry.js';
import type { SessionEvent } from '../evening/event.js';
import type { Books } from '../ledger/books/books.js';
import {
  movesMoney,
  underEveningVoucher,
  underVoucher,
  underVoucherOfToday,
  type VoucherFields,
} from '../ledger/books/under-voucher.js';
import type { NewEvent } from '../ledger/log/event.js';
import type { NewPosting } from '../ledger/log/posting.js';
import type { RowChange } from '../ledger/projection/row-change.js';
import { statisticRows, type CountedEvening } from './statistics.js';

/** The effects of an event by its kind alone. */
export interface Effects {
  readonly postings?: readonly NewPosting[];
  readonly rows: readonly RowChange[];
  /** The people and things that it concerns beside those that it names. */
  readonly subjects?: readonly string[];
  /** The members and users whose names it erases. */
  readonly forgets?: readonly string[];
  /** The events out of whose payloads it takes texts. */
  readonly takesOut?: NewEvent['takesOut'];
  /** The voucher of its money; where it is absent, that of its evening, or of today. */
  readonly voucher?: VoucherFields;
  /** The evening as the event leaves it, where its statistics or its money may change. */
  readonly evening?: EveningAfter;
}

/** An evening as an event leaves it. */
export interface EveningAfter extends CountedEvening {
  /** When it was opened, ISO 8601. */
  readonly openedAt: string;
  /** Its day where it was recorded from a paper; null for the day of its opening. */
  readonly day: string | null;
}

/** The books that money is written into, as they are before the event. */
export interface MoneyWorld {
  /** Of the event, ISO 8601. */
  readonly time: string;
  /** Asked for only when money is moved. */
  readonly books: () => Books;
}

/** The events of no evening. */
type EventOfClub = Exclude<Event, SessionEvent>;

/**
 * An event with all that it writes: its own effects, and what follows for all kinds (names, subjects,
 * statistics of its evening, the voucher of its money). Writing and replay come through here alike,
 * and nothing is added elsewhere.
 *
 * @param world needed by the kinds that may move money
 */
export function step(event: EventOfClub, effects: Effects, world?: MoneyWorld): NewEvent {
  return follow(event, null, effects, world);
}

/** The same for an event of an evening. */
export function stepOfEvening(event: SessionEvent, effects: Effects, world?: MoneyWorld): NewEvent {
  const { rows, evening } = effects;
  const counted = evening === undefined ? [] : statisticRows(event, evening);
  const all = counted.length === 0 ? effects : { ...effects, rows: [...rows, ...counted] };
  return follow(event, event.session, all, world);
}

function follow(
  event: Event,
  sessionId: string | null,
  effects: Effects,
  world: MoneyWorld | undefined,
): NewEvent {
  const { kind, ...payload } = event;
  const { postings = [], rows, subjects: others = [], forgets = [], takesOut } = effects;
  const subjects = [...subjectsOf(event), ...others];
  const naming = { person: personOf(event), forgets };
  const taking = takesOut === undefined ? {} : { takesOut };
  const written = { kind, sessionId, payload, postings, rows, subjects, naming, ...taking };
  return movesMoney(written) ? withVoucher(written, effects, world) : written;
}

function withVoucher(
  written: NewEvent,
  { voucher, evening }: Effects,
  world: MoneyWorld | undefined,
): NewEvent {
  // The doors of the kinds that may move money ask for the books.
  if (world === undefined) throw new RangeError(`${written.kind} moves money without the books.`);
  const { books, time } = world;
  if (voucher !== undefined) return underVoucher(written, books(), voucher);
  if (evening === undefined) return underVoucherOfToday(written, books, time);
  return underEveningVoucher(written, books, {
    openedAt: evening.openedAt,
    day: evening.day,
    time,
  });
}
