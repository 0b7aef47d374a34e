import { handFolded } from '../../../src/evening/corrections/compensation.js';
import { handContent } from '../../../src/evening/lookup.js';
import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import { BrixEvening, LED, threeHands } from '../../support/tarok/brix-evening.js';
import { hand as koenigrufenHand } from '../../support/koenigrufen/koenigrufen.js';
import { LoggedEvening } from '../../support/evening/logged-evening.js';
import { refusal } from '../../support/tarok/refusal.js';
import { A, B, C, D, E, fine, last } from '../../support/tarok/tarok.js';

describe('a compensation pays the difference now', () => {
  test('history is kept: the table of that time is paid again, the deal is unchanged', () => {
    const evening = threeHands();
    const before = evening.stand();
    const { dealer } = evening.state.table;
    const fined = { ...evening.says(1), fines: [LED(B)] };
    evening.correct('compensate', [{ hand: 1, record: fined }]);
    expect(evening.moved()).toEqual([
      'b pays king-pot 20 points: fine',
      'b pays pagat-pot 20 points: fine',
    ]);
    const after = { ...before, b: (before['b'] ?? 0) - 40, king: 95, pagat: 95 };
    expect(evening.stand()).toEqual(after);
    expect(evening.state).toMatchObject({ version: 5, hands: 3, table: { dealer } });
    expect(evening.course).toHaveLength(5);
    expect(evening.course.at(-1)?.payments).toEqual([]);
    expect(evening.course[1]?.step).toMatchObject({ record: { events: [{ kind: 'pagat-won' }] } });
    expect(evening.says(1)?.fines).toEqual([LED(B)]);
    expect(evening.course[1]?.step).not.toMatchObject({ record: { fines: [LED(B)] } });
  });
  test('a hand of which nothing is left pays all of it back', () => {
    const evening = new BrixEvening();
    const record = evening.plain();
    evening.hand();
    evening.correct('compensate', [{ hand: 1, void: true }]);
    expect(evening.stand()).toEqual({ a: -40, b: -40, c: -40, king: 60, pagat: 60 });
    expect(handContent(evening.course, 1)).toEqual({ record: null, fineIds: [] });
    expect(evening.state.hands).toBe(1);
    evening.correct('compensate', [{ hand: 1, record }]);
    expect(evening.says(1)).toEqual(record);
    expect(evening.stand()).toEqual({ a: -15, b: -65, c: -50, king: 65, pagat: 65 });
  });
  test('a fine between hands is given back, or is another’s', () => {
    const evening = new BrixEvening();
    const id = evening.fined(B);
    evening.correct('compensate', [{ fine: id, record: LED(C) }]);
    expect(evening.stand()).toEqual({ a: -40, b: -40, c: -80, king: 80, pagat: 80 });
    const [, fine, correction] = evening.course;
    if (correction?.step.kind !== 'correction-recorded') throw new Error('no correction');
    const [change] = correction.step.changes;
    expect(change).toMatchObject({ fine: id, was: { fineId: id }, now: { record: LED(C) } });
    const second = change && 'fine' in change ? change.now.fineId : '';
    expect(second).not.toBe(id);
    expect(fine?.step).toMatchObject({ fineId: id, record: LED(B) });
    evening.correct('compensate', [{ fine: second, void: true }]);
    expect(evening.stand()).toEqual({ a: -40, b: -40, c: -40, king: 60, pagat: 60 });
    expect(evening.postings.map(({ fineId }) => fineId)).toEqual([second, second]);
  });
  test('also where there are no pots', () => {
    const rules = resolveRules(ruleBook('koenigrufen'));
    const evening = new LoggedEvening(rules, [A, B, C, D], D);
    const record = {
      ...koenigrufenHand('rufer', { points: '35/2' }),
      game: 'koenigrufen',
    } as const;
    evening.ask({ kind: 'hand', record });
    evening.correct('compensate', [{ hand: 1, void: true }]);
    expect(evening.state.standings.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
    expect(evening.state.table.pots).toBeUndefined();
  });
  test('after the close what comes into a pot is split at once, and all becomes money', () => {
    const evening = new BrixEvening();
    evening.ask({ kind: 'close' });
    const { version } = evening.state;
    expect(evening.stand()).toEqual({ a: 0, b: 0, c: 0, king: 0, pagat: 0 });
    const open = new BrixEvening();
    open.hand();
    open.ask({ kind: 'close' });
    const { a = 0, b = 0, c = 0 } = open.stand();
    open.correct('compensate', [{ hand: 1, record: { ...open.says(1), fines: [LED(B)] } }]);
    // 40 into the pots, of which everybody has a share: 20 are 5, 5, 5 and 5 more.
    const stand = open.stand();
    expect([stand['king'], stand['pagat']]).toEqual([0, 0]);
    expect((stand['a'] ?? 0) + (stand['b'] ?? 0) + (stand['c'] ?? 0)).toBe(a + b + c);
    const money = open.postings.filter(({ unit }) => unit === 'money');
    const gained = Object.fromEntries(
      money.map(({ from, to, amount }) =>
        from === 'clearing' ? [to, amount] : [from, 0 - amount],
      ),
    );
    expect(gained).toEqual({
      a: ((stand['a'] ?? 0) - a) * 10,
      b: ((stand['b'] ?? 0) - b) * 10,
      c: ((stand['c'] ?? 0) - c) * 10,
    });
    expect(open.state.version).toBe(version + 2);
    expect(open.state.closed).toBe(true);
  });
  test('not what a pot has no more', () => {
    const fines = Array.from({ length: 6 }, () => LED(C));
    const fined = new BrixEvening();
    fined.hand({ fines });
    for (let n = 0; n < 8; n++) {
      const dealer = fined.state.table.dealer;
      fined.hand({ lastTrick: last(dealer, [dealer, 'king-hearts']) });
    }
    const holds = fined.stand()['king'] ?? 0;
    const without = { ...fined.says(1), fines: [] };
    const said = refusal(() => fined.correct('compensate', [{ hand: 1, record: without }]));
    expect([said.code, said.reason, said.params]).toEqual([
      'correction-refused',
      'pot-cannot-pay',
      { pot: 'king-pot', holds, pays: 120 },
    ]);
    expect(holds).toBeLessThan(120);
  });
  test('a pot that holds just what is taken back pays it', () => {
    const evening = new BrixEvening();
    const id = evening.fined(B);
    evening.ask({ kind: 'fine', fine: LED(C), hand: null });
    evening.correct('compensate', [{ fine: id, void: true }]);
    expect(evening.stand()).toMatchObject({ king: 80, pagat: 80 });
  });
  test('after the close a pot has nothing, and pays what is paid into it at once', () => {
    const evening = new BrixEvening();
    const id = evening.fined(B);
    evening.ask({ kind: 'close' });
    const before = evening.stand();
    evening.correct('compensate', [{ fine: id, record: LED(C) }]);
    const { b = 0, c = 0 } = before;
    expect(evening.stand()).toEqual({ ...before, b: b + 40, c: c - 40 });
    const second = evening.course.at(-1)?.step;
    const change = second?.kind === 'correction-recorded' ? second.changes[0] : undefined;
    const fineId = change && 'fine' in change ? change.now.fineId : '';
    const said = refusal(() => evening.correct('compensate', [{ fine: fineId, void: true }]));
    expect(said.params).toEqual({ pot: 'king-pot', holds: 0, pays: 20 });
    const free = new BrixEvening();
    free.hand();
    free.ask({ kind: 'close' });
    free.correct('compensate', [{ hand: 1, record: { ...free.says(1), fines: [LED(B)] } }]);
    const split = free.postings.filter(({ reason }) => reason === 'pot-split');
    expect(split.map(({ fineId: of }) => of)).toEqual(split.map(() => null));
    expect(split.length).toBeGreaterThan(0);
  });
  test('the deal is given back to a player who sits there, and to nobody else', () => {
    const evening = new BrixEvening(4);
    const [id = ''] = evening.hand({
      ...{ redeal: true, lastTrick: null, count: [], unsaid: true },
      fines: [fine(A, 'misdeal', { stage: 'deal' })],
    });
    evening.hand();
    const asked = [{ fine: id, void: true }] as const;
    const backTo = (dealGivenBack: typeof A) => () =>
      evening.correct('compensate', asked, { dealGivenBack });
    expect(refusal(backTo(E))).toMatchObject({
      code: 'correction-refused',
      reason: 'deal-back-to-one-who-left',
      params: { player: E },
    });
    backTo(C)();
    expect(evening.state.table.dealer).toBe(C);
  });
});

describe('a hand as it would be', () => {
  test('on the table that it was played on; nothing where it is voided', () => {
    const evening = new BrixEvening();
    evening.hand();
    const change = evening.correction('compensate', [{ hand: 1, void: true }]).changes[0];
    if (!change || !('hand' in change)) throw new Error('no hand');
    expect(handFolded(evening.rules, evening.course, change, 'now')).toBeNull();
    expect(handFolded(evening.rules, evening.course, change, 'was')?.postings).toEqual(
      evening.postings,
    );
  });
});
