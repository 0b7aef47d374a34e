import {
  gameOf,
  settleHand,
  type PricedFine,
  type Rules,
  type Settlement,
  type Step as TableStep,
  type Table,
} from '../rules/game.js';
import type { Payment, PlayerId } from '../rules/payment.js';
import { MOST_POINTS } from '../rules/points.js';
import type { DisputeState } from './disputes/dispute-state.js';
import type {
  BetweenHands,
  CorrectionChange,
  CorrectionRecorded,
  DisputeEvent,
  FineContent,
  FineRecorded,
  HandContent,
  HandRecorded,
  SessionEvent,
  SessionOpened,
} from './event.js';
import { isPlayer, type EveningParty, type EveningPosting } from './posting.js';
import { refusal } from './reasons.js';

/** A step of a session that moves its version: an event, or what corrections made of it. */
export type Step =
  | Exclude<
      SessionEvent,
      HandRecorded | FineRecorded | BetweenHands | CorrectionRecorded | DisputeEvent
    >
  | CorrectedStep
  | HandStep
  | FineStep
  | BetweenStep;

/** A correction as it counts. */
export interface CorrectedStep extends CorrectionRecorded {
  /** Changes of it that moved nothing any more once a later replay changed the same. */
  readonly replaced?: readonly CorrectionChange[];
}

/** A hand as it counts; without a record it is voided, and as if it had not been dealt. */
export type HandStep = Omit<HandRecorded, keyof HandContent> &
  HandContent & {
    /** Of a hand that was replaced in a replay: the revision that counts. */
    readonly revision?: number;
    /** The dealer that a replay of something earlier left it; missing where the deal went round. */
    readonly dealer?: PlayerId;
  };

/** A fine between hands as it counts. */
export type FineStep = Omit<FineRecorded, keyof FineContent> & FineContent;

/** A step between two hands, as it counts. */
export type BetweenStep = BetweenHands & {
  /** Whether it was taken back, which undoes all its effects. */
  readonly voided?: boolean;
};

/** A player's result in a session so far. */
export interface Standing {
  readonly player: PlayerId;
  /** Won (above 0) or lost so far, the foundations paid included. */
  readonly points: number;
}

/** A session as it is after some events: plain data, kept with the session. */
export interface SessionState {
  readonly table: Table;
  /** 1 after the opening, one more with every event. */
  readonly version: number;
  /** With which version each player at the table last sat down, by member id. */
  readonly seatedSince: Readonly<Record<string, number>>;
  /** Hands recorded so far, redeals included. */
  readonly hands: number;
  /** Everyone who ever sat at the table, in the order in which they first sat down. With the pots, or the kitty, they sum to zero. */
  readonly standings: readonly Standing[];
  /** Minor units of money a point; 0 for honour. */
  readonly rate: number;
  /** Whether the pots have been split and the points have become money. */
  readonly closed: boolean;
  /** Every dispute that was raised, by its id; absent when none was. */
  readonly disputes?: Readonly<Record<string, DisputeState>>;
}

/** The result of a step. */
export interface Folded {
  readonly state: SessionState;
  /** The payments by the rules, with their reasons. */
  readonly payments: readonly Payment[];
  /** The postings in the ledger: the payments, and at the close the money too. */
  readonly postings: readonly EveningPosting[];
}

/** The result of a hand. */
export interface FoldedHand extends Folded {
  readonly settlement: Settlement;
}

/** The result of a fine between hands. */
export interface FoldedFine extends Folded {
  readonly fined: PricedFine;
}

/** Lays the table; everybody founds the pots. */
export function applyOpening(event: SessionOpened): Folded {
  const { rules, rate, seats, firstDealer } = event;
  const step = gameOf(rules).open(rules, seats, firstDealer);
  const standings = seats.map((player) => ({ player, points: 0 }));
  const seatedSince = Object.fromEntries(seats.map((player) => [player, 1]));
  const { table } = step;
  const empty = { table, version: 0, seatedSince, hands: 0, standings, rate, closed: false };
  return fold(empty, step, null, () => null);
}

/**
 * Settles a hand on the state.
 * @throws Refusal `session-closed`, and what the game refuses
 */
export function applyHand(rules: Rules, state: SessionState, event: HandRecorded): FoldedHand {
  requireOpen(state);
  const settlement = settleHand(rules, state.table, event.record);
  const fineOf = (payment: Payment): string | null =>
    payment.fine === null ? null : (event.fineIds[payment.fine] ?? null);
  const folded = fold({ ...state, hands: event.hand }, settlement, event.hand, fineOf);
  return { ...folded, settlement };
}

/**
 * Pays a fine between two hands.
 * @throws Refusal `session-closed`, `hand-not-found`, and what the game refuses
 */
export function applyFine(rules: Rules, state: SessionState, event: FineRecorded): FoldedFine {
  requireOpen(state);
  const { hand } = event;
  if (hand !== null && hand > state.hands)
    throw refusal('no-such-hand', { hand }, { field: 'hand' });
  const fined = gameOf(rules).fine(rules, state.table, event.record);
  return { ...fold(state, fined, hand, () => event.fineId), fined };
}

/** A step that was taken back: only the version goes on. */
export function applyNothing(state: SessionState): Folded {
  return { state: stepped(state), payments: [], postings: [] };
}

/** The state one version on. */
export function stepped(state: SessionState): SessionState {
  return { ...state, version: state.version + 1 };
}

/** Throws Refusal `session-closed`. */
export function requireOpen({ closed }: SessionState): void {
  if (closed) throw refusal('session-is-closed', {});
}

/** Whether somebody ever sat at the table. */
export function hasSat({ standings }: SessionState, player: string): boolean {
  return standings.some((standing) => standing.player === player);
}

/** The points of somebody; 0 for one who never sat at the table. */
export function pointsOf({ standings }: SessionState, player: string): number {
  return standings.find((standing) => standing.player === player)?.points ?? 0;
}

/**
 * Points as money: each player gets it from the clearing account, or pays it there.
 *
 * @param standings the points that become money
 * @param rate minor units of money a point
 */
export function moneyFor(standings: readonly Standing[], rate: number): EveningPosting[] {
  const money: EveningPosting[] = [];
  for (const { player, points } of standings) {
    const amount = Math.abs(points) * rate;
    if (amount === 0) continue;
    money.push({
      from: points < 0 ? player : 'clearing',
      to: points < 0 ? 'clearing' : player,
      unit: 'money',
      amount,
      reason: 'session-settled',
      source: `rate of the session: ${rate} a point`,
      stage: 'money',
      handNumber: null,
      fineId: null,
    });
  }
  return money;
}

/** The table after a step, the standings moved by its payments, the payments as postings. */
export function fold(
  state: SessionState,
  step: TableStep,
  handNumber: number | null,
  fineOf: (payment: Payment) => string | null,
): Folded {
  const { table, payments } = step;
  const postings = payments.map((payment): EveningPosting => {
    const { from, to, points, reason, source, stage } = payment;
    const unit = 'points';
    const fineId = fineOf(payment);
    return { from, to, unit, amount: points, reason, source, stage, handNumber, fineId };
  });
  const standings = moveStandings(state.standings, postings);
  return { state: { ...state, version: state.version + 1, table, standings }, payments, postings };
}

/**
 * The standings after some postings in points.
 * @throws Refusal `amount-too-large`
 */
export function moveStandings(
  standings: readonly Standing[],
  postings: readonly EveningPosting[],
): readonly Standing[] {
  if (postings.length === 0) return standings;
  const change = new Map<EveningParty, number>();
  const move = (party: EveningParty, points: number) => {
    if (isPlayer(party)) change.set(party, (change.get(party) ?? 0) + points);
  };
  for (const { from, to, amount } of postings) {
    move(from, -amount);
    move(to, amount);
  }
  return standings.map((standing) => {
    const points = standing.points + (change.get(standing.player) ?? 0);
    if (Math.abs(points) > MOST_POINTS) throw refusal('standing-too-large', { most: MOST_POINTS });
    return { player: standing.player, points };
  });
}
