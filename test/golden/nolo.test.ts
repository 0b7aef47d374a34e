import { refusal } from '../support/tarok/refusal.js';
import {
  A,
  B,
  BOOKS,
  C,
  evening,
  kingLost,
  last,
  pagatLost,
  settled,
  trumps,
} from '../support/tarok/tarok.js';

/**
 * The last trick beside a nolo: 'ligesom den spiller som får sidste stik ikke modtager betaling herfor'
 * (vlk-1970, 9.e), 'When a player makes Nolo, … Ultimos do not count' (brix-1996), wolff-1899 §5 and §11.
 */

const NOLO = { trickless: [B], events: [pagatLost(B), kingLost(B, 'hearts')] };

describe.each(BOOKS)('under %s, beside a nolo', (book) => {
  const at = evening(book);

  test('nobody need say who won the last trick, where no pagat or king fell in it', () => {
    const { outcome, payments, table } = settled(at, { ...NOLO, lastTrick: null });
    expect(outcome).toMatchObject({ nolo: B, ultimo: null, bagud: [], lastTrickPaid: false });
    const said = settled(at, { ...NOLO, lastTrick: last(A) });
    expect([payments, table]).toEqual([said.payments, said.table]);
  });

  test('a bagud needs the last trick: a pagat of which nothing is said is refused in words', () => {
    const bagud = { trickless: [B], meldinger: [trumps(C, 10, true)] };
    const silent = refusal(() => settled(at, { ...bagud, lastTrick: null, unsaid: true }));
    expect(silent).toMatchObject({ reason: 'pagat-fate-missing', field: 'events' });
    const { outcome } = settled(at, { ...bagud, lastTrick: last(A, [C, 'pagat']), unsaid: true });
    expect(outcome.bagud).toMatchObject([{ player: C, card: 'pagat' }]);
  });

  test('a last trick that the nolo won is refused, not forgotten', () => {
    const refused = refusal(() => settled(at, { ...NOLO, lastTrick: last(B) }));
    expect(refused).toMatchObject({ reason: 'trickless-won-last', field: 'lastTrick.winner' });
  });

  test('a tout and a hand without either need it', () => {
    for (const trickless of [[], [A, B]]) {
      const refused = refusal(() => settled(at, { trickless, lastTrick: null }));
      expect(refused).toMatchObject({ reason: 'last-trick-missing', field: 'lastTrick' });
    }
  });
});

test('a house that pays the last trick beside a nolo needs its winner (R1)', () => {
  const paid = evening('wolff-1899', { house: { readings: { R1: 'paid' } } });
  const refused = refusal(() => settled(paid, { ...NOLO, lastTrick: null }));
  expect(refused).toMatchObject({ reason: 'last-trick-missing', field: 'lastTrick' });
  expect(settled(paid, { ...NOLO, lastTrick: last(A) }).outcome.lastTrickPaid).toBe(true);
});
