import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import {
  alone,
  evening,
  hand,
  paid,
  refused,
  trischaken,
  two,
} from '../../support/koenigrufen/koenigrufen.js';

const house = (id: string, option: string) => evening({ house: { readings: { [id]: option } } });
const made = ['valat'] as const;
const declared = [['valat', 'a']] as const;

/** Reading, the other way, the play, the result as the book is read, and the switched one. */
const READINGS: [string, string, string, KoenigrufenHandRecord, number[], number[]][] = [
  [
    'K1',
    'text',
    'dreier, silent valat: 4 × 4, or 4 × 2 (it adds 4, no less than the figures 4)',
    hand('dreier', { made }),
    alone(16),
    alone(8),
  ],
  [
    'K1',
    'text',
    'dreier, declared valat: 4 × 8 either way',
    hand('dreier', { made, said: declared }),
    alone(32),
    alone(32),
  ],
  [
    'K1',
    'text',
    'dreier, declared and failed: 4 × 8 either way',
    hand('dreier', { said: declared, points: '40/0' }),
    alone(-32),
    alone(-32),
  ],
  [
    'K1',
    'text',
    'sechserdreier: 3 × 4; or it adds 3, less than the figures 4: 3 + 4',
    hand('sechserdreier', { made }),
    alone(12),
    alone(7),
  ],
  [
    'K1',
    'text',
    'rufer, silent, kontra: 4 × 2; or it adds 1 × 2, less than 4: 2 + 4',
    hand('rufer', { made, kontra: 'kontra' }),
    two(8),
    two(6),
  ],
  [
    'K1',
    'text',
    'farbendreier of b, the opponents’: 3 × 4, or 3 × 2',
    hand('farbendreier', { declarer: 'b', theirs: made }),
    alone(-12, 'b'),
    alone(-6, 'b'),
  ],
  [
    'K2',
    'pay-the-others',
    'trischaken, c and d lose: the same either way',
    trischaken(30, 40, 70, 70),
    [2, 2, -2, -2],
    [2, 2, -2, -2],
  ],
  [
    'K2',
    'pay-the-others',
    'trischaken, b, c and d lose: the same either way',
    trischaken(30, 60, 60, 60),
    [3, -1, -1, -1],
    [3, -1, -1, -1],
  ],
  ...(['farbendreier', 'farbensolo'] as const).map((contract): (typeof READINGS)[number] => {
    const lost = contract === 'farbendreier' ? 3 : 6;
    return [
      'K3',
      'as-lost-single',
      `${contract} in forehand with five suit cards: ${2 * lost}, or ${lost}`,
      hand(contract, { suitCards: 5 }),
      alone(-2 * lost),
      alone(-lost),
    ];
  }),
  [
    'K3',
    'as-lost-single',
    'farbendreier in forehand lost by the count: 6 either way',
    hand('farbendreier', { suitCards: 6, points: '35/1' }),
    alone(-6),
    alone(-6),
  ],
  [
    'K4',
    'figures-single',
    'solorufer, king in the talon, trull: 2 + 2 × 1, or 2 + 1',
    hand('solorufer', { king: 'talon', points: '40/0', made: ['trull'] }),
    alone(4),
    alone(3),
  ],
  [
    'K4',
    'figures-single',
    'solorufer, king in the talon, uhu declared and lost: 2 − 8, or 2 − 4',
    hand('solorufer', { king: 'talon', points: '40/0', said: [['uhu', 'a']] }),
    alone(-6),
    alone(-2),
  ],
  [
    'K4',
    'figures-single',
    'solorufer, king in the talon, silent valat: 2 + 8; or it adds 6, more than 4: 8',
    hand('solorufer', { king: 'talon', made }),
    alone(10),
    alone(8),
  ],
  [
    'K4',
    'figures-single',
    'solorufer with a partner, or their own king: doubled either way',
    hand('solorufer', { king: 'a', points: '40/0', made: ['trull'] }),
    alone(4),
    alone(4),
  ],
  [
    'K6',
    'made-only',
    'rufer, silent valat, kakadu taken by the partner: 4 − 3 are no more than 3: 4; or 4 are: 1 + 4 − 3',
    hand('rufer', { made, missed: ['kakadu'] }),
    two(4),
    two(2),
  ],
  [
    'K6',
    'made-only',
    'rufer, declared valat, kakadu made, pagat lost: 4 + 3 are no more than 7: 8 either way',
    hand('rufer', { made: [...made, 'kakadu'], said: declared, missed: ['pagat-ultimo'] }),
    two(8),
    two(8),
  ],
  [
    'K6',
    'made-only',
    'rufer, declared valat, a bird lost: 8 either way',
    hand('rufer', { made, said: declared, missed: ['pagat-ultimo'] }),
    two(8),
    two(8),
  ],
  [
    'K6',
    'made-only',
    'rufer, silent valat, uhu made, pagat lost: 4 + 2 − 1 = 5, more than 3: 1 + 5',
    hand('rufer', { made: [...made, 'uhu'], missed: ['pagat-ultimo'] }),
    two(6),
    two(6),
  ],
];

test.each(READINGS)('%s, %s: %s', (id, option, _, record, asRead, switched) => {
  expect(paid(record)).toEqual(asRead);
  expect(paid(record, house(id, option))).toEqual(switched);
});

describe('K5', () => {
  const at = house('K5', 'not-allowed');
  const own = hand('rufer', { king: 'a', points: '40/0', made: ['king-ultimo'] });
  const said = hand('rufer', { king: 'a', points: '40/0', said: [['king-ultimo', 'a']] });
  test('not-allowed: no king ultimo with one’s own king', () => {
    expect(paid(own)).toEqual(alone(1 + 1));
    const why = { code: 'rule-refused', reason: 'king-ultimo-of-own-king' };
    expect(refused(own, at)).toMatchObject({ ...why, field: 'figures[0].figure' });
    expect(paid(said)).toEqual(alone(1 - 2));
    expect(refused(said, at)).toMatchObject({ ...why, field: 'announcements[0].figure' });
  });
  test('with a partner it is as before', () => {
    const partner = hand('rufer', { points: '40/0', made: ['king-ultimo'] });
    expect(paid(partner, at)).toEqual(two(2));
  });
});

test('the readings in force are kept with the rules', () => {
  expect(evening().rules.readings).toEqual({
    K1: 'table',
    K2: 'pay-each-other',
    K3: 'as-lost',
    K4: 'figures-double',
    K5: 'allowed',
    K6: 'net-of-losses',
  });
  expect(house('K3', 'as-lost-single').rules.readings).toMatchObject({ K3: 'as-lost-single' });
});
