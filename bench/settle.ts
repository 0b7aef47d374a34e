import { KOENIGRUFEN } from '../src/rules/koenigrufen/books/koenigrufen.js';
import { resolveRules } from '../src/rules/koenigrufen/books/house-rules.js';
import { settleKoenigrufen } from '../src/rules/koenigrufen/settle.js';
import { settle } from '../src/rules/tarok/settle.js';
import type { TarokRules } from '../src/rules/tarok/books/book.js';
import type { TarokHandRecord } from '../src/rules/tarok/record/hand.js';
import { openTable, type TarokTable } from '../src/rules/tarok/table.js';
import { playHand } from '../test/support/tarok/deal.js';
import {
  negative,
  PLAYED_TABLE,
  positive,
  randomFrom,
  trischaken,
} from '../test/support/koenigrufen/koenigrufen-deal.js';
import { A, B, BOOKS, C, D, evening } from '../test/support/tarok/tarok.js';
import { median } from './bench-database.js';

/**
 * How many hands a second one core settles, with all checks. The hands were dealt and played out
 * card by card, with whatever then happened: meldinger, lost kings, ultimo, bagud, nolo and tout.
 */

const HANDS_OF_A_BOOK = 17;
const WARM_UP_MS = 2000;
const ROUNDS = 5;
const ROUND_MS = 1000;
/** Between two looks at the clock. */
const TURNS = 20;

interface Dealt {
  readonly rules: TarokRules;
  readonly table: TarokTable;
  readonly record: TarokHandRecord;
}

/** Evenings of three and of four players under every book, each hand at the table it came to. */
function dealHands(): (() => number)[] {
  const dealt = BOOKS.flatMap((book, at) => {
    const { rules } = evening(book);
    const dealt: Dealt[] = [];
    let { table } = openTable(rules, at % 2 === 0 ? [A, B, C, D] : [A, B, C], A);
    for (let seed = 1; dealt.length < HANDS_OF_A_BOOK; seed++) {
      const hand = playHand(rules, table, seed);
      if (!hand) continue;
      dealt.push({ rules, table, record: hand.record });
      table = settle(rules, table, hand.record).table;
    }
    return dealt;
  });
  return dealt.map(
    ({ rules, table, record }) =>
      () =>
        settle(rules, table, record).payments.length,
  );
}

const KOENIGRUFEN_HANDS = 17;

/** As many hands of every kind of Königrufen, played out like the others. */
function dealKoenigrufen(): (() => number)[] {
  const rules = resolveRules(KOENIGRUFEN);
  return [positive, negative, trischaken].flatMap((played) =>
    Array.from({ length: KOENIGRUFEN_HANDS }, (_, seed) => {
      const record = played(randomFrom(seed + 1));
      return () => settleKoenigrufen(rules, PLAYED_TABLE, record).payments.length;
    }),
  );
}

/** Hands a second, settled one after the other for so long. */
function rateOf(hands: readonly (() => number)[], ms: number): number {
  const start = performance.now();
  let settled = 0;
  let payments = 0;
  while (performance.now() - start < ms) {
    for (let turn = 0; turn < TURNS; turn++) {
      for (const settleOne of hands) payments += settleOne();
    }
    settled += TURNS * hands.length;
  }
  const rate = (settled * 1000) / (performance.now() - start);
  if (payments === 0) throw new Error('nothing was paid');
  return rate;
}

console.log(`Settling hands as they were played, medians of ${ROUNDS} rounds`);
console.log('game | hands | hands a second | target | share');
for (const [game, target, hands] of [
  ['tarok', 300_000, dealHands()],
  ['koenigrufen', 200_000, dealKoenigrufen()],
] as const) {
  rateOf(hands, WARM_UP_MS);
  const rate = median(Array.from({ length: ROUNDS }, () => rateOf(hands, ROUND_MS)));
  console.log(
    [game, hands.length, rate.toFixed(0), target, (rate / target).toFixed(2)].join(' | '),
  );
}
