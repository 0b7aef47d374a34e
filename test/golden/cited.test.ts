import type { HouseRules } from '../../src/rules/house-rules/house-rules.js';
import type { Reason } from '../../src/rules/payment.js';
import type { TarokBookId } from '../../src/rules/tarok/books/book.js';
import {
  A,
  B,
  C,
  evening,
  fine,
  last,
  openedBefore,
  settled,
  type Evening,
  type Part,
} from '../support/tarok/tarok.js';

/** The place in the book that a payment names, where there is more than one. */

/** The places that the payments for a reason name, each once. */
function cited(at: Evening, part: Part, ...reasons: readonly Reason[]): readonly string[] {
  const { payments } = settled(at, part);
  const lines = payments.filter(
    ({ reason, stage }) => reasons.includes(reason) && stage !== 'foundation',
  );
  expect(lines.length).toBeGreaterThan(0);
  return [...new Set(lines.map(({ source }) => source))];
}

const ULTIMO: Part = { lastTrick: last(A, [A, 'king-hearts']) };
const TOUT: Part = { trickless: [B, C], lastTrick: last(A) };
const HOUSE: HouseRules = { tariff: { foundation: 40 } };

describe('founding again', () => {
  test.each<[TarokBookId, string, string, string]>([
    [
      'wolff-1899',
      '§7 Spillets Formål',
      '§12 Tout with §7 Spillets Formål',
      '§2 Kortene og kortgivning',
    ],
    [
      'vlk-1970',
      '10.b For ultimo, NB',
      '10.a For tout with 10.b For ultimo, NB',
      '3.b(5) Betaling ved start',
    ],
    ['brix-1996', 'Scoring 1, Foundation', 'Scoring 1, Foundation', 'Scoring 1, Foundation'],
  ])('%s: after an ultimo %s, after a tout %s', (book, afterUltimo, afterTout, before) => {
    const at = evening(book);
    expect(cited(at, ULTIMO, 'foundation')).toEqual([`${book}, ${afterUltimo}`]);
    expect(cited(at, TOUT, 'foundation')).toEqual([`${book}, ${afterTout}`]);
    const house = evening(book, { house: HOUSE });
    expect(cited(house, ULTIMO, 'foundation')).toEqual([
      `${book}, ${afterUltimo}; stake of the house`,
    ]);
    expect(cited(house, TOUT, 'foundation')).toEqual([`${book}, ${afterTout}; stake of the house`]);
    for (const part of [ULTIMO, TOUT]) {
      expect(cited(openedBefore(at), part, 'foundation')).toEqual([`${book}, ${before}`]);
    }
  });
});

describe('both pots, to who made a tout', () => {
  test.each<[TarokBookId, string, string]>([
    ['wolff-1899', '§12 Tout', '§7 Spillets Formål'],
    ['vlk-1970', '10.a For tout', '10.b For ultimo'],
    ['brix-1996', 'Scoring 5, After the final trick', 'Scoring 5, After the final trick'],
  ])('%s: %s, not %s', (book, byTout, byUltimo) => {
    const at = evening(book);
    expect(cited(at, TOUT, 'pot-taken')).toEqual([`${book}, ${byTout}`]);
    expect(cited(at, ULTIMO, 'pot-taken')).toEqual([`${book}, ${byUltimo}`]);
    expect(cited(openedBefore(at), TOUT, 'pot-taken')).toEqual([`${book}, ${byUltimo}`]);
  });
});

describe('wolff: a premium that the liable player bears', () => {
  const at = evening('wolff-1899');
  const part = (code: Parameters<typeof fine>[1], ...lastTrick: Parameters<typeof last>): Part => ({
    fines: [fine(C, code)],
    lastTrick: { ...last(...lastTrick), liable: C },
  });
  const pagat = 'with §7 Spillets Formål, Pagatpuljen';
  const king = 'with §7 Spillets Formål, Kongepuljen';
  test.each(['revoke', 'wrong-card-count'] as const)('§6 with §7: %s', (code) => {
    expect(cited(at, part(code, A, [A, 'pagat']), 'pagat-ultimo')).toEqual([
      `wolff-1899, §6 Spillet ${pagat}`,
    ]);
    expect(cited(at, part(code, A, [B, 'king-clubs']), 'king-bagud')).toEqual([
      `wolff-1899, §6 Spillet ${king}`,
    ]);
  });
  test.each(['melding-omitted', 'melding-late', 'melding-false'] as const)(
    'and §4 where a melding was missing or wrong: %s',
    (code) => {
      expect(cited(at, part(code, A, [A, 'king-clubs']), 'king-ultimo')).toEqual([
        `wolff-1899, §4 Meldingen and §6 Spillet ${king}`,
      ]);
      expect(cited(at, part(code, A, [B, 'pagat']), 'pagat-bagud')).toEqual([
        `wolff-1899, §4 Meldingen and §6 Spillet ${pagat}`,
      ]);
    },
  );
  test('a stake of the house stays one', () => {
    const house = evening('wolff-1899', { house: { tariff: { pagatUltimo: 50 } } });
    expect(cited(house, part('revoke', A, [A, 'pagat']), 'pagat-ultimo')).toEqual([
      `wolff-1899, §6 Spillet ${pagat}; stake of the house`,
    ]);
  });
  test('another’s melding is none of the liable player’s', () => {
    const both = part('revoke', A, [A, 'pagat']);
    const fines = [...(both.fines ?? []), fine(B, 'melding-omitted')];
    expect(cited(at, { ...both, fines }, 'pagat-ultimo')).toEqual([
      `wolff-1899, §6 Spillet ${pagat}`,
    ]);
  });
  test('without one, and by rules pinned before: §7 alone', () => {
    const { liable: _liable, ...trick } = { ...last(A, [A, 'pagat'] as const), liable: C };
    expect(cited(at, { lastTrick: trick }, 'pagat-ultimo')).toEqual([
      'wolff-1899, §7 Spillets Formål, Pagatpuljen',
    ]);
    expect(cited(openedBefore(at), part('revoke', A, [A, 'pagat']), 'pagat-ultimo')).toEqual([
      'wolff-1899, §7 Spillets Formål, Pagatpuljen',
    ]);
  });
});
