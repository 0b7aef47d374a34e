import { newId } from '../../platform/chance/chance.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { Decision, Snapshot } from '../../ledger/log/event.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { checkInUse } from '../../clubs/in-use.js';
import { hasDay } from '../../planned/series.js';
import { daysOfRow } from '../../planning/found-plans.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { isCalendarDay } from '../../values/day.js';
import type { PlayerId } from '../../rules/payment.js';
import type { Book, Rules } from '../../rules/game.js';
import type { OwnVersion } from '../../rules/own-book/own-parts.js';
import { refusal } from '../../rules/refusals/refusal.js';
import { resolveRules, ruleBook } from '../../rules/rule-book.js';
import type { HouseRules } from '../../rules/house-rules/house-rules.js';
import type { SessionOpened } from '../../evening/event.js';
import { writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { Database } from '../../platform/database/database.js';
import { readThen, requireThen } from './day-of-then.js';
import { applyOpening } from '../../evening/fold.js';
import { accountsOf } from '../accounts.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { etagOf } from '../../platform/http/write/version.js';
import { requireMember } from '../session-write.js';
import type { SessionOpenedView } from './session.view.js';
import { viewPayments, viewSession } from '../view.js';
import { rowsOf } from '../rows-of-event.js';
import { versionOfBook } from '../rule-books/version-of-book.js';

/** The fields that open an evening. */
export interface SessionOpening {
  readonly book: string;
  readonly houseRules?: HouseRules | null;
  /** The version of the club's own book that is played by; a book of the sources when left out. */
  readonly own?: OwnVersion | null;
  /** Minor units of money a point; 0 for honour. */
  readonly rate: number;
  /** Member ids, counter-clockwise. */
  readonly seats: readonly PlayerId[];
  readonly firstDealer: PlayerId;
  /** Which of the club's tables it is played at; none where it is left out. */
  readonly tableName?: string | null;
  /** The planned evening that it is played for; none where it is left out. */
  readonly plannedEvening?: PlannedFor | null;
  /** Its day where it is recorded from a paper; none for an evening that begins now. */
  readonly day?: string | null;
  /** Whether its money was settled then. */
  readonly settledThen?: boolean | null;
}

/** A planned evening: its series, and the day for which it was first planned. */
interface PlannedFor {
  readonly series: string;
  readonly planned: string;
}

/**
 * Opens an evening: pins the rules, lays the table, founds the pots.
 *
 * @returns the session, as it is first answered
 * @throws Problem `seats-refused`, `house-rule-unknown`, `member-not-found`, `member-archived`,
 *   `planned-evening-not-found`; for a day of then what `requireThen` throws
 */
export function openSession(
  writer: ClubWriter,
  { pool }: Pick<Database, 'pool'>,
  write: ClubWrite,
  opening: SessionOpening,
): Promise<StoredAnswer> {
  const { plannedEvening = null, own = null, day = null, settledThen = null } = opening;
  if (day === null && settledThen !== null) {
    throw new Problem('settled-without-day', {}, { field: 'settledThen' });
  }
  const decide = decideOpening(opening);
  const asked = { memberIds: opening.seats, decide };
  const rows = {
    ...(plannedEvening !== null && { eveningSeries: [plannedEvening.series] }),
    ...(own !== null && {
      clubBook: [own.book],
      clubBookVersion: [own.book],
      clubBookAdoption: [own.book],
    }),
  };
  const needsBooks = plannedEvening !== null || own !== null;
  const deciding = needsBooks ? { ...asked, books: true as const, rows } : asked;
  if (day === null) return writer.write({ ...write, ...deciding });
  if (!isCalendarDay(day)) throw new Problem('no-such-day', {}, { field: 'day' });
  return writeWithFreshRead(
    writer,
    write,
    () => readThen(pool, write.clubId, day),
    (then) => ({
      ...deciding,
      decide: (snapshot: Snapshot, now: Date) => {
        requireThen({ ...opening, day }, snapshot, then, now);
        return decide(snapshot, now);
      },
    }),
  );
}

function decideOpening(opening: SessionOpening) {
  const book = ruleBook(opening.book);
  const ofSource = opening.own == null ? rulesBy(book, opening) : null;
  const bookVersion = versionOfBook(book);
  const tableName = opening.tableName?.trim() ?? null;
  const { plannedEvening = null, day = null, settledThen = false } = opening;
  const then = day === null ? {} : { day, ...(settledThen === true && { settledThen }) };
  return (snapshot: Snapshot, now: Date): Decision => {
    checkInUse(snapshot.club);
    if (plannedEvening !== null) checkPlanned(snapshot, plannedEvening);
    opening.seats.forEach((player, seat) => requireMember(snapshot, player, `seats[${seat}]`));
    const rules = ofSource ?? rulesBy(ownBook(snapshot, opening), opening);
    const session = newId();
    const event: SessionOpened = {
      kind: 'session-opened',
      session,
      game: rules.game,
      book: book.id,
      bookVersion,
      rules,
      rate: opening.rate,
      seats: opening.seats,
      firstDealer: opening.firstDealer,
      ...(tableName === null ? {} : { tableName }),
      ...(plannedEvening !== null && {
        plannedSeries: plannedEvening.series,
        plannedDay: plannedEvening.planned,
      }),
      ...then,
    };
    const folded = refusalAsProblem(() => applyOpening(event));
    const { game, rate } = event;
    const paper = { day, settledThen: event.settledThen ?? false };
    const row = { game, book: book.id, bookVersion, rate, tableName, ...paper };
    return {
      events: [rowsOf(event, null, folded, accountsOf(snapshot, null), book)],
      response: {
        status: 201,
        etag: etagOf(folded.state.version),
        body: {
          ...viewSession({
            ...row,
            id: session,
            rules,
            state: folded.state,
            status: 'open',
            openedAt: now.toISOString(),
            closedAt: null,
            voided: 0,
          }),
          payments: viewPayments(folded.payments),
        } satisfies SessionOpenedView,
      },
    };
  };
}

function rulesBy(book: Book, { houseRules }: SessionOpening): Rules {
  return refusalAsProblem(() => resolveRules(book, houseRules ?? {}));
}

/**
 * The version of the club's own book: one that was adopted, also one that is no longer in force or whose
 * adoption was taken back, for a tablet without a network opens an evening by the one that it knew.
 *
 * @throws Problem `club-book-not-found`, `club-book-refused`
 */
function ownBook({ books }: Snapshot, { book: id, own }: SessionOpening): Book {
  return refusalAsProblem(() => {
    const [found, version] = [books?.clubBook.get(own?.book ?? ''), own?.version ?? 0];
    const row = books?.clubBookVersion.get(`${found?.id ?? ''} ${version}`);
    if (found === undefined || row === undefined) {
      throw refusal('no-such-club-book', {}, { field: 'own' });
    }
    const wasAdopted = [...(books?.clubBookAdoption.values() ?? [])].some(
      (one) => one.bookId === found.id && one.version === version,
    );
    if (!wasAdopted) throw refusal('club-book-not-adopted', {}, { field: 'own' });
    if (found.parent !== id) {
      throw refusal('club-book-of-other-parent', { book: found.parent }, { field: 'own' });
    }
    // The value of the column was written by this room, through the same type.
    return { ...(row.content as Book), own: { book: found.id, version, name: found.name } };
  });
}

/** @throws Problem `planned-evening-not-found`: it may be moved, called off or over, but it must be there */
function checkPlanned({ books }: Snapshot, { series, planned }: PlannedFor): void {
  const row = books?.eveningSeries.get(series);
  if (row !== undefined && isCalendarDay(planned) && hasDay(daysOfRow(row), planned)) return;
  throw new Problem('no-such-planned-evening', {}, { field: 'plannedEvening' });
}
