import { readPeopleAt, type PeopleAt } from '../../clubs/people-at.js';
import { actorName, idsOfActors, readNames, type Names } from '../../clubs/actor-names.js';
import { readActor } from '../../people/actor.js';
import type { ReadPool } from '../../platform/database/pools.js';
import type { EveningFigures } from '../../standings/figures/evening-figures.js';
import type { StandingRule } from '../../standings/rule/standing-rule.js';
import { standingTable } from '../../standings/rule/standing-table.js';
import type { CountedEvening, Played, StandingRow } from '../../standings/rule/table.js';
import { paidOf, pointsOfParts } from '../../standings/sums/statistic-row.js';
import type { LanguageId } from '../../people/languages.js';
import { standingRuleText } from '../../words/languages.js';
import { readResults, type CarriedLine } from '../carried/read-results.js';
import { ruleOf, type SeasonRow } from '../found-seasons.js';
import { readSeasonAt, type SeasonSince } from '../seasons/read-seasons.js';
import { viewSeason } from '../seasons/write-season.js';
import { readHead, type ReadAt } from '../statistics/read/read-head.js';
import { readStatistics, type EveningAt } from '../statistics/read/read-statistics.js';
import type { Sight } from '../who-sees.js';
import { readEvenings } from './read-evenings.js';
import type {
  MemberStanding,
  SeasonEvening,
  SeasonHistoryEntry,
  SeasonStep,
  StandingsThen,
  StandingsView,
} from './standings.view.js';

/** Which standings, for whom. */
export interface StandingsRequest {
  readonly season: string;
  readonly language: LanguageId;
  readonly sight: Sight;
}

/**
 * The standings of a season as of a head of the log.
 * @throws Problem `season-not-found` for one that there was not yet
 */
export async function readStandings(
  database: ReadPool,
  at: ReadAt,
  { season: id, language, sight }: StandingsRequest,
): Promise<StandingsView> {
  const { now: season, history } = await readSeasonAt(database, at, id);
  const { evenings, rows } = await readTable(database, at, season);
  const rule = ruleOf(season);
  const { head, currency } = at;
  const then = await readThen(database, at, season, rows);
  const authors = idsOfActors(history.map(({ actor }) => actor));
  const names = await readNames(database.pool, at.clubId, authors);
  return {
    head,
    season: viewSeason(season),
    hidden: sight.hiddenOf(null),
    currency,
    language,
    words: standingRuleText(language, rule, currency),
    history: history.map((since) => viewHistory(since, names)),
    evenings,
    rows: rows.map((row) =>
      sight.sees(row.member) ? row : withoutMoney(row, rule.by === 'money'),
    ),
    then,
  };
}

/**
 * The played evenings that count for a member in a season as of a head: the numbers of their row are
 * made of them.
 * @throws Problem `season-not-found` for one that there was not yet
 */
export async function sessionsCountingFor(
  database: ReadPool,
  at: ReadAt,
  { season, member }: { readonly season: string; readonly member: string },
): Promise<readonly string[]> {
  const { now } = await readSeasonAt(database, at, season);
  const { rows } = await readTable(database, at, now);
  const own = rows.find((row) => row.member === member)?.evenings ?? [];
  return own.flatMap(({ session, played, counts }) => (played && counts ? [session] : []));
}

/**
 * The table of a season, and the one of the same evenings with other results.
 *
 * @param change gives what a member's points of an evening change by
 * @throws Problem `season-not-found` for one that there was not yet
 */
export async function readStandingsWith(
  database: ReadPool,
  at: ReadAt,
  season: string,
  change: (session: string, member: string) => number,
): Promise<{ readonly then: readonly StandingRow[]; readonly now: readonly StandingRow[] }> {
  const { now } = await readSeasonAt(database, at, season);
  const { rows: then, rule, counted, guests } = await readTable(database, at, now);
  const changed = counted.map((evening) => ({
    ...evening,
    played: evening.played.map((one): Played => {
      const points = change(evening.session, one.member);
      const money = one.money === null ? null : one.money + points * (evening.rate ?? 0);
      return { ...one, points: one.points + points, money };
    }),
  }));
  return { then, now: standingTable(rule, changed, guests) };
}

/** The evenings of a season with its table, and all that the table is made of. */
interface SeasonTable {
  readonly evenings: readonly SeasonEvening[];
  readonly rows: readonly StandingRow[];
  readonly rule: StandingRule;
  readonly counted: readonly CountedEvening[];
  readonly guests: ReadonlySet<string>;
}

async function readTable(database: ReadPool, at: ReadAt, season: SeasonRow): Promise<SeasonTable> {
  const rule = ruleOf(season);
  const evenings = await readEvenings(database, at, season);
  const sessions = evenings.flatMap(({ session, counts }) => (counts ? [session] : []));
  const without = rule.ties.includes('head-to-head') ? ALL_BUT_PAID : ALL_FIGURES;
  const people = await readPeopleAt(database, at.clubId, at.head);
  const found =
    sessions.length === 0 ? [] : await readStatistics(database, at, { sessions, without });
  const carried = sessions.length === 0 ? [] : await readResults(database, at, { sessions });
  const guests = new Set(people.all.flatMap(({ id, guest }) => (guest ? [id] : [])));
  const counted = countedIn({ sessions, found, carried }, people);
  return { evenings, rows: standingTable(rule, counted, guests), rule, counted, guests };
}

const ALL_BUT_PAID: readonly (keyof EveningFigures)[] = [
  'hands',
  'points',
  'between',
  'dealt',
  'feats',
  'meldinger',
  'contracts',
  'figures',
  'cups',
  'fines',
  'fromClub',
];
const ALL_FIGURES = [...ALL_BUT_PAID, 'paid'] as const;

/** The evenings that count in a season. */
interface Counting {
  /** In their order. */
  readonly sessions: readonly string[];
  readonly found: readonly EveningAt[];
  readonly carried: readonly CarriedLine[];
}

/** The results of evenings by person: a guest who had been merged is the member. */
function countedIn({ sessions, found, carried }: Counting, people: PeopleAt): CountedEvening[] {
  const person = (id: string) => people.whoIs(id)?.id ?? id;
  const evenings = new Map(found.map((one) => [one.session, playedEvening(one, person)]));
  for (const line of carried) {
    const { session, day, worth: rate, points, money } = line;
    const one = { member: person(line.member), points, money, hands: null, paid: {} };
    const played = [...(evenings.get(session)?.played ?? []), one];
    evenings.set(session, { session, day, rate, carried: true, played });
  }
  return sessions.flatMap((session) => evenings.get(session) ?? []);
}

function playedEvening(
  { session, day, rate, rows }: EveningAt,
  person: (id: string) => string,
): CountedEvening {
  const played = (rows ?? []).map(({ member, points, money, hands, figures }): Played => {
    const paid: Record<string, number> = {};
    for (const [to, parts] of paidOf(figures)) {
      paid[person(to)] = (paid[person(to)] ?? 0) + pointsOfParts(parts);
    }
    return { member: person(member), points, money, hands, paid };
  });
  return { session, day, rate, carried: false, played };
}

/** How it stood when the season was closed; null for one that is open. */
async function readThen(
  database: ReadPool,
  at: ReadAt,
  season: SeasonRow,
  rows: readonly StandingRow[],
): Promise<StandingsThen | null> {
  const { closedSeq: head } = season;
  if (head === null) return null;
  if (head === at.head) return { head, differs: false };
  const then = await readTable(database, await readHead(database, at.clubId, head), season);
  return { head, differs: JSON.stringify(then.rows) !== JSON.stringify(rows) };
}

/** The same for who may not see what others won or lost in money: the ranks stay. */
function withoutMoney(row: StandingRow, isByMoney: boolean): MemberStanding {
  const evenings = row.evenings.map((one) => ({
    ...one,
    money: null,
    value: isByMoney ? null : one.value,
  }));
  if (!isByMoney) return { ...row, money: null, evenings };
  const curve = row.curve.map((one) => ({ ...one, total: null }));
  return { ...row, money: null, total: null, evenings, curve };
}

const STEPS: Readonly<Record<string, SeasonStep>> = {
  'season-opened': 'opened',
  'season-changed': 'changed',
  'season-rule-changed': 'rule-changed',
  'season-closed': 'closed',
  'season-reopened': 'reopened',
};

function viewHistory(since: SeasonSince, names: Names): SeasonHistoryEntry {
  const { fromSeq, kind, time, actor, why } = since;
  return {
    since: fromSeq,
    time: time.toISOString(),
    actor,
    actorName: actorName(actor, names),
    by: readActor(actor).member,
    step: STEPS[kind] ?? 'changed',
    why,
    rule: ruleOf(since),
  };
}
