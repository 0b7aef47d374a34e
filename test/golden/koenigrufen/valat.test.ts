import type { ContractId, Figure } from '../../../src/rules/koenigrufen/record/hand.js';
import { alone, hand, id, paid, settled, two } from '../../support/koenigrufen/koenigrufen.js';

/** Taken by the declarer's side, by the opponents; silent or declared. */
const made = ['valat'] as const;
const declared = [['valat', 'a']] as const;
const byThem = [['valat', 'b']] as const;
const BIRDS: readonly Figure[] = ['pagat-ultimo', 'uhu', 'kakadu'];

describe('a rufer: the game 1; trull, four kings, grammeln and grossgrammeln come with it', () => {
  const at = { rufer: (short: Parameters<typeof hand>[1]) => paid(hand('rufer', short)) };
  test('silent: it adds 3, the four silent figures are worth 4: 1 + 4 = 5, not 4', () => {
    expect(at.rufer({ made })).toEqual(two(5));
  });
  test('the same with the figures named, or some of them', () => {
    const all = ['trull', 'four-kings', 'grammeln', 'grossgrammeln'] as const;
    expect(at.rufer({ made: [...made, ...all] })).toEqual(two(5));
    expect(at.rufer({ made: [...made, 'trull'] })).toEqual(two(5));
  });
  test('the same with the count: 70/0, all of the talon’s cards', () => {
    expect(at.rufer({ made, points: '70/0' })).toEqual(two(5));
  });
  test('kontra: it adds 3 × 2 = 6, more than 4: 4 × 2 = 8', () => {
    expect(at.rufer({ made, kontra: 'kontra' })).toEqual(two(8));
  });
  test('rekontra and subkontra: 16 and 32', () => {
    expect(at.rufer({ made, kontra: 'rekontra' })).toEqual(two(16));
    expect(at.rufer({ made, kontra: 'subkontra' })).toEqual(two(32));
  });
  test('kontra, with a silent uhu: 4 + 2 = 6, no more than 6: 8', () => {
    expect(at.rufer({ made: [...made, 'uhu'], kontra: 'kontra' })).toEqual(two(8));
  });
  test('kontra, with a silent kakadu: 4 + 3 = 7, more than 6: 2 + 7 = 9', () => {
    expect(at.rufer({ made: [...made, 'kakadu'], kontra: 'kontra' })).toEqual(two(9));
  });
  test('silent, with a silent king ultimo: 1 + 4 + 1 = 6', () => {
    expect(at.rufer({ made: [...made, 'king-ultimo'] })).toEqual(two(6));
  });
  test('silent, with every silent bird and the king: 1 + 4 + 1 + 1 + 2 + 3 = 12', () => {
    expect(at.rufer({ made: [...made, 'king-ultimo', ...BIRDS] })).toEqual(two(12));
  });
  test('silent, trull declared: silent are 3, no more than 3: 4 + 2 = 6', () => {
    expect(at.rufer({ made: [...made, 'trull'], said: [['trull', 'c']] })).toEqual(two(6));
    expect(at.rufer({ made, said: [['trull', 'c']] })).toEqual(two(6));
  });
  test('silent, all four declared: 4 + 4 × 2 = 12', () => {
    const said = [
      ['trull', 'a'],
      ['four-kings', 'a'],
      ['grammeln', 'c'],
      ['grossgrammeln', 'c'],
    ] as const;
    expect(at.rufer({ made, said })).toEqual(two(12));
  });
  test('silent, pagat ultimo declared and made: 1 + 4 + 2 = 7; lost: 1 + 4 − 2 = 3', () => {
    const said = [['pagat-ultimo', 'a']] as const;
    expect(at.rufer({ made: [...made, 'pagat-ultimo'], said })).toEqual(two(7));
    expect(at.rufer({ made, said })).toEqual(two(3));
  });
  test('silent, king ultimo declared with kontra and made: 1 + 4 + 4 = 9', () => {
    const said = [['king-ultimo', 'c', 'kontra']] as const;
    expect(at.rufer({ made: [...made, 'king-ultimo'], said })).toEqual(two(9));
  });
  test('the opponents lose their announcements: 1 + 4 + trull 2', () => {
    // Grammeln declared shows the partner, and so on which side b is.
    const said = [
      ['grammeln', 'c'],
      ['trull', 'b'],
    ] as const;
    // Silent are now trull, four kings and grossgrammeln, 3, no more than 3: 4 + 2 + 2.
    expect(at.rufer({ made, said })).toEqual(two(8));
  });
  test('all twelve tricks of the declarer’s side are a valat, named or not: 5', () => {
    const tricks = [
      { player: id('a'), tricks: 7 },
      { player: id('c'), tricks: 5 },
    ];
    expect(paid({ ...hand('rufer'), tricks })).toEqual(two(5));
    expect(paid({ ...hand('rufer'), tricks: [{ side: 'declarer', tricks: 12 }] })).toEqual(two(5));
    expect(paid({ ...hand('rufer'), tricks: [{ side: 'opponents', tricks: 12 }] })).toEqual(
      two(-5),
    );
  });

  test('declared: it adds 7, more than 4: 8', () => {
    expect(at.rufer({ made, said: declared })).toEqual(two(8));
    expect(at.rufer({ made, said: [['valat', 'c']] })).toEqual(two(8));
  });
  test('declared, kontra, rekontra, subkontra: 16, 32, 64', () => {
    expect(at.rufer({ made, said: declared, kontra: 'kontra' })).toEqual(two(16));
    expect(at.rufer({ made, said: declared, kontra: 'rekontra' })).toEqual(two(32));
    expect(at.rufer({ made, said: declared, kontra: 'subkontra' })).toEqual(two(64));
  });
  test('declared, with a silent kakadu: 4 + 3 = 7, no more than 7: 8', () => {
    expect(at.rufer({ made: [...made, 'kakadu'], said: declared })).toEqual(two(8));
  });
  test('declared, with silent uhu and kakadu: 4 + 2 + 3 = 9, more than 7: 1 + 9 = 10', () => {
    expect(at.rufer({ made: [...made, 'uhu', 'kakadu'], said: declared })).toEqual(two(10));
  });
  test('declared, with uhu declared: 8 + 4 = 12', () => {
    const said = [...declared, ['uhu', 'a']] as const;
    expect(at.rufer({ made: [...made, 'uhu'], said })).toEqual(two(12));
    expect(at.rufer({ made, said })).toEqual(two(8 - 4));
  });

  test('declared and failed: −8, whatever the card points', () => {
    expect(at.rufer({ said: declared, points: '40/0' })).toEqual(two(-8));
    expect(at.rufer({ said: declared, points: '30/0' })).toEqual(two(-8));
  });
  test('failed, kontra: −16', () => {
    expect(at.rufer({ said: declared, points: '40/0', kontra: 'kontra' })).toEqual(two(-16));
  });
  test('failed, with figures: −8 + trull 1 + uhu declared 4 + grammeln 1 + grossgrammeln 1', () => {
    const said = [...declared, ['uhu', 'a']] as const;
    expect(at.rufer({ said, points: '60/0', made: ['trull', 'uhu'] })).toEqual(two(-1));
  });

  test('the opponents’, silent: the game lost 1, and 4 for the figures: −5, not −4', () => {
    expect(at.rufer({ theirs: made })).toEqual(two(-5));
  });
  test('the opponents’, silent, with kontra: 4 × 2 = 8', () => {
    expect(at.rufer({ theirs: made, kontra: 'kontra' })).toEqual(two(-8));
  });
  // An opponent may declare only when it is known on which side they are: here the partner, c, has
  // declared uhu, 4.
  const shown = [['uhu', 'c'], ...byThem] as const;
  test('the opponents’, declared: −8, and uhu lost −4; with the declarer’s kontra −16 − 4', () => {
    expect(at.rufer({ theirs: made, said: shown })).toEqual(two(-12));
    expect(at.rufer({ theirs: made, said: shown, kontra: 'kontra' })).toEqual(two(-20));
  });
  test('the opponents’, failed: the declarer has won at × 8, whatever the card points', () => {
    expect(at.rufer({ said: shown, points: '40/0' })).toEqual(two(8 - 4));
    expect(at.rufer({ said: shown, points: '30/0', made: ['uhu'] })).toEqual(two(8 + 4));
    // 10/0: grammeln and grossgrammeln are the opponents'.
    expect(at.rufer({ said: shown, points: '10/0' })).toEqual(two(8 - 4 - 2));
    expect(at.rufer({ said: shown, points: '40/0', kontra: 'kontra' })).toEqual(two(16 - 4));
  });
  test('the declarer’s own, declared, and by the record lost, beside theirs: −8', () => {
    expect(paid(hand('rufer', { said: declared, missed: made, theirs: made }))).toEqual(two(-8));
  });
  test('the declarer’s trull, declared, lost to a silent valat of theirs: −4 − 2', () => {
    // Their silent figures: trull, four kings, grammeln, grossgrammeln, 4, more than 3.
    expect(at.rufer({ theirs: made, said: [['trull', 'a']] })).toEqual(two(-1 - 4 - 2));
  });
});

describe('silent (× 4, or the silent figures), declared (× 8), failed (8 × lost)', () => {
  const ROWS: readonly (readonly [ContractId, 'a' | 'b', number, number, number, string])[] = [
    ['solorufer', 'a', 10, 16, 16, 'adds 6, figures 4 × 2 = 8: 2 + 8 = 10'],
    ['sechserdreier', 'a', 12, 24, 48, 'adds 9, figures 4: 3 × 4; failed 8 × 6'],
    ['farbendreier', 'a', 12, 24, 48, 'adds 9, figures 2: 3 × 4; failed in forehand 8 × 6'],
    ['farbendreier', 'b', 12, 24, 24, 'failed by another 8 × 3'],
    ['dreier', 'a', 16, 32, 32, 'adds 12, figures 4: 4 × 4'],
    ['farbensolo', 'a', 24, 48, 96, 'adds 18, figures 2 × 2: 6 × 4; failed in forehand 8 × 12'],
    ['farbensolo', 'b', 24, 48, 48, 'failed by another 8 × 6'],
    ['solodreier', 'a', 32, 64, 64, 'adds 24, figures 4 × 2 = 8: 8 × 4'],
  ];
  test.each(ROWS)('%s by %s: %i, %i, −%i – %s', (contract, declarer, silent, said8, failed) => {
    const sides = (each: number): number[] =>
      contract === 'solorufer' ? two(each) : alone(each, declarer);
    const said = [['valat', declarer]] as const;
    expect(paid(hand(contract, { declarer, made }))).toEqual(sides(silent));
    expect(paid(hand(contract, { declarer, made, said }))).toEqual(sides(said8));
    expect(paid(hand(contract, { declarer, said, points: '40/0' }))).toEqual(sides(-failed));
    expect(paid(hand(contract, { declarer, said, points: '30/0' }))).toEqual(sides(-failed));
  });

  const THEIRS: readonly (readonly [ContractId, 'a' | 'c', number, number, number, string])[] = [
    ['sechserdreier', 'a', 24, 48, 24, 'lost 6 × 4; failed: won 3 × 8'],
    ['farbendreier', 'a', 24, 48, 24, 'lost in forehand 6 × 4; failed: won 3 × 8'],
    ['farbendreier', 'c', 12, 24, 24, 'lost 3 × 4'],
    ['dreier', 'a', 16, 32, 32, 'lost 4 × 4'],
    ['farbensolo', 'a', 48, 96, 48, 'lost in forehand 12 × 4; failed: won 6 × 8'],
    ['farbensolo', 'c', 24, 48, 48, 'lost 6 × 4'],
    ['solodreier', 'a', 32, 64, 64, 'lost 8 × 4'],
  ];
  test.each(THEIRS)(
    'the opponents’ in a %s by %s: −%i, −%i, failed %i – %s',
    (contract, declarer, silent, said8, failed) => {
      const sides = (each: number): number[] => alone(each, declarer);
      expect(paid(hand(contract, { declarer, theirs: made }))).toEqual(sides(-silent));
      expect(paid(hand(contract, { declarer, theirs: made, said: byThem }))).toEqual(sides(-said8));
      expect(paid(hand(contract, { declarer, said: byThem, points: '40/0' }))).toEqual(
        sides(failed),
      );
    },
  );
});

describe('the comparison with silent figures, in other games', () => {
  test('solorufer, the opponents’: adds 6, figures 4 × 2 = 8: −2 − 8', () => {
    expect(paid(hand('solorufer', { theirs: made }))).toEqual(two(-10));
  });
  test('solorufer, the opponents’, declared: −2 × 8, uhu lost −8; failed: 16 − 8', () => {
    const said = [['uhu', 'c'], ...byThem] as const;
    expect(paid(hand('solorufer', { theirs: made, said }))).toEqual(two(-24));
    expect(paid(hand('solorufer', { said, points: '40/0' }))).toEqual(two(8));
  });
  test('solorufer, silent, kontra: adds 12, figures 8: 2 × 4 × 2 = 16', () => {
    expect(paid(hand('solorufer', { made, kontra: 'kontra' }))).toEqual(two(16));
  });
  test('solorufer, declared: adds 14; figures 4, king 1, birds 6 are 11 × 2 = 22: 2 + 22', () => {
    const all = [...made, 'king-ultimo', ...BIRDS] as const;
    expect(paid(hand('solorufer', { made: all, said: declared }))).toEqual(two(24));
  });
  test('sechserdreier, silent: adds 9, figures 4 + pagat 1 + uhu 2 = 7: 12', () => {
    const figures = [...made, 'pagat-ultimo', 'uhu'] as const;
    expect(paid(hand('sechserdreier', { made: figures }))).toEqual(alone(12));
  });
  test('sechserdreier, silent: adds 9, figures 4 + all birds 6 = 10: 3 + 10 = 13', () => {
    expect(paid(hand('sechserdreier', { made: [...made, ...BIRDS] }))).toEqual(alone(13));
  });
  test('dreier, silent: adds 12, figures 4 + 6 = 10: 16', () => {
    expect(paid(hand('dreier', { made: [...made, ...BIRDS] }))).toEqual(alone(16));
  });
  test('solodreier, silent: adds 24, figures (4 + 6) × 2 = 20: 32', () => {
    expect(paid(hand('solodreier', { made: [...made, ...BIRDS] }))).toEqual(alone(32));
  });
  test('sechserdreier, the opponents’: adds 6 × 3 = 18, figures 10: −24', () => {
    expect(paid(hand('sechserdreier', { theirs: [...made, ...BIRDS] }))).toEqual(alone(-24));
  });
  test('farbendreier, silent, grammeln declared: 12 + 2; in a farbensolo 24 + 4', () => {
    const said = [['grammeln', 'a']] as const;
    expect(paid(hand('farbendreier', { made, said }))).toEqual(alone(14));
    expect(paid(hand('farbensolo', { made, said }))).toEqual(alone(28));
  });
  test('their own king, or the king in the talon: 1 + 4 = 5 from each', () => {
    expect(paid(hand('rufer', { king: 'a', made }))).toEqual(alone(5));
    expect(paid(hand('rufer', { king: 'talon', made }))).toEqual(alone(5));
  });
  test('their own king, in the last trick: 1 + 4 + 1 = 6 from each', () => {
    expect(paid(hand('rufer', { king: 'a', made: [...made, 'king-ultimo'] }))).toEqual(alone(6));
  });
  test('solorufer, the king in the talon: 2 + 8 = 10 from each', () => {
    expect(paid(hand('solorufer', { king: 'talon', made }))).toEqual(alone(10));
  });
  test.each([
    ['pagatrufer', 'pagat-ultimo', 2],
    ['uhurufer', 'uhu', 4],
    ['kakadurufer', 'kakadu', 6],
  ] as const)('%s, silent, with its %s declared %i: 1 + 4 ± the bird', (contract, bird, value) => {
    expect(paid(hand(contract, { made: [...made, bird] }))).toEqual(two(5 + value));
    expect(paid(hand(contract, { made }))).toEqual(two(5 - value));
    expect(paid(hand(contract, { made: [...made, bird], said: declared }))).toEqual(two(8 + value));
    expect(paid(hand(contract, { said: declared, points: '40/0' }))).toEqual(two(-8 - value));
  });
});

test('silent figures worth just as much as the valat adds leave it the valat: one payment a pair', () => {
  const reasons = settled(
    hand('rufer', { made: [...made, 'kakadu'], said: declared }),
  ).payments.map(({ reason }) => reason);
  expect(reasons).toEqual(['rufer', 'rufer']);
});

test('a valat is one with the game: two payments in a rufer, three in a dreier', () => {
  expect(settled(hand('rufer', { made, said: declared })).payments).toHaveLength(2);
  expect(settled(hand('dreier', { made })).payments).toHaveLength(3);
});

describe('birds played silently and missed beside a valat of the same side (K6)', () => {
  test('rufer: 4 − pagat 1 = 3, no more than 3: 4, and the pagat is not paid', () => {
    expect(paid(hand('rufer', { made, missed: ['pagat-ultimo'] }))).toEqual(two(4));
  });
  test('rufer: 4 + uhu 2 − pagat 1 = 5, more than 3: 1 + 5 = 6', () => {
    expect(paid(hand('rufer', { made: [...made, 'uhu'], missed: ['pagat-ultimo'] }))).toEqual(
      two(6),
    );
  });
  test('rufer, declared: 8, whatever was missed', () => {
    expect(paid(hand('rufer', { made, said: declared, missed: ['kakadu'] }))).toEqual(two(8));
  });
  test('solorufer: (4 − pagat 1) × 2 = 6, no more than 6: 8', () => {
    expect(paid(hand('solorufer', { made, missed: ['pagat-ultimo'] }))).toEqual(two(8));
  });
  test('the opponents’ own: rufer lost, 4 − pagat 1 = 3: −4', () => {
    expect(paid(hand('rufer', { theirs: made, theirMissed: ['pagat-ultimo'] }))).toEqual(two(-4));
  });
  test('a declared bird lost is paid besides: 4 × 4 − 2', () => {
    const said = [['pagat-ultimo', 'a']] as const;
    expect(paid(hand('dreier', { made, said }))).toEqual(alone(14));
  });
});
