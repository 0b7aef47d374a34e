import type { PlayerId } from '../../src/rules/payment.js';
import type { Rules } from '../../src/rules/game.js';
import { Refusal } from '../../src/rules/refusal.js';
import { Problem, problemBody } from '../../src/platform/problem.js';
import { eventAsked, takeEvent, type AskedStep } from '../../src/evening/asked.js';
import { resolveChanges, type CorrectionAsked } from '../../src/evening/changes.js';
import { stateOf, type Course } from '../../src/evening/course.js';
import { foldCourse } from '../../src/evening/fold-course.js';
import { applyDispute } from '../../src/evening/dispute.js';
import type {
  CorrectionMode,
  DisputeRaised,
  SessionEvent,
  SessionOpened,
} from '../../src/evening/event.js';
import type { SessionState } from '../../src/evening/fold.js';
import { withDisputes, type LoggedStep } from '../../src/evening/history.js';
import type { EveningPosting } from '../../src/evening/posting.js';
import { viewSteps } from '../../src/sessions/steps/read-steps.js';
import type { SessionStepsView } from '../../src/sessions/steps/steps.view.js';
import type { TableView } from '../../src/sessions/table/table.view.js';
import { viewTable } from '../../src/sessions/view.js';
import type { Answer } from '../../web/outbox/judge.js';

/** A step as it comes over the wire. */
export interface Sent {
  readonly key: string;
  readonly version: number;
  readonly step: AskedStep;
}

const SESSION = 'session';

/**
 * One session of the service, without the wire and the database: what it folds with, behind keys and
 * versions.
 */
export class TableService {
  private readonly answers = new Map<string, Answer>();
  private readonly events: LoggedStep[] = [];
  private disputes: SessionState['disputes'];
  private ids = 0;
  course: Course;
  /** What the latest step moved. */
  postings: readonly EveningPosting[] = [];
  /** What was recorded, in order, by its keys. */
  readonly keys: string[] = [];

  constructor(
    readonly rules: Rules,
    seats: readonly PlayerId[],
    firstDealer: PlayerId,
  ) {
    const opening: SessionOpened = {
      kind: 'session-opened',
      session: SESSION,
      game: rules.game,
      book: rules.book,
      bookVersion: '1',
      rules,
      rate: 1,
      seats,
      firstDealer,
    };
    this.course = foldCourse(rules, [opening]);
    this.log(opening);
  }

  get state(): SessionState {
    return withDisputes(stateOf(this.course), this.disputes);
  }

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
    return overTheWire(viewSteps({ course, events, state }));
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

  /** Records a step; gives what its answer tells. Throws Refusal. */
  record(step: AskedStep): object {
    const given: string[] = [];
    const newId = () => {
      given.push(this.newId());
      return given.at(-1) ?? '';
    };
    const event = eventAsked(SESSION, this.course, step, newId);
    this.fold(event);
    const session = this.table();
    if (step.kind === 'hand') return { fineIds: given, session };
    return step.kind === 'fine' ? { id: given[0], session } : { session };
  }

  /** Somebody corrects hands and fines. Throws Refusal. */
  correct(mode: CorrectionMode, asked: readonly CorrectionAsked[]): void {
    const changes = resolveChanges({ course: this.course, corrections: [] }, asked, () =>
      this.newId(),
    );
    const said = { mode, reason: 'It was wrong.', dispute: null, changes };
    this.fold({ kind: 'correction-recorded', session: SESSION, ...said });
  }

  /** Somebody disputes a fine. */
  dispute(fine: string): void {
    const event: DisputeRaised = {
      kind: 'dispute-raised',
      session: SESSION,
      dispute: this.newId(),
      by: 'anna',
      text: 'No.',
      hand: null,
      fine,
    };
    this.disputes = applyDispute(this.state, event).disputes;
    this.log(event);
  }

  private fold(event: Parameters<typeof takeEvent>[3]): void {
    const { course, postings } = takeEvent(this.rules, this.course, this.disputes, event);
    this.course = course;
    this.postings = postings;
    this.log(event);
  }

  private log(event: SessionEvent): void {
    const seq = this.events.length + 1;
    this.events.push({ seq, time: '2026-11-20T18:30:00.000Z', actor: 'secretary', event });
  }

  private newId(): string {
    this.ids += 1;
    return `id ${this.ids}`;
  }
}

function refused(problem: Problem): Answer {
  return { status: problem.status, body: overTheWire(problemBody(problem)), retryAfter: null };
}

function overTheWire<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
