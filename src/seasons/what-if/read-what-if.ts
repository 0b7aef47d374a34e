import type { Database } from '../../platform/database/database.js';
import type { PeopleAt } from '../../clubs/people-at.js';
import type { Evenings } from '../../sessions/evenings.js';
import { dayOf } from '../../values/time-zone.js';
import { readStandingsWith } from '../standings/read-standings.js';
import { readPeople, requirePerson } from '../statistics/read/club-rows.js';
import type { ReadAt } from '../statistics/read/read-head.js';
import { sessionsOfSeason } from '../statistics/read/season-sessions.js';
import type { Sight } from '../who-sees.js';
import { rulesAsked } from './other-book.js';
import type { WhatIfDto } from './what-if.dto.js';
import type {
  EveningUnderView,
  MemberUnder,
  MemberUnderAll,
  UnknownFineView,
  WhatIfView,
} from './what-if.view.js';

/** Evenings that are compared where no season and no evening is named. */
const LATEST = 40;

/**
 * Evenings as they were played and by another book; nothing is written.
 *
 * @throws Problem `season-not-found`, `member-not-found`, `session-not-found`, and what `rulesAsked` throws
 */
export async function readWhatIf(
  database: Database,
  evenings: Evenings,
  { at, sight }: { readonly at: ReadAt; readonly sight: Sight },
  asked: WhatIfDto,
): Promise<WhatIfView> {
  const { clubId, head, currency } = at;
  const others = await rulesAsked(database, clubId, asked);
  const people = await readPeople(database, at);
  const member = asked.member == null ? null : requirePerson(people, asked.member);
  const sessions = await sessionsAsked(database, at, asked);
  const found = await evenings.read('underRules', clubId, sessions, others);
  const under = found.map(
    ({ rate, players, changed, openedAt, day, unknownFines: _, ...evening }): EveningUnderView => {
      const members = players.map(({ player, then, now }): MemberUnder => {
        const isSeen = sight.sees(personOf(people, player));
        const money = (points: number) => (isSeen ? points * rate : null);
        const who = personOf(people, player);
        return { member: who, then, now, moneyThen: money(then), moneyNow: money(now) };
      });
      return {
        ...evening,
        day: day ?? dayOf(new Date(openedAt), at.timeZone),
        members: member === null ? members : members.filter((one) => one.member === member),
        changed: asked.session == null ? [] : changed,
      };
    },
  );
  const shown = member === null ? under : under.filter(({ members }) => members.length > 0);
  const isShown = new Set(shown.map(({ session }) => session));
  const hidden = sight.hiddenOf(member).filter((one) => one === 'money');
  return {
    head,
    hidden,
    currency,
    members: await placed(database, at, asked, shown),
    evenings: shown,
    hands: shown.reduce((sum, { hands }) => sum + hands, 0),
    compared: shown.reduce((sum, evening) => sum + handsCompared(evening), 0),
    unknownFines: together(found.filter(({ session }) => isShown.has(session))),
  };
}

function handsCompared({ refused, hands, unplayable }: EveningUnderView): number {
  if (refused !== null) return 0;
  return hands - unplayable.filter(({ step }) => step === 'hand').length;
}

/** The fines of several evenings that the other book does not have, one of each kind. */
function together(
  evenings: readonly Pick<WhatIfView, 'unknownFines'>[],
): readonly UnknownFineView[] {
  const kinds = new Map<string, UnknownFineView>();
  for (const fine of evenings.flatMap(({ unknownFines }) => unknownFines)) {
    const name = fine.own ?? fine.code;
    kinds.set(name, { ...fine, times: fine.times + (kinds.get(name)?.times ?? 0) });
  }
  return [...kinds.values()];
}

function personOf(people: PeopleAt, id: string): string {
  return people.whoIs(id)?.id ?? id;
}

/** The ids of the evenings, the oldest first. */
async function sessionsAsked(
  database: Database,
  at: ReadAt,
  { season, session }: WhatIfDto,
): Promise<readonly string[]> {
  if (season != null) {
    const all = await sessionsOfSeason(database, at, season);
    return session == null ? all : all.filter((id) => id === session);
  }
  if (session != null) return [session];
  const { rows } = await database.pool.query<{ readonly id: string }>({
    name: 'latest-closed-evenings',
    text: `SELECT id FROM session WHERE club_id = $1 AND status = 'closed'
      ORDER BY opened_at DESC, id DESC LIMIT ${LATEST}`,
    values: [at.clubId],
  });
  return rows.map(({ id }) => id).toReversed();
}

/** Everybody with their sums and both places, in the order of the other book. */
async function placed(
  database: Database,
  at: ReadAt,
  { season, session, member }: WhatIfDto,
  evenings: readonly EveningUnderView[],
): Promise<readonly MemberUnderAll[]> {
  const sums = sumsOf(evenings);
  const isOfSeason = season != null && session == null && member == null;
  const places = isOfSeason ? await placesIn(database, at, season, evenings) : placesBy(sums);
  return sums
    .map((sum) => ({
      ...sum,
      placeThen: places.then.get(sum.member) ?? null,
      placeNow: places.now.get(sum.member) ?? null,
    }))
    .toSorted((one, other) => {
      const [a, b] = [one.placeNow ?? Infinity, other.placeNow ?? Infinity];
      return a === b ? other.now - one.now : a - b;
    });
}

type Sum = Omit<MemberUnderAll, 'placeThen' | 'placeNow'>;

function sumsOf(evenings: readonly EveningUnderView[]): readonly Sum[] {
  const sums = new Map<string, Sum>();
  for (const line of evenings.flatMap(({ members }) => members)) {
    const sum = sums.get(line.member);
    const added = (one: number | null, more: number | null | undefined) =>
      one === null || more === null ? null : one + (more ?? 0);
    sums.set(line.member, {
      member: line.member,
      evenings: (sum?.evenings ?? 0) + 1,
      then: line.then + (sum?.then ?? 0),
      now: line.now + (sum?.now ?? 0),
      moneyThen: added(line.moneyThen, sum?.moneyThen),
      moneyNow: added(line.moneyNow, sum?.moneyNow),
    });
  }
  return [...sums.values()];
}

interface Places {
  readonly then: ReadonlyMap<string, number | null>;
  readonly now: ReadonlyMap<string, number | null>;
}

/** By the rule of the season, its carried evenings included. */
async function placesIn(
  database: Database,
  at: ReadAt,
  season: string,
  evenings: readonly EveningUnderView[],
): Promise<Places> {
  const change = new Map(
    evenings.flatMap(({ session, members }) =>
      members.map(({ member, then, now }) => [`${session} ${member}`, now - then] as const),
    ),
  );
  const { then, now } = await readStandingsWith(
    database,
    at,
    season,
    (session, member) => change.get(`${session} ${member}`) ?? 0,
  );
  const places = (rows: typeof then) => new Map(rows.map(({ member, rank }) => [member, rank]));
  return { then: places(then), now: places(now) };
}

/** By points; equals share a place. */
function placesBy(sums: readonly Sum[]): Places {
  const places = (points: (sum: Sum) => number) =>
    new Map(
      sums.map((sum) => [
        sum.member,
        1 + sums.filter((other) => points(other) > points(sum)).length,
      ]),
    );
  return { then: places(({ then }) => then), now: places(({ now }) => now) };
}
