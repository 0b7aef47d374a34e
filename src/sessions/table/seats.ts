import type { Decision, SeatRow, Snapshot } from '../../ledger/log/event.js';
import type { Rules } from '../../rules/game.js';
import type { PlayerId } from '../../rules/payment.js';
import type { Folded, SessionState } from '../../evening/fold.js';
import { accountOf, type PartyAccounts } from '../accounts.js';
import { etagOf } from '../session-write.js';
import type { SeatChangedView } from './session.view.js';
import { viewPayments, viewTable } from '../view.js';

/** Everybody's seat as it is to stand after an event that changed the seats. */
export function seatRows(state: SessionState, accounts: PartyAccounts): SeatRow[] {
  return state.table.players.map((memberId, position) => ({
    memberId,
    position,
    accountId: accountOf(accounts, memberId, 'points'),
    joinedVersion: state.seatedSince[memberId] ?? state.version,
    leftVersion: null,
  }));
}

/** The seat of a player who has just left. */
export function leftSeat(
  before: SessionState,
  after: SessionState,
  accounts: PartyAccounts,
  memberId: PlayerId,
): SeatRow {
  return {
    memberId,
    position: null,
    accountId: accountOf(accounts, memberId, 'points'),
    joinedVersion: before.seatedSince[memberId] ?? 1,
    leftVersion: after.version,
  };
}

/** The answer to a player joining or leaving: what he paid or took, and the table after it. */
export function answerSeatChange(
  { club }: Snapshot,
  rules: Rules,
  { state, payments }: Folded,
  player: PlayerId,
): Decision['response'] {
  const body: SeatChangedView = {
    player,
    payments: viewPayments(payments),
    event: club.headSeq + 1,
    session: viewTable(rules, state),
  };
  return { status: 200, etag: etagOf(state.version), body };
}
