import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { handFolded } from '../../evening/corrections/compensation.js';
import type { FoldedStep } from '../../evening/course.js';
import { handContent } from '../../evening/lookup.js';
import type { HandOutcome, RecordedHandView } from './hand.view.js';
import type { History } from '../../evening/history.js';
import { readHistory } from '../history.js';
import type { HandStep } from '../../evening/fold.js';
import { outcomeOf, viewPayments, voidedOutcome } from '../view.js';

/**
 * One hand with its meldinger and payments, as it counts now.
 *
 * @throws Problem 'session-not-found', 'hand-not-found'
 */
export async function readHand(
  database: ReadPool,
  clubId: string,
  sessionId: string,
  number: number,
): Promise<RecordedHandView> {
  const [hand] = await readHands(database, clubId, sessionId, { after: number - 1, limit: 1 });
  if (hand?.number === number) return hand;
  throw new Problem('no-such-hand', { hand: number });
}

/**
 * The hands of a session in order, each as it counts now.
 *
 * @param page hands with a number above `after`, at most `limit`
 * @throws Problem 'session-not-found'
 */
export async function readHands(
  database: ReadPool,
  clubId: string,
  sessionId: string,
  page: { readonly after: number; readonly limit: number },
): Promise<RecordedHandView[]> {
  return viewHands(await readHistory(database, clubId, sessionId), page);
}

/** The hands of a history in order, each as it counts now. */
export function viewHands(
  history: History,
  page: { readonly after: number; readonly limit: number },
): RecordedHandView[] {
  const latest = latestRevisions(history);
  return history.course.flatMap((folded) => {
    const { step } = folded;
    if (step.kind !== 'hand-recorded') return [];
    if (step.hand <= page.after || step.hand > page.after + page.limit) return [];
    const revision = latest.get(step.hand);
    if (revision === undefined) throw new RangeError(`hand ${step.hand} was never recorded`);
    return [viewLatestRevision(history, { ...folded, step }, revision)];
  });
}

/** Which revision a hand is at, and what made it. */
interface Revision {
  readonly revision: number;
  readonly event: number;
  readonly recordedAt: string;
}

function latestRevisions({ events }: History): ReadonlyMap<number, Revision> {
  const latest = new Map<number, Revision>();
  for (const { seq: event, time: recordedAt, event: step } of events) {
    if (step.kind === 'hand-recorded') latest.set(step.hand, { revision: 1, event, recordedAt });
    if (step.kind !== 'correction-recorded') continue;
    for (const change of step.changes) {
      if (!('hand' in change)) continue;
      latest.set(change.hand, { revision: change.revision, event, recordedAt });
    }
  }
  return latest;
}

/** A hand that was compensated shows what it should have been; what was paid is in the ledger. */
function viewLatestRevision(
  { rules, course }: History,
  { step, before }: FoldedStep & { readonly step: HandStep },
  revision: Revision,
): RecordedHandView {
  if (before === null) throw new RangeError('A hand before the opening.');
  const { hand } = step;
  const now = handContent(course, hand);
  const folded = handFolded(rules, course, { hand, ...revision, was: now, now }, 'now');
  const outcome: HandOutcome =
    folded === null ? voidedOutcome(rules, before.table) : outcomeOf(folded.settlement);
  const { record, fineIds } = now;
  const payments = viewPayments(folded?.payments ?? []);
  return { number: hand, ...outcome, record, fineIds, payments, ...revision };
}
