import fc from 'fast-check';
import type { Rules } from '../../src/rules/game.js';
import type { Told } from '../../src/rules/params.js';
import type { PlayerId } from '../../src/rules/payment.js';
import { resolveRules, ruleBook } from '../../src/rules/rule-book.js';
import { resolveRules as resolveTarok } from '../../src/rules/tarok/house-rules.js';
import { viewKitty, viewPots, viewStandings } from '../../src/sessions/view.js';
import {
  eveningOf,
  preview,
  previewFine,
  previewStep,
  type Evening,
  type EveningClub,
} from '../../web/evening/evening.js';
import { keepRead, keepTaken, type KeptEvening } from '../../web/evening/known.js';
import { isStepAnswer } from '../../web/evening/step-answer.js';
import type { EveningStep } from '../../web/evening/step.js';
import type { Waiting } from '../../web/outbox/waiting.js';
import { randomOf } from '../support/cards.js';
import { eveningPlans } from '../support/random-evening.js';
import { BOOKS } from '../support/tarok.js';
import { TableService } from '../support/table-service.js';
import { nextTap } from '../support/table-steps.js';

const CLUB: EveningClub = {
  id: 'club',
  name: 'Klubben',
  currency: 'DKK',
  role: 'secretary',
  member: null,
};
const MEMBERS = ['anna', 'bo', 'clara', 'dan', 'eva', 'finn'] as PlayerId[];
const NAMES = new Map(MEMBERS.map((member) => [member as string, member as string]));
const EVENINGS = { numRuns: 12, endOnFailure: true };
const TAPS = 40;

/** An app that has the evening open: it hears from the service now and then only. */
class App {
  kept: KeptEvening;
  readonly waiting: Waiting[] = [];
  private taps = 0;

  constructor(readonly service: TableService) {
    this.kept = this.read(undefined);
  }

  private read(before: KeptEvening | undefined): KeptEvening {
    const { rules } = this.service;
    const session = this.service.view() as unknown as KeptEvening['session'];
    return keepRead(
      { club: CLUB.id, session, rules },
      this.service.hands(session.hands - 6),
      before,
    );
  }

  readAgain(): void {
    this.kept = this.read(this.kept);
  }

  /** As if it were opened on another device. */
  openElsewhere(): void {
    this.kept = this.read(undefined);
  }

  get evening(): Evening {
    const { session, rules, course } = this.kept;
    return eveningOf(CLUB, { session, rules, course, members: NAMES }, this.waiting);
  }

  tap(step: EveningStep): void {
    const { version, at } = this.evening;
    this.taps += 1;
    this.waiting.push({
      id: this.taps,
      club: CLUB.id,
      session: 'session',
      key: `key ${this.taps}`,
      version,
      step,
      actingMember: null,
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

  acknowledge(answer: unknown): void {
    const first = this.waiting.shift();
    if (first === undefined || !isStepAnswer(answer)) throw new Error('nothing to acknowledge');
    this.kept = keepTaken(this.kept, first.step, answer);
  }
}

/** What a step comes to on the table as the app shows it; null for an undo. */
function previewOf(evening: Evening, step: EveningStep) {
  switch (step.kind) {
    case 'hand':
      return preview(evening, step.record);
    case 'fine':
      return previewFine(evening, step.fine, step.hand);
    case 'undo':
      return null;
    default:
      return previewStep(evening, step);
  }
}

/** The app shows what the service has. */
function expectSame(evening: Evening, { rules, state }: TableService): void {
  expect({
    players: evening.table.players,
    dealer: evening.table.dealer,
    pots: evening.pots,
    kitty: evening.kitty,
    standings: evening.standings,
    hands: evening.hands,
    version: evening.version,
  }).toEqual({
    players: state.table.players,
    dealer: state.table.dealer,
    pots: viewPots(state.table),
    kitty: viewKitty(evening.rules, state),
    standings: viewStandings(state),
    hands: state.hands,
    version: state.version,
  });
  expect(evening.rules).toEqual(rules);
}

/**
 * Plays an evening on the service, and taps the same on an app that is told of it late: what the app
 * works out by itself must be what the service has.
 */
function playBoth(rules: Rules, seats: readonly PlayerId[], seed: number) {
  const random = randomOf(seed);
  const service = new TableService(rules, seats, seats[1] as PlayerId);
  const app = new App(service);
  const answers: unknown[] = [];
  const seen = { taken: 0, refused: 0, undone: 0, unforeseen: 0 };
  const take = (step: EveningStep, n: number): void => {
    const before = app.evening;
    const shown = previewOf(before, step);
    app.tap(step);
    const { evening } = app;
    if (!evening.isForeseen) {
      // Only the service can work it out: the app says so, sends it, and reads on.
      expect(preview(evening, {})).toMatchObject({ ok: false, why: 'unforeseen' });
      seen.unforeseen += 1;
    }
    const answer = service.take({ key: `${n}`, version: before.version, step });
    if (answer === null || answer.status >= 300) {
      const { reason, params } = answer?.body as Told;
      if (shown !== null) expect(shown).toMatchObject({ ok: false, why: { reason, params } });
      expect(evening.at).toEqual(before.at);
      app.untap();
      seen.refused += 1;
      return;
    }
    answers.push(answer.body);
    seen.taken += 1;
    if (step.kind === 'undo') seen.undone += 1;
    if (!evening.isForeseen) {
      while (app.waiting.length > 0) app.acknowledge(answers.shift());
      app.openElsewhere();
    } else if (shown !== null) {
      if (!shown.ok) throw new Error(JSON.stringify({ shown, step }));
      expect(shown.payments).toEqual(service.payments);
      expect(evening.last).toMatchObject({ kind: step.kind, payments: service.payments });
      expect(evening.last?.isSent).toBe(false);
    }
    expectSame(app.evening, service);
  };
  for (let n = 0; n < TAPS; n++) {
    take(nextTap(service, MEMBERS, random), n);
    while (app.waiting.length > 0 && random() < 0.4) {
      app.acknowledge(answers.shift());
      expectSame(app.evening, service);
    }
    if (app.waiting.length === 0 && random() < 0.1) app.openElsewhere();
    if (random() < 0.1) app.readAgain();
    if (app.waiting.length === 0) expectSame(app.evening, service);
    else
      while (
        app.waiting.length > 0 &&
        app.evening.session.version > (app.waiting[0]?.version ?? 0)
      ) {
        // It was read again while its own steps were on the way.
        app.acknowledge(answers.shift());
      }
  }
  while (app.waiting.length > 0) app.acknowledge(answers.shift());
  take({ kind: 'close' }, TAPS);
  expect(app.evening.status).toBe('closing');
  app.acknowledge(answers.shift());
  expectSame(app.evening, service);
  expect(app.evening.status).toBe('closed');
  return seen;
}

function sum(all: readonly ReturnType<typeof playBoth>[], what: 'taken' | 'refused' | 'undone') {
  return all.reduce((total, seen) => total + seen[what], 0);
}

describe.each(BOOKS)('an evening under %s, tapped without a network', (book) => {
  test('is what the service makes of it: tables, payments and refusals never differ', () => {
    const all: ReturnType<typeof playBoth>[] = [];
    fc.assert(
      fc.property(eveningPlans(book), ({ seed, players, houseRules }) => {
        const rules = resolveTarok(ruleBook(book), houseRules);
        all.push(playBoth(rules, MEMBERS.slice(0, players), seed));
      }),
      EVENINGS,
    );
    expect(sum(all, 'taken')).toBeGreaterThan(200);
    expect(sum(all, 'refused')).toBeGreaterThan(5);
    expect(sum(all, 'undone')).toBeGreaterThan(5);
  });
});

describe('an evening of Königrufen, tapped without a network', () => {
  test('is what the service makes of it: tables, payments and refusals never differ', () => {
    const all: ReturnType<typeof playBoth>[] = [];
    const rules = resolveRules(ruleBook('koenigrufen'));
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(4, 5), (seed, players) => {
        all.push(playBoth(rules, MEMBERS.slice(0, players), seed));
      }),
      EVENINGS,
    );
    expect(sum(all, 'taken')).toBeGreaterThan(200);
    expect(sum(all, 'refused')).toBeGreaterThan(5);
    expect(sum(all, 'undone')).toBeGreaterThan(5);
  });
});
