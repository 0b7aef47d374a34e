import type { Payment, PlayerId } from '../../../src/rules/payment.js';
import { points } from '../../../src/rules/points.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import type { TarokRules } from '../../../src/rules/tarok/books/book.js';
import { fineBetweenHands } from '../../../src/rules/tarok/fine.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import { settle, type TarokSettlement } from '../../../src/rules/tarok/settle.js';
import type { Step, TarokTable } from '../../../src/rules/tarok/table.js';
import { join, leave, openTable, splitPots } from '../../../src/rules/tarok/table.js';
import type {
  CorrectionChange,
  CorrectionRecorded,
  DealerSet,
  FineRecorded,
  HandRecorded,
  PlayerJoined,
  PlayerLeft,
  SessionEvent,
  SessionOpened,
} from '../../../src/evening/event.js';

/**
 * A session computed a second time in the slowest way: after every event everything is played again
 * from the first foundation on, and every account is the sum of its payments. It takes the rules of the
 * game from src/rules and knows nothing else of the service: corrections are written down here a second
 * time, after docs and design.
 */

/** A hand as the slow fold finds it. */
export interface SlowHand {
  readonly number: number;
  /** 1 as first recorded, one more with every correction of it. */
  readonly revision: number;
  /** The present content of the hand; null once it is voided. */
  readonly says: TarokHandRecord | null;
  readonly fineIds: readonly string[];
  /** The played content in its place: the first record, where it was only compensated. */
  readonly played: TarokHandRecord | null;
  /** The table that stood before it. */
  readonly before: TarokTable;
  /** The result in its place; null where it is voided there. */
  readonly settlement: TarokSettlement | null;
}

/** A fine between two hands, which still counts or is voided. */
export interface SlowFine {
  /** The id by which it is corrected next. */
  readonly id: string;
  readonly hand: number | null;
  readonly says: FineRecord | null;
}

/** A session after one of its events. */
export interface SlowState {
  /** 1 after the opening; steps of a dispute do not count. */
  readonly version: number;
  readonly closed: boolean;
  readonly table: TarokTable;
  /** Points of everybody who ever sat there. */
  readonly standings: Readonly<Record<string, number>>;
  readonly pots: { readonly king: number; readonly pagat: number };
  /** The money of the session for each member in minor units; none before the close. */
  readonly money: Readonly<Record<string, number>>;
  readonly hands: readonly SlowHand[];
  /** The fines between hands. */
  readonly fines: readonly SlowFine[];
  /**
   * The payments so far, by the fields of a line of the ledger: hand, fine, reason, stage, source and
   * the two accounts. Amounts count from the first account of the key to the second.
   */
  readonly lines: ReadonlyMap<string, number>;
}

/** The slow fold cannot go on; `hand` is the hand that cannot be, if it is one. */
export class SlowRefusal extends Error {
  constructor(
    readonly hand: number | null,
    message: string,
  ) {
    super(message);
    this.name = 'SlowRefusal';
  }
}

/** The session after each of its events, each time played from the beginning. */
export function slowFold(events: readonly SessionEvent[]): SlowState[] {
  return events.map((_, last) => slowState(events.slice(0, last + 1)));
}

/**
 * The session after the last of its events.
 *
 * @throws SlowRefusal when a step cannot follow on what is before it, or a pot cannot pay
 */
export function slowState(events: readonly SessionEvent[]): SlowState {
  const steps = courseOf(events);
  const [opening] = steps;
  if (opening?.is !== 'opening') throw new Error('A session begins with its opening.');
  const evening = new SlowEvening(opening.event);
  for (const step of steps) evening.take(step);
  return evening.state(contents(events), stepsCounted(events));
}

/** One step of the session as it now counts. */
type CourseStep =
  | { readonly is: 'opening'; readonly event: SessionOpened }
  | (Pick<HandRecorded, 'hand' | 'fineIds'> & {
      readonly is: 'hand';
      readonly record: TarokHandRecord | null;
      /** The dealer that a replay left it. */
      readonly dealer?: PlayerId;
    })
  | (Pick<FineRecorded, 'hand' | 'fineId'> & {
      readonly is: 'fine';
      /** The id that it got first. */
      readonly first: string;
      readonly record: FineRecord | null;
    })
  | { readonly is: 'dealer'; readonly event: DealerSet; readonly at: number }
  | { readonly is: 'joining'; readonly event: PlayerJoined; readonly at: number }
  | { readonly is: 'leaving'; readonly event: PlayerLeft; readonly at: number }
  | { readonly is: 'closing' }
  | {
      readonly is: 'compensation';
      readonly changes: readonly CorrectionChange[];
      readonly dealGivenBack: PlayerId | null;
    };

const isDispute = ({ kind }: SessionEvent): boolean => kind.startsWith('dispute-');

function stepsCounted(events: readonly SessionEvent[]): number {
  return events.filter((event) => !isDispute(event)).length;
}

/** Finds the first id of a fine between hands, whatever it is called now. */
function firstIds(events: readonly SessionEvent[]): (id: string) => string {
  const firsts = new Map<string, string>();
  for (const event of events) {
    if (event.kind !== 'correction-recorded') continue;
    for (const change of event.changes) {
      if (!('fine' in change) || change.now.fineId === change.fine) continue;
      firsts.set(change.now.fineId, firsts.get(change.fine) ?? change.fine);
    }
  }
  return (id) => firsts.get(id) ?? id;
}

/**
 * The steps as they now count: a replay puts its records in the place of the old ones, and what was
 * compensated of the same hand or fine before it falls away.
 */
function courseOf(events: readonly SessionEvent[]): CourseStep[] {
  const firstId = firstIds(events);
  const targetOf = (change: CorrectionChange): string =>
    'hand' in change
      ? `hand ${change.hand}`
      : 'fine' in change
        ? `fine ${firstId(change.fine)}`
        : 'step' in change
          ? `seat ${change.step}`
          : `paid back ${change.paidBack}`;
  let steps: CourseStep[] = [];
  let counted = 0;
  for (const [at, event] of events.entries()) {
    if (!isDispute(event)) counted += 1;
    if (event.kind === 'correction-recorded') {
      if (event.mode === 'compensate') {
        const { changes, dealGivenBack = null } = event;
        steps.push({ is: 'compensation', changes, dealGivenBack });
        continue;
      }
      if (event.keepDealers === true)
        steps = withDealers(steps, events.slice(0, at), event, targetOf);
      for (const change of event.changes) {
        const target = targetOf(change);
        steps = steps
          .map((step) => withoutTarget(step, target, targetOf))
          .filter((step) => step.is !== 'compensation' || step.changes.length > 0)
          .filter((step) => !('at' in step) || target !== `seat ${step.at}`)
          .map((step) => inPlace(step, target, change));
      }
    } else {
      const step = firstStep(event, counted);
      if (step !== null) steps.push(step);
    }
  }
  return steps;
}

/** The hands behind the first change, with the dealers that they had before the correction. */
function withDealers(
  steps: readonly CourseStep[],
  events: readonly SessionEvent[],
  { changes }: CorrectionRecorded,
  targetOf: (change: CorrectionChange) => string,
): CourseStep[] {
  const targets = new Set(changes.map(targetOf));
  const nameOf = (step: CourseStep): string => {
    if (step.is === 'hand') return `hand ${step.hand}`;
    if (step.is === 'fine') return `fine ${step.first}`;
    return 'at' in step ? `seat ${step.at}` : step.is;
  };
  const first = steps.findIndex((step) => targets.has(nameOf(step)));
  const hands = new Map(slowState(events).hands.map((hand) => [hand.number, hand.before.dealer]));
  return steps.map((step, place) => {
    const dealer = step.is === 'hand' && place > first ? hands.get(step.hand) : undefined;
    return dealer === undefined ? step : { ...step, dealer };
  });
}

function firstStep(
  event: Exclude<SessionEvent, CorrectionRecorded>,
  at: number,
): CourseStep | null {
  switch (event.kind) {
    case 'session-opened':
      return { is: 'opening', event };
    case 'hand-recorded': {
      const { hand, record, fineIds } = event;
      return { is: 'hand', hand, record: record as TarokHandRecord, fineIds };
    }
    case 'fine-recorded': {
      const { fineId, hand, record } = event;
      return { is: 'fine', first: fineId, fineId, hand, record };
    }
    case 'player-joined':
      return { is: 'joining', event, at };
    case 'player-left':
      return { is: 'leaving', event, at };
    case 'dealer-set':
      return { is: 'dealer', event, at };
    case 'session-closed':
      return { is: 'closing' };
    default:
      return null;
  }
}

function withoutTarget(
  step: CourseStep,
  target: string,
  targetOf: (change: CorrectionChange) => string,
): CourseStep {
  if (step.is !== 'compensation') return step;
  return { ...step, changes: step.changes.filter((change) => targetOf(change) !== target) };
}

function inPlace(step: CourseStep, target: string, change: CorrectionChange): CourseStep {
  if ('hand' in change && step.is === 'hand' && target === `hand ${step.hand}`) {
    const { record, fineIds } = change.now;
    return { ...step, record: record as TarokHandRecord | null, fineIds };
  }
  if ('fine' in change && step.is === 'fine' && target === `fine ${step.first}`) {
    const { record, fineId } = change.now;
    return { ...step, record, fineId };
  }
  return step;
}

/** The present content of a hand or of a fine between hands, after corrections in any mode. */
interface Contents {
  readonly hands: ReadonlyMap<number, Pick<SlowHand, 'revision' | 'says' | 'fineIds'>>;
  readonly fines: ReadonlyMap<string, SlowFine>;
}

function contents(events: readonly SessionEvent[]): Contents {
  const firstId = firstIds(events);
  const hands = new Map<number, Pick<SlowHand, 'revision' | 'says' | 'fineIds'>>();
  const fines = new Map<string, SlowFine>();
  for (const event of events) {
    if (event.kind === 'hand-recorded') {
      hands.set(event.hand, {
        revision: 1,
        says: event.record as TarokHandRecord,
        fineIds: event.fineIds,
      });
    } else if (event.kind === 'fine-recorded') {
      fines.set(event.fineId, { id: event.fineId, hand: event.hand, says: event.record });
    } else if (event.kind === 'correction-recorded') {
      for (const change of event.changes) {
        if ('hand' in change) {
          const revision = (hands.get(change.hand)?.revision ?? 0) + 1;
          const { record: says, fineIds } = change.now;
          hands.set(change.hand, { revision, says: says as TarokHandRecord | null, fineIds });
        } else if ('fine' in change) {
          const first = firstId(change.fine);
          const { record, fineId } = change.now;
          fines.set(first, { id: fineId, hand: fines.get(first)?.hand ?? null, says: record });
        }
      }
    }
  }
  return { hands, fines };
}

const CLEARING = 'clearing';

/** Plays the steps one after the other; balances are nothing but the sum of what was paid. */
class SlowEvening {
  readonly #rules: TarokRules;
  readonly #rate: number;
  #table: TarokTable;
  #closed = false;
  readonly #balances = new Map<string, number>();
  readonly #lines = new Map<string, number>();
  readonly #hands = new Map<number, Pick<SlowHand, 'played' | 'before' | 'settlement'>>();
  /** The table that stood before each fine between hands, by the first id of the fine. */
  readonly #fineTables = new Map<string, TarokTable>();
  readonly #firstIds = new Map<string, string>();
  readonly #fineHands = new Map<string, number | null>();

  constructor({ rules, rate, seats, firstDealer }: SessionOpened) {
    this.#rules = rules as TarokRules;
    this.#rate = rate;
    const none = points(0);
    this.#table = {
      players: seats,
      dealer: firstDealer,
      pots: { 'king-pot': none, 'pagat-pot': none },
    };
    for (const player of seats) this.#balances.set(player, 0);
  }

  take(step: CourseStep): void {
    switch (step.is) {
      case 'opening': {
        const { seats, firstDealer } = step.event;
        this.#step(() => openTable(this.#rules, seats, firstDealer));
        return;
      }
      case 'hand': {
        this.#hand(step);
        return;
      }
      case 'fine': {
        this.#fine(step);
        return;
      }
      case 'joining': {
        const { player, seat } = step.event;
        this.#balances.set(player, this.#of(player));
        this.#step(() => join(this.#rules, this.#table, player, seat));
        return;
      }
      case 'leaving': {
        this.#step(() => leave(this.#rules, this.#table, step.event.player));
        return;
      }
      case 'dealer': {
        const { dealer } = step.event;
        if (!this.#table.players.includes(dealer)) throw new SlowRefusal(null, 'They left.');
        this.#table = { ...this.#table, dealer };
        return;
      }
      case 'closing':
        this.#step(() => splitPots(this.#rules, this.#table));
        this.#closed = true;
        return;
      case 'compensation': {
        this.#compensation(step);
        return;
      }
    }
  }

  #hand({ hand, record, fineIds, dealer }: CourseStep & { is: 'hand' }): void {
    if (dealer !== undefined) {
      if (!this.#table.players.includes(dealer)) throw new SlowRefusal(hand, 'The dealer left.');
      this.#table = { ...this.#table, dealer };
    }
    const before = this.#table;
    const settlement = record === null ? null : this.#settle(hand, before, record);
    this.#hands.set(hand, { played: record, before, settlement });
    if (settlement === null) return;
    this.#pay(settlement.payments, 1, hand, fineIds);
    this.#table = settlement.table;
    this.#checkPots(hand);
  }

  #fine({ first, fineId, hand, record }: CourseStep & { is: 'fine' }): void {
    this.#fineTables.set(first, this.#table);
    this.#fineHands.set(first, hand);
    this.#firstIds.set(fineId, first);
    if (record === null) return;
    const { payments, table } = this.#price(this.#table, record);
    this.#pay(payments, 1, hand, [fineId]);
    this.#table = table;
    this.#checkPots(null);
  }

  /** History is kept; the payment is the result of the new record, less that of the old one. */
  #compensation({ changes, dealGivenBack }: CourseStep & { is: 'compensation' }): void {
    for (const change of changes) {
      if ('hand' in change) {
        const { hand, was, now } = change;
        const before = this.#hands.get(hand)?.before;
        if (before === undefined) throw new SlowRefusal(hand, 'There is no such hand.');
        for (const [{ record, fineIds }, sign] of [
          [was, -1],
          [now, 1],
        ] as const) {
          if (record === null) continue;
          this.#pay(
            this.#settle(hand, before, record as TarokHandRecord).payments,
            sign,
            hand,
            fineIds,
          );
        }
      } else if (!('fine' in change)) {
        throw new SlowRefusal(null, 'Who sat there is no matter of payments.');
      } else {
        const first = this.#firstIds.get(change.fine) ?? change.fine;
        this.#firstIds.set(change.now.fineId, first);
        const before = this.#fineTables.get(first);
        if (before === undefined) throw new SlowRefusal(null, 'There is no such fine.');
        for (const [{ record, fineId }, sign] of [
          [change.was, -1],
          [change.now, 1],
        ] as const) {
          if (record === null) continue;
          const { payments } = this.#price(before, record);
          this.#pay(payments, sign, this.#fineHands.get(first) ?? null, [fineId]);
        }
      }
    }
    const [king, pagat] = [this.#of('king-pot'), this.#of('pagat-pot')];
    if (king < 0 || pagat < 0) throw new SlowRefusal(null, 'A pot cannot pay.');
    this.#table = {
      ...this.#table,
      dealer: dealGivenBack ?? this.#table.dealer,
      pots: { 'king-pot': points(king), 'pagat-pot': points(pagat) },
    };
    if (this.#closed) this.#step(() => splitPots(this.#rules, this.#table));
  }

  #settle(hand: number, table: TarokTable, record: TarokHandRecord): TarokSettlement {
    return this.#refusalAsProblem(hand, () => settle(this.#rules, table, record));
  }

  #price(table: TarokTable, record: FineRecord): Step {
    return this.#refusalAsProblem(null, () => fineBetweenHands(this.#rules, table, record));
  }

  #refusalAsProblem<T>(hand: number | null, rule: () => T): T {
    try {
      return rule();
    } catch (error) {
      if (error instanceof Refusal) throw new SlowRefusal(hand, error.message);
      throw error;
    }
  }

  #step(rule: () => Step): void {
    const { payments, table } = this.#refusalAsProblem(null, rule);
    this.#pay(payments, 1, null, []);
    this.#table = table;
    this.#checkPots(null);
  }

  /** Pays, or for -1 takes back. */
  #pay(
    payments: readonly Payment[],
    sign: 1 | -1,
    hand: number | null,
    fineIds: readonly string[],
  ): void {
    for (const { from, to, points: amount, reason, stage, source, fine } of payments) {
      // A fine between hands is the only one of its step; its payments bear no number.
      const fineId = fine !== null ? fineIds[fine] : reason === 'fine' ? fineIds[0] : undefined;
      this.#move(from, to, sign * amount);
      this.#line([hand, fineId ?? null, reason, stage, source], from, to, sign * amount);
    }
  }

  #move(from: string, to: string, amount: number): void {
    this.#balances.set(from, this.#of(from) - amount);
    this.#balances.set(to, this.#of(to) + amount);
  }

  #line(
    about: readonly (string | number | null)[],
    from: string,
    to: string,
    amount: number,
  ): void {
    const [key, sign] = lineKey(about, from, to);
    this.#lines.set(key, (this.#lines.get(key) ?? 0) + sign * amount);
  }

  /** The table that the rules keep and the accounts must agree with. */
  #checkPots(hand: number | null): void {
    for (const pot of ['king-pot', 'pagat-pot'] as const) {
      if (this.#table.pots[pot] === this.#of(pot) && this.#of(pot) >= 0) continue;
      throw new SlowRefusal(
        hand,
        `The ${pot} holds ${this.#of(pot)}, not ${this.#table.pots[pot]}.`,
      );
    }
  }

  #of(account: string): number {
    return this.#balances.get(account) ?? 0;
  }

  state({ hands, fines }: Contents, version: number): SlowState {
    const players = [...this.#balances.keys()].filter((account) => !account.endsWith('-pot'));
    const standings = Object.fromEntries(players.map((player) => [player, this.#of(player)]));
    const money = Object.fromEntries(
      players.map((player) => [player, this.#closed ? this.#of(player) * this.#rate : 0]),
    );
    for (const [player, amount] of Object.entries(money)) {
      const source = `rate of the session: ${this.#rate} a point`;
      this.#line([null, null, 'session-settled', 'money', source], CLEARING, player, amount);
    }
    return {
      version,
      closed: this.#closed,
      table: this.#table,
      standings,
      pots: { king: this.#of('king-pot'), pagat: this.#of('pagat-pot') },
      money,
      hands: [...this.#hands].map(([number, hand]) => {
        const { revision = 0, says = null, fineIds = [] } = hands.get(number) ?? {};
        return { number, revision, says, fineIds, ...hand };
      }),
      fines: [...fines.values()],
      lines: withoutZeros(this.#lines),
    };
  }
}

/** The key of a line, the same for both directions, and the sign of the direction given. */
function lineKey(
  about: readonly (string | number | null)[],
  from: string,
  to: string,
): [key: string, sign: 1 | -1] {
  return from < to
    ? [JSON.stringify([...about, from, to]), 1]
    : [JSON.stringify([...about, to, from]), -1];
}

/** A line of the ledger, as the API shows it. */
interface ShownLine {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly reason: string;
  readonly stage: string;
  readonly source: string;
  readonly hand: number | null;
  readonly fine: string | null;
}

/** Lines of the ledger in the terms of `SlowState.lines`. */
export function sumLines(lines: readonly ShownLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { from, to, amount, reason, stage, source, hand, fine } of lines) {
    const [key, sign] = lineKey([hand, fine, reason, stage, source], from, to);
    sums.set(key, (sums.get(key) ?? 0) + sign * amount);
  }
  return withoutZeros(sums);
}

/** The lines that one state has more than an earlier one. */
export function linesBetween(before: SlowState | undefined, after: SlowState): Map<string, number> {
  const difference = new Map(after.lines);
  for (const [key, amount] of before?.lines ?? []) {
    difference.set(key, (difference.get(key) ?? 0) - amount);
  }
  return withoutZeros(difference);
}

function withoutZeros(lines: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...lines].filter(([, amount]) => amount !== 0));
}
