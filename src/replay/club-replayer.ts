import { FollowedClub } from '../clubs/followed-club.js';
import { rowsOfClubEvent } from '../clubs/rows-of-event.js';
import type { ClubEvent } from '../events/club/event.js';
import { rowsOfMoneyEvent } from '../cash-book/rows-of-event.js';
import { dayOf } from '../values/time-zone.js';
import { placeOf, type FoundSeasons } from '../seasons/found-seasons.js';
import { rowsOfSeasonEvent } from '../seasons/rows-of-event.js';
import { rowsOfPlannedEvent } from '../planning/rows-of-event.js';
import { isOfPlans } from '../events/planned/kinds.js';
import { isOfSeasons } from '../events/season/kinds.js';
import { isMoney } from '../events/money/kinds.js';
import { readWritten, type Event } from '../events/registry.js';
import type { Books } from '../ledger/books/books.js';
import { ReplayedBooks } from '../ledger/books/replayed-books.js';
import type { LoggedEvent, NewEvent } from '../ledger/log/event.js';
import type { Replayer } from '../ledger/verify/replayer.js';
import { correctCourse, foldCourse } from '../evening/fold-course.js';
import type { Course, FoldedStep } from '../evening/course.js';
import { applyDispute } from '../evening/disputes/dispute.js';
import {
  isDispute,
  type CorrectionRecorded,
  type DisputeEvent,
  type SessionEvent,
} from '../evening/event.js';
import type { SessionState, Step } from '../evening/fold.js';
import { apply } from '../evening/steps.js';
import { withAccounts, type NewAccount, type PartyAccounts } from '../sessions/accounts.js';
import {
  correctedState,
  rowsOf,
  rowsOfClosing,
  rowsOfCorrection,
  rowsOfDispute,
  type EveningBefore,
} from '../sessions/rows-of-event.js';
import { countingAfter, type CountingStatistic } from '../world/statistics.js';
import type { MoneyWorld } from '../world/step.js';
import type { Rules } from '../rules/game.js';
import { CLEARING_ACCOUNT } from '../ledger/log/posting.js';

interface Replayed {
  readonly id: string;
  /** When it was opened. */
  readonly openedAt: string;
  readonly rules: Rules;
  state: SessionState;
  /** Its accounts in points. */
  points: PartyAccounts['points'];
  /** Its steps as they count so far, with their results; released when the session is closed. */
  course: FoldedStep[] | null;
  /** The steps of one that is closed: a later event folds them again. */
  steps: readonly Step[];
  /** Its rows of statistics that count. */
  counting: readonly CountingStatistic[];
  /** The player of each fine, by the id of the fine. */
  readonly fined: Map<string, string>;
}

/** An evening, as seasons ask for it. */
interface Evening {
  readonly id: string;
  readonly openedAt: string;
  readonly book: string;
  readonly tableName: string | null;
  readonly isOpen: boolean;
}

/** Folds a club's log again with the rules that each session was opened under. */
export class ClubReplayer implements Replayer {
  readonly #sessions = new Map<string, Replayed>();
  /** Money accounts of members, by their ids. */
  readonly #moneyAccounts: Record<string, number> = {};
  readonly #books = new ReplayedBooks();
  #accountsMade = 0;
  readonly #club = new FollowedClub();
  /** Every evening so far: a season is closed with the last one of its own. */
  readonly #evenings = new Map<string, Evening>();

  apply(event: LoggedEvent): NewEvent {
    // A name that was forgotten since is in no row any more.
    const given = readWritten(
      event.kind,
      event.payload,
      (_, name) => name ?? event.named?.name ?? '',
    );
    const replayed = this.#applyEvent(event, given);
    this.#accountsMade += openedIn(replayed).length;
    this.#books.take(event, replayed);
    return replayed;
  }

  finish(sessionId: string): void {
    this.#sessions.delete(sessionId);
  }

  #applyEvent({ sessionId, time, seq }: LoggedEvent, event: Event): NewEvent {
    const books = () => this.#booksNow();
    if (isMoney(event)) return rowsOfMoneyEvent(event, books(), time);
    if (isOfPlans(event)) {
      const { eveningSeries, plannedEvening, settings } = books();
      const { timeZone } = settings;
      const now = new Date(time);
      const found = { eveningSeries, plannedEvening, timeZone, now, today: dayOf(now, timeZone) };
      return rowsOfPlannedEvent(event, found);
    }
    if (isOfSeasons(event)) return rowsOfSeasonEvent(event, this.#foundSeasons(time));
    const world = { books, time };
    if (sessionId === null) return this.#applyClub(event as ClubEvent, world);
    const written = this.#applySession(sessionId, event as SessionEvent, world);
    const session = this.#session(sessionId);
    session.counting = countingAfter(written, session.counting, seq);
    release(session);
    return written;
  }

  #foundSeasons(time: string): FoundSeasons {
    const { season, seasonEvening, settings } = this.#booksNow();
    const { timeZone } = settings;
    const found = (row: Evening) => placeOf(row, timeZone);
    return {
      season,
      seasonEvening,
      today: dayOf(new Date(time), timeZone),
      evening: (id) => {
        const row = this.#evenings.get(id);
        return row === undefined ? undefined : found(row);
      },
      openEvenings: () => [...this.#evenings.values()].filter(({ isOpen }) => isOpen).map(found),
    };
  }

  #booksNow(): Books {
    return this.#books.now(this.#accountsMade, (member) => this.#moneyAccounts[member]);
  }

  #applyClub(event: ClubEvent, world: MoneyWorld): NewEvent {
    const before = this.#club.follow(event);
    if (event.kind === 'member-added' || event.kind === 'guest-added') {
      this.#moneyAccounts[event.member] = event.account;
    }
    if (event.kind !== 'guest-merged') return rowsOfClubEvent(event, before, world);
    const from = this.#moneyAccounts[event.member] ?? 0;
    const to = this.#moneyAccounts[event.into] ?? 0;
    // Later results of their evenings belong to the member.
    this.#moneyAccounts[event.member] = to;
    const balance = this.#books.balanceOf(from);
    this.#books.merge(from, to);
    return rowsOfClubEvent(event, { ...before, merging: { from, to, balance } }, world);
  }

  #applySession(sessionId: string, event: SessionEvent, world: MoneyWorld): NewEvent {
    if (event.session !== sessionId) {
      throw new Error(`the payload belongs to session ${event.session}`);
    }
    if (isDispute(event)) return this.#applyDispute(event);
    if (event.kind === 'correction-recorded') return this.#applyCorrection(event, world);
    if (event.kind === 'session-opened') {
      const { session, rules, book, tableName = null } = event;
      const evening = { id: session, openedAt: world.time, book, tableName, isOpen: true };
      this.#evenings.set(session, evening);
      const folded = apply(rules, null, event);
      const accounts = this.#accounts({});
      const replayed = rowsOf(event, null, folded, accounts);
      const { points } = withAccounts(accounts, openedIn(replayed));
      this.#sessions.set(session, {
        id: session,
        openedAt: world.time,
        rules,
        points,
        state: folded.state,
        course: [{ ...folded, step: event, before: null }],
        steps: [],
        counting: [],
        fined: new Map<string, string>(),
      });
      return replayed;
    }
    const session = this.#session(event.session);
    const { rules, state } = session;
    const folded = apply(rules, state, event);
    const before = this.#before(session);
    session.state = folded.state;
    session.course?.push({ ...folded, step: event, before: state });
    if (event.kind === 'session-closed') {
      this.#closeEvening(sessionId);
      return rowsOfClosing(event, before, folded, () => courseOf(session), world);
    }
    const replayed = rowsOf(event, state, folded, before.accounts);
    session.points = withAccounts(before.accounts, openedIn(replayed)).points;
    noteFined(replayed, session.fined);
    return replayed;
  }

  #closeEvening(id: string): void {
    const evening = this.#evenings.get(id);
    if (evening !== undefined) this.#evenings.set(id, { ...evening, isOpen: false });
  }

  #applyCorrection(event: CorrectionRecorded, world: MoneyWorld): NewEvent {
    const session = this.#session(event.session);
    const before = this.#before(session);
    const corrected = correctCourse(session.rules, courseOf(session), event);
    session.state = correctedState(before.state, corrected);
    session.course = [...corrected.course];
    const replayed = rowsOfCorrection(event, before, corrected, world);
    noteFined(replayed, session.fined);
    return replayed;
  }

  #applyDispute(event: DisputeEvent): NewEvent {
    const session = this.#session(event.session);
    const before = this.#before(session);
    session.state = applyDispute(before.state, event);
    const finedBy = (fine: string | null) => session.fined.get(fine ?? '') ?? null;
    return rowsOfDispute(event, before, finedBy, () => courseOf(session));
  }

  #before({ id, openedAt, rules, state, points, counting }: Replayed): EveningBefore {
    const row = { id, openedAt };
    return { row, rules, state, accounts: this.#accounts(points), counting };
  }

  #accounts(points: PartyAccounts['points']): PartyAccounts {
    const accountsMade = this.#accountsMade;
    return { accountsMade, clearing: CLEARING_ACCOUNT, points, money: this.#moneyAccounts };
  }

  #session(sessionId: string): Replayed {
    const session = this.#sessions.get(sessionId);
    if (!session) throw new Error(`session ${sessionId} was never opened`);
    return session;
  }
}

/** Few evenings are touched again once they are closed, and some are held until the log ends. */
function release(session: Replayed): void {
  if (!session.state.closed || session.course === null) return;
  session.steps = session.course.map(({ step }) => step);
  session.course = null;
}

function courseOf({ rules, course, steps }: Replayed): Course {
  return course ?? foldCourse(rules, steps);
}

/** The accounts that an event opens. */
function openedIn({ rows }: NewEvent): NewAccount[] {
  const opened: NewAccount[] = [];
  for (const row of rows) if (row.table === 'account') opened.push(row.put);
  return opened;
}

function noteFined({ rows }: NewEvent, fined: Map<string, string>): void {
  for (const row of rows) {
    if (row.table === 'fine' && 'put' in row) fined.set(row.put.id, row.put.memberId);
  }
}
