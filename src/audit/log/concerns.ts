import type { CorrectionChange, SessionEvent } from '../../evening/event.js';

/** An event of a session with its number in the log. */
export interface NumberedEvent {
  readonly seq: number;
  readonly event: SessionEvent;
}

/** The subjects of a log entry, by which it is found. */
export interface Concern {
  readonly hand: number | null;
  readonly fine: string | null;
  readonly dispute: string | null;
}

/** The hands and fines that the postings of a correction name beside its target. */
export interface Moved {
  readonly hands: ReadonlySet<number>;
  readonly fines: ReadonlySet<string>;
}

/**
 * The events of a session that have to do with a hand, a fine and a dispute; where several are named,
 * with all of them. Pure.
 *
 * A hand is touched by its recording, its corrections, its fines (between hands too) and theirs, the
 * disputes about it or a fine of it, and by corrections of other hands whose postings name it. A fine
 * is touched by what made it, what overturned or replaced it, and its disputes; a dispute by its steps
 * and the correction that settled it.
 *
 * @param events all of the session, in the order of the log
 * @param movedBy what the correction with this number in the log moved
 * @returns their numbers, in order
 */
export function touching(
  events: readonly NumberedEvent[],
  concern: Concern,
  movedBy: (seq: number) => Moved | undefined,
): number[] {
  const { hand, fine, dispute } = concern;
  const disputes = disputesOf(events);
  const fines = finesAbout(events);
  const isOfHand = ({ seq, event }: NumberedEvent): boolean => {
    switch (event.kind) {
      case 'hand-recorded':
      case 'fine-recorded':
        return event.hand === hand;
      case 'correction-recorded':
        return (
          (hand !== null && movedBy(seq)?.hands.has(hand) === true) ||
          event.changes.some((change) => handOf(change, fines) === hand)
        );
      default:
        return 'dispute' in event && disputes.get(event.dispute)?.hand === hand;
    }
  };
  const isOfFine = ({ seq, event }: NumberedEvent): boolean => {
    if (fine === null) return true;
    switch (event.kind) {
      case 'hand-recorded':
        return event.fineIds.includes(fine);
      case 'fine-recorded':
        return event.fineId === fine;
      case 'correction-recorded':
        return (
          movedBy(seq)?.fines.has(fine) === true ||
          event.changes.some((change) => isMadeOrOverturned(change, fine))
        );
      default:
        return 'dispute' in event && disputes.get(event.dispute)?.fine === fine;
    }
  };
  const isOfDispute = ({ event }: NumberedEvent): boolean =>
    'dispute' in event && event.dispute === dispute;
  return events
    .filter(
      (one) =>
        (hand === null || isOfHand(one)) &&
        (fine === null || isOfFine(one)) &&
        (dispute === null || isOfDispute(one)),
    )
    .map(({ seq }) => seq);
}

/** Whether a session ever recorded a hand of this number. */
export function hasHand(events: readonly NumberedEvent[], hand: number): boolean {
  return events.some(({ event }) => event.kind === 'hand-recorded' && event.hand === hand);
}

/** The target of each dispute, by its id. */
function disputesOf(events: readonly NumberedEvent[]) {
  const disputes = new Map<
    string,
    { readonly hand: number | null; readonly fine: string | null }
  >();
  for (const { event } of events) {
    if (event.kind === 'dispute-raised') disputes.set(event.dispute, event);
  }
  return disputes;
}

/** The hand that each fine between hands is about, by the ids that it ever had. */
function finesAbout(events: readonly NumberedEvent[]): ReadonlyMap<string, number | null> {
  const about = new Map<string, number | null>();
  for (const { event } of events) {
    if (event.kind === 'fine-recorded') about.set(event.fineId, event.hand);
    if (event.kind !== 'correction-recorded') continue;
    for (const change of event.changes) {
      if ('fine' in change) about.set(change.now.fineId, about.get(change.fine) ?? null);
    }
  }
  return about;
}

function handOf(
  change: CorrectionChange,
  fines: ReadonlyMap<string, number | null>,
): number | null | undefined {
  if ('hand' in change) return change.hand;
  // A fine of a hand that is paid back moves that hand: its postings name it.
  if ('paidBack' in change) return fines.get(change.paidBack);
  return 'fine' in change ? fines.get(change.fine) : null;
}

function isMadeOrOverturned(change: CorrectionChange, fine: string): boolean {
  if ('paidBack' in change) return change.paidBack === fine;
  if ('fine' in change) return [change.fine, change.now.fineId].includes(fine);
  return (
    'hand' in change && change.was.fineIds.includes(fine) !== change.now.fineIds.includes(fine)
  );
}
