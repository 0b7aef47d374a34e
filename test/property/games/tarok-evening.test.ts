import fc from 'fast-check';
import type { Payment } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import type { TarokBookId } from '../../../src/rules/tarok/books/book.js';
import { fineBetweenHands } from '../../../src/rules/tarok/fine.js';
import { FINE_CODES } from '../../../src/rules/fine-record.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import { settle } from '../../../src/rules/tarok/settle.js';
import type { TarokTable } from '../../../src/rules/tarok/table.js';
import { join, leave, openTable, splitPots } from '../../../src/rules/tarok/table.js';
import { pick, randomOf } from '../../support/tarok/cards.js';
import { playHand } from '../../support/tarok/deal.js';
import { A, B, BOOKS, C, D, evening, id } from '../../support/tarok/tarok.js';

/** A ledger kept from the payments alone, beside the table that the rules keep. */
class Ledger {
  private readonly balances = new Map<string, number>();

  post(payments: readonly Payment[], table: TarokTable): void {
    for (const { from, to, points } of payments) {
      if (!Number.isInteger(points) || points <= 0 || from === to) throw new Error('No payment.');
      this.balances.set(from, this.of(from) - points);
      this.balances.set(to, this.of(to) + points);
      for (const pot of ['king-pot', 'pagat-pot'] as const) {
        if (this.of(pot) < 0) throw new Error(`The ${pot} is below nothing.`);
      }
    }
    expect(table.pots).toEqual({
      'king-pot': this.of('king-pot'),
      'pagat-pot': this.of('pagat-pot'),
    });
    expect([...this.balances.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
  }

  of(account: string): number {
    return this.balances.get(account) ?? 0;
  }
}

/** Fines that leave the hand as it was played: those that would change its kind are refused. */
function anyFine(random: () => number, player: FineRecord['player']): FineRecord {
  return {
    player,
    code: pick(random, FINE_CODES),
    stage: pick(random, ['deal', 'meldinger', 'play', 'after'] as const),
    selfReported: random() < 0.3,
    ...(random() < 0.2 ? { amount: pick(random, [0, 5, 20, 40]) } : {}),
  };
}

/** One of the things that happen in an evening; null when the rules refuse it at this moment. */
function happening(random: () => number, book: TarokBookId, table: TarokTable, seed: number) {
  const { rules } = evening(book);
  const chance = random();
  if (chance < 0.06) return join(rules, table, id(`guest ${seed}`), Math.floor(random() * 4));
  if (chance < 0.12) return leave(rules, table, pick(random, table.players));
  if (chance < 0.2)
    return fineBetweenHands(rules, table, anyFine(random, pick(random, table.players)));
  const hand = playHand(rules, table, seed);
  if (!hand) return null;
  const fines = random() < 0.4 ? [anyFine(random, pick(random, hand.active))] : [];
  return settle(rules, table, { ...hand.record, fines });
}

describe.each(BOOKS)('an evening of 60 hands with fines, joins and leaves, %s', (book) => {
  test('every payment keeps the pots at or above nothing, and all closes to zero', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const ledger = new Ledger();
        const { rules } = evening(book);
        const opened = openTable(rules, random() < 0.5 ? [A, B, C] : [A, B, C, D], B);
        let { table } = opened;
        ledger.post(opened.payments, table);
        let hands = 0;
        for (let step = 0; hands < 60; step++) {
          try {
            const after = happening(random, book, table, seed + step);
            if (!after) continue;
            table = after.table;
            ledger.post(after.payments, table);
            hands += 'outcome' in after ? 1 : 0;
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        }
        const split = splitPots(rules, table);
        ledger.post(split.payments, split.table);
        expect(ledger.of('king-pot') + ledger.of('pagat-pot')).toBe(0);
      }),
      { numRuns: 6 },
    );
  });

  test('splitting loses nothing, and nobody gets more than one chip more of a pot', () => {
    const { rules, table } = evening(book, { players: 4 });
    const held = fc.nat({ max: 100_000 });
    fc.assert(
      fc.property(held, held, fc.constantFrom(A, B, C, D), (king, pagat, dealer) => {
        const pots = { 'king-pot': king, 'pagat-pot': pagat } as TarokTable['pots'];
        const { payments, table: after } = splitPots(rules, { ...table, dealer, pots });
        expect(after.pots).toEqual({ 'king-pot': 0, 'pagat-pot': 0 });
        for (const pot of ['king-pot', 'pagat-pot'] as const) {
          const shares = table.players.map((player) =>
            payments.reduce(
              (sum, one) => sum + (one.from === pot && one.to === player ? one.points : 0),
              0,
            ),
          );
          expect(shares.reduce((sum, one) => sum + one, 0)).toBe(pots[pot]);
          expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(
            rules.tariff.chip.points,
          );
        }
      }),
    );
  });

  test('a player who joins and leaves at once takes their payment back, to a chip', () => {
    const { rules, table } = evening(book);
    fc.assert(
      fc.property(fc.nat({ max: 5_000 }), (chips) => {
        const held = chips * rules.tariff.chip.points;
        const pots = { 'king-pot': held, 'pagat-pot': held } as TarokTable['pots'];
        const joined = join(rules, { ...table, pots }, D);
        const left = leave(rules, joined.table, D);
        const kept = left.table.pots['king-pot'] - held;
        expect(Math.abs(kept)).toBeLessThanOrEqual(rules.tariff.chip.points);
      }),
    );
  });
});
