import type { Course } from '../evening/course.js';
import { isDispute, type DisputeEvent, type SessionEvent } from '../evening/event.js';
import type { SessionState } from '../evening/fold.js';
import type { NewEvent } from '../ledger/log/event.js';
import { jsonbText } from '../ledger/projection/jsonb-text.js';
import { SEQ_OF_EVENT, type RowChange } from '../ledger/projection/row-change.js';
import type { Row } from '../ledger/projection/tables/tables.js';
import type { Rules } from '../rules/game.js';
import { figuresOf } from '../standings/figures/figures-of.js';

/** A row of statistics that counts, as the next event of its evening finds it. */
export type CountingStatistic = Pick<
  Row<'statistic'>,
  'memberId' | 'fromSeq' | 'hands' | 'points' | 'figures'
>;

/** An evening as an event leaves it. */
export interface CountedEvening {
  readonly id: string;
  readonly rules: Rules;
  readonly state: SessionState;
  /** Its steps as they now count; asked for only when rows may change. */
  readonly course: () => Course;
  /** Its rows of statistics that counted before the event. */
  readonly counting: readonly CountingStatistic[];
}

/** Whether a step of a dispute about a fine changes the state of that fine. */
const MOVES_FINE: Readonly<Record<DisputeEvent['kind'], boolean>> = {
  'dispute-raised': true,
  'dispute-answered': false,
  'dispute-proposed': false,
  'dispute-declined': false,
  'dispute-taken-back': false,
  'dispute-upheld': true,
  'dispute-overturned': true,
  'dispute-withdrawn': true,
};

/**
 * Whether an event of an evening may change what its rows of statistics say. They begin with its closing;
 * a dispute changes how a fine ends, and nothing of a hand.
 *
 * @param state as the event leaves it
 */
function isCounted(event: SessionEvent, { closed, disputes }: SessionState): boolean {
  if (!closed) return false;
  if (!isDispute(event)) return true;
  return MOVES_FINE[event.kind] && disputes?.[event.dispute]?.fine !== null;
}

/**
 * The rows of statistics that an event makes count, and those that it ends: only members of whom the
 * evening now says something else get another row.
 */
export function statisticRows(event: SessionEvent, evening: CountedEvening): RowChange[] {
  return isCounted(event, evening.state) ? rowsOfStatistic(evening) : [];
}

function rowsOfStatistic({
  id: sessionId,
  rules,
  state,
  course,
  counting,
}: CountedEvening): RowChange[] {
  const before = new Map(counting.map((row) => [row.memberId, row]));
  const rows: RowChange[] = [];
  for (const [memberId, statistic] of figuresOf(rules, course(), state.disputes)) {
    const was = before.get(memberId);
    if (was !== undefined && isSame(was, statistic)) {
      before.delete(memberId);
      continue;
    }
    const { hands, points, figures } = statistic;
    const money = points * state.rate;
    const from = { fromSeq: SEQ_OF_EVENT, untilSeq: null } as const;
    const put = { sessionId, memberId, ...from, hands, points, money, figures };
    rows.push({ table: 'statistic', put });
  }
  for (const { memberId, fromSeq } of before.values()) {
    const change = { untilSeq: SEQ_OF_EVENT } as const;
    rows.push({ table: 'statistic', of: { sessionId, memberId, fromSeq }, change });
  }
  return rows;
}

type EveningCount = Pick<CountingStatistic, 'hands' | 'points' | 'figures'>;

function isSame(a: EveningCount, b: EveningCount): boolean {
  return (
    a.hands === b.hands && a.points === b.points && jsonbText(a.figures) === jsonbText(b.figures)
  );
}

/** The rows that count once an event is written. @param seq its number */
export function countingAfter(
  { rows }: NewEvent,
  counting: readonly CountingStatistic[],
  seq: number,
): CountingStatistic[] {
  const after = new Map(counting.map((row) => [row.memberId, row]));
  for (const change of rows) {
    if (change.table !== 'statistic') continue;
    if ('put' in change) {
      const { memberId, hands, points, figures } = change.put;
      after.set(memberId, { memberId, fromSeq: seq, hands, points, figures });
    } else if (after.get(change.of.memberId)?.fromSeq === change.of.fromSeq) {
      after.delete(change.of.memberId);
    }
  }
  return [...after.values()];
}
