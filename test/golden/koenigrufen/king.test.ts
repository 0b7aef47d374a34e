import { alone, hand, paid } from '../../support/koenigrufen/koenigrufen.js';

const WON = '35/2';
const LOST = '35/1';

describe.each([
  ['their own king', 'a'],
  ['the called king in the talon', 'talon'],
] as const)('%s: the declarer settles with all three, as in a dreier', (_, king) => {
  test.each([
    ['rufer', 1],
    ['solorufer', 2],
  ] as const)('%s: 3 × %i', (contract, each) => {
    expect(paid(hand(contract, { king, points: WON }))).toEqual(alone(each));
    expect(paid(hand(contract, { king, points: LOST }))).toEqual(alone(-each));
  });

  test.each([
    ['pagatrufer', 'pagat-ultimo', 2],
    ['uhurufer', 'uhu', 4],
    ['kakadurufer', 'kakadu', 6],
  ] as const)('%s: 3 × (1 ± the %s, declared: %i)', (contract, bird, value) => {
    const said = [[bird, 'a']] as const;
    const made = [bird];
    expect(paid(hand(contract, { king, said, points: WON, made }))).toEqual(alone(1 + value));
    expect(paid(hand(contract, { king, said, points: WON }))).toEqual(alone(1 - value));
    expect(paid(hand(contract, { king, said, points: LOST, made }))).toEqual(alone(-1 + value));
    expect(paid(hand(contract, { king, said, points: LOST }))).toEqual(alone(-1 - value));
  });

  test('figures are paid between the same: rufer 1 + trull 1 = 2 from each', () => {
    expect(paid(hand('rufer', { king, points: WON, made: ['trull'] }))).toEqual(alone(2));
  });
  test('solorufer: figures still double (K4): 2 + 2 × trull 1 = 4 from each', () => {
    expect(paid(hand('solorufer', { king, points: WON, made: ['trull'] }))).toEqual(alone(4));
  });
  test('kontra: rufer 1 × 2 = 2 from each', () => {
    expect(paid(hand('rufer', { king, points: WON, kontra: 'kontra' }))).toEqual(alone(2));
  });
  test('another than forehand: pagatrufer of b, 1 + 2 = 3 from each', () => {
    const own = king === 'a' ? 'b' : king;
    const record = hand('pagatrufer', {
      declarer: 'b',
      king: own,
      points: WON,
      made: ['pagat-ultimo'],
    });
    expect(paid(record)).toEqual(alone(3, 'b'));
  });
});

describe('given up, the called king in the talon (Rufer, Pagatrufer, Uhurufer. Kakadurufer)', () => {
  test.each([
    ['rufer', 'the game 1', 1],
    ['pagatrufer', 'the game 1 + pagat ultimo declared and lost 2', 3],
    ['uhurufer', 'the game 1 + uhu declared and lost 4', 5],
    ['kakadurufer', 'the game 1 + kakadu declared and lost 6', 7],
  ] as const)('%s: %s = %i to each', (contract, _, each) => {
    expect(paid(hand(contract, { king: 'talon', gaveUp: true }))).toEqual(alone(-each));
  });
  test('three times as dear as to lose with a partner: −3 for −1', () => {
    expect(paid(hand('rufer', { points: LOST }))[0]).toBe(-1);
    expect(paid(hand('rufer', { king: 'talon', gaveUp: true }))[0]).toBe(-3);
  });
  test('another than forehand: pagatrufer of c', () => {
    const record = hand('pagatrufer', { declarer: 'c', king: 'talon', gaveUp: true });
    expect(paid(record)).toEqual(alone(-3, 'c'));
  });
});

describe('king ultimo with the declarer’s own king (K5)', () => {
  test('silent: rufer 1 + 1 = 2 from each', () => {
    expect(paid(hand('rufer', { king: 'a', points: WON, made: ['king-ultimo'] }))).toEqual(
      alone(2),
    );
  });
  test('declared: 1 + 2 = 3 from each; lost: 1 − 2 = −1', () => {
    const said = [['king-ultimo', 'a']] as const;
    const made = ['king-ultimo'] as const;
    expect(paid(hand('rufer', { king: 'a', said, points: WON, made }))).toEqual(alone(3));
    expect(paid(hand('rufer', { king: 'a', said, points: WON }))).toEqual(alone(-1));
  });
  test('played and missed undeclared: 1 − 1 = 0', () => {
    const missed = ['king-ultimo'] as const;
    expect(paid(hand('rufer', { king: 'a', points: WON, missed }))).toEqual([0, 0, 0, 0]);
  });
});
