import type { PlayerId } from '../../../src/rules/payment.js';
import type { EveningFigures } from '../../../src/standings/figures/evening-figures.js';
import { figuresOf } from '../../../src/standings/figures/figures-of.js';
import { readFigure } from '../../../src/standings/figures/figure-name.js';
import { handsBehind } from '../../../src/standings/sums/hands-behind.js';
import { headToHead } from '../../../src/standings/sums/head-to-head.js';
import { recordsOf } from '../../../src/standings/sums/records.js';
import { shareOf } from '../../../src/standings/sums/share.js';
import { asPersons, type StatisticRow } from '../../../src/standings/sums/statistic-row.js';
import { partnersOf, sumOf } from '../../../src/standings/sums/sum-of.js';
import { whoPaidWhom } from '../../../src/standings/sums/who-paid-whom.js';
import { BrixEvening, LED } from '../../support/tarok/brix-evening.js';
import { bei, beside, hand as contract } from '../../support/koenigrufen/koenigrufen.js';
import { LoggedEvening } from '../../support/evening/logged-evening.js';
import { A, B, C, D, E, fine, full, id, last, trumps } from '../../support/tarok/tarok.js';
import { deriveBook } from '../../../src/rules/own-book/derive-book.js';
import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';

/** The rows of an evening, as the club's statistics have them. */
function rowsOf(session: string, { rules, course, state }: LoggedEvening): StatisticRow[] {
  return Array.from(figuresOf(rules, course, state.disputes), ([member, statistic]) => {
    const money = statistic.points * state.rate;
    return { session, game: rules.game, member, money, ...statistic };
  });
}

/** An evening of so many plain hands. */
function plain(hands: number): BrixEvening {
  const evening = new BrixEvening();
  for (let n = 0; n < hands; n++) evening.hand();
  return evening;
}

function koenigrufen(...records: readonly KoenigrufenHandRecord[]): LoggedEvening {
  const evening = new LoggedEvening(resolveRules(ruleBook('koenigrufen')), [A, B, C, D], D);
  for (const record of records) {
    evening.ask({ kind: 'hand', record: { game: 'koenigrufen', ...record } });
  }
  return evening;
}

const of = (rows: readonly StatisticRow[], player: PlayerId) =>
  rows.filter(({ member }) => member === player);

test('a share of fewer than ten is none', () => {
  expect(shareOf(3, 9)).toEqual({ made: 3, of: 9, share: null });
  expect(shareOf(3, 10)).toEqual({ made: 3, of: 10, share: 0.3 });
});

describe('the sum of evenings', () => {
  // a deals the hands 1, 4 and 7; the dealer wins the last trick, the third brings the pagat home:
  // c in the hands that a deals.
  let rows: StatisticRow[];
  beforeEach(() => {
    rows = [...rowsOf('one', plain(7)), ...rowsOf('two', plain(4))];
  });

  test('of a member', () => {
    const sum = sumOf(of(rows, A));
    expect(sum).toMatchObject({ evenings: 2, hands: 11, dealt: 5 });
    // 25 for each hand dealt; b's are −10 for a (third of b is a: 20 paid, 10 won), c's −25.
    expect(sum.points).toBe(5 * 25 + 3 * -10 + 3 * -25 - 2 * 40);
    expect(sum.money).toBe(10 * sum.points);
    expect(sum.between).toBe(-80);
    expect(sum.pointsAHand).toBe(sum.points / 11);
    expect(sum.feats['last-trick']).toEqual({ made: 5, of: 11, share: 5 / 11 });
    expect(sum.feats['pagat-won']).toEqual({ made: 3, of: 11, share: 3 / 11 });
    // Feats that never happened have an entry too.
    expect(sum.feats.tout).toEqual({ made: 0, of: 11, share: 0 });
    expect(sum.meldinger['kings-abundant']).toEqual({ made: 0, of: 11, share: 0 });
    // Feats of another game have none.
    expect(sum.feats).not.toHaveProperty('trischaken-lost');
    expect(sum).toMatchObject({ contracts: [], figures: {} });
    const won = { made: 0, of: 11, share: 0 };
    expect(sum.cups).toEqual([
      { cup: 'king-pot', won, got: 0, filled: 40 + 25 },
      { cup: 'pagat-pot', won, got: 0, filled: 40 + 25 },
    ]);
  });

  test('of the club every hand counts once', () => {
    expect(sumOf(rows)).toMatchObject({ evenings: 2, hands: 11, dealt: 11 });
    expect(sumOf(rows).feats['last-trick']).toEqual({ made: 11, of: 11, share: 1 });
  });

  test('points a hand are shown from ten hands on', () => {
    expect(sumOf(of(rowsOf('one', plain(9)), A)).pointsAHand).toBeNull();
    expect(sumOf([]).pointsAHand).toBeNull();
  });

  test('cups, fines and meldinger', () => {
    const evening = new BrixEvening();
    evening.hand({ lastTrick: last(A, [A, 'king-hearts']) });
    evening.hand({ meldinger: [full(B, 'hearts'), full(B, 'clubs'), trumps(A, 10, true)] });
    const [ofB = ''] = evening.hand({ fines: [LED(B), LED(B)] });
    evening.dispute({ kind: 'dispute-raised', dispute: 'd', hand: 3, fine: ofB });
    const rows = rowsOf('one', evening);
    const kings = { cup: 'king-pot', won: { made: 1 }, got: 65 };
    const none = { won: { made: 0 }, got: 0 };
    expect(sumOf(rows).cups).toMatchObject([kings, none]);
    expect(sumOf(of(rows, B)).cups).toMatchObject([none, none]);
    expect(sumOf(of(rows, B)).fines).toEqual([
      {
        code: 'lead-out-of-turn',
        own: null,
        count: 2,
        points: 80,
        ends: { stands: 1, disputed: 1, upheld: 0, changed: 0, lifted: 0 },
      },
    ]);
    expect(sumOf(of(rows, B)).meldinger['cavallerie-full']).toMatchObject({ made: 2, of: 3 });
  });

  test('the club’s own fines are counted each by itself, by book, in the words of the latest evening', () => {
    const evening = (book: string, words: string): LoggedEvening => {
      const added = [{ code: 'telefon', words: { da: words }, stage: 'play', price: 5 }] as const;
      const own = deriveBook(ruleBook('vlk-1970'), { added }, { book, version: 1 });
      const logged = new LoggedEvening(resolveRules(own), [A, B, C], A);
      const more = { hand: null, asAgreed: true } as const;
      logged.ask({ kind: 'fine', fine: fine(B, 'other', { own: 'telefon' }), ...more });
      logged.ask({ kind: 'fine', fine: fine(B, 'other', { amount: 5 }), ...more });
      return logged;
    };
    const rows = [
      ...rowsOf('one', evening('silver', 'Telefon')),
      ...rowsOf('two', evening('silver', 'En telefon ringer')),
      ...rowsOf('three', evening('gold', 'Ur')),
    ];
    const own = (book: string, da: string) => ({ book, code: 'telefon', words: { da } });
    expect(
      sumOf(of(rows, B)).fines.map((sum) => [sum.code, sum.own, sum.count, sum.points]),
    ).toEqual([
      ['other', null, 3, 30],
      ['other', own('silver', 'En telefon ringer'), 2, 20],
      ['other', own('gold', 'Ur'), 1, 10],
    ]);
    const behind = (text: string) => {
      const name = readFigure(text);
      return name && handsBehind(of(rows, B), name);
    };
    expect(behind('own-fine:silver/telefon')).toHaveLength(2);
    expect(behind('own-fine:gold/telefon:stands')).toHaveLength(1);
    expect(behind('fine:other')).toHaveLength(3);
    expect(behind('of:own-fine:gold/telefon')).toHaveLength(6);
  });

  test('both games: figures of a game count of its own hands', () => {
    const both = [
      ...rowsOf('one', plain(3)),
      ...rowsOf('two', koenigrufen(contract('rufer', { points: '36', made: ['trull'] }))),
    ];
    const sum = sumOf(of(both, A));
    expect(sum).toMatchObject({ hands: 4, evenings: 2 });
    expect(sum.feats['last-trick']).toMatchObject({ of: 3 });
    expect(sum.feats['trischaken-lost']).toMatchObject({ made: 0, of: 1 });
    expect(sum.contracts.find((one) => one.contract === 'rufer')).toMatchObject({
      declared: { made: 1, of: 1 },
      won: { made: 1, of: 1 },
      doubled: { made: 0, of: 1 },
    });
    // Two players of a side made it: for the club it is one hand.
    expect(sumOf(both).figures.trull).toMatchObject({ made: 1, of: 1 });
    expect(sum.cups.map(({ cup }) => cup)).toEqual(['king-pot', 'pagat-pot', 'kitty']);
  });

  test('contracts and with whom they were played', () => {
    const rows = rowsOf(
      'one',
      koenigrufen(
        contract('rufer', { points: '36' }),
        contract('rufer', { declarer: 'b', king: 'a', points: '30', kontra: 'kontra' }),
        contract('dreier', { declarer: 'c', points: '36' }),
        bei(beside('piccolo', 'a'), beside('bettler', 'b'), { a: 1, b: 1 }),
      ),
    );
    const rufer = sumOf(of(rows, A)).contracts.find((one) => one.contract === 'rufer');
    expect(rufer).toMatchObject({
      declared: { made: 1, of: 4 },
      won: { made: 1, of: 1 },
      asPartner: { made: 0, of: 1 },
      asDefender: { made: 0, of: 0 },
    });
    const ofAll = sumOf(rows).contracts.find((one) => one.contract === 'rufer');
    expect(ofAll).toMatchObject({
      declared: { made: 2, of: 4 },
      won: { made: 1, of: 2 },
      doubled: { made: 1, of: 2 },
    });
    expect(partnersOf(of(rows, A))).toEqual([
      { partner: 'b', won: { made: 0, of: 1, share: null } },
      { partner: 'c', won: { made: 1, of: 1, share: null } },
    ]);
  });
});

describe('payments between members', () => {
  test('sums to the balances, the club with them', () => {
    const evening = koenigrufen(contract('rufer', { points: '36' }));
    const fine = { player: A, code: 'other', stage: 'play', amount: 9, to: 'kitty' } as const;
    evening.ask({ kind: 'fine', hand: null, fine });
    evening.ask({ kind: 'close' });
    const { parties, cells } = whoPaidWhom(rowsOf('one', evening));
    // b pays a and d pays c; a pays the kitty, which the club keeps.
    expect(cells).toEqual([
      { from: 'a', to: 'club', points: 9, parts: { cups: 9 } },
      { from: 'b', to: 'a', points: 1, parts: { games: 1 } },
      { from: 'd', to: 'c', points: 1, parts: { games: 1 } },
    ]);
    expect(parties).toEqual([
      { party: 'a', paid: 9, received: 1, balance: -8 },
      { party: 'b', paid: 1, received: 0, balance: -1 },
      { party: 'c', paid: 0, received: 1, balance: 1 },
      { party: 'd', paid: 1, received: 0, balance: -1 },
      { party: 'club', paid: 0, received: 9, balance: 9 },
    ]);
  });

  test('adds up evenings by part, and says nothing of a club that had no part', () => {
    const evening = plain(1);
    evening.ask({ kind: 'close' });
    const once = rowsOf('one', evening);
    const { parties, cells } = whoPaidWhom([...once, ...rowsOf('two', evening)]);
    expect(parties.map(({ party }) => party)).toEqual(['a', 'b', 'c']);
    expect(cells.find(({ from, to }) => from === 'b' && to === 'a')).toEqual({
      ...{ from: 'b', to: 'a', points: 2 * (20 + 12), parts: { tricks: 40, cups: 24 } },
    });
  });

  test('a guest who was merged is who they are known to be', () => {
    const evening = koenigrufen(contract('rufer', { points: '36' }));
    const personOf = (one: PlayerId) => (one === C ? E : one);
    const rows = rowsOf('one', evening).map((row) => asPersons(row, personOf));
    expect(rows.map(({ member }) => member)).toEqual(['a', 'b', 'e', 'd']);
    expect(rows[0]?.figures.contracts[0]?.partners).toEqual(['e']);
    expect(whoPaidWhom(rows).cells.map(({ to }) => to)).toEqual(['a', 'e']);
  });

  test('the payments of two who became one are added up, and those between them are nothing', () => {
    const rows = rowsOf('one', plain(1)).map((row) =>
      asPersons(row, (one) => (one === C ? A : one)),
    );
    // b pays a 20 for the last trick, and c, who is a, 5 for the pagat.
    expect(rows[1]?.figures.paid).toEqual({ a: { tricks: 25 }, club: { cups: 40 } });
    expect(whoPaidWhom(rows).cells.map(({ from, to }) => [from, to])).toEqual([
      ['a', 'club'],
      ['b', 'a'],
      ['b', 'club'],
    ]);
  });
});

describe('head to head', () => {
  let rows: StatisticRow[];
  beforeEach(() => {
    rows = [...rowsOf('one', plain(6)), ...rowsOf('two', plain(4))];
  });

  test('evening by evening, with a curve', () => {
    const { hands, between } = headToHead(rows, A, B);
    expect(hands).toBe(10);
    // b pays a 20 for each of the last tricks of a (hands 1, 4) and 5 for the pagat that a brings home
    // when b deals (2, 5); a pays b 20 when b wins (2, 5) and 5 when c deals (3, 6).
    expect(between?.evenings).toMatchObject([
      { session: 'one', hands: [1, 2, 3, 4, 5, 6], net: 2 * (20 + 5 - 20 - 5), sum: 0 },
      // Hand 4 is a's once more.
      { session: 'two', hands: [1, 2, 3, 4], net: 20, sum: 20 },
    ]);
    expect(between?.net).toBe(20);
    // The points of the hands for them: 25 dealt, −10 as third, −25 as forehand.
    expect(between?.evenings[1]?.points).toEqual([25 - 10 - 25 + 25, -25 + 25 - 10 - 25]);
    const back = headToHead(rows, B, A).between;
    expect(back?.evenings.map(({ sum }) => sum)).toEqual([0, -20]);
  });

  test('only from ten hands on that both were dealt in', () => {
    expect(headToHead(rowsOf('one', plain(9)), A, B)).toEqual({
      ...{ members: ['a', 'b'], evenings: 1, hands: 9, fewest: 10, between: null },
    });
    expect(headToHead(rows, A, D)).toMatchObject({ hands: 0, between: null });
  });

  test('of four, only the hands that both were dealt in', () => {
    const evening = new BrixEvening(4);
    for (let n = 0; n < 20; n++) evening.hand();
    const { between } = headToHead(rowsOf('one', evening), A, B);
    // The player opposite the dealer sits out: a when c deals (3, 7, …), b when d deals (4, 8, …).
    expect(between?.evenings[0]?.hands).toEqual([1, 2, 5, 6, 9, 10, 13, 14, 17, 18]);
  });
});

describe('records', () => {
  test('none as long as nothing was won', () => {
    expect(recordsOf([])).toEqual({
      ...{ largestCup: null, largestHand: null, longestEvening: null, rarestMelding: null },
      bestEvening: null,
    });
    expect(recordsOf(rowsOf('one', plain(1)))).toMatchObject({
      largestCup: null,
      largestHand: { session: 'one', hand: 1, member: 'a', points: 25 },
      longestEvening: { session: 'one', hands: 1, hand: 1 },
      rarestMelding: null,
    });
  });

  test('each with its evening and its hand; of equals the first', () => {
    const first = plain(2);
    first.hand({ meldinger: [full(C, 'hearts'), trumps(A, 10, true)] });
    const second = new BrixEvening();
    second.hand({ lastTrick: last(A, [A, 'king-hearts']), meldinger: [full(B, 'clubs')] });
    second.hand({ lastTrick: last(B, [B, 'king-hearts']) });
    second.hand({ meldinger: [full(A, 'hearts')] });
    const rows = [...rowsOf('one', first), ...rowsOf('two', second)];
    expect(recordsOf(rows)).toEqual({
      // 60 founded and 5 for dealing; then the same again.
      largestCup: { session: 'two', hand: 1, member: 'a', cup: 'king-pot', points: 65 },
      // 65 and 40 from each, less 10 for dealing, 20 for founding it again, and 10 and 5 to others.
      largestHand: { session: 'two', hand: 2, member: 'b', points: 65 + 80 - 10 - 20 - 5 },
      longestEvening: { session: 'one', hands: 3, hand: 3 },
      // The same as b's, with cups that are not split: 60 − 50 − 5.
      bestEvening: { session: 'two', member: 'a', points: 5, carried: false },
      rarestMelding: {
        ...{ session: 'one', hand: 3, member: 'a', melding: 'trumps', made: 1, of: 6 },
      },
    });
  });

  test('of equals in an evening that of the first hand, for any seat', () => {
    const evening = plain(4);
    evening.correct('compensate', [{ hand: 1, void: true }]);
    // b wins 25 in the second hand, a in the fourth.
    expect(recordsOf(rowsOf('one', evening)).largestHand).toMatchObject({ hand: 2, member: 'b' });
  });

  test('of meldinger as rare the one that was made last', () => {
    const evening = new BrixEvening();
    evening.hand({ meldinger: [full(C, 'hearts')] });
    evening.hand({ meldinger: [trumps(A, 10, true)] });
    expect(recordsOf(rowsOf('one', evening)).rarestMelding).toMatchObject({
      ...{ melding: 'trumps', hand: 2 },
    });
    const other = new BrixEvening();
    other.hand({ meldinger: [trumps(A, 10, true)] });
    other.hand({ meldinger: [full(C, 'hearts')] });
    expect(recordsOf(rowsOf('one', other)).rarestMelding).toMatchObject({
      ...{ melding: 'cavallerie-full', hand: 2 },
    });
  });
});

describe('the hands behind a number', () => {
  let rows: StatisticRow[];
  beforeEach(() => {
    const evening = new BrixEvening();
    evening.hand({ meldinger: [full(A, 'hearts'), full(A, 'clubs')] });
    evening.hand({ trickless: [C, A] });
    const [ofB = ''] = evening.hand({ fines: [LED(B)] });
    evening.fined(B);
    evening.correct('replay', [{ fine: ofB, void: true }]);
    rows = [
      ...rowsOf('one', evening),
      ...rowsOf('two', koenigrufen(contract('rufer', { points: '36', kontra: 'kontra' }))),
    ];
  });
  const behind = (key: string, player?: PlayerId) => {
    const name = readFigure(key);
    if (name === null) return undefined;
    return handsBehind(player === undefined ? rows : of(rows, player), name)?.map(
      ({ session, hand, members }) => [session, hand, members.join()],
    );
  };

  test.each([
    [
      'hands',
      A,
      [
        ['one', 1],
        ['one', 2],
        ['one', 3],
        ['two', 1],
      ],
    ],
    ['dealt', B, [['one', 2]]],
    ['feat:tout', B, [['one', 2]]],
    ['cup:king-pot', B, [['one', 2]]],
    ['cup:pagat-pot', B, [['one', 2]]],
    [
      'melding:cavallerie-full',
      A,
      [
        ['one', 1],
        ['one', 1],
      ],
    ],
    ['contract:rufer:declared', A, [['two', 1]]],
    ['contract:rufer:doubled', A, [['two', 1]]],
    ['contract:rufer:partner-won', C, [['two', 1]]],
    ['contract:rufer:defender', D, [['two', 1]]],
    ['contract:rufer:defender-won', D, []],
    [
      'fine:lead-out-of-turn',
      B,
      [
        ['one', 3],
        ['one', null],
      ],
    ],
    ['fine:lead-out-of-turn:lifted', B, [['one', 3]]],
    ['figure:uhu:made', A, []],
  ] as const)('%s of %s', (key, player, hands) => {
    expect(behind(key, player)).toEqual(hands.map((hand) => [...hand, player]));
  });

  test('of the club a hand is listed once, with all its players', () => {
    expect(behind('feat:tout-lost')).toEqual([['one', 2, 'a,c']]);
    expect(behind('dealt')).toEqual([
      ['one', 1, 'a'],
      ['one', 2, 'b'],
      ['one', 3, 'c'],
      ['two', 1, 'd'],
    ]);
  });

  test('there is no other number', () => {
    const none = [
      '',
      'feat',
      'feat:',
      'feat:uhu',
      'melding:x',
      'figure:uhu',
      'figure:uhu:declared',
    ];
    const more = ['feat:tout:x', 'fine:x', 'fine:revoke:x', 'contract:rufer', 'hands:1', 'x:y:z:1'];
    const inherited = ['contract:rufer:constructor', 'contract:rufer:toString', 'constructor'];
    for (const key of [...none, ...more, ...inherited]) expect(behind(key)).toBeUndefined();
  });
});

test('a merge of a guest changes no row', () => {
  const [row] = rowsOf('one', plain(1));
  if (row === undefined) throw new Error('nobody');
  const before = JSON.stringify(row);
  const figures: EveningFigures = asPersons(row, (one) => id(`${one}x`)).figures;
  expect(Object.keys(figures.paid)).toEqual(['cx', 'club']);
  expect(JSON.stringify(row)).toBe(before);
});
