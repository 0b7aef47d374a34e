import { newId } from '../../platform/chance/chance.js';
import { checkInUse } from '../../clubs/in-use.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { canonical } from '../../ledger/log/canonical.js';
import { Refusal } from '../../rules/refusals/refusal.js';
import type { Broken } from '../../evening/corrections/broken-step.js';
import { correctCourse } from '../../evening/fold-course.js';
import { checkUndisputed } from '../../evening/disputes/dispute.js';
import type { CorrectionChange, CorrectionMode, CorrectionRecorded } from '../../evening/event.js';
import { stateOf } from '../../evening/course.js';
import type { SessionState } from '../../evening/fold.js';
import type { History } from '../../evening/history.js';
import { readHistory } from '../history.js';
import { checkOverturns, requireOpen } from '../disputes/settles.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { viewTable } from '../view.js';
import {
  fineAlone,
  overturned,
  resolveChanges,
  type CorrectionAsked,
} from '../../evening/corrections/changes.js';
import { sentenceOf } from '../../words/languages.js';
import type { AlsoToCorrect, CorrectionOption, CorrectionPreview } from './correction.view.js';
import { effectOf } from './effect.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/**
 * The effect of a correction in each mode, side by side; nothing is written.
 *
 * @param dispute the dispute that it would settle; null for none
 * @throws Problem for requests that are wrong in any mode: `hand-not-found`, `fine-not-found`,
 *   `fine-overturned`, `correction-refused` when it would change nothing, or not the target of the
 *   dispute; `dispute-not-found`, `dispute-closed` …
 */
export async function previewCorrection(
  database: ReadPool,
  clubId: string,
  sessionId: string,
  asked: readonly CorrectionAsked[],
  dispute: string | null,
): Promise<CorrectionPreview> {
  const history = await readHistory(database, clubId, sessionId);
  const { rows } = await database.pool.query<{ archivedAt: Date | null }>({
    name: 'archived-club',
    text: `SELECT ${selectColumns('Club', 'club', 'archivedAt')} FROM club WHERE id = $1`,
    values: [clubId],
  });
  rows.forEach(checkInUse);
  const disputed = dispute === null ? null : requireOpen(history.state.disputes, dispute);
  const changes = refusalAsProblem(() => resolveChanges(history, asked, newId));
  if (disputed !== null) checkOverturns(disputed, changes);
  return previewOf(history, changes, { dispute, paidBack: fineAlone(asked) });
}

/**
 * The ways to make a correction. Pure.
 *
 * @param paidBack the fine that is taken back and nothing else; null for any other correction
 */
export function previewOf(
  history: History,
  changes: readonly CorrectionChange[],
  {
    dispute = null,
    paidBack = null,
  }: { readonly dispute?: string | null; readonly paidBack?: string | null } = {},
): CorrectionPreview {
  const compensate = optionOf(history, changes, 'compensate', dispute);
  const replay = optionOf(history, changes, 'replay', dispute);
  const keeping = optionKeepingDealers(history, changes, dispute);
  return {
    version: history.state.version,
    compensate: withinBounds(compensate),
    replay: withinBounds(replay),
    ...(keeping === null ? {} : { replayKeepingDealers: withinBounds(keeping) }),
    paidBack:
      paidBack === null
        ? null
        : withinBounds(optionOf(history, [{ paidBack }], 'paid-back', dispute)),
    same: comeToTheSame(compensate, replay),
  };
}

/** Whether there is nothing to choose: the same payments, the same hands, and the same table next. */
function comeToTheSame(one: WorkedOut, other: WorkedOut): boolean {
  if (one.after === null || other.after === null) return false;
  const [left, right] = [one.after, other.after].map(({ table, standings }) => {
    return canonical({ table, standings });
  });
  return left === right && effectAsText(one) === effectAsText(other);
}

/** An effect as text, without the postings, whose order differs between the modes. */
function effectAsText({ effect }: WorkedOut): string {
  return canonical({ ...effect, payments: [] });
}

/** A way to correct, with the session after it; null where it cannot be done. */
interface WorkedOut extends CorrectionOption {
  readonly after: SessionState | null;
}

/** More than an evening has, and few enough for an answer of some hundred kilobytes. */
const MOST_LISTED = { payments: 500, hands: 100, others: 100, toCorrect: 100 };

/** An option that lists so much and says how much more there is: a session may have thousands of hands. */
export function withinBounds({ possible, effect, refusal }: CorrectionOption): CorrectionOption {
  const { payments, hands, others, toCorrect } = MOST_LISTED;
  return {
    possible,
    effect: effect && {
      ...effect,
      payments: effect.payments.slice(0, payments),
      hands: effect.hands.slice(0, hands),
      others: effect.others.slice(0, others),
      notListed: {
        payments: Math.max(0, effect.payments.length - payments),
        hands: Math.max(0, effect.hands.length - hands),
        others: Math.max(0, effect.others.length - others),
      },
    },
    refusal: refusal && {
      ...refusal,
      alsoToCorrect: refusal.alsoToCorrect.slice(0, toCorrect),
      moreToCorrect: Math.max(0, refusal.alsoToCorrect.length - toCorrect),
    },
  };
}

/** The effect of a correction in one of the modes, or the reason why it cannot be made. */
export function optionOf(
  history: History,
  changes: readonly CorrectionChange[],
  mode: CorrectionMode,
  dispute: string | null = null,
  more: Pick<CorrectionRecorded, 'keepDealers'> = {},
): WorkedOut {
  const { rules, course: before, state } = history;
  const session = history.events[0]?.event.session ?? '';
  const event: CorrectionRecorded = {
    kind: 'correction-recorded',
    session,
    mode,
    reason: '',
    dispute,
    changes,
    ...more,
  };
  try {
    checkUndisputed(state.disputes, changes.flatMap(overturned), dispute);
    const { course: after, postings } = correctCourse(rules, before, event);
    const effect = effectOf(rules, { event, before, after, postings });
    return { possible: true, effect, refusal: null, after: stateOf(after) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, reason, params, concerned } = error;
    const said = { code, reason, params, detail: sentenceOf('en', error) };
    const refusal = { ...said, hand: concerned.hand ?? null, field: concerned.field ?? null };
    const alsoToCorrect = mode === 'replay' ? whatBreaks(history, event) : [];
    return {
      possible: false,
      effect: null,
      after: null,
      refusal: { ...refusal, alsoToCorrect, moreToCorrect: 0 },
    };
  }
}

/** The replay that keeps the dealers of later hands; null where none of them would have another one. */
function optionKeepingDealers(
  history: History,
  changes: readonly CorrectionChange[],
  dispute: string | null,
): WorkedOut | null {
  const dealers = (more: Pick<CorrectionRecorded, 'keepDealers'>) =>
    dealersAfter(history, changes, more).join();
  try {
    if (dealers({}) === dealers({ keepDealers: true })) return null;
  } catch (error) {
    // New content that is wrong in any replay.
    if (error instanceof Refusal) return null;
    throw error;
  }
  return optionOf(history, changes, 'replay', dispute, { keepDealers: true });
}

/** The dealer of every hand after a replay; what cannot follow is passed over. */
function dealersAfter(
  { rules, course }: History,
  changes: readonly CorrectionChange[],
  more: Pick<CorrectionRecorded, 'keepDealers'>,
): readonly string[] {
  const of = { kind: 'correction-recorded', session: '', mode: 'replay', reason: '' } as const;
  const event: CorrectionRecorded = { ...of, dispute: null, changes, ...more };
  const passOver = () => undefined;
  const { course: after } = correctCourse(rules, course, event, passOver);
  return after.flatMap(({ step, before }) =>
    step.kind === 'hand-recorded' && before !== null ? [before.table.dealer] : [],
  );
}

/** Every step that could not follow, except those that are to be corrected anyway. */
function whatBreaks({ rules, course }: History, event: CorrectionRecorded) {
  const also: AlsoToCorrect[] = [];
  const isAsked = ({ hand }: Broken) =>
    event.changes.some((change) => 'hand' in change && change.hand === hand);
  correctCourse(rules, course, event, (broken, before) => {
    if (isAsked(broken)) return;
    const { hand, fine, version: step, refusal } = broken;
    const { reason, params } = refusal;
    const detail = sentenceOf('en', refusal);
    also.push({ hand, fine, step, reason, params, detail, table: viewTable(rules, before) });
  });
  return also;
}
