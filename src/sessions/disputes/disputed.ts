import type { FineRecord } from '../../rules/fine-record.js';
import type { HandContent } from '../../evening/event.js';
import type { History, LoggedStep } from '../../evening/history.js';
import type { Course } from '../../evening/course.js';
import { overturned } from '../../evening/corrections/changes.js';
import { findFine } from '../../evening/lookup.js';
import { isPlayer } from '../../evening/posting.js';

/** A fine, as its session's history has it. */
export interface RecordedFine {
  /** The hand it belongs to or is about; null for none. */
  readonly hand: number | null;
  readonly record: FineRecord;
  /** Its recorder: the id of a member, or 'secretary'. */
  readonly recordedBy: string;
  /** Whether a correction took it back. */
  readonly isOverturned: boolean;
}

/** A fine of the session, one that was taken back too. Undefined when there never was such a one. */
export function findRecordedFine({ events }: History, fine: string): RecordedFine | undefined {
  return finesOf(events).get(fine);
}

/** The member whose fine is disputed; null where a hand is. */
export function finedIn(
  history: History,
  { fine }: { readonly fine: string | null },
): string | null {
  return fine === null ? null : (findRecordedFine(history, fine)?.record.player ?? null);
}

function finesOf(events: readonly LoggedStep[]): ReadonlyMap<string, RecordedFine> {
  const fines = new Map<string, RecordedFine>();
  const record = (id: string, hand: number | null, fine: FineRecord, recordedBy: string) => {
    if (!fines.has(id)) fines.set(id, { hand, record: fine, recordedBy, isOverturned: false });
  };
  const recordHand = (hand: number, content: HandContent, actor: string) => {
    for (const [index, id] of content.fineIds.entries()) {
      const fine = content.record?.fines?.[index];
      if (fine !== undefined) record(id, hand, fine, actor);
    }
  };
  for (const { event, actor } of events) {
    if (event.kind === 'hand-recorded') recordHand(event.hand, event, actor);
    if (event.kind === 'fine-recorded') record(event.fineId, event.hand, event.record, actor);
    if (event.kind !== 'correction-recorded') continue;
    for (const change of event.changes) {
      if ('hand' in change) {
        recordHand(change.hand, change.now, actor);
      } else if ('fine' in change && change.now.record !== null) {
        const hand = fines.get(change.fine)?.hand ?? null;
        record(change.now.fineId, hand, change.now.record, actor);
      }
      for (const id of overturned(change)) {
        const fine = fines.get(id);
        if (fine !== undefined) fines.set(id, { ...fine, isOverturned: true });
      }
    }
  }
  return fines;
}

/** The recorders of a hand or of a correction of it: ids of members, or 'secretary'. */
export function recordersOfHand({ events }: History, hand: number): string[] {
  return events.flatMap(({ event, actor }) => {
    if (event.kind === 'hand-recorded') return event.hand === hand ? [actor] : [];
    if (event.kind !== 'correction-recorded') return [];
    return event.changes.some((change) => 'hand' in change && change.hand === hand) ? [actor] : [];
  });
}

/** The players with a payment in a hand, as it was recorded and as it was corrected; founding a cup is one. */
export function paidInHand(history: History, hand: number): ReadonlySet<string> {
  const inCourses = coursesOf(history).flatMap((course) =>
    course.flatMap(({ step, postings }) =>
      step.kind === 'hand-recorded' && step.hand === hand ? postings : [],
    ),
  );
  const compensated = history.corrections.flatMap(({ event, postings }) => {
    const isOfHand = event.changes.some((change) => 'hand' in change && change.hand === hand);
    return event.mode === 'compensate' && isOfHand ? postings : [];
  });
  const parties = [...inCourses, ...compensated].flatMap(({ from, to }) => [from, to]);
  return new Set(parties.filter(isPlayer));
}

/** The players at the table when a fine fell, those who sat out too. */
export function tableOfFine(history: History, fine: string): readonly string[] {
  const hand = findRecordedFine(history, fine)?.hand ?? null;
  const courses = coursesOf(history);
  const inHand = ({ step }: Course[number]) => step.kind === 'hand-recorded' && step.hand === hand;
  for (const find of [
    (course: Course) => findFine(course, fine),
    (course: Course) => course.find(inHand),
  ]) {
    for (const course of courses) {
      const found = find(course);
      if (found !== undefined) return found.before?.table.players ?? [];
    }
  }
  return [];
}

/** The courses that an evening had, the first one first: each correction made another. */
function coursesOf({ corrections, course }: History): readonly Course[] {
  return [...corrections.map(({ before }) => before), course];
}
