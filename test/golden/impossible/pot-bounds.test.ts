import { MOST_POINTS } from '../../../src/rules/points.js';
import { refusal } from '../../support/tarok/refusal.js';
import { BOOKS, evening, settled } from '../../support/tarok/tarok.js';

describe('no pot grows past a billion points', () => {
  test.each(BOOKS.flatMap((book) => (['king', 'pagat'] as const).map((pot) => ({ book, pot }))))(
    '$book, the $pot pot: the dealer’s 5 are the last that go in, or one too many',
    ({ book, pot }) => {
      const { dealing } = evening(book).rules.tariff;
      const at = (more: number) => evening(book, { [pot]: MOST_POINTS - dealing.points + more });
      const { pots } = settled(at(0), { counts: { a: 26, b: 26, c: 26 } }).table;
      expect(pots[`${pot}-pot`]).toBe(MOST_POINTS);
      expect(refusal(() => settled(at(1), {}))).toMatchObject({
        code: 'amount-too-large',
        reason: 'pot-too-large',
        params: { most: MOST_POINTS },
      });
    },
  );
});
