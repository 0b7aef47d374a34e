import { FollowedClub } from '../clubs/followed-club.js';
import { rowsOfClubEvent } from '../clubs/rows-of-event.js';
import type { ClubEvent } from '../events/club/event.js';
import { rowsOfMoneyEvent } from '../cash-book/rows-of-event.js';
import { isMoney } from '../events/money/kinds.js';
import { readEvent, type Event } from '../events/registry.js';
import type { Books } from '../ledger/books/books.js';
import { ReplayedBooks } from '../ledger/books/replayed-books.js';
import { underEveningVoucher, underVoucherOfToday } from '../ledger/books/under-voucher.js';
import type { LoggedEvent, NewEvent } from '../ledger/log/event.js';
import type { Replayer } from '../ledger/verify/replayer.js';
import { correctCourse, foldCourse } from '../evening/fold-course.js';
import { applyDispute } from '../evening/dispute.js';
import {
  isDispute,
  type CorrectionRecorded,
  type DisputeEvent,
  type SessionEvent,
} from '../evening/event.js';
import { apply, type SessionState, type Step } from '../evening/fold.js';
import { withAccounts, type NewAccount, type PartyAccounts } from './accounts.js';
import { correctedState, rowsOf, rowsOfCorrection, rowsOfDispute } from './rows-of-event.js';
import type { Rules } from '../rules/game.js';

interface Replayed {
  /** When it was opened. */
  readonly openedAt: string;
  readonly rules: Rules;
  state: SessionState;
  /** Its accounts in points. */
  points: PartyAccounts['points'];
  /** The steps as they count so far: a correction folds them again. */
  steps: Step[];
  /** Who was fined, by the id of the fine. */
  readonly fined: Map<string, string>;
}

/** A club's first account. */
const CLEARING = 1;

/** Folds a club's log again with the rules that each session was opened under. */
export class ClubReplayer implements Replayer {
  readonly #sessions = new Map<string, Replayed>();
  /** Money accounts of members, by their ids. */
  readonly #moneyAccounts: Record<string, number> = {};
  readonly #books = new ReplayedBooks();
  #accountsMade = 0;
  readonly #club = new FollowedClub();

  apply(event: LoggedEvent): NewEvent {
    const given = readEvent(event.kind, event.payload);
    const replayed = this.#applyEvent(event, given);
    this.#accountsMade += openedIn(replayed).length;
    this.#books.take(event, replayed);
    return replayed;
  }

  finish(sessionId: string): void {
    this.#sessions.delete(sessionId);
  }

  #applyEvent({ sessionId, time }: LoggedEvent, event: Event): NewEvent {
    const books = () => this.#booksNow();
    if (isMoney(event)) return rowsOfMoneyEvent(event, books(), time);
    if (sessionId === null) {
      return underVoucherOfToday(this.#applyClub(event as ClubEvent), books, time);
    }
    const replayed = this.#applySession(sessionId, event as SessionEvent, time);
    const { openedAt } = this.#session(sessionId);
    return underEveningVoucher(replayed, books, { openedAt, time });
  }

  #booksNow(): Books {
    return this.#books.now(this.#accountsMade, (member) => this.#moneyAccounts[member]);
  }

  #applyClub(event: ClubEvent): NewEvent {
    const before = this.#club.follow(event);
    if (event.kind === 'member-added' || event.kind === 'guest-added') {
      this.#moneyAccounts[event.member] = event.account;
    }
    if (event.kind !== 'guest-merged') return rowsOfClubEvent(event, before);
    const from = this.#moneyAccounts[event.member] ?? 0;
    const to = this.#moneyAccounts[event.into] ?? 0;
    // What their evenings still come to is the member's.
    this.#moneyAccounts[event.member] = to;
    const balance = this.#books.balanceOf(from);
    this.#books.merge(from, to);
    return rowsOfClubEvent(event, { ...before, merging: { from, to, balance } });
  }

  #applySession(sessionId: string, event: SessionEvent, time: string): NewEvent {
    if (event.session !== sessionId) {
      throw new Error(`the payload belongs to session ${event.session}`);
    }
    if (isDispute(event)) return this.#applyDispute(event);
    if (event.kind === 'correction-recorded') return this.#applyCorrection(event);
    if (event.kind === 'session-opened') {
      const { session, rules } = event;
      const folded = apply(rules, null, event);
      const accounts = this.#accounts({});
      const replayed = rowsOf(event, null, folded, accounts);
      const { points } = withAccounts(accounts, openedIn(replayed));
      const start = {
        openedAt: time,
        rules,
        points,
        steps: [event],
        fined: new Map<string, string>(),
      };
      this.#sessions.set(session, { ...start, state: folded.state });
      return replayed;
    }
    const session = this.#session(event.session);
    const { rules, state } = session;
    const folded = apply(rules, state, event);
    const accounts = this.#accounts(session.points);
    const replayed = rowsOf(event, state, folded, accounts);
    session.state = folded.state;
    session.points = withAccounts(accounts, openedIn(replayed)).points;
    session.steps.push(event);
    noteFined(replayed, session.fined);
    return replayed;
  }

  #applyCorrection(event: CorrectionRecorded): NewEvent {
    const session = this.#session(event.session);
    const { rules, state, points } = session;
    const corrected = correctCourse(rules, foldCourse(rules, session.steps), event);
    session.state = correctedState(state, corrected);
    session.steps = corrected.course.map(({ step }) => step);
    const replayed = rowsOfCorrection(rules, event, state, corrected, this.#accounts(points));
    noteFined(replayed, session.fined);
    return replayed;
  }

  #applyDispute(event: DisputeEvent): NewEvent {
    const session = this.#session(event.session);
    const { state: before } = session;
    session.state = applyDispute(before, event);
    const fine = session.state.disputes?.[event.dispute]?.fine ?? '';
    return rowsOfDispute(event, before, session.fined.get(fine) ?? null);
  }

  #accounts(points: PartyAccounts['points']): PartyAccounts {
    const accountsMade = this.#accountsMade;
    return { accountsMade, clearing: CLEARING, points, money: this.#moneyAccounts };
  }

  #session(sessionId: string): Replayed {
    const session = this.#sessions.get(sessionId);
    if (!session) throw new Error(`session ${sessionId} was never opened`);
    return session;
  }
}

/** The accounts that an event opens. */
function openedIn({ rows }: NewEvent): NewAccount[] {
  return rows.flatMap((row) => (row.table === 'account' ? [row.put] : []));
}

function noteFined({ rows }: NewEvent, fined: Map<string, string>): void {
  for (const row of rows) {
    if (row.table === 'fine' && 'put' in row) fined.set(row.put.id, row.put.memberId);
  }
}
