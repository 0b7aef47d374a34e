import { compareExact, exact, groupsBy, type Exact } from './exact.js';
import { RunningMember, type Sums } from './running-member.js';
import type { StandingRule } from './standing-rule.js';
import type { CountedEvening, Level, Played, StandingRow, WhyUnranked } from './table.js';
import { decideLevel } from './tie-breaks.js';

/**
 * The standings of evenings by a rule.
 *
 * @param evenings those that count in the season, in their order; merged guests are in them as the
 *   members that they are
 * @param guests the ids of guests
 * @returns the ranked members by rank, then the others, the highest first; level ones by their ids
 */
export function standingTable(
  rule: StandingRule,
  evenings: readonly CountedEvening[],
  guests: ReadonlySet<string>,
): readonly StandingRow[] {
  const members = new Map<string, RunningMember>();
  for (const { member } of evenings.flatMap(({ played }) => played)) {
    members.set(member, new RunningMember(rule, member, guests.has(member)));
  }
  // One evening after the other: there is a curve, and a rank before the last one.
  const stages = evenings.map((evening) => {
    addEvening(rule, members, evening);
    return stageAfter(rule, members, evening);
  });
  const now = stages.at(-1);
  if (now === undefined) return [];
  // Two tables on one night are the same last evening.
  const before = stages.findLast(({ day }) => day < now.day);
  const rows = [...members].map(([member, running]): StandingRow => {
    const { rank = null, level = null } = now.places.get(member) ?? {};
    const { why, ...sums } = now.sums.get(member) ?? NOTHING;
    return {
      ...{ member, rank, why, level, ...sums },
      rankBefore: before?.places.get(member)?.rank ?? null,
      played: running.played,
      evenings: running.entries(),
      curve: stages.map(({ session, sums: then, places }) => ({
        session,
        total: then.get(member)?.total ?? 0,
        hands: (then.get(member) ?? NOTHING).hands,
        rank: places.get(member)?.rank ?? null,
      })),
    };
  });
  return rows.sort((one, other) => inOrder(rule, one, other));
}

function addEvening(
  rule: StandingRule,
  members: ReadonlyMap<string, RunningMember>,
  { session, played, rate, carried = false }: CountedEvening,
): void {
  const own = new Map(played.map((one) => [one.member, one]));
  // A guest who is not ranked takes nobody's evening.
  const rivals = played.filter(({ member }) => {
    return rule.guests || members.get(member)?.isGuest !== true;
  });
  const most = Math.max(...rivals.map(({ points }) => points));
  for (const [member, running] of members) {
    const one = own.get(member);
    if (one === undefined) running.miss(session);
    else {
      running.play(session, one, one.points >= most);
      if (carried) addUnknown(running, played);
      else addPaid(running, one, played, rule.by === 'money' ? (rate ?? 0) : 1);
    }
  }
}

/** Of an evening that was carried in it is not known who paid whom. */
function addUnknown(running: RunningMember, played: readonly Played[]): void {
  for (const { member } of played) if (member !== running.member) running.satUnknownWith(member);
}

/** @param worth of a point */
function addPaid(
  running: RunningMember,
  own: Played,
  played: readonly Played[],
  worth: number,
): void {
  for (const other of played) {
    const got = (other.paid[own.member] ?? 0) - (own.paid[other.member] ?? 0);
    if (got !== 0) running.gotFrom(other.member, got * worth);
  }
}

interface Place {
  readonly rank: number;
  readonly level: Level | null;
}

type Standing = Sums & { readonly why: WhyUnranked | null };

const NOTHING: Standing = { counted: 0, points: 0, money: 0, hands: 0, total: 0, why: 'too-few' };

/** The standings after an evening. */
interface Stage {
  /** The evening. */
  readonly session: string;
  readonly day: string;
  readonly sums: ReadonlyMap<string, Standing>;
  /** The places of ranked members. */
  readonly places: ReadonlyMap<string, Place>;
}

function stageAfter(
  rule: StandingRule,
  members: ReadonlyMap<string, RunningMember>,
  { session, day }: CountedEvening,
): Stage {
  const sums = new Map<string, Standing>();
  const ranked: RunningMember[] = [];
  for (const [member, running] of members) {
    const counted = running.sums();
    const why = running.whyUnranked(counted);
    sums.set(member, { ...counted, why });
    if (why === null) ranked.push(running);
  }
  return { session, day, sums, places: placesOf(rule, ranked, sums) };
}

/** The places: the highest total first, level members as the ties decide. */
function placesOf(
  rule: StandingRule,
  ranked: readonly RunningMember[],
  sums: Stage['sums'],
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const groups = groupsBy(ranked, ({ member }) => resultOf(rule, sums.get(member) ?? NOTHING));
  let rank = 1;
  for (const same of groups) {
    const level = same.map(({ member }) => member).sort();
    for (const { members: group, by } of decideLevel(same, rule.ties)) {
      for (const { member } of group) {
        const members = level.filter((one) => one !== member);
        places.set(member, { rank, level: members.length === 0 ? null : { members, by } });
      }
      rank += group.length;
    }
  }
  return places;
}

/** The value that is compared. */
function resultOf({ by }: StandingRule, { total, hands }: Pick<Sums, 'total' | 'hands'>): Exact {
  return exact(total, by === 'points-a-hand' ? Math.max(hands ?? 1, 1) : 1);
}

function inOrder(rule: StandingRule, one: StandingRow, other: StandingRow): number {
  const rank = (row: StandingRow) => row.rank ?? Number.MAX_SAFE_INTEGER;
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  const higher = compareExact(resultOf(rule, other), resultOf(rule, one));
  return one.rank === null && higher !== 0 ? higher : one.member < other.member ? -1 : 1;
}
