import { FollowedAccess } from '../clubs/followed-access.js';
import { writtenByClub } from '../clubs/written.js';
import type { ClubEvent } from '../events/club/event.js';
import { readEvent } from '../events/registry.js';
import type { NewEvent } from '../ledger/log/event.js';
import type { LoggedEvent, ReplayedSession, Replayer } from '../ledger/verify/replayer.js';
import { correctCourse, foldCourse } from '../evening/course.js';
import { applyDispute } from '../evening/dispute.js';
import {
  isDispute,
  type CorrectionRecorded,
  type DisputeEvent,
  type SessionEvent,
} from '../evening/event.js';
import { apply, type SessionState, type Step } from '../evening/fold.js';
import { withAccounts, type PartyAccounts } from './accounts.js';
import { correctedState, writtenBy, writtenByCorrection, writtenByDispute } from './written.js';
import type { Rules } from '../rules/game.js';

interface Replayed {
  readonly rules: Rules;
  readonly state: SessionState;
  /** Its accounts in points. */
  readonly points: PartyAccounts['points'];
  /** The steps as they count so far: a correction folds them again. */
  readonly steps: Step[];
}

/** The data of a rule book, by its id and version: what a session that opens must write with it. */
export type BookContent = (book: string, version: string) => object;

/** A club's first account. */
const CASH_BOX = 1;

/** Folds a club's log anew with the rules that each session was opened under. */
export class ClubReplayer implements Replayer {
  readonly #sessions = new Map<string, Replayed>();
  /** Money accounts of members, by their ids. */
  readonly #moneyAccounts: Record<string, number> = {};
  #accountsMade = 0;
  readonly #access = new FollowedAccess();
  readonly #bookContent: BookContent;

  constructor(bookContent: BookContent = () => ({})) {
    this.#bookContent = bookContent;
  }

  /** All that the event writes. */
  apply(event: LoggedEvent): NewEvent {
    const given = readEvent(event.kind, event.payload);
    const written =
      event.sessionId === null
        ? this.#applyClub(given as ClubEvent)
        : this.#applySession(event.sessionId, given as SessionEvent);
    this.#accountsMade += written.newAccounts.length;
    return written;
  }

  finish(sessionId: string): ReplayedSession {
    const { state } = this.#session(sessionId);
    this.#sessions.delete(sessionId);
    const status = state.closed ? 'closed' : 'open';
    return { state, status, version: state.version };
  }

  #applyClub(event: ClubEvent): NewEvent {
    if (event.kind === 'member-added') this.#moneyAccounts[event.member] = event.account;
    this.#access.follow(event, (id) => this.#moneyAccounts[id] !== undefined);
    return writtenByClub(event, (member) => {
      const account = this.#moneyAccounts[member];
      if (account === undefined) throw new Error(`member ${member} was never added`);
      return account;
    });
  }

  #applySession(sessionId: string, event: SessionEvent): NewEvent {
    if (event.session !== sessionId) {
      throw new Error(`the payload belongs to session ${event.session}`);
    }
    if (isDispute(event)) return this.#applyDispute(event);
    if (event.kind === 'correction-recorded') return this.#applyCorrection(event);
    if (event.kind === 'session-opened') {
      const { session, rules, book, bookVersion } = event;
      const folded = apply(rules, null, event);
      const content = this.#bookContent(book, bookVersion);
      const written = writtenBy(event, null, folded, this.#accounts({}), content);
      const { points } = withAccounts(this.#accounts({}), written.newAccounts);
      this.#sessions.set(session, { rules, state: folded.state, points, steps: [event] });
      return written;
    }
    const { rules, state, steps, points } = this.#session(event.session);
    const folded = apply(rules, state, event);
    steps.push(event);
    const accounts = this.#accounts(points);
    const written = writtenBy(event, state, folded, accounts);
    const after = withAccounts(accounts, written.newAccounts).points;
    this.#sessions.set(event.session, { rules, state: folded.state, points: after, steps });
    return written;
  }

  #applyCorrection(event: CorrectionRecorded): NewEvent {
    const { rules, state, steps, points } = this.#session(event.session);
    const corrected = correctCourse(rules, foldCourse(rules, steps), event);
    this.#sessions.set(event.session, {
      rules,
      state: correctedState(state, corrected),
      points,
      steps: corrected.course.map(({ step }) => step),
    });
    return writtenByCorrection(rules, event, state, corrected, this.#accounts(points));
  }

  #applyDispute(event: DisputeEvent): NewEvent {
    const session = this.#session(event.session);
    const state = applyDispute(session.state, event);
    this.#sessions.set(event.session, { ...session, state });
    return writtenByDispute(event, session.state);
  }

  #accounts(points: PartyAccounts['points']): PartyAccounts {
    const accountsMade = this.#accountsMade;
    return { accountsMade, cashBox: CASH_BOX, points, money: this.#moneyAccounts };
  }

  #session(sessionId: string): Replayed {
    const session = this.#sessions.get(sessionId);
    if (!session) throw new Error(`session ${sessionId} was never opened`);
    return session;
  }
}
