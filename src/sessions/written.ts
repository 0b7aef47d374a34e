import type {
  FineGoesTo,
  FineRow,
  FineStateChange,
  HandRow,
  MeldingRow,
  NewEvent,
  PotRow,
} from '../ledger/log/event.js';
import type { Rules } from '../rules/game.js';
import type { FineRecord } from '../rules/fine-record.js';
import type { MeldingRecord } from '../rules/tarok/hand.js';
import { handFolded } from '../evening/compensation.js';
import { stateOf, type Corrected } from '../evening/course.js';
import { findFine, findHand } from '../evening/lookup.js';
import { overturned } from '../evening/changes.js';
import { applyDispute } from '../evening/dispute.js';
import { withDisputes } from '../evening/history.js';
import type { EveningPosting } from '../evening/posting.js';
import type {
  CorrectionRecorded,
  DisputeEvent,
  FineChange,
  FineRecorded,
  HandChange,
  HandRecorded,
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
import { leftSeat, seatRows } from './table/seats.js';
import { outcomeOf } from './view.js';

/** What an event writes beside its payload and its payments. */
type Rows = Omit<NewEvent, 'kind' | 'sessionId' | 'payload' | 'postings' | 'newAccounts'>;

/** An event that its session's state alone decides. */
type PlainEvent = Exclude<SessionEvent, CorrectionRecorded | DisputeEvent>;

/**
 * All that an event of a session writes. It follows from the event and from what it comes to, so
 * that a log is enough to make every row anew.
 *
 * @param before the state before it; null before the opening
 * @param accounts those of the session before it
 * @param bookContent the data of the rule book, where the event opens a session
 */
export function writtenBy(
  event: PlainEvent,
  before: SessionState | null,
  folded: Folded | FoldedHand | FoldedFine,
  accounts: PartyAccounts,
  bookContent: object = {},
): NewEvent {
  return sessionEvent(event, folded.postings, accounts, (now) => ({
    session:
      event.kind === 'session-opened'
        ? { change: 'open', ...opening(event, bookContent), state: folded.state }
        : { change: event.kind === 'session-closed' ? 'close' : 'step', state: folded.state },
    ...rowsOf(event, before, folded, now),
  }));
}

function rowsOf(
  event: PlainEvent,
  before: SessionState | null,
  folded: Folded,
  accounts: PartyAccounts,
): Partial<Rows> {
  const { state } = folded;
  switch (event.kind) {
    case 'session-opened':
      return { seats: seatRows(state, accounts), pots: potsOf(state, accounts) };
    case 'hand-recorded': {
      if (!('settlement' in folded)) throw new TypeError('A hand that was not settled.');
      const hand = folded as FoldedHand;
      return { hands: [handRow(event, hand, 1)], fines: fineRows(event, hand, 1) };
    }
    case 'fine-recorded': {
      if (!('fined' in folded)) throw new TypeError('A fine that was not priced.');
      return { fines: [fineBetweenRow(event, (folded as FoldedFine).fined)] };
    }
    case 'player-joined':
      return { seats: seatRows(state, accounts) };
    case 'player-left':
      return {
        seats: [
          ...seatRows(state, accounts),
          ...(before ? [leftSeat(before, state, accounts, event.player)] : []),
        ],
      };
    case 'session-closed':
      return {};
  }
}

/** All that a correction writes: the new revisions of its hands, the fines that are no more or new. */
export function writtenByCorrection(
  rules: Rules,
  event: CorrectionRecorded,
  before: SessionState,
  { course, postings }: Corrected,
  accounts: PartyAccounts,
): NewEvent {
  const hands: HandRow[] = [];
  const fines: FineRow[] = [];
  const fineStates: FineStateChange[] = [];
  for (const change of event.changes) {
    if ('hand' in change) {
      const { row, added } = revised(rules, { course, postings }, change);
      hands.push(row);
      fines.push(...added);
    } else {
      fines.push(...replacement(rules, { course, postings }, change));
    }
    for (const id of overturned(change)) fineStates.push({ id, state: 'overturned' });
  }
  const state = correctedState(before, { course, postings });
  const rows = { session: { change: 'step', state } as const, hands, fines, fineStates };
  return sessionEvent(event, postings, accounts, () => rows);
}

/** The state after a correction: that of the course, with the disputes there are. */
export function correctedState(before: SessionState, { course }: Corrected): SessionState {
  return withDisputes(stateOf(course), before.disputes);
}

/** All that a step of a dispute writes. */
export function writtenByDispute(event: DisputeEvent, before: SessionState): NewEvent {
  const state = applyDispute(before, event);
  const dispute = state.disputes?.[event.dispute];
  const session = { change: 'aside', state } as const;
  const fineIs = (fineState: FineStateChange['state']): FineStateChange[] =>
    dispute?.fine == null ? [] : [{ id: dispute.fine, state: fineState }];
  const ended = (end: 'upheld' | 'overturned' | 'withdrawn') => ({
    disputeEnded: { id: event.dispute, state: end },
  });
  switch (event.kind) {
    case 'dispute-raised': {
      const { dispute: id, hand: handNumber, fine: fineId, by: raisedBy, text } = event;
      const disputeRaised = { id, handNumber, fineId, raisedBy, text };
      return disputeRows(event, { session, disputeRaised, fineStates: fineIs('disputed') });
    }
    case 'dispute-answered':
      return disputeRows(event, { session });
    case 'dispute-upheld':
      return disputeRows(event, { session, ...ended('upheld'), fineStates: fineIs('upheld') });
    case 'dispute-overturned':
      // The correction that follows overturns the fine.
      return disputeRows(event, { session, ...ended('overturned') });
    case 'dispute-withdrawn':
      return disputeRows(event, {
        session,
        ...ended('withdrawn'),
        fineStates: fineIs('recorded'),
      });
  }
}

/** The event of a session as the ledger takes it: the payload is the event without its kind. */
function sessionEvent(
  event: SessionEvent,
  postings: readonly EveningPosting[],
  accounts: PartyAccounts,
  rowsWith: (accounts: PartyAccounts) => Rows,
): NewEvent {
  const { kind, ...payload } = event;
  const newAccounts = accountsOpenedBy(event, accounts);
  const now = withAccounts(accounts, newAccounts);
  return {
    kind,
    sessionId: event.session,
    payload,
    postings: asPostings(now, postings),
    newAccounts,
    ...rowsWith(now),
  };
}

/** A step of a dispute moves nothing. */
function disputeRows(event: DisputeEvent, rows: Rows): NewEvent {
  const { kind, ...payload } = event;
  return { kind, sessionId: event.session, payload, postings: [], newAccounts: [], ...rows };
}

function opening(
  { session: id, game, book, bookVersion, rules, rate }: PlainEvent & { kind: 'session-opened' },
  bookContent: object,
) {
  return { id, game, book, bookVersion, bookContent, rules, rate };
}

/** The pots of a session, in the order of their accounts. */
function potsOf({ table }: SessionState, accounts: PartyAccounts): PotRow[] {
  if (table.pots === undefined) return [];
  return [
    { kind: 'king', accountId: accountOf(accounts, 'king-pot', 'points') },
    { kind: 'pagat', accountId: accountOf(accounts, 'pagat-pot', 'points') },
  ];
}

/** The new revision of a hand, and the fines that are new in it. */
function revised(rules: Rules, { course }: Corrected, change: HandChange) {
  const { hand, revision, was, now } = change;
  const folded = handFolded(rules, course, change, 'now');
  if (now.record === null || folded === null) {
    const dealer = findHand(course, hand).before?.table.dealer ?? '';
    const voided = { kind: 'voided', dealer, record: null, outcome: {}, meldinger: [] } as const;
    return { row: { number: hand, revision, ...voided }, added: [] };
  }
  const content = { hand, record: now.record, fineIds: now.fineIds };
  const fines = fineRows(content, folded, revision);
  return {
    row: handRow(content, folded, revision),
    added: fines.filter(({ id }) => !was.fineIds.includes(id)),
  };
}

/** The fine that takes the place of another between hands; none when that is voided. */
function replacement(rules: Rules, { course }: Corrected, { now }: FineChange): FineRow[] {
  const { record, fineId } = now;
  if (record === null) return [];
  const found = findFine(course, fineId);
  if (!found?.before) throw new RangeError('A fine that is not in the course.');
  const event = { ...found.step, record, fineId };
  return [fineBetweenRow(event, applyFine(rules, found.before, event).fined)];
}

type HandRecordedAs = Pick<HandRecorded, 'hand' | 'record' | 'fineIds'>;

function handRow(
  { hand, record }: HandRecordedAs,
  { settlement }: FoldedHand,
  revision: number,
): HandRow {
  const { outcome } = settlement;
  return {
    number: hand,
    revision,
    kind: outcome.kind,
    dealer: outcome.dealer,
    record,
    outcome: outcomeOf(settlement),
    meldinger: (record.meldinger ?? []).map(meldingRow),
  };
}

function meldingRow(melding: MeldingRecord): MeldingRow {
  const counted = 'count' in melding ? melding.count : null;
  return {
    memberId: melding.player,
    kind: melding.kind,
    count: counted,
    withPagat: melding.kind === 'trumps' ? melding.withPagat : null,
    suit: melding.kind === 'cavallerie' ? melding.suit : null,
    grade: 'grade' in melding ? melding.grade : null,
    missing: 'missing' in melding ? (melding.missing ?? null) : null,
  };
}

function fineRows(
  { hand, record, fineIds }: HandRecordedAs,
  { settlement }: FoldedHand,
  revision: number,
): FineRow[] {
  return (record.fines ?? []).map((fine, position) => {
    const id = fineIds[position];
    const amount = settlement.fineAmounts[position];
    if (id === undefined || amount === undefined) throw new RangeError('A fine without an id.');
    return { ...fineFacts(fine, amount, 'pots'), id, handNumber: hand, revision, position };
  });
}

function fineBetweenRow(
  { fineId: id, hand, record }: FineRecorded,
  { amount, to }: FoldedFine['fined'],
): FineRow {
  return { ...fineFacts(record, amount, to), id, handNumber: hand, revision: null, position: 0 };
}

/** What a fine says of itself, in a hand or between hands. */
export function fineFacts(
  fine: FineRecord,
  amount: number,
  to: FineGoesTo,
): Omit<FineRow, 'id' | 'handNumber' | 'revision' | 'position'> {
  return {
    memberId: fine.player,
    code: fine.code,
    stage: fine.stage,
    amount,
    to,
    selfReported: fine.selfReported ?? false,
    reportedBy: fine.reportedBy ?? null,
    note: fine.note ?? '',
  };
}
