import type { NewPosting } from '../ledger/log/posting.js';
import {
  gameOf,
  settleHand,
  type PricedFine,
  type Rules,
  type Settlement,
  type Step as TableStep,
  type Table,
} from '../rules/game.js';
import type { KeeperName, Party, Payment } from '../rules/payment.js';
import { MOST_POINTS } from '../rules/points.js';
import { told } from '../rules/refusal.js';
import type { DisputeState } from './dispute.js';
import type {
  CorrectionRecorded,
  DisputeEvent,
  FineContent,
  FineRecorded,
  HandContent,
  HandRecorded,
  PlayerJoined,
  PlayerLeft,
  SessionAccounts,
  SessionClosed,
  SessionEvent,
  SessionOpened,
} from './event.js';

/** A step of a session that moves its version: an event, or what corrections made of it. */
export type Step =
  Exclude<SessionEvent, HandRecorded | FineRecorded | DisputeEvent> | HandStep | FineStep;

/** A hand as it counts; without a record it is voided, and as if it had not been dealt. */
export type HandStep = Omit<HandRecorded, keyof HandContent> & HandContent;

/** A fine between hands as it counts. */
export type FineStep = Omit<FineRecorded, keyof FineContent> & FineContent;

/** A session as it stands after some events: plain data, kept with the session. */
export interface SessionState {
  readonly table: Table;
  /** 1 after the opening, one more with every event. */
  readonly version: number;
  /** With which version each player at the table last sat down, by member id. */
  readonly seatedSince: Readonly<Record<string, number>>;
  /** Hands recorded so far, redeals included. */
  readonly hands: number;
  /** Points of everyone who ever sat at the table, by member id; with the pots they sum to zero. */
  readonly standings: Readonly<Record<string, number>>;
  readonly accounts: SessionAccounts;
  /** Minor units of money a point; 0 for honour. */
  readonly rate: number;
  /** The cash box that the points went through at the close; absent while the session is open. */
  readonly cashBox?: number;
  /** Every dispute that was raised, by its id; absent when none was. */
  readonly disputes?: Readonly<Record<string, DisputeState>>;
}

/** What a step comes to. */
export interface Folded {
  readonly state: SessionState;
  readonly payments: readonly Payment[];
  readonly postings: readonly NewPosting[];
}

/** What a hand comes to. */
export interface FoldedHand extends Folded {
  readonly settlement: Settlement;
}

/** What a fine between hands comes to. */
export interface FoldedFine extends Folded {
  readonly fined: PricedFine;
}

/**
 * The fold: a session is its steps, one after the other, by its pinned rules. Pure. Corrections
 * need what was before: see `course.ts`.
 *
 * @param state null before the opening
 * @throws Refusal when the step cannot follow on the state
 */
export function apply(
  rules: Rules,
  state: SessionState | null,
  step: Exclude<Step, CorrectionRecorded>,
): Folded | FoldedHand | FoldedFine {
  if (step.kind === 'session-opened') return applyOpening(step);
  if (state === null) throw told('rule-refused', 'The session has not been opened.');
  switch (step.kind) {
    case 'hand-recorded': {
      const { record, hand } = step;
      return record === null
        ? applyNothing({ ...state, hands: hand })
        : applyHand(rules, state, { ...step, record });
    }
    case 'fine-recorded': {
      const { record } = step;
      return record === null ? applyNothing(state) : applyFine(rules, state, { ...step, record });
    }
    case 'player-joined':
      return applyJoining(rules, state, step);
    case 'player-left':
      return applyLeaving(rules, state, step);
    case 'session-closed':
      return applyClosing(rules, state, step);
  }
}

/** Lays the table; everybody founds the pots. */
export function applyOpening(event: SessionOpened): Folded {
  const { rules, rate, seats, firstDealer, accounts } = event;
  const step = gameOf(rules).open(rules, seats, firstDealer);
  const standings = Object.fromEntries(seats.map((player) => [player, 0]));
  const seatedSince = Object.fromEntries(seats.map((player) => [player, 1]));
  const { table } = step;
  const empty = { table, version: 0, seatedSince, hands: 0, standings, accounts, rate };
  return fold(empty, step, null, () => null);
}

/** Settles a hand on the state. */
export function applyHand(rules: Rules, state: SessionState, event: HandRecorded): FoldedHand {
  const settlement = settleHand(rules, state.table, event.record);
  const fineOf = (payment: Payment): string | null =>
    payment.fine === null ? null : (event.fineIds[payment.fine] ?? null);
  const folded = fold({ ...state, hands: event.hand }, settlement, event.hand, fineOf);
  return { ...folded, settlement };
}

/** Pays a fine between two hands. */
export function applyFine(rules: Rules, state: SessionState, event: FineRecorded): FoldedFine {
  const fined = gameOf(rules).fine(rules, state.table, event.record);
  return { ...fold(state, fined, event.hand, () => event.fineId), fined };
}

/** A step that was voided: only the version goes on. */
function applyNothing(state: SessionState): Folded {
  return { state: stepped(state), payments: [], postings: [] };
}

/** The state one version on. */
export function stepped(state: SessionState): SessionState {
  return { ...state, version: state.version + 1 };
}

/** A player sits down; he may have sat here before. */
export function applyJoining(rules: Rules, state: SessionState, event: PlayerJoined): Folded {
  const { player, seat, account, moneyAccount } = event;
  const step = gameOf(rules).join(rules, state.table, player, seat);
  const standings = { ...state.standings, [player]: state.standings[player] ?? 0 };
  const players = { ...state.accounts.players, [player]: account };
  const money = { ...state.accounts.money, [player]: moneyAccount };
  const accounts = { ...state.accounts, players, money };
  const seatedSince = { ...state.seatedSince, [player]: state.version + 1 };
  return fold({ ...state, seatedSince, standings, accounts }, step, null, () => null);
}

/** A player gets up; his points stay on his account until the close. */
export function applyLeaving(rules: Rules, state: SessionState, event: PlayerLeft): Folded {
  const step = gameOf(rules).leave(rules, state.table, event.player);
  const { [event.player]: _left, ...seatedSince } = state.seatedSince;
  return fold({ ...state, seatedSince }, step, null, () => null);
}

/**
 * Everyone who ever sat at the table, in the order in which they first sat down. The maps of a state
 * have no order of their own: the database keeps them as jsonb, which sorts their keys.
 */
export function playersOf({ accounts }: SessionState): string[] {
  const byAccount = Object.entries(accounts.players).sort(([, left], [, right]) => left - right);
  return byAccount.map(([player]) => player);
}

/** Splits the pots; then each player's points become money, through the club's cash box. */
export function applyClosing(rules: Rules, state: SessionState, event: SessionClosed): Folded {
  const split = fold(state, gameOf(rules).split(rules, state.table), null, () => null);
  const closed = { ...split.state, cashBox: event.cashBox };
  const money = moneyFor(closed, event.cashBox, (player) => closed.standings[player] ?? 0);
  return { ...split, state: closed, postings: [...split.postings, ...money] };
}

/**
 * Points as money: each player gets it from the cash box, or pays it there.
 *
 * @param pointsOf the points of a player that become money
 */
export function moneyFor(
  state: SessionState,
  cashBox: number,
  pointsOf: (player: string) => number,
): NewPosting[] {
  const money: NewPosting[] = [];
  for (const player of playersOf(state)) {
    const points = pointsOf(player);
    const account = state.accounts.money[player];
    if (account === undefined) throw new RangeError(`${player} has no money account.`);
    const amount = Math.abs(points) * state.rate;
    if (amount === 0) continue;
    money.push({
      from: points < 0 ? account : cashBox,
      to: points < 0 ? cashBox : account,
      amount,
      reason: 'session-settled',
      source: `rate of the session: ${state.rate} a point`,
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
  const standings: Record<string, number> = { ...state.standings };
  const postings = step.payments.map((payment): NewPosting => {
    const { from, to, points, reason, source, stage } = payment;
    move(standings, from, -1 * points);
    move(standings, to, points);
    return {
      from: accountOf(state.accounts, from),
      to: accountOf(state.accounts, to),
      amount: points,
      reason,
      source,
      stage,
      handNumber,
      fineId: fineOf(payment),
    };
  });
  const version = state.version + 1;
  const { table, payments } = step;
  return { state: { ...state, version, table, standings }, payments, postings };
}

function move(standings: Record<string, number>, party: Party, points: number): void {
  if (isKeeper(party)) return;
  const standing = (standings[party] ?? 0) + points;
  if (Math.abs(standing) > MOST_POINTS) {
    throw told('amount-too-large', `Nobody can win or lose more than ${MOST_POINTS} points.`);
  }
  standings[party] = standing;
}

/** Where the accounts of a session have what keeps points beside the players. */
const KEPT_IN = {
  'king-pot': 'kingPot',
  'pagat-pot': 'pagatPot',
  kitty: 'kitty',
} as const satisfies Record<KeeperName, keyof SessionAccounts>;

function isKeeper(party: Party): party is KeeperName {
  return Object.hasOwn(KEPT_IN, party);
}

/** The accounts of what keeps points beside the players, in the order in which they are opened. */
export function keepersOf(accounts: SessionAccounts): { name: KeeperName; account: number }[] {
  return (Object.keys(KEPT_IN) as KeeperName[]).flatMap((name) => {
    const account = accounts[KEPT_IN[name]];
    return account === undefined ? [] : [{ name, account }];
  });
}

/** The accounts that a game opens for them, from number `first` on. */
export function keeperAccounts(
  keepers: readonly KeeperName[],
  first: number,
): Pick<SessionAccounts, 'kingPot' | 'pagatPot' | 'kitty'> {
  return Object.fromEntries(keepers.map((name, n) => [KEPT_IN[name], first + n] as const));
}

/** The points account of a player or pot. Throws when he never sat at the table. */
export function accountOf(accounts: SessionAccounts, party: Party): number {
  const account = isKeeper(party) ? accounts[KEPT_IN[party]] : accounts.players[party];
  if (account === undefined) throw new RangeError(`${party} has no account in this session.`);
  return account;
}
