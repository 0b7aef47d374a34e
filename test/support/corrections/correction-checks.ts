import type { TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import { settle } from '../../../src/rules/tarok/settle.js';
import { activePlayers, type TarokTable } from '../../../src/rules/tarok/table.js';
import type { CorrectionOption } from '../../../src/sessions/corrections/correction.view.js';
import type { CorrectionEffect } from '../../../src/sessions/corrections/effect.view.js';
import type { CorrectionChange, CorrectionMode } from '../../../src/evening/event.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { expectAddsUp } from '../evening/adds-up.js';
import { read, sumOfPoints, potsOf } from '../api/api.js';
import { said, type Model, type Real } from './correction-model.js';
import { SlowRefusal, type SlowState } from '../evening/slow-fold.js';

/** The API's answers, compared with the slow fold. */

/** The invariants after any event. */
export async function expectAsFolded(model: Model, { base, table }: Real): Promise<void> {
  const { state } = model;
  const view = await read<SessionView>(base, table.path);
  expect(sumOfPoints(view)).toBe(0);
  expect(Math.min(potsOf(view).king, potsOf(view).pagat)).toBeGreaterThanOrEqual(0);
  expect({
    version: view.version,
    status: view.status,
    seats: view.seats,
    dealer: view.dealer,
    hands: view.hands,
    pots: view.pots,
    standings: Object.fromEntries(view.standings.map(({ player, points }) => [player, points])),
  }).toEqual({
    version: state.version,
    status: state.closed ? 'closed' : 'open',
    seats: state.table.players,
    dealer: state.table.dealer,
    hands: state.hands.length,
    pots: state.pots,
    standings: state.standings,
  });
  const balances = await Promise.all(
    table.members.map(async (member) => {
      const path = `/v1/clubs/${table.club}/members/${member}/balance`;
      const { money } = await read<{ money: number }>(base, path);
      return [member, money] as const;
    }),
  );
  expect(balances).toEqual(table.members.map((member) => [member, state.money[member] ?? 0]));
  expect(balances.reduce((sum, [, money]) => sum + money, 0)).toBe(0);
}

/** A fine keeps its id when it is just as it was, and gets another one when it is not. */
export function expectFineIds(change: CorrectionChange | undefined): void {
  if (change === undefined) throw new Error('A correction without a change.');
  if ('step' in change || 'paidBack' in change) return;
  if ('fine' in change) {
    const isNew = change.now.record !== null;
    expect(change.now.fineId === change.fine).toBe(!isNew);
    return;
  }
  const { was, now } = change;
  now.fineIds.forEach((id, index) => {
    const before = was.fineIds.indexOf(id);
    if (before < 0) return;
    expect(said(now.record?.fines?.[index] ?? {})).toEqual(said(was.record?.fines?.[before] ?? {}));
  });
}

/** The differences of everybody's points and money between two states; nobody without one. */
export function differences(before: SlowState, after: SlowState) {
  // A joiner who is taken back gets a refund, too.
  const everyone = new Set([...Object.keys(after.standings), ...Object.keys(before.standings)]);
  const members = [...everyone].map((player) => ({
    player,
    points: (after.standings[player] ?? 0) - (before.standings[player] ?? 0),
    money: (after.money[player] ?? 0) - (before.money[player] ?? 0),
  }));
  return {
    members: bySize(members),
    pots: {
      king: after.pots.king - before.pots.king,
      pagat: after.pots.pagat - before.pots.pagat,
    },
  };
}

export const bySize = (members: CorrectionEffect['members']) =>
  members
    .filter(({ points, money }) => points !== 0 || money !== 0)
    .toSorted((left, right) => (left.player < right.player ? -1 : 1));

export function expectEffect(effect: CorrectionEffect, before: SlowState, after: SlowState): void {
  expectAddsUp(effect);
  const { members, pots } = effect;
  expect({ members: bySize(members), pots }).toEqual(differences(before, after));
  const sums = new Map<string, number>();
  for (const { from, to, amount, unit } of effect.payments) {
    expect(amount).toBeGreaterThan(0);
    sums.set(`${from} ${unit}`, (sums.get(`${from} ${unit}`) ?? 0) - amount);
    sums.set(`${to} ${unit}`, (sums.get(`${to} ${unit}`) ?? 0) + amount);
  }
  const wanted = [
    ['king-pot points', potsOf({ pots }).king],
    ['pagat-pot points', potsOf({ pots }).pagat],
    ...members.flatMap(({ player, points, money }) => [
      [`${player} points`, points] as const,
      [`${player} money`, money] as const,
    ]),
  ] as const;
  for (const [account, amount] of wanted) {
    expect([account, sums.get(account) ?? 0]).toEqual([account, amount]);
  }
}

/** A hand as it comes out on a table; of a voided one nothing comes. */
function sideOf(rules: TarokRules, table: TarokTable, record: TarokHandRecord | null) {
  const settlement = record === null ? null : settle(rules, table, record);
  const { pots, dealer: nextDealer } = settlement?.table ?? table;
  return {
    kind: settlement?.outcome.kind ?? 'voided',
    dealer: table.dealer,
    active: activePlayers(rules, table),
    payments: settlement?.payments ?? [],
    pots: { king: pots['king-pot'], pagat: pots['pagat-pot'] },
    nextDealer,
  };
}

/** The hands that a correction changes are listed as the slow fold has them, and no other ones. */
export function expectHands(
  rules: TarokRules,
  mode: CorrectionMode,
  { hands: told }: CorrectionEffect,
  before: SlowState,
  after: SlowState,
  changes: readonly CorrectionChange[],
): void {
  for (const hand of after.hands) {
    const was = before.hands.find(({ number }) => number === hand.number);
    if (was === undefined) throw new Error('A correction makes no hands.');
    const change = changes.find((one) => 'hand' in one && one.hand === hand.number);
    const isReplay = mode === 'replay';
    const earlier = sideOf(rules, was.before, was.says);
    const later = sideOf(rules, isReplay ? hand.before : was.before, hand.says);
    const shown = told.find((one) => one.hand === hand.number);
    if (shown === undefined) {
      expect(change).toBeUndefined();
      if (isReplay) expect(comesOut(later)).toEqual(comesOut(earlier));
      continue;
    }
    if (change === undefined) expect(comesOut(later)).not.toEqual(comesOut(earlier));
    expect(shown.corrected).toBe(change !== undefined);
    expect(shown.now).toEqual(later);
    expect(shown.was).toEqual(earlier);
  }
}

/** The result of a hand, for any further content of the pots. */
const comesOut = ({ pots: _pots, nextDealer: _next, ...side }: ReturnType<typeof sideOf>) => side;

/** A preview must say of both modes what the slow fold says. */
export function expectOption(
  option: CorrectionOption,
  mode: CorrectionMode,
  before: SlowState,
  after: SlowState | SlowRefusal,
  hands: (effect: CorrectionEffect, after: SlowState) => void,
): void {
  const impossible = after instanceof SlowRefusal;
  const why = impossible ? after.message : 'possible';
  const { possible, refusal } = option;
  expect({ mode, why, possible, refusal }).toMatchObject({ mode, why, possible: !impossible });
  if (impossible) {
    expect(option.effect).toBeNull();
    if (after.hand !== null) expect(refusal?.hand ?? after.hand).toBe(after.hand);
    return;
  }
  expect(refusal).toBeNull();
  if (option.effect === null) throw new Error('A preview without an effect.');
  expectEffect(option.effect, before, after);
  hands(option.effect, after);
}
