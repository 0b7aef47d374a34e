import {
  eventAsked,
  takeEvent,
  type AskedEvent,
  type AskedStep,
} from '../../../src/evening/asked.js';
import { changesIn, type CorrectionAsked } from '../../../src/evening/corrections/changes.js';
import { stateOf, type Course } from '../../../src/evening/course.js';
import { foldCourse } from '../../../src/evening/fold-course.js';
import { applyDispute } from '../../../src/evening/disputes/dispute.js';
import type {
  CorrectionMode,
  CorrectionRecorded,
  DisputeEvent,
  SessionEvent,
  SessionOpened,
} from '../../../src/evening/event.js';
import type { SessionState } from '../../../src/evening/fold.js';
import { foldHistory, withDisputes, type LoggedStep } from '../../../src/evening/history.js';
import type { EveningPosting } from '../../../src/evening/posting.js';
import type { Rules } from '../../../src/rules/game.js';
import type { PlayerId } from '../../../src/rules/payment.js';

export const SESSION = 'session';

type Without<T> = T extends unknown ? Omit<T, 'session' | 'by' | 'text'> : never;

/** A session with its log, as the service would write it, without the service. */
export class LoggedEvening {
  readonly events: LoggedStep[] = [];
  private disputes: SessionState['disputes'];
  private ids = 0;
  course: Course;
  /** The postings of the latest step. */
  postings: readonly EveningPosting[] = [];

  constructor(
    readonly rules: Rules,
    seats: readonly PlayerId[],
    firstDealer: PlayerId,
    rate = 1,
  ) {
    const opening: SessionOpened = {
      kind: 'session-opened',
      session: SESSION,
      game: rules.game,
      book: rules.book,
      bookVersion: '1',
      rules,
      rate,
      seats,
      firstDealer,
    };
    this.course = foldCourse(rules, [opening]);
    this.postings = this.course[0]?.postings ?? [];
    this.log(opening);
  }

  get state(): SessionState {
    return withDisputes(stateOf(this.course), this.disputes);
  }

  /** Takes what is asked for at the table. Throws Refusal. */
  ask(step: AskedStep): AskedEvent {
    const event = eventAsked(this.rules, SESSION, this.course, step, () => this.newId());
    this.fold(event);
    return event;
  }

  /** Somebody corrects hands and fines. Throws Refusal. */
  correct(
    mode: CorrectionMode,
    asked: readonly CorrectionAsked[],
    more: Partial<CorrectionRecorded> = {},
  ): CorrectionRecorded {
    const event = this.correction(mode, asked, more);
    this.fold(event);
    return event;
  }

  /** The event that would correct these. Throws Refusal. */
  correction(
    mode: CorrectionMode,
    asked: readonly CorrectionAsked[],
    more: Partial<CorrectionRecorded> = {},
  ): CorrectionRecorded {
    const changes = changesIn(mode, foldHistory(this.events), asked, () => this.newId());
    const said = { mode, reason: 'It was wrong.', dispute: null, changes, ...more };
    return { kind: 'correction-recorded', session: SESSION, ...said };
  }

  /** Folds an event, and writes it down. Throws Refusal. */
  fold(event: AskedEvent): void {
    const { course, postings } = takeEvent(this.rules, this.course, this.disputes, event);
    this.course = course;
    this.postings = postings;
    this.log(event);
  }

  /** A step of a dispute. */
  dispute(step: Without<DisputeEvent> & { by?: string; text?: string }): void {
    const event = { session: SESSION, by: 'anna', text: 'No.', ...step } as DisputeEvent;
    this.disputes = applyDispute(this.state, event).disputes;
    this.log(event);
  }

  newId(): string {
    this.ids += 1;
    return `id ${this.ids}`;
  }

  private log(event: SessionEvent): void {
    const seq = this.events.length + 1;
    this.events.push({ seq, time: '2026-11-20T18:30:00.000Z', actor: 'secretary', event });
  }
}
