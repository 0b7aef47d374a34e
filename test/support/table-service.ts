import type { PlayerId } from '../../src/rules/payment.js';
import type { Rules } from '../../src/rules/game.js';
import { Refusal } from '../../src/rules/refusal.js';
import { Problem, problemBody } from '../../src/platform/problem.js';
import { correctCourse, foldCourse, foldNext, type Course } from '../../src/evening/course.js';
import { stateOf as stateOfCourse } from '../../src/evening/course.js';
import { handContent } from '../../src/evening/lookup.js';
import { type SessionState, type Step } from '../../src/evening/fold.js';
import type { SessionView } from '../../src/sessions/table/session.view.js';
import { viewPayments, viewSession, viewTable } from '../../src/sessions/view.js';
import type { RecordedHand } from '../../web/evening/known.js';
import type { EveningStep } from '../../web/evening/step.js';
import type { Answer } from '../../web/outbox/judge.js';

/** A step as it comes over the wire. */
export interface Sent {
  readonly key: string;
  readonly version: number;
  readonly step: EveningStep;
}

const SESSION = 'session';

/**
 * One session of the service, without the wire and the database: the service's own fold behind keys
 * and versions.
 */
export class TableService {
  private course: Course;
  private readonly answers = new Map<string, Answer>();
  private isClosed = false;
  /** What was recorded, in order, by its keys. */
  readonly keys: string[] = [];

  constructor(
    readonly rules: Rules,
    seats: readonly PlayerId[],
    firstDealer: PlayerId,
  ) {
    const opening: Step = {
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
  }

  get state(): SessionState {
    return stateOfCourse(this.course);
  }

  /** The payments of the latest step. */
  get payments() {
    return viewPayments(this.course.at(-1)?.payments ?? []);
  }

  view(): SessionView & { readonly game: 'tarok' | 'koenigrufen' } {
    const { game, book } = this.rules;
    const status = this.isClosed ? 'closed' : 'open';
    const times = { openedAt: '2026-11-20T18:30:00.000Z', closedAt: null };
    const facts = { id: SESSION, game, book, bookVersion: '1', rate: 1, status } as const;
    const view = viewSession({ ...facts, ...times, rules: this.rules, state: this.state });
    return { ...view, game };
  }

  /** The hands as they now count, as far as an app reads them. */
  hands(after: number): RecordedHand[] {
    const hands = this.course.flatMap(({ step, before, payments }) => {
      if (step.kind !== 'hand-recorded' || step.hand <= after) return [];
      const { hand: number, record } = step;
      return [{ number, record, dealer: before?.table.dealer, payments: viewPayments(payments) }];
    });
    return hands as unknown as RecordedHand[];
  }

  /** Answers a step as the service does: once for a key, and for the version it was made for. */
  take({ key, version, step }: Sent): Answer {
    const first = this.answers.get(key);
    if (first !== undefined) return first;
    const now = this.state.version;
    if (version !== now) {
      return refusal(new Problem('version-stale', 'It moved on.', { currentVersion: now }));
    }
    try {
      this.record(step);
    } catch (error) {
      const problem = error instanceof Refusal ? Problem.of(error) : error;
      if (!(problem instanceof Problem)) throw error;
      return refusal(problem);
    }
    this.keys.push(key);
    const { state } = this;
    const body = {
      ...(step.kind === 'hand' ? { number: state.hands } : {}),
      ...(step.kind === 'close' ? { closedAt: '2026-11-20T23:30:00.000Z' } : {}),
      session: viewTable(this.rules, state),
    };
    const answer = {
      status: 201,
      body: JSON.parse(JSON.stringify(body)) as unknown,
      retryAfter: null,
    };
    this.answers.set(key, answer);
    return answer;
  }

  private record(step: EveningStep): void {
    if (this.isClosed) throw new Problem('session-is-closed', {});
    if (step.kind === 'undo') {
      this.undo();
      return;
    }
    const next = this.eventOf(step);
    this.course = [...this.course, foldNext(this.rules, this.course, next)];
    if (step.kind === 'close') this.isClosed = true;
  }

  private eventOf(step: Exclude<EveningStep, { kind: 'undo' }>): Step {
    const { state } = this;
    const session = SESSION;
    switch (step.kind) {
      case 'hand': {
        const fineIds = (step.record.fines ?? []).map((_, n) => `fine ${state.version} ${n}`);
        const { record } = step;
        return { kind: 'hand-recorded', session, hand: state.hands + 1, record, fineIds };
      }
      case 'fine': {
        const { hand, fine: record } = step;
        if (hand !== null && hand > state.hands) throw new Problem('no-such-hand', { hand });
        return { kind: 'fine-recorded', session, fineId: `fine ${state.version}`, hand, record };
      }
      case 'join': {
        const { player } = step;
        const seat = step.seat ?? state.table.players.length;
        return { kind: 'player-joined', session, player, seat };
      }
      case 'leave':
        return { kind: 'player-left', session, player: step.player };
      case 'close':
        return { kind: 'session-closed', session };
    }
  }

  private undo(): void {
    let hand = this.state.hands;
    while (hand > 0 && handContent(this.course, hand).record === null) hand -= 1;
    if (hand === 0) throw new Problem('nothing-to-undo', {});
    const { course } = correctCourse(this.rules, this.course, {
      kind: 'correction-recorded',
      session: SESSION,
      mode: 'replay',
      reason: 'Undone.',
      dispute: null,
      changes: [
        {
          hand,
          revision: 2,
          was: handContent(this.course, hand),
          now: { record: null, fineIds: [] },
        },
      ],
    });
    this.course = course;
  }
}

function refusal(problem: Problem): Answer {
  const body = JSON.parse(JSON.stringify(problemBody(problem))) as unknown;
  return { status: problem.status, body, retryAfter: null };
}
