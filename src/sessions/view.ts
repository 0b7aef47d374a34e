import type { Payment, PlayerId } from '../rules/payment.js';
import type { TarokRules } from '../rules/tarok/book.js';
import type { TarokHandRecord } from '../rules/tarok/hand.js';
import type { TarokOutcome, TarokSettlement, TarokWarning } from '../rules/tarok/settle.js';
import type { Pots } from '../rules/tarok/table.js';
import { activePlayers } from '../rules/tarok/table.js';
import type { FoldedHand, SessionState } from './replay.js';

/** What the API shows of a session's steps. Points and pots are whole numbers. */

export interface PotsView {
  readonly king: number;
  readonly pagat: number;
}

export interface StandingView {
  readonly player: string;
  /** Won (above 0) or lost so far, the foundations paid included. */
  readonly points: number;
  /** Still at the table. */
  readonly seated: boolean;
}

export interface PaymentView {
  readonly from: string;
  readonly to: string;
  readonly points: number;
  readonly reason: string;
  readonly stage: string;
  readonly source: string;
  /** Index of the fine it is for, in the hand's fines. */
  readonly fine: number | null;
}

/** The table as it stands: who deals, who plays, what the pots hold. */
export interface TableView {
  /** The session version: what the next write must name in If-Match. */
  readonly version: number;
  readonly seats: readonly string[];
  readonly dealer: string;
  readonly active: readonly string[];
  readonly sittingOut: readonly string[];
  readonly pots: PotsView;
  readonly standings: readonly StandingView[];
}

export function viewPots(pots: Pots): PotsView {
  return { king: pots['king-pot'], pagat: pots['pagat-pot'] };
}

export function viewStandings(state: SessionState): StandingView[] {
  return Object.entries(state.standings).map(([player, points]) => ({
    player,
    points,
    seated: state.table.players.some((one) => one === player),
  }));
}

export function viewTable(rules: TarokRules, state: SessionState): TableView {
  const { players, dealer, pots } = state.table;
  const active = activePlayers(rules, state.table);
  return {
    version: state.version,
    seats: players,
    dealer,
    active,
    sittingOut: players.filter((player) => !active.includes(player)),
    pots: viewPots(pots),
    standings: viewStandings(state),
  };
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

/** What is kept with a hand beside its record, for reading it again. */
export interface HandOutcome extends TarokOutcome {
  readonly warnings: readonly TarokWarning[];
  /** After the hand. */
  readonly pots: PotsView;
  readonly nextDealer: PlayerId;
}

export function outcomeOf({ outcome, warnings, table }: TarokSettlement): HandOutcome {
  return { ...outcome, warnings, pots: viewPots(table.pots), nextDealer: table.dealer };
}

/** One hand: what was recorded, what it came to, who pays whom. */
export interface HandView extends HandOutcome {
  readonly number: number;
  readonly revision: number;
  readonly record: TarokHandRecord;
  readonly fineIds: readonly string[];
  readonly payments: readonly PaymentView[];
}

export function viewHand(
  folded: FoldedHand,
  record: TarokHandRecord,
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
