import type { SessionRow, Snapshot } from '../ledger/log/event.js';
import { nextAccountId, type NewPosting } from '../ledger/log/posting.js';
import type { GivenRow } from '../ledger/projection/row-change.js';
import type { SessionEvent } from '../evening/event.js';
import type { EveningParty, EveningPosting, Unit } from '../evening/posting.js';
import { gameOf } from '../rules/game.js';

/**
 * Which numbers the parties of a session have in the ledger. An evening speaks of parties; they become
 * accounts here and nowhere else.
 */
export interface PartyAccounts {
  /** Accounts that the club has made so far; the next one gets the next number. */
  readonly accountsMade: number;
  readonly clearing: number;
  /** Of the session, in points: players by their ids, pots and kitty by their names. */
  readonly points: Readonly<Record<string, number>>;
  /** Of the members who sat at the table, in money; empty where none is moved. */
  readonly money: Readonly<Record<string, number>>;
}

/** The accounts of a session as a decision finds them; before its opening it has none. */
export function accountsOf({ club }: Snapshot, session: SessionRow | null): PartyAccounts {
  return {
    accountsMade: club.accountsMade,
    clearing: club.clearingAccountId,
    points: session?.accounts ?? {},
    money: session?.moneyAccounts ?? {},
  };
}

/** The account of a party. Throws RangeError for one that has none in the session. */
export function accountOf(accounts: PartyAccounts, party: EveningParty, unit: Unit): number {
  if (party === 'clearing') return accounts.clearing;
  const account = accounts[unit][party];
  if (account === undefined) throw new RangeError(`${party} has no account in ${unit}.`);
  return account;
}

/** The movements of an evening, between accounts. */
export function asPostings(
  accounts: PartyAccounts,
  postings: readonly EveningPosting[],
): NewPosting[] {
  return postings.map((posting): NewPosting => {
    const { unit, amount, reason, source, stage, handNumber, fineId } = posting;
    const from = accountOf(accounts, posting.from, unit);
    const to = accountOf(accounts, posting.to, unit);
    return { from, to, amount, reason, source, stage, handNumber, fineId };
  });
}

/** An account as the event that opens it gives it. */
export type NewAccount = GivenRow<'account'>;

/**
 * The accounts that an event opens: at the opening those of pots or kitty, then the players' in the
 * order of their seats; a player's when they first sit down.
 */
export function accountsOpenedBy(event: SessionEvent, accounts: PartyAccounts): NewAccount[] {
  const { session: sessionId } = event;
  const unit = 'points';
  switch (event.kind) {
    case 'session-opened': {
      const { keepers } = gameOf(event.rules);
      return [
        ...keepers.map((kind, n): NewAccount => {
          return { id: nextAccountId(accounts, n), kind, sessionId, memberId: null, unit };
        }),
        ...event.seats.map((memberId, seat): NewAccount => {
          const id = nextAccountId(accounts, keepers.length + seat);
          return { id, kind: 'player', sessionId, memberId, unit };
        }),
      ];
    }
    case 'player-joined': {
      const { player: memberId } = event;
      if (accounts.points[memberId] !== undefined) return [];
      return [{ id: nextAccountId(accounts), kind: 'player', sessionId, memberId, unit }];
    }
    default:
      return [];
  }
}

/** The accounts with those that an event opened. */
export function withAccounts(
  accounts: PartyAccounts,
  opened: readonly NewAccount[],
): PartyAccounts {
  if (opened.length === 0) return accounts;
  const points = { ...accounts.points };
  for (const { id, kind, memberId } of opened) points[memberId ?? kind] = id;
  return { ...accounts, accountsMade: accounts.accountsMade + opened.length, points };
}
