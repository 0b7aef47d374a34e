import { eventAsked, takeEvent, type AskedStep } from '../../../src/evening/asked.js';
import type { SessionState } from '../../../src/evening/fold.js';
import type { Book, Rules } from '../../../src/rules/game.js';
import { choicesLike, houseRulesOf } from '../../../src/rules/house-rules/house-choices.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { ruleBook } from '../../../src/rules/rule-book.js';
import { api, take } from '../../api/client.js';
import { clubBooksQuery } from '../../api/evenings/club-books.js';
import { newKey } from '../../api/new-key.js';
import type { Evening } from '../../evening/evening.js';
import { courseOf, rulesOf, type KeptEvening } from '../../evening/kept-evening.js';
import { readingQuery } from '../../evening/read-evening.js';
import { queryClient } from '../../api/query-client.js';
import { newId } from '../../evening/work-in.js';
import { db, waitingOf } from '../database.js';
import type { Waiting } from '../waiting.js';

/** The kinds that can be the first of another evening, or follow it there. */
const RECORDABLE: ReadonlySet<AskedStep['kind']> = new Set([
  'hand',
  'fine',
  'join',
  'leave',
  'dealer',
]);

/** Steps that were made at a table which was closed meanwhile, with the means to record them elsewhere. */
interface AfterClose {
  readonly evening: Evening;
  readonly head: Waiting;
}

/**
 * The entries that wait for an evening that is closed by now.
 *
 * @returns null while it is open, or nothing waits
 */
export function waitsAfterClose(evening: Evening): AfterClose | null {
  const { status, waiting, stuck } = evening;
  const [head] = waiting;
  return status === 'closed' && head !== undefined && stuck?.id === head.id
    ? { evening, head }
    : null;
}

/**
 * Whether all of it can be recorded in a new evening: an undo or a correction is about the closed one,
 * and without a hand or a fine there is nothing to record.
 */
export function canMoveToNewEvening({ waiting }: Pick<Evening, 'waiting'>): boolean {
  const isWorthIt = waiting.some(({ step: { kind } }) => kind === 'hand' || kind === 'fine');
  return isWorthIt && waiting.every(({ step }) => RECORDABLE.has(step.kind));
}

/**
 * A closed evening stays closed (decision 0011): an entry of its table that came too late is
 * recorded in an evening of its own, with the players, dealer, rules and rate of then. The same
 * request goes out under the key of the first step, so that a second tap opens no second evening.
 *
 * @returns the new evening
 */
export async function moveToNewEvening({ evening, head }: AfterClose): Promise<string> {
  const { club, session } = evening;
  const { id } = await take(
    api.POST('/v1/clubs/{clubId}/sessions', {
      params: {
        path: { clubId: club.id },
        header: {
          'Idempotency-Key': head.key,
          ...(head.actingMember === null ? {} : { 'Acting-Member': head.actingMember }),
        },
      },
      body: (await openingLike(evening, head.madeOn)) as never,
    }),
  );
  await queryClient.query({ ...readingQuery(club.id, id), staleTime: 0 });
  await db.transaction('rw', db.outbox, db.evenings, async () => {
    const kept = await db.evenings.get(id);
    if (kept === undefined) return;
    await db.outbox.bulkPut(movedTo(kept, await waitingOf(session.id)));
  });
  void queryClient.invalidateQueries({ queryKey: ['sessions', club.id] });
  return id;
}

/** The opening of an evening at the same table, by the same rules. */
async function openingLike(
  { club, rules, at: { rate }, course }: Evening,
  { table }: SessionState,
): Promise<object> {
  const opening = course[0]?.step;
  const tableName = opening?.kind === 'session-opened' ? opening.tableName : undefined;
  const book = await bookOf(club.id, rules);
  const houseRules = houseRulesOf(book, choicesLike(rules, book));
  return {
    book: rules.book,
    ...(rules.own !== undefined && {
      own: { book: rules.own.book, version: rules.own.version },
    }),
    rate,
    seats: table.players,
    firstDealer: table.dealer,
    ...(houseRules === null ? {} : { houseRules }),
    ...(tableName === undefined ? {} : { tableName }),
  };
}

/** The book of an evening: of the sources, or the version of the club's own that it was opened by. */
async function bookOf(club: string, { book, own }: Rules): Promise<Book> {
  if (own === undefined) return ruleBook(book);
  const { books } = await queryClient.query(clubBooksQuery(club));
  const version = books
    .find(({ id }) => id === own.book)
    ?.versions.find((one) => one.version === own.version);
  return version?.content ?? ruleBook(book);
}

/** The steps as steps of another evening: the first is made at its table, the others behind it. */
function movedTo(kept: KeptEvening, waiting: readonly Waiting[]): Waiting[] {
  const rules = rulesOf(kept);
  let course = courseOf(kept);
  const before = waiting[0]?.madeOn.hands ?? 0;
  return waiting.map((one) => {
    const at = course.at(-1)?.state ?? one.madeOn;
    const step = renumbered(one.step, before);
    try {
      course = takeEvent(rules, course, {}, eventAsked(rules, kept.id, course, step, newId)).course;
    } catch (error) {
      // The service refuses it likewise, and says why.
      if (!(error instanceof Refusal)) throw error;
    }
    const { id: session, lastEvent: known } = kept;
    const made = { session, known, key: newKey(), version: at.version, madeOn: at, step };
    return { ...one, ...made, tries: 0, state: { is: 'waiting' } };
  });
}

/** A fine that is about a hand of the closed evening is about none of the new one. */
function renumbered(step: AskedStep, before: number): AskedStep {
  if (step.kind !== 'fine' || step.hand === null) return step;
  return { ...step, hand: step.hand > before ? step.hand - before : null };
}
