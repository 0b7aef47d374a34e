import { resolveRules, ruleBook } from '../../../../src/rules/rule-book.js';
import { gameOf } from '../../../../src/rules/game.js';
import type { SessionState } from '../../../../src/evening/fold.js';
import type { PlayerId } from '../../../../src/rules/payment.js';
import { hasFineMovedOn, hasMovedOn } from '../../../../web/evening/moved-on.js';

const RULES = resolveRules(ruleBook('vlk-1970'));

interface Laid {
  readonly players?: readonly string[];
  readonly dealer?: string;
  readonly hands?: number;
  readonly king?: number;
}

/** A table between two hands. */
function laid({
  players = ['anna', 'bo', 'clara', 'dan'],
  dealer = 'bo',
  hands = 3,
  king = 90,
}: Laid) {
  const pots = { 'king-pot': king, 'pagat-pot': 90 };
  const table = { players, dealer, pots };
  const state = {
    table,
    version: 9,
    seatedSince: {},
    hands,
    standings: [],
    rate: 10,
    closed: false,
  };
  return state as unknown as SessionState;
}

/** Whether a hand, and whether a fine, that was begun at one table is at another one now. */
function moved(from: Laid, to: Laid): readonly boolean[] {
  const { table, hands } = laid(to);
  const now = { rules: RULES, hands, table, active: gameOf(RULES).active(RULES, table) };
  return [hasMovedOn(now, laid(from)), hasFineMovedOn(now, laid(from))];
}

describe('drafts of a table, and the present table', () => {
  test('it is the same one where only its cups hold something else', () => {
    expect(moved({}, { king: 120 })).toEqual([false, false]);
  });

  test('it is another one with another number of hands, one more or one less', () => {
    expect(moved({}, { hands: 4 })).toEqual([true, true]);
    expect(moved({}, { hands: 2 })).toEqual([true, true]);
  });

  test('it is another one with another dealer, though the same three play', () => {
    const players = ['anna', 'bo', 'clara'];
    expect(moved({ players, dealer: 'bo' }, { players, dealer: 'clara' })).toEqual([true, true]);
  });

  test('it is another one with the same players in another order', () => {
    const [before, now] = [
      ['anna', 'bo', 'clara'],
      ['clara', 'bo', 'anna'],
    ];
    expect(moved({ players: before }, { players: now })).toEqual([true, true]);
  });

  test('it is another one where somebody else sits in a seat', () => {
    const now = ['anna', 'bo', 'clara', 'eva'];
    // Eva plays no hand before Clara deals: a hand is what it was, a fine is hers too.
    expect(moved({}, { players: now }).at(1)).toBe(true);
    const three = ['anna', 'bo', 'eva'];
    expect(moved({ players: ['anna', 'bo', 'clara'] }, { players: three })).toEqual([true, true]);
  });

  test('it is another one where somebody sits down or gets up', () => {
    const three = ['anna', 'bo', 'clara'];
    // The last to sit down sits out first: the same three play.
    expect(moved({ players: three }, {})).toEqual([false, true]);
    expect(moved({ players: three }, { players: ['anna', 'dan', 'bo', 'clara'] })).toEqual([
      true,
      true,
    ]);
    expect(moved({}, { players: three }).at(1)).toBe(true);
  });

  test('a hand is not moved by who does not play it; a fine is, whom they pay and are paid for', () => {
    // Of five, who sits out is another one: the same three play.
    const five = ['anna', 'bo', 'clara', 'dan', 'eva'];
    const { active } = at(five);
    const out = five.filter((one) => !active.includes(one as PlayerId));
    const players = five.map((one) => (one === out[0] ? 'finn' : one));
    expect(at(players).active).toEqual(active);
    expect(moved({ players: five }, { players })).toEqual([false, true]);
  });
});

function at(players: readonly string[]) {
  const { table } = laid({ players });
  return { active: gameOf(RULES).active(RULES, table) };
}
