import { compareExact, exact, type Exact } from './exact.js';
import type { StandingRule } from './standing-rule.js';
import type { Played, RowEvening, WhyUnranked } from './table.js';

/** The sums of a member that count. */
export interface Sums {
  /** Evenings that count. */
  readonly counted: number;
  readonly points: number;
  /** Money and hands are null where they are not known of an evening that counts. */
  readonly money: number | null;
  readonly hands: number | null;
  /** Includes the value of evenings not played. */
  readonly total: number;
}

/** An evening that can count. */
interface Candidate {
  readonly at: number;
  readonly entry: RowEvening;
  /** The value that is compared. */
  readonly value: Exact;
}

/** Lower than any number of an evening. */
const NONE = exact(Number.MIN_SAFE_INTEGER);

/**
 * The evenings of a member, one after the other: the sums that count so far, and the numbers of the
 * tie-breaks.
 */
export class RunningMember {
  readonly #entries: RowEvening[] = [];
  /** The best first. */
  readonly #candidates: Candidate[] = [];
  /** Points, or money where it ranks, that they got from others, less what they paid them. */
  readonly #got = new Map<string, number>();
  /** Those with whom they sat where it is not known who paid whom. */
  readonly #unknownWith = new Set<string>();
  #points = 0;
  /** Null once the hands of an evening are not known. */
  #hands: number | null = 0;
  played = 0;
  won = 0;
  /** Their best evening. */
  best: Exact = NONE;

  constructor(
    readonly rule: StandingRule,
    readonly member: string,
    readonly isGuest: boolean,
  ) {}

  /** An evening that they did not play. */
  miss(session: string): void {
    const what = { session, played: false, counts: false, why: 'not-played' } as const;
    this.#take({ ...what, points: null, money: null, hands: null, value: this.rule.notPlayed });
  }

  /** @param won whether nobody who can be ranked had more points there */
  play(session: string, { points, money, hands }: Played, won: boolean): void {
    const { by } = this.rule;
    // Of no hands there are no points a hand.
    const isNone = by === 'points-a-hand' && hands === 0;
    const isUnknown = by === 'points-a-hand' ? hands === null : by === 'money' && money === null;
    const value = isNone || isUnknown ? null : by === 'money' ? money : points;
    const unknown = by === 'money' ? 'worth-unknown' : 'hands-unknown';
    const why = isNone ? 'no-hands' : isUnknown ? unknown : 'all';
    const own = this.#take({
      ...{ session, played: true, counts: false, why },
      ...{ points, money, hands, value },
    });
    if (own !== null && compareExact(own, this.best) > 0) this.best = own;
    this.played += 1;
    this.#points += points;
    this.#hands = added(this.#hands, hands);
    if (won) this.won += 1;
  }

  /** They got so much from somebody at the table; below 0 they paid it. */
  gotFrom(other: string, amount: number): void {
    this.#got.set(other, (this.#got.get(other) ?? 0) + amount);
  }

  /** They sat together where it is not known who paid whom. */
  satUnknownWith(other: string): void {
    this.#unknownWith.add(other);
  }

  /** Whether it is known what they got from all of these. */
  isKnownWith(others: readonly string[]): boolean {
    return !others.some((other) => this.#unknownWith.has(other));
  }

  /** The points that they received from all of these. */
  gotFromAll(others: readonly string[]): number {
    return others.reduce((sum, other) => sum + (this.#got.get(other) ?? 0), 0);
  }

  /** All points over all hands that they played; null where not all hands are known. */
  get pointsAHand(): Exact | null {
    if (this.#hands === null) return null;
    return this.#hands === 0 ? NONE : exact(this.#points, this.#hands);
  }

  sums(): Sums {
    let [counted, points, total] = [0, 0, 0];
    let money: number | null = 0;
    let hands: number | null = 0;
    const most = Math.min(this.rule.best ?? Infinity, this.#candidates.length);
    for (let at = 0; at < most; at++) {
      const entry = this.#candidates[at]?.entry;
      counted += 1;
      points += entry?.points ?? 0;
      // Of an evening that they did not play both are known: nothing.
      money = added(money, entry?.played === true ? entry.money : 0);
      hands = added(hands, entry?.played === true ? entry.hands : 0);
      total += entry?.value ?? 0;
    }
    return { counted, points, money, hands, total };
  }

  /** Their evenings so far, and why each counts or not. */
  entries(): readonly RowEvening[] {
    const { best } = this.rule;
    const chosen = new Set(this.#candidates.slice(0, best ?? undefined).map(({ at }) => at));
    return this.#entries.map((entry, at): RowEvening => {
      if (entry.value === null) return entry;
      if (!chosen.has(at)) return { ...entry, why: 'not-among-best' };
      return { ...entry, counts: true, why: best === null ? 'all' : 'best' };
    });
  }

  /** Why they are not ranked by what counts so far; null where they are. */
  whyUnranked({ hands }: Sums): WhyUnranked | null {
    const { by, least, guests } = this.rule;
    if (this.isGuest && !guests) return 'guest';
    // A member without an evening is ranked by no rule.
    if (this.played < Math.max(least, 1)) return 'too-few';
    return by === 'points-a-hand' && hands === 0 ? 'no-hands' : null;
  }

  /** Takes in an evening; gives what it is compared by, null where it can never count. */
  #take(entry: RowEvening): Exact | null {
    const at = this.#entries.length;
    this.#entries.push(entry);
    const { value: amount, hands } = entry;
    if (amount === null) return null;
    const value = exact(amount, this.rule.by === 'points-a-hand' ? (hands ?? 1) : 1);
    const candidate = { at, entry, value };
    let place = this.#candidates.length;
    while (place > 0 && isBetter(candidate, this.#candidates[place - 1])) place -= 1;
    this.#candidates.splice(place, 0, candidate);
    return value;
  }
}

/** A sum; null where a part of it is not known. */
function added(sum: number | null, part: number | null): number | null {
  return sum === null || part === null ? null : sum + part;
}

/**
 * Whether a later evening is better than an earlier one: of the same value, one that was played before one
 * that was not, then the earlier one.
 */
function isBetter(later: Candidate, earlier: Candidate | undefined): boolean {
  if (earlier === undefined) return false;
  const higher = compareExact(later.value, earlier.value);
  return higher > 0 || (higher === 0 && later.entry.played && !earlier.entry.played);
}
