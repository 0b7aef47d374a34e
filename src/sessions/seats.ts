import type { SeatRow } from '../ledger/event.js';
import type { PlayerId } from '../rules/payment.js';
import { accountOf, type SessionState } from './replay.js';

/** Everybody's seat as it is to stand after an event that changed the seats. */
export function seatRows(state: SessionState): SeatRow[] {
  return state.table.players.map((memberId, position) => ({
    memberId,
    position,
    accountId: accountOf(state.accounts, memberId),
    joinedVersion: state.seatedSince[memberId] ?? state.version,
    leftVersion: null,
  }));
}

/** The seat of a player who has just left. */
export function leftSeat(before: SessionState, after: SessionState, memberId: PlayerId): SeatRow {
  return {
    memberId,
    position: null,
    accountId: accountOf(after.accounts, memberId),
    joinedVersion: before.seatedSince[memberId] ?? 1,
    leftVersion: after.version,
  };
}
