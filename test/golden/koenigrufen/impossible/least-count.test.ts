import type { ContractId, Figure } from '../../../../src/rules/koenigrufen/record/hand.js';
import { Refusal } from '../../../../src/rules/refusals/refusal.js';
import { hand, settled } from '../../../support/koenigrufen/koenigrufen.js';

/**
 * The possible counts of a side that took a trick and not all of them. Every card is a blad, a king or
 * a matador (sküs, XXI, pagat) 12 more ('4 poäng'); the declarer's cards are those of the tricks and,
 * where there is a talon, three more. So one trick and three cards are 7 at least; with the trull in
 * them 7 + 36, with four kings 7 + 48; both need two tricks: 11 + 84. Uhu and kakadu are two tricks,
 * 11, with pagat ultimo three and the pagat: 15 + 12.
 */
type Row = readonly [
  contract: ContractId,
  king: 'c' | 'talon',
  side: 'made' | 'theirs',
  figures: readonly Figure[],
  least: number,
  most: number,
  /** How many counts there are in all, those of a valat left out. */
  counts: number,
];

const BIRDS: readonly Figure[] = ['uhu', 'kakadu'];
const THREE_BIRDS: readonly Figure[] = ['pagat-ultimo', ...BIRDS];
const BOTH: readonly Figure[] = ['trull', 'four-kings'];

const ROWS: readonly Row[] = [
  ['rufer', 'c', 'made', [], 7, 203, 191],
  ['rufer', 'c', 'made', ['trull'], 43, 203, 155],
  ['rufer', 'c', 'made', ['four-kings'], 55, 203, 143],
  ['rufer', 'c', 'made', BOTH, 95, 203, 103],
  ['rufer', 'c', 'made', BIRDS, 11, 203, 187],
  ['rufer', 'c', 'made', THREE_BIRDS, 27, 203, 171],
  ['rufer', 'c', 'theirs', ['trull'], 7, 167, 155],
  ['rufer', 'c', 'theirs', ['four-kings'], 7, 155, 143],
  ['rufer', 'c', 'theirs', BOTH, 7, 115, 103],
  ['rufer', 'c', 'theirs', BIRDS, 7, 199, 187],
  ['rufer', 'c', 'theirs', THREE_BIRDS, 7, 183, 171],
  ['dreier', 'c', 'made', ['trull'], 43, 203, 155],
  ['dreier', 'c', 'theirs', BOTH, 7, 115, 103],
  // Nobody takes the talon: it lies with the opponents.
  ['solorufer', 'c', 'made', [], 4, 200, 191],
  ['solorufer', 'c', 'made', ['trull'], 40, 200, 155],
  ['solorufer', 'c', 'made', ['four-kings'], 52, 200, 140],
  ['solorufer', 'c', 'made', BOTH, 92, 200, 103],
  ['solorufer', 'c', 'theirs', BOTH, 4, 112, 103],
  ['solorufer', 'c', 'theirs', THREE_BIRDS, 4, 180, 171],
  // Its half with the called king is the declarer's: three cards, and one of them a king.
  ['solorufer', 'talon', 'made', [], 19, 203, 179],
  ['solorufer', 'talon', 'made', ['trull'], 55, 203, 143],
  ['solorufer', 'talon', 'made', BIRDS, 23, 203, 175],
  ['solorufer', 'talon', 'theirs', ['trull'], 19, 167, 143],
  ['solorufer', 'talon', 'theirs', BIRDS, 19, 199, 175],
  ['solodreier', 'c', 'made', THREE_BIRDS, 24, 200, 171],
];

test.each(ROWS)(
  '%s, king with %s, %s %j: from %i to %i',
  (contract, king, side, figures, least, most, counts) => {
    const all = Array.from({ length: 209 }, (_, blad) => blad + 1);
    const can = all.filter((blad) => {
      const record = hand(contract, { [side]: figures, king });
      try {
        settled({ ...record, count: [{ side: 'declarer', blad }] });
        return true;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { reason, field } = error;
        expect({ reason, field }).toEqual({ reason: 'card-points-without-valat', field: 'count' });
        return false;
      }
    });
    expect([can[0], can.at(-1), can.length]).toEqual([least, most, counts]);
  },
);
