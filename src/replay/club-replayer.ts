import { beforeClubEvent } from '../clubs/before-event.js';
import { FollowedWebhooks } from '../clubs/followed-webhooks.js';
import { rowsOfClubEvent, type BeforeClubEvent } from '../clubs/rows-of-event.js';
import type { ClubEvent } from '../events/club/event.js';
import { rowsOfMoneyEvent } from '../cash-book/rows-of-event.js';
import { foundSeasons, placeOf, type FoundSeasons } from '../seasons/found-seasons.js';
import { rowsOfSeasonEvent } from '../seasons/rows-of-event.js';
import { foundPlans } from '../planning/found-plans.js';
import { rowsOfPlannedEvent } from '../planning/rows-of-event.js';
import { isOfOwnBooks } from '../events/own-book/kinds.js';
import { foundBooks, rowsOfOwnBookEvent } from '../sessions/own-books/rows-of-event.js';
import { isOfPlans } from '../events/planned/kinds.js';
import { isOfSeasons } from '../events/season/kinds.js';
import { isMoney } from '../events/money/kinds.js';
import { readWritten, type Event } from '../events/registry.js';
import type { LoggedEvent, NewEvent } from '../ledger/log/event.js';
import type { Replayer } from '../ledger/verify/replayer.js';
import { FollowedWorld } from '../ledger/world/followed-world.js';
import { correctCourse, foldCourse } from '../evening/fold-course.js';
import type { Course, FoldedStep } from '../evening/course.js';
import { isDispute, type SessionEvent, type SessionOpened } from '../evening/event.js';
import type { SessionState, Step } from '../evening/fold.js';
import { apply } from '../evening/steps.js';
import { accountsOf } from '../sessions/accounts.js';
import {
  rowsOf,
  rowsOfClosing,
  rowsOfCorrection,
  rowsOfDispute,
} from '../sessions/rows-of-event.js';
import { findSession, type FoundSession } from '../sessions/session-write.js';
import type { MoneyWorld } from '../world/step.js';

/** The course of an evening so far: its rows are in the world. */
interface Evening {
  /** Its steps as they count so far, with their results; released when the session is closed. */
  course: FoldedStep[] | null;
  /** The steps of one that is closed: a later event folds them again. */
  steps: readonly Step[];
  /** The player of each fine, by the id of the fine. */
  readonly fined: Map<string, string>;
}

/** Folds a club's log again with the rules that each session was opened under. */
export class ClubReplayer implements Replayer {
  readonly #world = new FollowedWorld();
  readonly #evenings = new Map<string, Evening>();
  readonly #webhooks = new FollowedWebhooks();

  apply(event: LoggedEvent): NewEvent {
    // A name that was forgotten since is in no row any more.
    const given = readWritten(
      event.kind,
      event.payload,
      (_, name) => name ?? event.named?.name ?? '',
    );
    const written = this.#step(event, given);
    this.#world.apply(written, event);
    if (event.sessionId !== null) this.#note(event.sessionId, written);
    return written;
  }

  finish(sessionId: string): void {
    this.#evenings.delete(sessionId);
    this.#world.rows.release(sessionId);
  }

  #step({ sessionId, time }: LoggedEvent, event: Event): NewEvent {
    if (isMoney(event)) return rowsOfMoneyEvent(event, this.#world.books(), time);
    if (isOfSeasons(event)) return rowsOfSeasonEvent(event, this.#seasons(time));
    if (isOfPlans(event)) {
      return rowsOfPlannedEvent(event, foundPlans(this.#world.rows.withBooks(), new Date(time)));
    }
    if (isOfOwnBooks(event)) {
      return rowsOfOwnBookEvent(event, foundBooks(this.#world.rows.withBooks(), new Date(time)));
    }
    const world = { books: () => this.#world.books(), time };
    if (sessionId === null) {
      const ofClub = event as ClubEvent;
      return rowsOfClubEvent(ofClub, this.#beforeClub(ofClub), world);
    }
    return this.#stepOfEvening(sessionId, event as SessionEvent, world);
  }

  #seasons(time: string): FoundSeasons {
    const { rows } = this.#world;
    return foundSeasons(rows.withBooks(), new Date(time), () => {
      const open = [...rows.sessions.values()].filter(({ status }) => status === 'open');
      return open.map((row) => placeOf(row, rows.club.timeZone));
    });
  }

  #beforeClub(event: ClubEvent): BeforeClubEvent {
    this.#webhooks.follow(event);
    const before = beforeClubEvent(event, this.#world.rows);
    if (event.kind !== 'guest-merged') return before;
    const { members } = this.#world.rows;
    const from = members.get(event.member)?.accountId ?? 0;
    const to = members.get(event.into)?.accountId ?? 0;
    return { ...before, merging: { from, to, balance: this.#world.balanceOf(from) } };
  }

  #stepOfEvening(sessionId: string, event: SessionEvent, world: MoneyWorld): NewEvent {
    if (event.session !== sessionId) {
      throw new Error(`the payload belongs to session ${event.session}`);
    }
    if (event.kind === 'session-opened') return this.#open(event);
    const evening = this.#evenings.get(sessionId);
    if (!evening) throw new Error(`session ${sessionId} was never opened`);
    const found = findSession(this.#world.rows, sessionId);
    const course = () => courseOf(evening, found);
    if (isDispute(event)) {
      const finedBy = (fine: string | null) => evening.fined.get(fine ?? '') ?? null;
      return rowsOfDispute(event, found, finedBy, course);
    }
    const { rules, state, accounts } = found;
    if (event.kind === 'correction-recorded') {
      const corrected = correctCourse(rules, course(), event);
      evening.course = [...corrected.course];
      return rowsOfCorrection(event, found, corrected, world);
    }
    const folded = apply(rules, state, event);
    evening.course?.push({ ...folded, step: event, before: state });
    return event.kind === 'session-closed'
      ? rowsOfClosing(event, found, folded, course, world)
      : rowsOf(event, state, folded, accounts);
  }

  #open(event: SessionOpened): NewEvent {
    const folded = apply(event.rules, null, event);
    const course = [{ ...folded, step: event, before: null }];
    this.#evenings.set(event.session, { course, steps: [], fined: new Map() });
    return rowsOf(event, null, folded, accountsOf(this.#world.rows, null));
  }

  /** Notes what an event made of the course of its evening. */
  #note(sessionId: string, { rows }: NewEvent): void {
    const evening = this.#evenings.get(sessionId);
    if (evening === undefined) return;
    for (const row of rows) {
      if (row.table === 'fine' && 'put' in row) evening.fined.set(row.put.id, row.put.memberId);
    }
    const state = this.#world.rows.sessions.get(sessionId)?.state as SessionState | undefined;
    if (state?.closed !== true || evening.course === null) return;
    // Few evenings are touched again once they are closed, and some are held until the log ends.
    evening.steps = evening.course.map(({ step }) => step);
    evening.course = null;
  }
}

function courseOf({ course, steps }: Evening, { rules }: FoundSession): Course {
  return course ?? foldCourse(rules, steps);
}
