import type { ReadPool } from '../../platform/database/pools.js';
import { isDispute } from '../../evening/event.js';
import type { Step } from '../../evening/fold.js';
import type { LoggedStep } from '../../evening/history.js';
import { readHistory, type ReadHistory } from '../history.js';
import { fieldsOfStep, type AnyStepView, type SessionStepsView } from './steps.view.js';

/** The steps of a session with the mark that changes when there are others. */
export interface ReadSteps {
  readonly steps: SessionStepsView;
  /**
   * Steps of disputes leave the version as it is: the last event is a part of it, and so is the last by
   * which texts were taken out.
   */
  readonly etag: string;
}

/**
 * The steps of a session as they count now: folding them gives its table, payments and standings.
 *
 * @throws Problem `session-not-found`
 */
export async function readSteps(
  database: ReadPool,
  clubId: string,
  sessionId: string,
): Promise<ReadSteps> {
  const history = await readHistory(database, clubId, sessionId);
  const { version } = history.state;
  const { mark, takenOut } = history;
  const without = takenOut === 0 ? '' : `-${takenOut}`;
  return { steps: viewSteps(history), etag: `"${version}-${mark}${without}"` };
}

/** The steps of a session as the API shows them. */
export function viewSteps({
  course,
  events,
  mark,
  state,
}: Pick<ReadHistory, 'course' | 'events' | 'mark' | 'state'>): SessionStepsView {
  // Every event but those of disputes is a step in its place, whatever corrections made of it since.
  const logged = events.filter(({ event }) => !isDispute(event));
  return {
    version: state.version,
    lastEvent: mark,
    steps: course.flatMap(({ step }, place) => {
      const came = logged[place];
      return came === undefined ? [] : [viewStep(step, came)];
    }),
    disputes: Object.entries(state.disputes ?? {}).map(([id, dispute]) => {
      const { hand, fine, raisedBy, state: standing } = dispute;
      return { id, hand, fine, raisedBy, state: standing };
    }),
  };
}

/** Field by field: events of older logs hold more than a step has. */
function viewStep(step: Step, { seq: event, time: recordedAt }: LoggedStep): AnyStepView {
  const came = { event, recordedAt };
  switch (step.kind) {
    case 'session-opened': {
      const { kind, game, book, bookVersion, rules, rate, seats, firstDealer, tableName } = step;
      const opening = { game, book, bookVersion, rules, rate, seats, firstDealer };
      return { kind, ...came, ...opening, ...(tableName === undefined ? {} : { tableName }) };
    }
    case 'hand-recorded': {
      const { kind, hand, revision = 1, record, fineIds, dealer } = step;
      const kept = dealer === undefined ? {} : { dealer };
      return { kind, ...came, hand, revision, record, fineIds, ...kept };
    }
    case 'fine-recorded': {
      const { kind, fineId, hand, record } = step;
      return { kind, ...came, fineId, hand, record };
    }
    case 'correction-recorded': {
      const { kind, mode, dispute, changes, dealGivenBack, keepDealers } = step;
      // The correction that settles a dispute has the decision's text as its reason.
      const reason = dispute === null ? step.reason : '';
      const back = dealGivenBack === undefined ? {} : { dealGivenBack };
      const kept = keepDealers === undefined ? {} : { keepDealers };
      return { kind, ...came, mode, reason, dispute, changes, ...back, ...kept };
    }
    default: {
      const voided = 'voided' in step && step.voided ? { voided: true } : {};
      const fields = fieldsOfStep(step.kind).map((name) => [name, step[name as keyof typeof step]]);
      return { kind: step.kind, ...came, ...Object.fromEntries(fields), ...voided } as AnyStepView;
    }
  }
}
