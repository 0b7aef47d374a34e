import type { ClubEvent } from '../../clubs/rows-of-event.js';
import type { FineState } from '../../ledger/projection/tables.js';
import type {
  CorrectionChange,
  CorrectionRecorded,
  DisputeEvent,
  SessionEvent,
} from '../../evening/event.js';
import { overturned } from '../../evening/changes.js';
import { isOfAccess, standingsBy, type AccessEvent } from './access-entries.js';
import { isOfClub, type Around, type DisputeFacts } from './logged.js';
import type { Logged } from './logged.js';
import type { AuditChange, AuditValue } from './view.js';

/** Old and new values of what an event changed. Pure. */
export function changesBy({ seq, event }: Logged, around: Around): AuditChange[] {
  if (isOfAccess(event)) return ofAccess(seq, event, around);
  if (isOfClub(event)) return ofClub(event, around.before.get(seq));
  switch (event.kind) {
    case 'session-opened':
      return [change('session-status', null, 'open')];
    case 'session-closed':
      return [change('session-status', 'open', 'closed')];
    case 'player-joined':
      return [change('seated', false, true)];
    case 'player-left':
      return [change('seated', true, false)];
    case 'hand-recorded': {
      const { hand, record, fineIds } = event;
      return [
        change('hand', null, record, { hand }),
        ...fineIds.map((fine) => change('fine-state', null, 'recorded', { hand, fine })),
      ];
    }
    case 'fine-recorded': {
      const about = { hand: event.hand, fine: event.fineId };
      return [
        change('fine', null, event.record, about),
        change('fine-state', null, 'recorded', about),
      ];
    }
    case 'correction-recorded':
      return event.changes.flatMap((one) => ofCorrection(seq, one, around));
    default:
      return ofDispute(event, around);
  }
}

/** What an event of a session is about, where that is one thing. */
export function aboutOf(
  event: SessionEvent,
  around: Around,
): Pick<AuditChange, 'hand' | 'fine'> & { readonly dispute: string | null } {
  const nothing = { hand: null, fine: null, dispute: null };
  switch (event.kind) {
    case 'hand-recorded':
      return { ...nothing, hand: event.hand };
    case 'fine-recorded':
      return { ...nothing, hand: event.hand, fine: event.fineId };
    case 'correction-recorded':
      return { ...correctedBy(event), dispute: event.dispute };
    case 'session-opened':
    case 'session-closed':
    case 'player-joined':
    case 'player-left':
      return nothing;
    default: {
      const { hand = null, fine = null } = disputeOf(event, around) ?? {};
      return { hand, fine, dispute: event.dispute };
    }
  }
}

function correctedBy({ changes }: CorrectionRecorded): Pick<AuditChange, 'hand' | 'fine'> {
  const [only, other] = changes;
  if (only === undefined || other !== undefined) return { hand: null, fine: null };
  return 'hand' in only ? { hand: only.hand, fine: null } : { hand: null, fine: only.fine };
}

/** The dispute that an event is a step of. */
export function disputeOf(event: DisputeEvent, { disputes }: Around): DisputeFacts | undefined {
  return disputes.find(({ id }) => id === event.dispute);
}

function change(
  what: AuditChange['what'],
  was: AuditValue,
  now: AuditValue,
  { hand = null, fine = null }: Partial<Pick<AuditChange, 'hand' | 'fine'>> = {},
): AuditChange {
  return { what, hand, fine, was, now };
}

function ofAccess(seq: number, event: AccessEvent, around: Around): AuditChange[] {
  const { was, now } = standingsBy(seq, event, around);
  const changes: AuditChange[] = [];
  if (was.role !== now.role) changes.push(change('role', was.role, now.role));
  if (was.member !== now.member) changes.push(change('claimed-member', was.member, now.member));
  return changes;
}

function ofClub(
  event: Exclude<ClubEvent, AccessEvent>,
  before: ClubEvent | undefined,
): AuditChange[] {
  const { kind, name } = event;
  if (kind === 'device-revoked') return [change('device-status', 'in-use', 'revoked')];
  const changes: AuditChange[] = [];
  if (name !== before?.name) changes.push(change('name', before?.name ?? null, name));
  if (kind === 'device-added') changes.push(change('device-status', null, 'in-use'));
  if (!('archived' in event)) return changes;
  const { archived } = event;
  const wasArchived = before !== undefined && 'archived' in before && before.archived;
  if (archived !== wasArchived) changes.push(change('archived', wasArchived, archived));
  return changes;
}

function ofCorrection(seq: number, given: CorrectionChange, around: Around): AuditChange[] {
  const taken = overturned(given).map((fine) =>
    change('fine-state', stateBefore(fine, seq, around), 'overturned', { ...handOf(given), fine }),
  );
  const { was, now } = given;
  const says =
    'hand' in given
      ? change('hand', was.record, now.record, { hand: given.hand })
      : change('fine', was.record, now.record, { fine: given.fine });
  const made = madeBy(given).map((fine) =>
    change('fine-state', null, 'recorded', { ...handOf(given), fine }),
  );
  return [says, ...taken, ...made];
}

function handOf(given: CorrectionChange): { readonly hand: number | null } {
  return { hand: 'hand' in given ? given.hand : null };
}

/** The fines that a correction makes. */
function madeBy(given: CorrectionChange): string[] {
  if ('hand' in given) {
    return given.now.fineIds.filter((id) => !given.was.fineIds.includes(id));
  }
  const { was, now } = given;
  return now.record === null || now.fineId === was.fineId ? [] : [now.fineId];
}

/** How a fine stood when a correction came: its disputes tell. */
function stateBefore(fine: string, seq: number, { disputes }: Around): FineState {
  const raised = disputes.filter((one) => one.fine === fine && one.raisedSeq < seq);
  const last = raised.sort((left, right) => left.raisedSeq - right.raisedSeq).at(-1);
  if (last === undefined) return 'recorded';
  if (last.endedSeq === null || last.endedSeq > seq) return 'disputed';
  // A dispute that is overturned leaves the fine as it is, to the correction that comes with it.
  if (last.state === 'overturned') return 'disputed';
  return last.state === 'upheld' ? 'upheld' : 'recorded';
}

function ofDispute(event: DisputeEvent, around: Around): AuditChange[] {
  const { hand = null, fine = null } = disputeOf(event, around) ?? {};
  const dispute = (was: string | null, now: string) =>
    change('dispute-state', was, now, { hand, fine });
  const fineIs = (was: FineState, now: FineState) =>
    fine === null ? [] : [change('fine-state', was, now, { hand, fine })];
  switch (event.kind) {
    case 'dispute-raised':
      return [dispute(null, 'open'), ...fineIs('recorded', 'disputed')];
    case 'dispute-answered':
      return [];
    case 'dispute-upheld':
      return [dispute('open', 'upheld'), ...fineIs('disputed', 'upheld')];
    case 'dispute-overturned':
      return [dispute('open', 'overturned')];
    case 'dispute-withdrawn':
      return [dispute('open', 'withdrawn'), ...fineIs('disputed', 'recorded')];
  }
}
