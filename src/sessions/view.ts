import { gameOf, type HandRecord, type Rules, type Settlement, type Table } from '../rules/game.js';
import type { Payment } from '../rules/payment.js';
import type { HandOutcome, HandView } from './hands/hand.view.js';
import type { FoldedHand, SessionState } from '../evening/fold.js';
import { heldAt } from '../evening/held.js';
import { warningSentence } from '../words/languages.js';
import type { PaymentView, PotsView, StandingView, TableView } from './table/table.view.js';
import type { MoneyView, SessionView } from './table/session.view.js';

/** Makes what the API shows of a session's steps out of what the rules say. */

/** Null in a game without pots. */
export function viewPots({ pots }: Table): PotsView | null {
  return pots === undefined ? null : { king: pots['king-pot'], pagat: pots['pagat-pot'] };
}

export function viewStandings(state: SessionState): StandingView[] {
  return state.standings.map(({ player, points }) => ({
    player,
    points,
    seated: state.table.players.includes(player),
  }));
}

/** The points of a session in money. */
export function viewMoney(state: SessionState): MoneyView[] {
  return state.standings.map(({ player, points }) => ({
    player,
    points,
    amount: points * state.rate,
  }));
}

/** The content of the kitty. Null in a game without one. */
export function viewKitty(rules: Rules, state: SessionState): number | null {
  return heldAt(rules, state).kitty ?? null;
}

export function viewTable(rules: Rules, state: SessionState): TableView {
  const { players, dealer } = state.table;
  const active = gameOf(rules).active(rules, state.table);
  return {
    version: state.version,
    seats: players,
    dealer,
    active,
    sittingOut: players.filter((player) => !active.includes(player)),
    pots: viewPots(state.table),
    kitty: viewKitty(rules, state),
    standings: viewStandings(state),
  };
}

/** A session as its row and its folded state show it. */
export function viewSession(session: {
  readonly id: string;
  readonly game: string;
  readonly book: string;
  readonly bookVersion: string;
  readonly rate: number;
  readonly tableName: string | null;
  readonly day: string | null;
  readonly settledThen: boolean;
  readonly rules: Rules;
  readonly state: SessionState;
  readonly status: 'open' | 'closed';
  readonly openedAt: string;
  readonly closedAt: string | null;
  /** How many of its hands are voided. */
  readonly voided: number;
}): SessionView {
  const { rules, state, id, game, book, bookVersion, rate, tableName } = session;
  const { status, day, settledThen, openedAt, closedAt, voided } = session;
  const times = { day, settledThen, openedAt, closedAt };
  const ownBook = rules.own?.name ?? null;
  const facts = { id, game, book, ownBook, bookVersion, rate, status, tableName, ...times };
  const hands = { hands: state.hands, countedHands: state.hands - voided };
  return { ...facts, readings: rules.readings, ...hands, ...viewTable(rules, state) };
}

export function viewPayments(payments: readonly Payment[]): PaymentView[] {
  return payments.map(({ from, to, points, reason, stage, source, fine }) => ({
    from,
    to,
    points,
    reason,
    stage,
    source,
    fine,
  }));
}

export function outcomeOf({ outcome, warnings, table }: Settlement): HandOutcome {
  return {
    ...outcome,
    warnings: warnings.map((warning) => ({ ...warning, detail: warningSentence('en', warning) })),
    pots: viewPots(table),
    nextDealer: table.dealer,
  };
}

export function viewHand(
  folded: FoldedHand,
  record: HandRecord,
  fineIds: readonly string[],
): HandView {
  return {
    number: folded.state.hands,
    revision: 1,
    ...outcomeOf(folded.settlement),
    record,
    fineIds,
    payments: viewPayments(folded.payments),
  };
}

/** The outcome of a voided hand, on the table where it would have been dealt. */
export function voidedOutcome(rules: Rules, table: Table): HandOutcome {
  const { dealer } = table;
  const active = gameOf(rules).active(rules, table);
  return {
    kind: 'voided',
    dealer,
    active,
    warnings: [],
    pots: viewPots(table),
    nextDealer: dealer,
  };
}
