import { readPeopleAt, type PeopleAt } from '../../../clubs/people-at.js';
import type { ReadPool } from '../../../platform/database/pools.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import type { PlayerId } from '../../../rules/payment.js';
import type { EveningFigures } from '../../../standings/figures/evening-figures.js';
import { asPersons, type StatisticRow } from '../../../standings/sums/statistic-row.js';
import type { FilterQuery } from '../filter.dto.js';
import type { ReadAt } from './read-head.js';
import { readResults, type CarriedLine } from '../../carried/read-results.js';
import { readStatistics, type EveningAt, type EveningFilter } from './read-statistics.js';
import { sessionsOfSeason } from './season-sessions.js';
import { isStoredDay } from '../../../values/day.js';

/** The rows of evenings, as far as they are needed, with guests as the members that they are. */
export interface ClubRows {
  /** In the order of their evenings. */
  readonly rows: readonly StatisticRow[];
  /** The evenings that count, by their ids. */
  readonly evenings: ReadonlyMap<string, EveningAt>;
}

interface CarriedRequest {
  readonly at: ReadAt;
  readonly query: FilterQuery;
  readonly people: PeopleAt;
  /** Only what is said of these; everybody when null. */
  readonly members: readonly PlayerId[] | null;
}

interface RowsRequest extends CarriedRequest {
  /** The figures that the caller does not need. */
  readonly without: readonly (keyof EveningFigures)[];
}

/** The people of a club; guests who were merged are the members that they are. */
export function readPeople(database: ReadPool, { clubId, head }: ReadAt): Promise<PeopleAt> {
  return readPeopleAt(database, clubId, head);
}

/**
 * The member behind an id.
 * @throws Problem `member-not-found` for one that did not exist yet
 */
export function requirePerson(people: PeopleAt, id: string): PlayerId {
  const person = people.whoIs(id.toLowerCase());
  if (person === undefined) throw new Problem('member-not-found', {});
  return person.id as PlayerId;
}

/**
 * The rows that a filter lets through, as of a head. Only figures that are needed are read.
 *
 * @throws Problem `validation-failed` for a filter that cannot be, `season-not-found`
 */
export async function readClubRows(
  database: ReadPool,
  { at, query, people, members, without }: RowsRequest,
): Promise<ClubRows> {
  const filter = await filterOf(database, { at, query, people, members });
  const found = await readStatistics(database, at, { ...filter, without });
  const evenings = new Map<string, EveningAt>();
  const rows: StatisticRow[] = [];
  const isAnybodyMerged = people.all.some(({ mergedInto }) => mergedInto !== null);
  for (const evening of found) {
    if (evening.rows === null) continue;
    const { session, game } = evening;
    evenings.set(session, evening);
    for (const { member, hands, points, money, figures } of evening.rows) {
      const row = { session, game, member, hands, points, money, figures };
      rows.push(isAnybodyMerged ? asPersons(row, (id) => personOf(people, id)) : row);
    }
  }
  return { rows, evenings };
}

/** The results of evenings that were carried in, as a filter lets them through. Throws as `readClubRows`. */
export async function readCarriedRows(
  database: ReadPool,
  request: CarriedRequest,
): Promise<readonly CarriedLine[]> {
  const found = await readResults(database, request.at, await filterOf(database, request));
  return found.map((line) => ({ ...line, member: personOf(request.people, line.member) }));
}

async function filterOf(
  database: ReadPool,
  { at, query, people, members }: CarriedRequest,
): Promise<EveningFilter> {
  const { season, from, to, book, table } = query;
  requirePeriod(query);
  return {
    from: from ?? null,
    to: to ?? null,
    books: book == null ? null : [book],
    tables: table == null ? null : [table],
    sessions: season == null ? null : await sessionsOfSeason(database, at, season),
    members: members === null ? null : people.all.flatMap(({ id }) => isOneOf(people, members, id)),
  };
}

/** The person behind an id of an evening: the member whom a guest was merged into. */
export function personOf(people: PeopleAt, id: PlayerId): PlayerId {
  return (people.whoIs(id)?.id ?? id) as PlayerId;
}

function isOneOf(people: PeopleAt, members: readonly PlayerId[], id: string): string[] {
  return members.includes(personOf(people, id as PlayerId)) ? [id] : [];
}

/** Whether what is said of days can be. */
function requirePeriod({ season, from, to }: FilterQuery): void {
  if (season != null && (from != null || to != null)) {
    throw new Problem('season-has-its-days', {}, { field: from == null ? 'to' : 'from' });
  }
  if (from != null && !isStoredDay(from)) throw new Problem('no-such-days', {}, { field: 'from' });
  if (to != null && !isStoredDay(to)) throw new Problem('no-such-days', {}, { field: 'to' });
  if (from != null && to != null && from > to) {
    throw new Problem('no-such-days', {}, { field: 'from' });
  }
}
