import { overturned } from '../../evening/corrections/changes.js';
import type {
  BetweenHands,
  CorrectionChange,
  CorrectionRecorded,
  FineChange,
  HandChange,
  SeatMove,
} from '../../evening/event.js';
import {
  change,
  idsWithin,
  news,
  type AuditContext,
  type Change,
  type EventKind,
} from '../kind.js';
import { hasPart } from './dispute-parts.js';
import { isId, isObject, isText, listOf, isYesNo, oneOf, optional, orNull } from '../payload.js';

/** Hands, fines and what else happened between hands are put right. */
export const correctionRecorded = {
  group: 'corrections',
  live: 'read-sessions',
  payload: {
    session: isId,
    mode: oneOf(['compensate', 'replay', 'paid-back']),
    reason: isText,
    dispute: orNull(isId),
    changes: listOf(isObject),
    dealGivenBack: optional(isId),
    keepDealers: optional(isYesNo),
  },
  subjects: ({ dispute, dealGivenBack, changes }) => [
    ...(dispute === null ? [] : [dispute]),
    ...(dealGivenBack === undefined ? [] : [dealGivenBack]),
    ...idsWithin(changes),
  ],
  about: ({ event: { changes, dispute } }) => {
    const [only, other] = changes;
    if (only === undefined || other !== undefined) return { dispute };
    if ('hand' in only) return { hand: only.hand, dispute };
    if ('fine' in only) return { fine: only.fine, dispute };
    if ('paidBack' in only) return { fine: only.paidBack, dispute };
    return 'player' in only ? { member: only.player, dispute } : { dispute };
  },
  why: ({ reason }) => reason,
  params: ({ event: { mode, dispute, changes } }, context) => ({
    mode,
    dispute,
    changes: changes.map((one) => ({ ...targetOf(one, context), done: doneTo(one) })),
  }),
  changes: ({ seq, event }, context) =>
    event.changes.flatMap((one) => changesOf(seq, one, context)),
  // The parties of the dispute that it settled get the decision as news, with its points.
  news: ({ event: { changes, dispute, reason: why } }, ids, context) => {
    if (dispute !== null) {
      const settled = context.disputes.find(({ id }) => id === dispute);
      const [by = null, ...together] = settled?.endedBy ?? [];
      if (hasPart(dispute, ids, context) || ids.has(by ?? '')) return [];
      // Others whose points it moved may not read the dispute itself.
      const { hand = null, fine = null } = settled ?? {};
      return [news('dispute-decided', { hand, fine, decision: 'overturned', by, together, why })];
    }
    const [only, other] = changes;
    if (only === undefined || other !== undefined) return [news('corrected', {})];
    if ('step' in only) return [news('corrected', {})];
    if ('paidBack' in only) return [news('corrected', { fine: only.paidBack })];
    return [news('corrected', 'hand' in only ? { hand: only.hand } : { fine: only.fine })];
  },
} satisfies EventKind<CorrectionRecorded, unknown>;

/** The target of a correction, as its sentence names it. */
interface TargetParams {
  readonly hand: number | null;
  /** The player who was fined, sat down or got up. */
  readonly player: string | null;
  readonly code: string | null;
  /** The club's own fine that it is; null for one of the book. */
  readonly own: string | null;
  readonly seat: SeatMove | null;
  /** Of any other step between hands. */
  readonly kind?: BetweenHands['kind'];
}

/** The hand that is corrected, whose fine for what, or the step between hands. */
function targetOf(given: CorrectionChange, { fines }: AuditContext): TargetParams {
  const nothing = { hand: null, player: null, code: null, own: null, seat: null };
  if ('hand' in given) return { ...nothing, hand: given.hand };
  if ('seat' in given) return { ...nothing, player: given.player, seat: given.seat };
  if ('step' in given) return { ...nothing, kind: given.kind };
  const fine = 'paidBack' in given ? given.paidBack : given.fine;
  const { player = null, code = null, own = null } = fines.get(fine) ?? {};
  return { ...nothing, player, code, own };
}

function doneTo(given: CorrectionChange): 'voided' | 'recorded' | 'corrected' {
  if ('step' in given || 'paidBack' in given) return 'voided';
  const { was, now } = given;
  if (now.record === null) return 'voided';
  return was.record === null ? 'recorded' : 'corrected';
}

function changesOf(seq: number, given: CorrectionChange, context: AuditContext): Change[] {
  if ('seat' in given) {
    const sat = given.seat === 'joined';
    return [change('seated', sat, !sat)];
  }
  if ('step' in given) return [];
  if ('paidBack' in given) {
    const { paidBack: fine } = given;
    return [change('fine-state', stateBefore(fine, seq, context), 'overturned', { fine })];
  }
  const hand = 'hand' in given ? given.hand : null;
  // A fine that was paid back is overturned since then.
  const isStillToTake = (fine: string) =>
    !context.paidBack.some((one) => one.fine === fine && one.seq < seq);
  const taken = overturned(given)
    .filter(isStillToTake)
    .map((fine) =>
      change('fine-state', stateBefore(fine, seq, context), 'overturned', { hand, fine }),
    );
  const { was, now } = given;
  const says =
    'hand' in given
      ? change('hand', was.record, now.record, { hand })
      : change('fine', was.record, now.record, { fine: given.fine });
  const made = madeBy(given).map((fine) => change('fine-state', null, 'recorded', { hand, fine }));
  return [says, ...taken, ...made];
}

/** The fines that a correction makes. */
function madeBy(given: HandChange | FineChange): string[] {
  if ('hand' in given) {
    return given.now.fineIds.filter((id) => !given.was.fineIds.includes(id));
  }
  const { was, now } = given;
  return now.record === null || now.fineId === was.fineId ? [] : [now.fineId];
}

/** The state of a fine when a correction came, from its disputes. */
function stateBefore(fine: string, seq: number, { disputes }: AuditContext): string {
  const raised = disputes.filter((one) => one.fine === fine && one.raisedSeq < seq);
  const last = raised.sort((left, right) => left.raisedSeq - right.raisedSeq).at(-1);
  if (last === undefined) return 'recorded';
  if (last.endedSeq === null || last.endedSeq > seq) return 'disputed';
  // A dispute that is overturned leaves the fine as it is, to the correction that comes with it.
  if (last.state === 'overturned') return 'disputed';
  return last.state === 'upheld' ? 'upheld' : 'recorded';
}
