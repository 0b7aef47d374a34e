import fc from 'fast-check';
import type {
  ContractId,
  KoenigrufenHandRecord,
} from '../../../src/rules/koenigrufen/record/hand.js';
import {
  CONTRACT_IDS,
  FIGURES,
  KONTRAS,
  SIDES,
} from '../../../src/rules/koenigrufen/record/hand.js';
import { activePlayers } from '../../../src/rules/koenigrufen/table.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { sentenceOf } from '../../../src/words/languages.js';
import { evening, id, nets, settled } from '../../support/koenigrufen/koenigrufen.js';
import { FOUR, recordOf, facts } from '../../support/koenigrufen/hand-by-facts.js';

const RUNS = { numRuns: 800 * Number(process.env['EVENINGS'] ?? 1) };

const anyone = fc.constantFrom(...FOUR, 'e' as const).map(id);
const kontra = fc.constantFrom(...KONTRAS);
const count = fc.oneof(
  fc.record({ side: fc.constantFrom(...SIDES), blad: fc.integer({ min: 0, max: 211 }) }),
  fc.record({ player: anyone, blad: fc.integer({ min: 0, max: 211 }) }),
  fc.record({
    side: fc.constantFrom(...SIDES),
    points: fc.constantFrom('35/2', '35/1', '46', '70/0', '35/3', 'x', ''),
  }),
);
const personal = fc.array(fc.record({ player: anyone, kontra }), { maxLength: 3 });

/** Any record that a secretary could write, possible or not. */
const anything: fc.Arbitrary<KoenigrufenHandRecord> = fc.record(
  {
    contract: fc.constantFrom<ContractId>(...CONTRACT_IDS),
    declarer: anyone,
    calledKing: fc.constantFrom('hearts' as const, 'fourth' as const),
    kingHolder: fc.oneof(anyone, fc.constant('talon' as const)),
    partner: anyone,
    gaveUp: fc.boolean(),
    kontra,
    kontraBy: anyone,
    personalKontra: personal,
    games: fc.array(
      fc.record(
        {
          game: fc.constantFrom('piccolo' as const, 'bettler' as const),
          declarer: anyone,
          personalKontra: personal,
        },
        { requiredKeys: ['game', 'declarer'] },
      ),
      { maxLength: 2 },
    ),
    announcements: fc.array(
      fc.record(
        { figure: fc.constantFrom(...FIGURES), player: anyone, kontra, kontraBy: anyone },
        { requiredKeys: ['figure', 'player'] },
      ),
      { maxLength: 3 },
    ),
    count: fc.array(count, { maxLength: 4 }),
    figures: fc.array(
      fc.record(
        {
          figure: fc.constantFrom(...FIGURES),
          side: fc.constantFrom(...SIDES),
          player: anyone,
          lost: fc.boolean(),
        },
        { requiredKeys: ['figure'] },
      ),
      { maxLength: 3 },
    ),
    suitCards: fc.integer({ min: -1, max: 13 }),
    tricks: fc.array(fc.record({ player: anyone, tricks: fc.integer({ min: -1, max: 13 }) }), {
      maxLength: 4,
    }),
    virgins: fc.array(anyone, { maxLength: 2 }),
    won: fc.boolean(),
  },
  { requiredKeys: ['contract'] },
);

/** A hand that could be, with some of it changed or left out. */
const nearly = fc
  .tuple(facts, anything, fc.subarray(['kontra', 'count', 'figures', 'tricks', 'won'] as const))
  .map(([one, other, fields]): KoenigrufenHandRecord => {
    const record = { ...recordOf(one) };
    const changed = Object.fromEntries(fields.map((field) => [field, other[field]]));
    return { ...record, ...changed };
  });

function examine(record: KoenigrufenHandRecord, players: 4 | 5): 'refused' | 'settled' {
  const at = evening({ players });
  const frozen = JSON.stringify(record);
  let result;
  try {
    result = settled(record, at);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(['impossible-hand', 'rule-refused']).toContain(error.code);
    for (const language of ['da', 'en'] as const) {
      const words = sentenceOf(language, error);
      expect(words).toMatch(/^[A-ZÆØÅ0-9].+\.$/s);
      expect(words).not.toMatch(/undefined|null|NaN|\[object/);
    }
    expect(error.field).toMatch(/^[a-zA-Z]+/);
    return 'refused';
  }
  expect(nets(result, at).reduce((sum, net) => sum + net, 0)).toBe(0);
  const active = activePlayers(at.table);
  for (const { from, to, points, source } of result.payments) {
    expect(active).toContain(from);
    expect(active).toContain(to);
    expect(from).not.toBe(to);
    expect(points > 0 && Number.isInteger(points)).toBe(true);
    expect(source).toMatch(/^koenigrufen, /);
  }
  expect(result.table).toEqual({ players: at.table.players, dealer: id('a') });
  expect(settled(JSON.parse(frozen) as KoenigrufenHandRecord, at)).toEqual(result);
  expect(JSON.stringify(record)).toBe(frozen);
  return 'settled';
}

describe.each([4, 5] as const)('whatever is written down, %i at the table', (players) => {
  test('it is refused in words, or settles to zero between the four who play, always alike', () => {
    const seen = { refused: 0, settled: 0 };
    fc.assert(
      fc.property(fc.oneof(anything, nearly), (record) => {
        seen[examine(record, players)] += 1;
      }),
      RUNS,
    );
    // Else the property says nothing about one of the two.
    expect(Math.min(seen.refused, seen.settled)).toBeGreaterThan(
      (seen.refused + seen.settled) / 30,
    );
  });
});
