import {
  activePlayers,
  join,
  leave,
  nextDealer,
  openTable,
} from '../../../src/rules/koenigrufen/table.js';
import type { Name } from '../../support/koenigrufen/koenigrufen.js';
import { refusal } from '../../support/tarok/refusal.js';
import {
  evening,
  hand,
  id,
  negative,
  nets,
  paid,
  settled,
  trischaken,
} from '../../support/koenigrufen/koenigrufen.js';

const ids = (names: string) => [...names].map(id);
const won = hand('rufer', { points: '35/2' });

/** Code, reason and field that something is refused with. */
function refused(run: () => unknown): (string | undefined)[] {
  const { code, reason, field } = refusal(run);
  return [code, reason, field];
}

describe('the players and forehand (Placering av spelare och giv)', () => {
  test.each([
    ['abcd', 'd', 'abcd'],
    ['abcd', 'a', 'bcda'],
    ['abcd', 'c', 'dabc'],
    ['abcde', 'e', 'abcd'],
    ['abcde', 'a', 'bcde'],
    ['abcde', 'c', 'deab'],
  ])('at %s, dealt by %s: %s, forehand first', (players, dealer, active) => {
    const { table } = openTable(ids(players), id(dealer));
    expect(activePlayers(table)).toEqual(ids(active));
    expect(nextDealer(table)).toBe(active.charAt(0));
  });
});

describe('forehand deals next (Spelets fortsatta gång)', () => {
  test.each([
    [4, 'dabcd'],
    [5, 'eabcde'],
  ] as const)('%i at the table: %s', (players, round) => {
    let at = evening({ players });
    const dealers = [...round].map(() => {
      const { dealer } = at.table;
      const forehand = activePlayers(at.table)[0];
      const record = {
        contract: 'sechserdreier',
        count: [{ side: 'declarer', blad: 107 }],
      } as const;
      const { table, payments } = settled(record, at);
      expect(payments.every(({ to }) => to === forehand)).toBe(true);
      at = { rules: at.rules, table };
      return dealer;
    });
    expect(dealers).toEqual([...round]);
  });
  test('whatever was played: a game, a trischaken, a negative game', () => {
    for (const record of [won, trischaken(40, 50, 70, 50), negative('piccolo', 'c', 1)]) {
      expect(settled(record).table).toEqual({ players: ids('abcd'), dealer: id('a') });
    }
  });
  test('the table before is left as it was', () => {
    const at = evening();
    const before = structuredClone(at);
    settled(won, at);
    expect(at).toEqual(before);
  });
});

describe('five at the table: the dealer sits out', () => {
  const at = evening({ players: 5 });
  test('a rufer: 1 each, nothing for e', () => {
    expect(paid(won, at)).toEqual([1, -1, 1, -1, 0]);
  });
  test('a dreier: three pay, not four', () => {
    expect(paid(hand('dreier', { declarer: 'd', points: '35/2' }), at)).toEqual([
      -4, -4, -4, 12, 0,
    ]);
  });
  test('the next hand, dealt by a: e plays and a does not', () => {
    const next = evening({ players: 5, dealer: 'a' });
    const record = hand('dreier', { declarer: 'e', points: '35/1' });
    expect(paid(record, next)).toEqual([0, 4, 4, 4, -12]);
  });
  test('a farbendreier lost in forehand 6, by another 3: forehand is b when a deals', () => {
    const next = evening({ players: 5, dealer: 'a' });
    const lost = (declarer: Name) => hand('farbendreier', { declarer, points: '35/1' });
    expect(paid(lost('b'), next)).toEqual([0, -18, 6, 6, 6]);
    expect(paid(lost('c'), next)).toEqual([0, 3, -9, 3, 3]);
    expect(paid(lost('b'), evening({ players: 4, dealer: 'd' }))).toEqual([3, -9, 3, 3]);
  });
  test('trischaken is of four: forehand a loses 2 to each of b, c and d', () => {
    expect(paid(trischaken(70, 50, 40, 50), at)).toEqual([-6, 2, 2, 2, 0]);
  });
  test('a negative game: each of the three others', () => {
    expect(paid(negative('bettler', 'c', 0), at)).toEqual([-3, -3, 9, -3, 0]);
  });
});

describe('laying the table', () => {
  test('four or five, nobody twice, the dealer among them; nothing is paid', () => {
    expect(openTable(ids('abcd'), id('b')).payments).toEqual([]);
    for (const [players, dealer, reason, field] of [
      ['abc', 'a', 'party-size', 'seats'],
      ['abcdef', 'a', 'party-size', 'seats'],
      ['abca', 'a', 'seated-twice', 'seats[3]'],
      ['abcd', 'e', 'first-dealer-not-seated', 'firstDealer'],
    ] as const) {
      const why = refused(() => openTable(ids(players), id(dealer)));
      expect(why).toEqual(['seats-refused', reason, field]);
    }
  });
  test('a fifth joins in any seat, a sixth does not', () => {
    const { table } = openTable(ids('abcd'), id('d'));
    expect(join(table, id('e')).table).toEqual({ players: ids('abcde'), dealer: id('d') });
    expect(join(table, id('e'), 0).table).toEqual({ players: ids('eabcd'), dealer: id('d') });
    const sixth = refused(() => join(join(table, id('e')).table, id('f')));
    expect(sixth).toEqual(['seats-refused', 'table-full', 'player']);
    const again = refused(() => join(table, id('a')));
    expect(again).toEqual(['seats-refused', 'already-seated', 'player']);
    const beyond = refused(() => join(table, id('e'), 5));
    expect(beyond).toEqual(['seats-refused', 'no-such-seat', 'seat']);
  });
  test('one of five leaves; if they were to deal, the next to their right does', () => {
    const { table } = openTable(ids('abcde'), id('c'));
    expect(leave(table, id('a')).table).toEqual({ players: ids('bcde'), dealer: id('c') });
    expect(leave(table, id('c')).table).toEqual({ players: ids('abde'), dealer: id('d') });
    const last = openTable(ids('abcde'), id('e')).table;
    expect(leave(last, id('e')).table).toEqual({ players: ids('abcd'), dealer: id('a') });
    const fourth = refused(() => leave(leave(table, id('a')).table, id('b')));
    expect(fourth).toEqual(['seats-refused', 'too-few-left', 'player']);
    const stranger = refused(() => leave(table, id('x')));
    expect(stranger).toEqual(['seats-refused', 'not-seated', 'player']);
  });
});

test('nobody outside the four pays or is paid', () => {
  const at = evening({ players: 5 });
  expect(nets(settled(won, at), at)[4]).toBe(0);
});
