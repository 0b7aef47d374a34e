import { KOENIGRUFEN } from '../../../src/rules/koenigrufen/books/koenigrufen.js';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import { resolveRules } from '../../../src/rules/koenigrufen/books/house-rules.js';
import { settleKoenigrufen } from '../../../src/rules/koenigrufen/settle.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import {
  negative,
  PLAYED_TABLE as TABLE,
  positive,
  randomFrom,
  trischaken,
} from '../../support/koenigrufen/koenigrufen-deal.js';

/** Hands that were really dealt and played under every contract: none is refused, each sums to zero. */

const RULES = resolveRules(KOENIGRUFEN);
const HANDS = Number(process.env['KOENIGRUFEN_HANDS'] ?? 4000);

/** The fault of a hand that was really played, or nothing. */
function examine(record: KoenigrufenHandRecord): string | null {
  try {
    const { payments } = settleKoenigrufen(RULES, TABLE, record);
    const bad = payments.find(({ from, to, points }) => from === to || !(points > 0));
    return bad ? `${JSON.stringify(record)}: ${JSON.stringify(bad)}` : null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.field}: ${error.message} ${JSON.stringify(record)}`;
  }
}

test.each([
  ['positive games', positive],
  ['negative games', negative],
  ['trischaken', trischaken],
] as const)('%s as they were played are never refused', (_, played) => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= HANDS && wrong.length < 5; seed++) {
    const found = examine(played(randomFrom(seed)));
    if (found !== null) wrong.push(found);
  }
  expect(wrong).toEqual([]);
});

test('among them are valats of both sides, birds lost and virgins', () => {
  const found = { valat: 0, theirs: 0, lost: 0, virgins: 0, won: 0 };
  for (let seed = 1; seed <= HANDS; seed++) {
    const { outcome } = settleKoenigrufen(RULES, TABLE, positive(randomFrom(seed)));
    if (outcome.games[0]?.valat === 'declarer') found.valat++;
    if (outcome.games[0]?.valat === 'opponents') found.theirs++;
    if (outcome.figures.some(({ made, declared }) => !made && !declared)) found.lost++;
    const crept = settleKoenigrufen(RULES, TABLE, trischaken(randomFrom(seed))).outcome;
    if ((crept.trischaken?.virgins.length ?? 0) > 0) found.virgins++;
    const { games } = settleKoenigrufen(RULES, TABLE, negative(randomFrom(seed))).outcome;
    if (games[0]?.won) found.won++;
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(0);
});
