import { stateOf } from '../../../src/evening/course.js';
import { foldCourse, foldNext } from '../../../src/evening/fold-course.js';
import { hasSat, moveStandings, pointsOf } from '../../../src/evening/fold.js';
import { apply } from '../../../src/evening/steps.js';
import { heldAt } from '../../../src/evening/held.js';
import { foldHistory } from '../../../src/evening/history.js';
import { isPlayer } from '../../../src/evening/posting.js';
import { MOST_POINTS } from '../../../src/rules/points.js';
import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import { BrixEvening, LED } from '../../support/tarok/brix-evening.js';
import { hand as koenigrufenHand } from '../../support/koenigrufen/koenigrufen.js';
import { LoggedEvening, SESSION } from '../../support/evening/logged-evening.js';
import { refusal } from '../../support/tarok/refusal.js';
import { A, B, C, D, E, fine, kingLost } from '../../support/tarok/tarok.js';

describe('the opening', () => {
  test('everybody founds both pots with 20 (brix, The Pots)', () => {
    const evening = new BrixEvening(4);
    const { version, seatedSince, hands, rate, closed, disputes } = evening.state;
    expect({ version, seatedSince, hands, rate, closed, disputes }).toEqual({
      version: 1,
      seatedSince: { a: 1, b: 1, c: 1, d: 1 },
      hands: 0,
      rate: 10,
      closed: false,
      disputes: undefined,
    });
    expect(evening.stand()).toEqual({ a: -40, b: -40, c: -40, d: -40, king: 80, pagat: 80 });
    expect(evening.moved()[0]).toBe('a pays king-pot 20 points: foundation');
    expect(evening.postings).toHaveLength(8);
    expect(evening.postings[0]).toMatchObject({
      stage: 'foundation',
      handNumber: null,
      fineId: null,
    });
  });
  test('comes first, and there is no evening without it', () => {
    const evening = new BrixEvening();
    const { rules } = evening;
    const close = { kind: 'session-closed', session: SESSION } as const;
    expect(evening.state).not.toHaveProperty('disputes');
    expect(() => stateOf([])).toThrow(RangeError);
    expect(() => apply(rules, null, close)).toThrow(RangeError);
    expect(() => foldCourse(rules, [close], () => undefined)).toThrow(RangeError);
    const correction = {
      ...({ kind: 'correction-recorded', session: SESSION, mode: 'replay', reason: '' } as const),
      ...{ dispute: null, changes: [] },
    };
    expect(() => foldNext(rules, [], correction)).toThrow(RangeError);
    expect(() => foldHistory([])).toThrow(RangeError);
    const logged = { seq: 1, time: '', actor: '', event: close };
    expect(() => foldHistory([logged])).toThrow(RangeError);
  });
});

describe('a hand', () => {
  test('is paid, counted, and passes the deal on', () => {
    const evening = new BrixEvening();
    evening.hand();
    expect(evening.stand()).toEqual({ a: -15, b: -65, c: -50, king: 65, pagat: 65 });
    const { version, hands, table } = evening.state;
    expect([version, hands, table.dealer]).toEqual([2, 1, B]);
    expect(new Set(evening.postings.map(({ handNumber }) => handNumber))).toEqual(new Set([1]));
    expect(evening.course.at(-1)?.settlement?.payments).toHaveLength(evening.postings.length);
  });
  test('each of its fines has the id that it was given', () => {
    const evening = new BrixEvening();
    const ids = evening.hand({ fines: [LED(B), fine(C, 'lead-out-of-turn', { stage: 'after' })] });
    expect(new Set(ids).size).toBe(2);
    const paid = evening.postings.filter(({ reason }) => reason === 'fine');
    expect(paid.map(({ from, fineId }) => [from, fineId])).toEqual([
      [B, ids[0]],
      [B, ids[0]],
      [C, ids[1]],
      [C, ids[1]],
    ]);
    const others = evening.postings.filter(({ reason }) => reason !== 'fine');
    expect(new Set(others.map(({ fineId }) => fineId))).toEqual(new Set([null]));
  });
  test('of another game is none', () => {
    const evening = new BrixEvening();
    const record = {
      ...koenigrufenHand('rufer', { points: '35/2' }),
      game: 'koenigrufen',
    } as const;
    expect(refusal(() => evening.ask({ kind: 'hand', record })).reason).toBe('other-game');
  });
});

describe('a fine between hands', () => {
  test('goes to both pots, and bears its own id', () => {
    const evening = new BrixEvening();
    const id = evening.fined(B);
    expect(evening.stand()).toEqual({ a: -40, b: -80, c: -40, king: 80, pagat: 80 });
    expect(evening.postings.map(({ fineId, handNumber }) => [fineId, handNumber])).toEqual([
      [id, null],
      [id, null],
    ]);
    expect(evening.state.hands).toBe(0);
  });
  test('may be about a hand that was recorded, and about no other', () => {
    const evening = new BrixEvening();
    const about = (hand: number) => () => evening.ask({ kind: 'fine', fine: LED(), hand });
    expect(refusal(about(1))).toMatchObject({
      code: 'hand-not-found',
      reason: 'no-such-hand',
      params: { hand: 1 },
      field: 'hand',
    });
    evening.hand();
    about(1)();
    expect(evening.postings.map(({ handNumber }) => handNumber)).toEqual([1, 1]);
    expect(refusal(about(2)).reason).toBe('no-such-hand');
  });
});

describe('sitting down and getting up', () => {
  test('a newcomer founds, sits where they say, and has sat there since', () => {
    const evening = new BrixEvening();
    evening.ask({ kind: 'join', player: D, seat: 1 });
    expect(evening.state.table.players).toEqual([A, D, B, C]);
    expect(evening.state.seatedSince).toEqual({ a: 1, b: 1, c: 1, d: 2 });
    expect(evening.stand()).toMatchObject({ d: -40, king: 80 });
  });
  test('without a seat it is the last one', () => {
    const evening = new BrixEvening();
    expect(evening.ask({ kind: 'join', player: D, seat: null })).toMatchObject({ seat: 3 });
    expect(evening.state.table.players).toEqual([A, B, C, D]);
  });
  test('a leaver is no longer shown as seated, and keeps their points', () => {
    const evening = new BrixEvening(4);
    evening.hand();
    const before = evening.state;
    evening.ask({ kind: 'leave', player: B });
    expect(evening.state.table.players).toEqual([A, C, D]);
    expect(evening.state.seatedSince).toEqual({ a: 1, c: 1, d: 1 });
    expect(hasSat(evening.state, B)).toBe(true);
    expect(hasSat(evening.state, E)).toBe(false);
    expect(pointsOf(evening.state, A)).toBe(pointsOf(before, A));
    expect(pointsOf(evening.state, E)).toBe(0);
  });
  test('a player who comes back has their earlier points', () => {
    const evening = new BrixEvening(4);
    evening.ask({ kind: 'leave', player: B });
    const left = pointsOf(evening.state, B);
    evening.ask({ kind: 'join', player: B, seat: 3 });
    expect(evening.state.standings.map(({ player }) => player)).toEqual([A, B, C, D]);
    expect(pointsOf(evening.state, B)).toBe(left - 40);
    expect(evening.state.seatedSince).toEqual({ a: 1, b: 3, c: 1, d: 1 });
  });
});

test('no payment of who comes, goes or closes is of a hand or a fine', () => {
  const evening = new BrixEvening(4);
  evening.fined();
  const steps = [
    { kind: 'leave', player: B },
    { kind: 'join', player: B, seat: 0 },
    { kind: 'close' },
  ] as const;
  for (const step of steps) {
    evening.ask(step);
    expect(evening.postings.length).toBeGreaterThan(0);
    const of = evening.postings.map(({ handNumber, fineId }) => [handNumber, fineId]);
    expect(of).toEqual(of.map(() => [null, null]));
  }
});

describe('the close', () => {
  test('splits the pots; a point is worth the rate, through the clearing account', () => {
    const evening = new BrixEvening();
    evening.hand();
    evening.ask({ kind: 'close' });
    const { standings, closed } = evening.state;
    expect(closed).toBe(true);
    expect(standings.reduce((all, { points }) => all + points, 0)).toBe(0);
    const money = evening.postings.filter(({ unit }) => unit === 'money');
    expect(money).toEqual(
      standings.map(({ player, points }) => ({
        from: points < 0 ? player : 'clearing',
        to: points < 0 ? 'clearing' : player,
        unit: 'money',
        amount: Math.abs(points) * 10,
        reason: 'session-settled',
        source: 'rate of the session: 10 a point',
        stage: 'money',
        handNumber: null,
        fineId: null,
      })),
    );
    expect(money.map(({ from }) => from)).toEqual(['clearing', B, C]);
    expect(evening.postings[0]?.unit).toBe('points');
  });
  test('a player at 0 is not paid, and for honour nobody is', () => {
    for (const [rate, paid] of [
      [10, [B]],
      [0, []],
    ] as const) {
      const evening = new BrixEvening(3, rate);
      evening.fined(B);
      evening.ask({ kind: 'close' });
      const money = evening.postings.filter(({ unit }) => unit === 'money');
      expect(money.flatMap(({ from }) => (isPlayer(from) ? [from] : []))).toEqual(paid);
      const even = evening.state.standings.filter(({ points }) => points === 0);
      expect(
        money.some(({ from, to }) => even.some(({ player }) => player === from || player === to)),
      ).toBe(false);
    }
    const nobody = new BrixEvening();
    nobody.ask({ kind: 'close' });
    expect(nobody.postings.some(({ unit }) => unit === 'money')).toBe(false);
  });
  test.each([
    ['a hand', (evening: BrixEvening) => evening.hand()],
    ['a fine', (evening: BrixEvening) => evening.fined()],
    ['a player more', (evening: BrixEvening) => evening.ask({ kind: 'join', player: E, seat: 0 })],
    ['a player less', (evening: BrixEvening) => evening.ask({ kind: 'leave', player: A })],
    ['another close', (evening: BrixEvening) => evening.ask({ kind: 'close' })],
  ])('after it there is not %s', (_, step) => {
    const evening = new BrixEvening(4);
    evening.ask({ kind: 'close' });
    expect(refusal(() => step(evening))).toMatchObject({
      code: 'session-closed',
      reason: 'session-is-closed',
    });
  });
});

describe('keepers of points', () => {
  test('the pots of Tarok hold what was paid into them', () => {
    const evening = new BrixEvening();
    evening.fined();
    expect(heldAt(evening.rules, evening.state)).toEqual({ 'king-pot': 80, 'pagat-pot': 80 });
  });
  test('the kitty of Königrufen holds what the players have lost to it', () => {
    const rules = resolveRules(ruleBook('koenigrufen'));
    const evening = new LoggedEvening(rules, [A, B, C, D], D);
    expect(heldAt(rules, evening.state)).toEqual({ kitty: 0 });
    const toKitty = { player: B, code: 'other', stage: 'after', amount: 7, to: 'kitty' } as const;
    evening.ask({ kind: 'fine', fine: toKitty, hand: null });
    expect(heldAt(rules, evening.state)).toEqual({ kitty: 7 });
    expect(pointsOf(evening.state, B)).toBe(-7);
  });
  test('a player is none of these', () => {
    expect(
      ['king-pot', 'pagat-pot', 'kitty', 'clearing', 'anna'].map((one) => isPlayer(one as never)),
    ).toEqual([false, false, false, false, true]);
  });
});

describe('nobody wins or loses without end', () => {
  const pay = (amount: number) => {
    const posting = {
      from: A,
      to: B,
      unit: 'points',
      amount,
      reason: 'count',
      stage: 'count',
    } as const;
    return { ...posting, source: '', handNumber: null, fineId: null };
  };
  test('a billion points is the most, won or lost', () => {
    const standings = [A, B].map((player) => ({ player, points: 0 }));
    expect(moveStandings(standings, [pay(MOST_POINTS)]).map(({ points }) => points)).toEqual([
      0 - MOST_POINTS,
      MOST_POINTS,
    ]);
    expect(refusal(() => moveStandings(standings, [pay(MOST_POINTS), pay(1)]))).toMatchObject({
      code: 'amount-too-large',
      params: { most: MOST_POINTS },
    });
    const beside = [{ player: B, points: 1 }];
    expect(refusal(() => moveStandings(beside, [pay(MOST_POINTS)])).reason).toBe(
      'standing-too-large',
    );
  });
  test('a deal that only changed hands with somebody else moves nobody here', () => {
    const standings = [{ player: C, points: 3 }];
    expect(moveStandings(standings, [])).toBe(standings);
    expect(moveStandings(standings, [pay(5)])).toEqual(standings);
  });
});

test('an abandoned hand is one, and a lost king of it is paid', () => {
  const evening = new BrixEvening();
  const fines = [fine(B, 'wrong-card-count')];
  const events = [kingLost(C, 'clubs')];
  const broken = { abandoned: true, lastTrick: null, count: [], unsaid: true } as const;
  evening.hand({ ...broken, fines, events });
  expect(evening.state.hands).toBe(1);
  expect(evening.postings.some(({ from, reason }) => from === C && reason === 'king-lost')).toBe(
    true,
  );
});
