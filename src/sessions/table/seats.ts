import type { Decision, Snapshot } from '../../ledger/log/event.js';
import type { RowChange } from '../../ledger/projection/row-change.js';
import type { Rules } from '../../rules/game.js';
import type { PlayerId } from '../../rules/payment.js';
import type { Folded, SessionState } from '../../evening/fold.js';
import { accountOf, type PartyAccounts } from '../accounts.js';
import { etagOf } from '../../platform/http/write/version.js';
import type { SeatChangedView, StepTakenView } from './session.view.js';
import { viewPayments, viewTable } from '../view.js';

/** Everybody's seat as it is after an event that changed the seats. */
export function seatRows(
  sessionId: string,
  state: SessionState,
  accounts: PartyAccounts,
): RowChange[] {
  return state.table.players.map((memberId, position) => {
    const accountId = accountOf(accounts, memberId, 'points');
    const joinedVersion = state.seatedSince[memberId] ?? state.version;
    const put = { sessionId, memberId, position, accountId, joinedVersion, leftVersion: null };
    return { table: 'seat', put };
  });
}

/** The seat of a player who has just left. */
export function leftSeat(
  sessionId: string,
  before: SessionState,
  after: SessionState,
  accounts: PartyAccounts,
  memberId: PlayerId,
): RowChange {
  const accountId = accountOf(accounts, memberId, 'points');
  const joinedVersion = before.seatedSince[memberId] ?? 1;
  const left = { position: null, leftVersion: after.version };
  return { table: 'seat', put: { sessionId, memberId, accountId, joinedVersion, ...left } };
}

/** The answer to a player joining or leaving: the payments, and the table after it. */
export function answerSeatChange(
  snapshot: Snapshot,
  rules: Rules,
  folded: Folded,
  player: PlayerId,
): Decision['response'] {
  const body: SeatChangedView = { player, ...viewStepTaken(snapshot, rules, folded) };
  return { status: 200, etag: etagOf(folded.state.version), body };
}

/** The payments of a step between two hands, and the table after it. */
export function viewStepTaken(
  { club }: Snapshot,
  rules: Rules,
  { state, payments }: Folded,
): StepTakenView {
  return {
    payments: viewPayments(payments),
    event: club.headSeq + 1,
    session: viewTable(rules, state),
  };
}
