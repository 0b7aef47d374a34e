import type { NewEvent, SessionRow } from '../ledger/log/event.js';
import { MONEY } from '../ledger/books/under-voucher.js';
import type { NewPosting } from '../ledger/log/posting.js';
import { SEQ_OF_EVENT, TIME_OF_EVENT, type RowChange } from '../ledger/projection/row-change.js';
import type { FineState } from '../ledger/projection/tables/tables.js';
import type { Rules } from '../rules/game.js';
import type { PotName } from '../rules/payment.js';
import { handFolded } from '../evening/corrections/compensation.js';
import { stateOf, type Corrected, type Course } from '../evening/course.js';
import { findFine, findHand } from '../evening/lookup.js';
import { overturned } from '../evening/corrections/changes.js';
import { applyDispute } from '../evening/disputes/dispute.js';
import { withDisputes } from '../evening/history.js';
import type {
  CorrectionChange,
  CorrectionRecorded,
  DisputeEvent,
  DisputeRaised,
  FineChange,
  HandChange,
  SessionClosed,
  SessionEvent,
} from '../evening/event.js';
import {
  applyFine,
  type Folded,
  type FoldedFine,
  type FoldedHand,
  type SessionState,
} from '../evening/fold.js';
import {
  accountOf,
  accountsOpenedBy,
  asPostings,
  withAccounts,
  type PartyAccounts,
} from './accounts.js';
import { stepOfEvening, type Effects, type EveningAfter, type MoneyWorld } from '../world/step.js';
import type { CountingStatistic } from '../world/statistics.js';
import { openingColumns } from './table/opening-columns.js';
import { leftSeat, seatRows } from './table/seats.js';
import { concernedBy } from './concerned.js';
import { fineBetweenRow, fineRows, handRow, handRows } from './rows-of-hand.js';

/** An event that its session's state alone decides. */
type PlainEvent = Exclude<SessionEvent, CorrectionRecorded | DisputeEvent>;

/** An evening before an event, for the kinds that may change its statistics. */
export interface EveningBefore {
  readonly row: Pick<SessionRow, 'id' | 'openedAt' | 'day' | 'settledThen'>;
  readonly rules: Rules;
  readonly state: SessionState;
  readonly accounts: PartyAccounts;
  /** Its rows of statistics that count. */
  readonly counting: readonly CountingStatistic[];
}

/**
 * An event of a session with all that it writes. It follows from the event and from what it amounts to,
 * so that a log is enough to make every row again.
 *
 * @param before the state before it; null before the opening
 * @param accounts those of the session before it
 * @param bookContent the data of the rule book, where the event opens a session
 */
export function rowsOf(
  event: Exclude<PlainEvent, SessionClosed>,
  before: SessionState | null,
  folded: Folded | FoldedHand | FoldedFine,
  accounts: PartyAccounts,
  bookContent: object = {},
): NewEvent {
  return stepOfEvening(event, plainEffects(event, before, folded, accounts, bookContent));
}

/**
 * The end of an evening with all that it writes: its statistics, and its money under a voucher.
 * @param course of the evening, its end included
 */
export function rowsOfClosing(
  event: SessionClosed,
  before: EveningBefore,
  folded: Folded,
  course: () => Course,
  world: MoneyWorld,
): NewEvent {
  const { postings, ...effects } = plainEffects(event, before.state, folded, before.accounts);
  const evening = eveningAfter(before, folded.state, course);
  return stepOfEvening(event, { ...effects, postings: toPost(before, postings), evening }, world);
}

/** The postings of an evening; those of money are left out where it was settled on its day. */
function toPost(
  { row }: EveningBefore,
  postings: readonly NewPosting[] = [],
): readonly NewPosting[] {
  return row.settledThen ? postings.filter(({ stage }) => stage !== MONEY) : postings;
}

function eveningAfter(
  { row, rules, counting }: EveningBefore,
  state: SessionState,
  course: () => Course,
): EveningAfter {
  const { id, openedAt, day } = row;
  return { id, openedAt, day, rules, state, course, counting };
}

function plainEffects(
  event: PlainEvent,
  before: SessionState | null,
  folded: Folded | FoldedHand | FoldedFine,
  accounts: PartyAccounts,
  bookContent: object = {},
): Effects {
  const opened = accountsOpenedBy(event, accounts);
  const now = withAccounts(accounts, opened);
  const rows = [
    ...opened.map((put): RowChange => ({ table: 'account', put })),
    ...sessionRows(event, folded.state, bookContent),
    ...tableRows(event, before, folded, now),
  ];
  const { postings } = folded;
  return { postings: asPostings(now, postings), rows, subjects: concernedBy(postings) };
}

function sessionRows(event: PlainEvent, state: SessionState, content: object): RowChange[] {
  const { session: id } = event;
  const { version } = state;
  if (event.kind === 'session-closed') {
    const change = { version, state, status: 'closed', closedAt: TIME_OF_EVENT } as const;
    return [{ table: 'session', of: { id }, change }];
  }
  if (event.kind !== 'session-opened') return [stepOf(id, state)];
  const { game, book, bookVersion, rules, rate } = event;
  const pinned = { id, game, book, bookVersion, rules, rate, openedAt: TIME_OF_EVENT } as const;
  const begun = { status: 'open', version, state, closedAt: null } as const;
  const put = { ...pinned, ...openingColumns(event), ...begun };
  return [
    { table: 'ruleBook', put: { book, version: bookVersion, content } },
    { table: 'session', put },
  ];
}

/** A session that goes on. */
function stepOf(id: string, state: SessionState): RowChange {
  return { table: 'session', of: { id }, change: { version: state.version, state } };
}

/** The rows of an event beside that of its session; most have none. */
function tableRows(
  event: PlainEvent,
  before: SessionState | null,
  folded: Folded,
  accounts: PartyAccounts,
): RowChange[] {
  const { state } = folded;
  const { session } = event;
  switch (event.kind) {
    case 'session-opened':
      return [...seatRows(session, state, accounts), ...potRows(session, state, accounts)];
    case 'hand-recorded': {
      if (!('settlement' in folded)) throw new TypeError('A hand that was not settled.');
      const hand = folded as FoldedHand;
      return [...handRows(event, hand, 1), ...fineRows(event, hand, 1)];
    }
    case 'fine-recorded': {
      if (!('fined' in folded)) throw new TypeError('A fine that was not priced.');
      return [fineBetweenRow(event, (folded as FoldedFine).fined)];
    }
    case 'player-joined':
      return seatRows(session, state, accounts);
    case 'player-left': {
      const seats = seatRows(session, state, accounts);
      return before ? [...seats, leftSeat(session, before, state, accounts, event.player)] : seats;
    }
    default:
      return [];
  }
}

/** All that a correction writes: the new revisions of its hands, the fines that are no more or new. */
export function rowsOfCorrection(
  event: CorrectionRecorded,
  evening: EveningBefore,
  { course, postings }: Corrected,
  world: MoneyWorld,
): NewEvent {
  const { rules, state: before, accounts } = evening;
  const state = correctedState(before, { course, postings });
  const rows = [
    stepOf(event.session, state),
    ...event.changes.flatMap((change): RowChange[] => [
      ...rowsOfChange(rules, event.session, course, change),
      ...overturned(change).map((id) => fineIs(id, 'overturned')),
    ]),
    ...(event.changes.some((change) => 'seat' in change)
      ? seatRowsAfter(event.session, before, state, accounts)
      : []),
  ];
  const effects: Effects = {
    postings: toPost(evening, asPostings(accounts, postings)),
    rows,
    subjects: concernedBy(postings),
    evening: eveningAfter(evening, state, () => course),
  };
  return stepOfEvening(event, effects, world);
}

function rowsOfChange(
  rules: Rules,
  session: string,
  course: Course,
  change: CorrectionChange,
): RowChange[] {
  if ('hand' in change) return revised(rules, session, course, change);
  return 'fine' in change ? replacement(rules, course, change) : [];
}

/** The seats where some were taken back: a player who no longer sits there has left with the correction. */
function seatRowsAfter(
  session: string,
  before: SessionState,
  after: SessionState,
  accounts: PartyAccounts,
): RowChange[] {
  const gone = before.table.players.filter((player) => !after.table.players.includes(player));
  return [
    ...seatRows(session, after, accounts),
    ...gone.map((player) => leftSeat(session, before, after, accounts, player)),
  ];
}

/** The state after a correction: that of the course, with the disputes there are. */
export function correctedState(before: SessionState, { course }: Corrected): SessionState {
  return withDisputes(stateOf(course), before.disputes);
}

/**
 * All that a step of a dispute writes.
 * @param finedBy the member of a fine; null for none
 * @param course asked for only when statistics may change
 */
export function rowsOfDispute(
  event: DisputeEvent,
  before: EveningBefore,
  finedBy: (fine: string | null) => string | null,
  course: () => Course,
): NewEvent {
  const state = applyDispute(before.state, event);
  const dispute = state.disputes?.[event.dispute];
  if (dispute === undefined) throw new RangeError('A step of a dispute that there is not.');
  const rows = [stepOf(event.session, state), ...disputeRows(event, dispute.fine)];
  const { raisedBy } = dispute;
  const subjects = concernedBy([], { raisedBy, fined: finedBy(dispute.fine) });
  return stepOfEvening(event, { rows, subjects, evening: eveningAfter(before, state, course) });
}

function disputeRows(event: DisputeEvent, fine: string | null): RowChange[] {
  const of = { id: event.dispute };
  const ended = (state: 'upheld' | 'overturned' | 'withdrawn'): RowChange => {
    // The member who confirmed the decision goes on seeing the dispute.
    const second = ('proposal' in event && event.together[0]) || null;
    const change = { state, endedSeq: SEQ_OF_EVENT, endedAt: TIME_OF_EVENT } as const;
    return { table: 'dispute', of, change: { ...change, ...NOT_PROPOSED, second } };
  };
  const fineNow = (state: FineState) => (fine === null ? [] : [fineIs(fine, state)]);
  switch (event.kind) {
    case 'dispute-raised':
      return [raisedRow(event), ...fineNow('disputed')];
    case 'dispute-answered':
      return [];
    case 'dispute-proposed': {
      const { by: proposedBy, second } = event;
      const change = { ...OPEN, proposedSeq: SEQ_OF_EVENT, proposedBy, second } as const;
      return [{ table: 'dispute', of, change }];
    }
    case 'dispute-declined':
    case 'dispute-taken-back':
      return [{ table: 'dispute', of, change: { ...OPEN, ...NOT_PROPOSED } }];
    case 'dispute-upheld':
      return [ended('upheld'), ...fineNow('upheld')];
    case 'dispute-overturned':
      // The correction that follows overturns the fine.
      return [ended('overturned')];
    case 'dispute-withdrawn':
      return [ended('withdrawn'), ...fineNow('recorded')];
  }
}

const OPEN = { state: 'open', endedSeq: null, endedAt: null } as const;
const NOT_PROPOSED = { proposedSeq: null, proposedBy: null, second: null } as const;

function raisedRow(event: DisputeRaised): RowChange {
  const { dispute: id, session: sessionId, hand, fine: fineId, by: raisedBy, text } = event;
  const said = { id, sessionId, handNumber: hand, fineId, raisedBy, text } as const;
  const raised = { eventSeq: SEQ_OF_EVENT, raisedAt: TIME_OF_EVENT } as const;
  return {
    table: 'dispute',
    put: { ...said, ...raised, ...OPEN, ...NOT_PROPOSED },
  };
}

function fineIs(id: string, state: FineState): RowChange {
  return { table: 'fine', of: { id }, change: { state } };
}

/** The pots of a session, in the order of their accounts. */
function potRows(sessionId: string, { table }: SessionState, accounts: PartyAccounts): RowChange[] {
  if (table.pots === undefined) return [];
  const row = (kind: 'king' | 'pagat', pot: PotName): RowChange => {
    const accountId = accountOf(accounts, pot, 'points');
    return { table: 'pot', put: { sessionId, kind, accountId } };
  };
  return [row('king', 'king-pot'), row('pagat', 'pagat-pot')];
}

/** The new revision of a hand, and the fines that are new in it. */
function revised(rules: Rules, session: string, course: Course, change: HandChange): RowChange[] {
  const { hand, revision, was, now } = change;
  const folded = handFolded(rules, course, change, 'now');
  if (now.record === null || folded === null) {
    const dealer = findHand(course, hand).before?.table.dealer ?? '';
    return [handRow(session, { number: hand, revision, kind: 'voided', dealer, record: null })];
  }
  const content = { session, hand, record: now.record, fineIds: now.fineIds };
  return [
    ...handRows(content, folded, revision),
    ...fineRows(content, folded, revision, (id) => !was.fineIds.includes(id)),
  ];
}

/** The fine that takes the place of another between hands; none when that is voided. */
function replacement(rules: Rules, course: Course, { now }: FineChange): RowChange[] {
  const { record, fineId } = now;
  if (record === null) return [];
  const found = findFine(course, fineId);
  if (!found?.before) throw new RangeError('A fine that is not in the course.');
  const event = { ...found.step, record, fineId };
  return [fineBetweenRow(event, applyFine(rules, found.before, event).fined)];
}
