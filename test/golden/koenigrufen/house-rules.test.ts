import { KOENIGRUFEN } from '../../../src/rules/koenigrufen/books/koenigrufen.js';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import { resolveRules } from '../../../src/rules/koenigrufen/books/house-rules.js';
import type { RuleReason } from '../../../src/rules/refusals/refusal.js';
import type { HouseRules } from '../../../src/rules/house-rules/house-rules.js';
import {
  alone,
  evening,
  hand,
  negative,
  paid,
  settled,
  trischaken,
  two,
} from '../../support/koenigrufen/koenigrufen.js';
import { refusal } from '../../support/tarok/refusal.js';

const WON = '35/2';
const LOST = '35/1';
const VALAT = ['valat'] as const;

/** Row, the club's stake, a hand, and its result with it. */
const ROWS: readonly (readonly [string, number, string, KoenigrufenHandRecord, number[]])[] = [
  ['trischaken', 5, '5 × 2 for forehand', trischaken(70, 50, 40, 50), [-30, 10, 10, 10]],
  ['trischaken', 5, '5 × 3 × 2, shared by two', trischaken(0, 104, 106, 0), [15, 0, -30, 15]],
  ['sechserdreier', 5, 'won 5', hand('sechserdreier', { points: WON }), alone(5)],
  ['sechserdreier', 5, 'lost 10, twice', hand('sechserdreier', { points: LOST }), alone(-10)],
  ['sechserdreier-lost', 7, 'lost 7', hand('sechserdreier', { points: LOST }), alone(-7)],
  ['sechserdreier-lost', 7, 'won 3 all the same', hand('sechserdreier', { points: WON }), alone(3)],
  ['rufer', 5, 'won', hand('rufer', { points: WON }), two(5)],
  ['rufer', 5, 'kontra, lost: 10', hand('rufer', { points: LOST, kontra: 'kontra' }), two(-10)],
  ['rufer', 5, 'given up', hand('rufer', { king: 'talon', gaveUp: true }), alone(-5)],
  ['rufer', 5, 'silent valat 5 × 4', hand('rufer', { made: VALAT }), two(20)],
  ['piccolo', 5, 'won', negative('piccolo', 'a', 1), alone(5)],
  ['zwiccolo', 5, 'lost', negative('zwiccolo', 'a', 3), alone(-5)],
  ['solorufer', 5, 'won', hand('solorufer', { points: WON }), two(5)],
  ['bettler', 5, 'lost', negative('bettler', 'a', 1), alone(-5)],
  ['pagatrufer', 5, '5 + 2', hand('pagatrufer', { points: WON, made: ['pagat-ultimo'] }), two(7)],
  ['uhurufer', 5, '−5 − 4', hand('uhurufer', { points: LOST }), two(-9)],
  ['kakadurufer', 5, '5 − 6', hand('kakadurufer', { points: WON }), two(-1)],
  ['farbendreier', 5, 'won', hand('farbendreier', { points: WON }), alone(5)],
  ['farbendreier', 5, 'lost in forehand 10', hand('farbendreier', { points: LOST }), alone(-10)],
  [
    'farbendreier-lost-in-forehand',
    7,
    'lost in forehand 7',
    hand('farbendreier', { points: LOST }),
    alone(-7),
  ],
  [
    'farbendreier-lost-in-forehand',
    7,
    'lost by another 3',
    hand('farbendreier', { declarer: 'b', points: LOST }),
    alone(-3, 'b'),
  ],
  ['dreier', 5, 'lost', hand('dreier', { points: LOST }), alone(-5)],
  ['piccolo-ouverte', 7, 'won', negative('piccolo-ouverte', 'a', 1), alone(7)],
  ['farbensolo', 5, 'lost in forehand 10', hand('farbensolo', { points: LOST }), alone(-10)],
  [
    'farbensolo-lost-in-forehand',
    7,
    'lost in forehand 7',
    hand('farbensolo', { points: LOST }),
    alone(-7),
  ],
  ['bettler-ouverte', 9, 'won', negative('bettler-ouverte', 'a', 0), alone(9)],
  ['solodreier', 9, 'won', hand('solodreier', { points: WON }), alone(9)],
  ['trull', 5, '1 + 5', hand('rufer', { points: WON, made: ['trull'] }), two(6)],
  [
    'trull',
    5,
    'declared twice that: 1 + 10',
    hand('rufer', { points: WON, made: ['trull'], said: [['trull', 'a']] }),
    two(11),
  ],
  ['trull-declared', 5, '1 − 5', hand('rufer', { points: WON, said: [['trull', 'a']] }), two(-4)],
  [
    'trull-declared',
    5,
    'silent 1 + 1 all the same',
    hand('rufer', { points: WON, made: ['trull'] }),
    two(2),
  ],
  ['four-kings', 5, '1 + 5', hand('rufer', { points: WON, made: ['four-kings'] }), two(6)],
  ['grammeln', 5, '1 + 5', hand('rufer', { points: '45/2' }), two(6)],
  ['grossgrammeln', 5, '1 + 1 + 5', hand('rufer', { points: '55/2' }), two(7)],
  ['king-ultimo', 5, '1 − 5', hand('rufer', { points: WON, missed: ['king-ultimo'] }), two(-4)],
  [
    'pagat-ultimo',
    5,
    'solorufer 2 − 2 × 5',
    hand('solorufer', { points: WON, missed: ['pagat-ultimo'] }),
    two(-8),
  ],
  ['uhu', 5, '1 + 5', hand('rufer', { points: WON, made: ['uhu'] }), two(6)],
  [
    'kakadu-declared',
    9,
    'of a kakadurufer: 1 + 9',
    hand('kakadurufer', { points: WON, made: ['kakadu'] }),
    two(10),
  ],
  ['valat', 6, 'dreier 4 × 6', hand('dreier', { made: VALAT }), alone(24)],
  [
    'valat-declared',
    10,
    'dreier 4 × 10, failed',
    hand('dreier', { said: [['valat', 'a']], points: WON }),
    alone(-40),
  ],
];

test.each(ROWS)('%s of the house, %i: %s', (row, stake, _, record, expected) => {
  const at = evening({ house: { tariff: { [row]: stake } } });
  expect(paid(record, at)).toEqual(expected);
});

test('a stake of 0 pays nothing', () => {
  const at = evening({ house: { tariff: { rufer: 0 } } });
  expect(settled(hand('rufer', { points: WON }), at).payments).toEqual([]);
});

test('every number of the book names its place in the source', () => {
  for (const { source } of Object.values(KOENIGRUFEN.tariff)) {
    expect(source).toMatch(/^koenigrufen, (Budtabell|Figurer), /);
  }
});

test.each<[string, RuleReason, HouseRules]>([
  ['houseRules.readings.K7', 'reading-unknown', { readings: { K7: 'table' } }],
  ['houseRules.readings.K1', 'reading-option-unknown', { readings: { K1: 'both' } }],
  ['houseRules.tariff.vierer', 'tariff-row-unknown', { tariff: { vierer: 3 } }],
  ['houseRules.tariff.rufer', 'stake-out-of-range', { tariff: { rufer: -1 } }],
  ['houseRules.tariff.dreier', 'stake-out-of-range', { tariff: { dreier: 1.5 } }],
  ['houseRules.tariff.valat', 'stake-out-of-range', { tariff: { valat: 0 } }],
  ['houseRules.fines.revoke', 'house-fine-unknown', { fines: { revoke: 5 } }],
])('rows that the book does not have: %s', (field, reason, house) => {
  const said = refusal(() => resolveRules(KOENIGRUFEN, house));
  expect(said).toMatchObject({ code: 'house-rule-unknown', reason, field });
});
