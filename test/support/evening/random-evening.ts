import fc from 'fast-check';
import type { PlayerId } from '../../../src/rules/payment.js';
import { points } from '../../../src/rules/points.js';
import type { TarokBookId, TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { FineCode, FineRecord } from '../../../src/rules/fine-record.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { HouseRules } from '../../../src/rules/house-rules/house-rules.js';
import type { TarokTable } from '../../../src/rules/tarok/table.js';
import type { TableView } from '../../../src/sessions/table/table.view.js';
import { pick } from '../tarok/cards.js';
import { playHand } from '../tarok/deal.js';

/**
 * The next possible event at a table, as the API takes it: the last part of the address, and the body.
 */
export interface Step {
  readonly what: 'hands' | 'fines' | 'join' | 'leave' | 'dealer';
  readonly body: unknown;
}

/** One seed is one evening. */
export interface EveningPlan {
  readonly seed: number;
  readonly players: number;
  readonly houseRules: HouseRules;
}

/** The readings that do not change who plays and who counts: the dealer of test hands knows those. */
const SWITCHES: Readonly<Record<TarokBookId, Readonly<Record<string, string>>>> = {
  'wolff-1899': { R1: 'paid', R3: 'as-then-in-pot', R4: 'in-chips', R11: 'on', R12: 'on' },
  'brix-1996': { R4: 'to-the-point', R10: 'not-paid', R15: 'passes-left' },
  'vlk-1970': { R2: 'not-paid', R3: 'as-then-in-pot', R6: 'foundation', R7: 'takes-nothing' },
};

/** A table of the book with some of its readings switched and some stakes of the house. */
export function eveningPlans(book: TarokBookId): fc.Arbitrary<EveningPlan> {
  const stake = fc.integer({ min: 0, max: 97 });
  return fc.record({
    seed: fc.integer(),
    players: fc.integer({ min: 3, max: book === 'vlk-1970' ? 5 : 4 }),
    houseRules: fc.record(
      {
        readings: fc
          .subarray(Object.entries(SWITCHES[book]))
          .map((some) => Object.fromEntries(some)),
        tariff: fc.record(
          {
            foundation: stake,
            dealing: stake,
            kingLostPot: stake,
            pagatBagud: stake,
            lastTrick: stake,
            tout: stake,
            chip: fc.integer({ min: 1, max: 12 }),
          },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    ),
  });
}

/** The table of the rules behind the table that the API shows. */
function tableOf({ seats, dealer, pots }: TableView): TarokTable {
  return {
    players: seats as readonly PlayerId[],
    dealer: dealer as PlayerId,
    pots: { 'king-pot': points(pots?.king ?? 0), 'pagat-pot': points(pots?.pagat ?? 0) },
  };
}

/**
 * Draws what happens next: mostly a hand that was really dealt and played, with a fine now and then;
 * a hand abandoned or dealt again; a fine between two hands; somebody who joins or leaves; another dealer, as the table agreed.
 *
 * @param members everybody who may sit down
 */
export function nextStep(
  rules: TarokRules,
  view: TableView,
  members: readonly string[],
  random: () => number,
): Step {
  const chance = random();
  const waiting = members.filter((one) => !view.seats.includes(one));
  if (chance < 0.05 && waiting.length > 0 && view.seats.length < rules.conventions.mostPlayers) {
    const seat = Math.floor(random() * (view.seats.length + 1));
    return { what: 'join', body: { player: pick(random, waiting), seat } };
  }
  if (chance < 0.1 && view.seats.length > 3) {
    return { what: 'leave', body: { player: pick(random, view.seats) } };
  }
  if (chance < 0.13) {
    return { what: 'dealer', body: { player: pick(random, view.seats), reason: 'As agreed.' } };
  }
  if (chance < 0.2) return { what: 'fines', body: fine(pick(random, view.seats), 'other', 20) };
  return { what: 'hands', body: nextHand(rules, view, random) };
}

/** The next hand of this table. */
export function nextHand(
  rules: TarokRules,
  view: TableView,
  random: () => number,
): TarokHandRecord {
  const chance = random();
  if (chance < 0.04) return { redeal: true, fines: [fine(view.dealer, 'misdeal')] };
  const abandoning = ABANDONING[rules.book];
  if (chance < 0.08 && abandoning !== null) {
    const events = [{ kind: 'king-lost', player: view.active[1], suit: 'clubs' }];
    return {
      abandoned: true,
      ...(random() < 0.5 ? { events } : {}),
      fines: [{ ...fine(view.dealer, abandoning), stage: 'meldinger' }],
    } as unknown as TarokHandRecord;
  }
  const record = play(rules, tableOf(view), random);
  if (chance > 0.25) return record;
  const fines = [fine(pick(random, view.active), pick(random, HARMLESS))];
  return { ...record, fines, dealer: view.dealer as PlayerId };
}

/** Fines that leave the hand as it was. */
const HARMLESS = ['lead-out-of-turn', 'premature-play', 'fool-called-in-vain'] as const;

/** The dealer's fine that breaks a hand off; wolff plays everything to the end. */
const ABANDONING: Readonly<Record<TarokBookId, FineCode | null>> = {
  'wolff-1899': null,
  'brix-1996': 'skat-error',
  'vlk-1970': 'skat-not-laid',
};

function fine(player: string, code: FineCode, amount?: number): FineRecord {
  const stage = code === 'misdeal' ? 'deal' : 'play';
  return {
    player: player as PlayerId,
    code,
    stage,
    ...(amount === undefined ? {} : { amount }),
  };
}

function play(rules: TarokRules, table: TarokTable, random: () => number): TarokHandRecord {
  for (;;) {
    const hand = playHand(rules, table, Math.floor(random() * 2 ** 31));
    if (hand) return hand.record;
  }
}
