import fc from 'fast-check';
import type { AskedStep } from '../../../src/evening/asked.js';
import type { CorrectionAsked } from '../../../src/evening/corrections/changes.js';
import { stateOf } from '../../../src/evening/course.js';
import { handContent } from '../../../src/evening/lookup.js';
import type { HandRecord, Rules } from '../../../src/rules/game.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { resolveRules, ruleBook, type BookId } from '../../../src/rules/rule-book.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { isBetween } from '../../../src/evening/steps.js';
import type { Evening, EveningClub } from '../../../web/evening/evening.js';
import type { KeptEvening } from '../../../web/evening/kept-evening.js';
import { isStepAnswer } from '../../../web/evening/step-answer.js';
import type { Waiting } from '../../../web/outbox/waiting.js';
import { pick, randomOf } from '../tarok/cards.js';
import { eveningPlans } from '../evening/random-evening.js';
import { TableService } from '../evening/table-service.js';
import { nextTap } from '../evening/table-steps.js';

/** The app's code: as it is written, or as it is bundled. */
export type AppCode = typeof import('../evening/app-evening.js');

const CLUB: EveningClub = {
  id: 'club',
  name: 'Klubben',
  currency: 'DKK',
  roles: ['secretary'],
  member: null,
};
const MEMBERS = ['anna', 'bo', 'clara', 'dan', 'eva', 'finn'] as PlayerId[];
const NAMES = new Map(MEMBERS.map((member) => [member as string, member as string]));

/** An app that has the evening open: it hears from the service now and then only. */
class App {
  kept: KeptEvening;
  readonly waiting: Waiting[] = [];
  private readonly answers: unknown[] = [];
  private taps = 0;

  constructor(
    readonly code: AppCode,
    readonly service: TableService,
  ) {
    this.kept = this.read(undefined);
  }

  private read(before: KeptEvening | undefined): KeptEvening {
    const read = { body: this.service.steps(), etag: null };
    // The types of the API know no more of a step than that it is JSON.
    return this.code.keepRead({ club: CLUB.id, id: 'session' }, read as never, before, before);
  }

  readAgain(): void {
    this.kept = this.read(this.kept);
  }

  /** As if it were opened on another device. */
  openElsewhere(): void {
    this.kept = this.read(undefined);
  }

  get evening(): Evening {
    return this.code.eveningOf(CLUB, { kept: this.kept, members: NAMES }, this.waiting);
  }

  tap(step: AskedStep, { version, at }: Evening): void {
    this.taps += 1;
    this.waiting.push({
      id: this.taps,
      club: CLUB.id,
      session: 'session',
      key: `key ${this.taps}`,
      version,
      step,
      actingMember: null,
      by: { id: 'karen', name: 'Karen' },
      madeAt: '2026-11-20T18:30:00.000Z',
      madeOn: at,
      draft: null,
      tries: 0,
      state: { is: 'waiting' },
    });
  }

  /** Throws away what was tapped last. */
  untap(): void {
    this.waiting.pop();
  }

  answered(body: unknown): void {
    this.answers.push(body);
  }

  /** The first answer arrives. */
  acknowledge(): void {
    const first = this.waiting.shift();
    const answer = this.answers.shift();
    if (first === undefined || !isStepAnswer(answer)) throw new Error('nothing to acknowledge');
    this.kept = this.code.keepTaken(this.kept, first.step, answer);
  }

  acknowledgeAll(): void {
    while (this.waiting.length > 0) this.acknowledge();
  }

  /** The result of a step on the table, as the app shows it. */
  preview(evening: Evening, step: AskedStep) {
    switch (step.kind) {
      case 'hand':
        return this.code.preview(evening, step.record);
      case 'fine':
        return this.code.previewFine(evening, step.fine, step.hand);
      case 'undo':
      case 'correction':
        return this.code.previewCorrection(evening, step);
      default:
        return this.code.previewStep(evening, step);
    }
  }
}

/** The events of an evening that was played on both sides. */
export interface Happened {
  taken: number;
  refused: number;
  undone: number;
  undoneAfterClose: number;
  corrected: number;
}

/** How an evening is played. */
export interface Playing {
  readonly rules: Rules;
  readonly players: number;
  readonly seed: number;
  readonly taps: number;
}

/** Tables of a book, in Tarok with some rules of the house. */
export function playings(book: BookId): fc.Arbitrary<Omit<Playing, 'taps'>> {
  if (book === 'koenigrufen') {
    const rules = fc.constant(resolveRules(ruleBook(book)));
    return fc.record({ rules, seed: fc.integer(), players: fc.constantFrom(4, 5) });
  }
  return eveningPlans(book).map(({ seed, players, houseRules }) => {
    return { rules: resolveRules(ruleBook(book), houseRules), seed, players };
  });
}

/** How often everything happened in some evenings. */
export function sumOf(all: readonly Happened[]): Happened {
  const sum = { taken: 0, refused: 0, undone: 0, undoneAfterClose: 0, corrected: 0 };
  for (const one of all) {
    for (const what of Object.keys(sum) as (keyof Happened)[]) sum[what] += one[what];
  }
  return sum;
}

/**
 * Plays an evening on the service, and taps the same on an app that hears of it late: the app's own
 * results must equal those of the service, refusals included. Sometimes somebody else corrects a hand,
 * in either mode, or disputes a fine.
 */
export function playOnBoth(code: AppCode, { rules, players, seed, taps }: Playing): Happened {
  const random = randomOf(seed);
  const seats = MEMBERS.slice(0, players);
  const service = new TableService(rules, seats, seats[1] as PlayerId);
  const app = new App(code, service);
  const happened = { taken: 0, refused: 0, undone: 0, undoneAfterClose: 0, corrected: 0 };
  for (let n = 0; n < taps; n++) {
    take(app, nextTap(service, MEMBERS, random), happened);
    while (app.waiting.length > 0 && random() < 0.4) app.acknowledge();
    if (random() < 0.12) {
      // Somebody else writes only to what all have seen.
      app.acknowledgeAll();
      if (correctOneOfSome(service, random)) happened.corrected += 1;
      app.readAgain();
      expectSame(app);
    }
    if (app.waiting.length === 0 && random() < 0.1) app.openElsewhere();
    if (random() < 0.1) app.readAgain();
    // Read while its own steps were on the way: their answers come too.
    while (app.kept.steps.length > (app.waiting[0]?.version ?? Infinity)) app.acknowledge();
    if (app.waiting.length === 0) expectSame(app);
  }
  app.acknowledgeAll();
  if (!service.state.closed) {
    take(app, { kind: 'close' }, happened);
    expect(app.evening.status).toBe('closing');
    app.acknowledgeAll();
  }
  expect(app.evening.status).toBe('closed');
  expectSame(app);
  same(
    code.courseOf(app.kept).map(({ postings }) => postings),
    service.course.map(({ postings }) => postings),
  );
  return happened;
}

/** Taps a step on the app, which has no network, and takes it on the service. */
function take(app: App, step: AskedStep, happened: Happened): void {
  const { service } = app;
  const before = app.evening;
  const shown = app.preview(before, step);
  app.tap(step, before);
  const wasClosed = service.state.closed;
  const { version } = before;
  const answer = service.take({ key: `${version} ${JSON.stringify(step)}`, version, step });
  if (answer === null || answer.status >= 300) {
    const { code, reason, params, field, card } = (answer?.body ?? {}) as Partial<ProblemBody>;
    if (shown.ok) throw new Error(`the app would take ${JSON.stringify(step)}: ${reason}`);
    const { ok: _ok, ...said } = shown;
    expect(said).toEqual(JSON.parse(JSON.stringify({ code, reason, params, field, card })));
    same(app.evening.at, before.at);
    app.untap();
    happened.refused += 1;
    return;
  }
  app.answered(answer.body);
  happened.taken += 1;
  if (!shown.ok) throw new Error(`the app would not take ${JSON.stringify(step)}: ${shown.reason}`);
  const { at, last } = app.evening;
  same(at, stateOf(service.course));
  expect([last?.kind, last?.isSent]).toEqual([step.kind, false]);
  same(last?.payments, service.payments);
  if (step.kind === 'undo') {
    happened.undone += 1;
    if (wasClosed) happened.undoneAfterClose += 1;
    const moved = service.postings.filter(({ unit }) => unit === 'points');
    same(
      shown.payments,
      moved.map(({ from, to, amount }) => ({ from, to, points: amount })),
    );
  } else {
    same(shown.payments, service.payments);
  }
}

/** The app shows what the service has, down to the last posting of every step. */
function expectSame({ evening, service }: App): void {
  same(evening.at, stateOf(service.course));
  const { table, sittingOut, active, version, held, disputes = {} } = evening;
  const told = service.table();
  same(
    [table.players, table.dealer, active, sittingOut, version],
    [told.seats, told.dealer, told.active, told.sittingOut, told.version],
  );
  same(
    [held['king-pot'], held['pagat-pot'], held.kitty],
    [told.pots?.king, told.pots?.pagat, told.kitty ?? undefined],
  );
  same(disputes, service.state.disputes ?? {});
}

/** Compares quickly, and reports differences well. */
function same(left: unknown, right: unknown): void {
  if (JSON.stringify(left) !== JSON.stringify(right)) expect(left).toEqual(right);
}

/** How often something is tried to be put right before it is let be. */
const TRIES = 6;

/**
 * Puts something right. Under most books most of what is drawn is refused, for the hand of one table is
 * none of another's: so another is drawn, or whole runs would see hardly a correction.
 */
function correctOneOfSome(service: TableService, random: () => number): boolean {
  for (let tried = 0; tried < TRIES; tried++) if (correctSomething(service, random)) return true;
  return false;
}

/**
 * A hand is voided, comes back as it was, or is fined; somebody did not join or leave after all; a fine
 * in a hand may be disputed.
 */
function correctSomething(service: TableService, random: () => number): boolean {
  const { hands } = service.state;
  if (hands === 0) return false;
  const hand = 1 + Math.floor(random() * hands);
  const { record, fineIds } = handContent(service.course, hand);
  const [fine] = fineIds;
  if (fine !== undefined && random() < 0.3 && !isDisputed(service, fine)) {
    const dispute = service.newId();
    service.dispute({ kind: 'dispute-raised', dispute, hand: null, fine });
    return true;
  }
  const moves = service.course.flatMap(({ step, state: { version } }) =>
    isBetween(step) ? [version] : [],
  );
  const instead = random() < 0.5 ? null : otherRecord(service, record, random);
  const asked: CorrectionAsked =
    moves.length > 0 && random() < 0.3
      ? { step: pick(random, moves), void: true }
      : instead === null
        ? { hand, void: true }
        : { hand, record: instead };
  try {
    service.correct(pick(random, ['compensate', 'replay'] as const), [asked]);
    return true;
  } catch (error) {
    // Not everything can be put right so.
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function isDisputed({ state }: TableService, fine: string): boolean {
  return Object.values(state.disputes ?? {}).some((dispute) => dispute.fine === fine);
}

/** The content of another hand of the evening. */
function otherRecord(
  { course }: TableService,
  record: HandRecord | null,
  random: () => number,
): HandRecord | null {
  const others = course.flatMap(({ step }) =>
    step.kind === 'hand-recorded' && step.record !== null && step.record !== record
      ? [step.record]
      : [],
  );
  return others.length === 0 ? null : pick(random, others);
}
