import type { NewAccount } from '../ledger/posting.js';
import type { LoggedEvent, ReplayedEvent, ReplayedSession, Replayer } from '../ledger/replayer.js';
import type { TarokRules } from '../rules/tarok/book.js';
import type { SessionEvent } from './event.js';
import type { SessionState } from './replay.js';
import { accountOf, apply } from './replay.js';

interface Replayed {
  readonly rules: TarokRules;
  readonly state: SessionState;
  readonly status: 'open' | 'closed';
}

/** Folds a club's log anew with the rules that each session was opened under. */
export class ClubReplayer implements Replayer {
  readonly #sessions = new Map<string, Replayed>();

  apply(event: LoggedEvent): ReplayedEvent {
    const payload: unknown = JSON.parse(event.payload);
    if (event.sessionId === null)
      return { postings: [], newAccounts: clubAccounts(event, payload) };
    // The log holds what this module wrote; what does not fit it, apply() or the comparison finds.
    const step = { kind: event.kind, ...(payload as object) } as SessionEvent;
    if (step.session !== event.sessionId) {
      throw new Error(`the payload belongs to session ${step.session}`);
    }
    return this.#applyStep(step);
  }

  finish(sessionId: string): ReplayedSession {
    const session = this.#sessions.get(sessionId);
    if (!session) throw new Error(`session ${sessionId} was never opened`);
    this.#sessions.delete(sessionId);
    const { state, status } = session;
    return { state, status, version: state.version };
  }

  #applyStep(step: SessionEvent): ReplayedEvent {
    const before = this.#sessions.get(step.session);
    const rules = step.kind === 'session-opened' ? step.rules : before?.rules;
    if (!rules) throw new Error(`session ${step.session} was never opened`);
    const { state, postings } = apply(rules, before?.state ?? null, step);
    const status = step.kind === 'session-closed' ? 'closed' : 'open';
    this.#sessions.set(step.session, { rules, state, status });
    return { postings, newAccounts: sessionAccounts(step, before?.state ?? null) };
  }
}

/** The cash box of a new club, the money account of a new member. */
function clubAccounts(event: LoggedEvent, payload: unknown): NewAccount[] {
  if (event.kind === 'club-opened') {
    return [{ id: 1, kind: 'cash-box', sessionId: null, memberId: null }];
  }
  if (event.kind !== 'member-added') return [];
  const { member, account } = payload as { member: string; account: number };
  return [{ id: account, kind: 'member', sessionId: null, memberId: member }];
}

/** The accounts that a session's event opens, in their order. */
export function sessionAccounts(step: SessionEvent, before: SessionState | null): NewAccount[] {
  if (step.kind === 'session-opened') {
    const { accounts, seats, session: sessionId } = step;
    return [
      { id: accounts.kingPot, kind: 'king-pot', sessionId, memberId: null },
      { id: accounts.pagatPot, kind: 'pagat-pot', sessionId, memberId: null },
      ...seats.map((memberId): NewAccount => {
        return { id: accountOf(accounts, memberId), kind: 'player', sessionId, memberId };
      }),
    ];
  }
  if (step.kind !== 'player-joined' || before?.accounts.players[step.player] !== undefined)
    return [];
  const { account: id, session: sessionId, player: memberId } = step;
  return [{ id, kind: 'player', sessionId, memberId }];
}
