import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { Problem, problemBody } from '../../../src/platform/http/problem/problem.js';
import type { AskedStep } from '../../../src/evening/asked.js';
import { viewSteps } from '../../../src/sessions/steps/read-steps.js';
import type { SessionStepsView } from '../../../src/sessions/steps/steps.view.js';
import type { TableView } from '../../../src/sessions/table/table.view.js';
import { viewTable } from '../../../src/sessions/view.js';
import type { Answer } from '../../../web/outbox/judge.js';
import { LoggedEvening } from './logged-evening.js';

/** A step as it comes over the wire. */
export interface Sent {
  readonly key: string;
  readonly version: number;
  readonly step: AskedStep;
}

/**
 * One session of the service, without the wire and the database: the code it folds with, behind keys and
 * versions.
 */
export class TableService extends LoggedEvening {
  private readonly answers = new Map<string, Answer>();
  /** The recorded steps, in order, by their keys. */
  readonly keys: string[] = [];

  /** Its last event; another one after a restore. */
  mark = '1:0000-0000-0000-0000';

  /** The payments of the latest step. */
  get payments() {
    return this.course.at(-1)?.payments ?? [];
  }

  table(): TableView {
    return viewTable(this.rules, this.state);
  }

  /** The steps as an app reads them. */
  steps(): SessionStepsView {
    const { course, events, state } = this;
    return overTheWire(viewSteps({ course, events, state, mark: this.mark }));
  }

  /** Answers a step as the service does: once for a key, and for the version it was made for. */
  take({ key, version, step }: Sent): Answer {
    const first = this.answers.get(key);
    if (first !== undefined) return first;
    const now = this.state.version;
    if (version !== now) {
      const moved = { current: now, version };
      return refused(new Problem('version-moved-on', moved, { currentVersion: now }));
    }
    try {
      const body = this.record(step);
      this.keys.push(key);
      const answer = { status: 201, body: overTheWire<unknown>(body), retryAfter: null };
      this.answers.set(key, answer);
      return answer;
    } catch (error) {
      if (error instanceof Refusal) return refused(Problem.of(error));
      throw error;
    }
  }

  /** Records a step; returns the content of its answer. Throws Refusal. */
  record(step: AskedStep): object {
    const event = this.ask(step);
    const session = this.table();
    if (event.kind === 'hand-recorded') return { fineIds: event.fineIds, session };
    return event.kind === 'fine-recorded' ? { id: event.fineId, session } : { session };
  }
}

function refused(problem: Problem): Answer {
  return { status: problem.status, body: overTheWire(problemBody(problem)), retryAfter: null };
}

function overTheWire<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
