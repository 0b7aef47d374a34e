import { actorName, idsOfActors, readNames, type Names } from '../../clubs/actor-names.js';
import type { Caller } from '../../people/caller.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { canonical } from '../../ledger/log/canonical.js';
import { handFolded } from '../../evening/corrections/compensation.js';
import type { Course } from '../../evening/course.js';
import { findHand } from '../../evening/lookup.js';
import {
  firstCourse,
  type CorrectionStep,
  type History,
  type LoggedStep,
} from '../../evening/history.js';
import { readableDisputes } from '../disputes/read-disputes.js';
import { readHistory } from '../history.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { viewPayments } from '../view.js';
import { viewCorrection } from './correct.js';
import type { CorrectionView, HandRevision } from './correction.view.js';

/** The caller. */
type Reader = Pick<Caller, 'club' | 'roles' | 'member'>;

/**
 * The corrections of a session with their effects, in the order of the log. A caller who may not read
 * the dispute that one settled does not see its reason, which is the text of the decision.
 *
 * @throws Problem `session-not-found`
 */
export async function readCorrections(
  database: ReadPool,
  clubId: string,
  sessionId: string,
  by: Reader,
): Promise<CorrectionView[]> {
  const { rules, corrections } = await readHistory(database, clubId, sessionId);
  const [names, readable] = await Promise.all([
    namesIn(database, clubId, corrections),
    readableDisputes(database, sessionId, by),
  ]);
  return corrections.map((step) => {
    const shown = viewCorrection(rules, step, names);
    return { ...shown, reason: reasonFor(step.event, readable) };
  });
}

/** The correction that settles a dispute has the decision's text as its reason. */
function reasonFor(
  { dispute, reason }: CorrectionStep['event'],
  readable: ReadonlySet<string>,
): string {
  return dispute === null || readable.has(dispute) ? reason : '';
}

/**
 * All that a hand ever said, each with what it came to by it: as recorded, as corrected, and where the
 * replay of another hand made it come out otherwise.
 *
 * @throws Problem `session-not-found`, `hand-not-found`
 */
export async function readRevisions(
  database: ReadPool,
  clubId: string,
  sessionId: string,
  hand: number,
  by: Reader,
): Promise<HandRevision[]> {
  const history = await readHistory(database, clubId, sessionId);
  const { course, events, corrections } = history;
  refusalAsProblem(() => findHand(course, hand));
  const names = await namesIn(database, clubId, events);
  const readable = await readableDisputes(database, sessionId, by);
  const revisions: HandRevision[] = [];
  for (const logged of events) {
    const { event } = logged;
    if (event.kind === 'hand-recorded' && event.hand === hand) {
      const { record, fineIds } = event;
      const payments = paymentsOf(firstCourse(history, logged.seq), hand);
      revisions.push({
        revision: 1,
        by: 'recorded',
        ...facts(logged, names),
        record,
        fineIds,
        payments,
      });
    }
    const correction = corrections.find(({ seq }) => seq === logged.seq);
    const last = revisions.at(-1);
    if (correction && last)
      revisions.push(...revisionBy(history, correction, { hand, last, names, readable }));
  }
  return revisions;
}

function revisionBy(
  { rules }: History,
  correction: CorrectionStep,
  {
    hand,
    last,
    names,
    readable,
  }: {
    readonly hand: number;
    readonly last: HandRevision;
    readonly names: Names;
    readonly readable: ReadonlySet<string>;
  },
): HandRevision[] {
  const { event, after } = correction;
  const made = {
    ...facts(correction, names),
    mode: event.mode,
    reason: reasonFor(event, readable),
  };
  for (const change of event.changes) {
    if (!('hand' in change) || change.hand !== hand) continue;
    const { revision, now } = change;
    const by = now.record === null ? 'voided' : 'corrected';
    const payments = viewPayments(handFolded(rules, after, change, 'now')?.payments ?? []);
    return [{ revision, by, ...made, ...now, payments }];
  }
  if (event.mode !== 'replay' || !after.some(isHand(hand))) return [];
  const payments = paymentsOf(after, hand);
  const { record, fineIds, revision } = last;
  const isSame = canonical(payments) === canonical(paymentsOf(correction.before, hand));
  return isSame ? [] : [{ revision, by: 'followed', ...made, record, fineIds, payments }];
}

function isHand(hand: number) {
  return ({ step }: Course[number]) => step.kind === 'hand-recorded' && step.hand === hand;
}

function paymentsOf(course: Course, hand: number) {
  return viewPayments(findHand(course, hand).payments);
}

function facts({ seq, time, actor }: LoggedStep, names: Names) {
  const by = { actor, actorName: actorName(actor, names) };
  return { event: seq, recordedAt: time, ...by, mode: null, reason: null };
}

function namesIn({ pool }: ReadPool, clubId: string, steps: readonly LoggedStep[]): Promise<Names> {
  return readNames(pool, clubId, idsOfActors(steps.map(({ actor }) => actor)));
}
