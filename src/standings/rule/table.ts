import type { TieBreak } from './standing-rule.js';

/** The standings of a season: the known evenings, and the table they give. */

/** The evening of one player. */
export interface Played {
  readonly member: string;
  /** Points of the whole evening. */
  readonly points: number;
  /** Minor units: its points in money; null where it is not known. */
  readonly money: number | null;
  /** Hands that they were dealt in; null where it is not known. */
  readonly hands: number | null;
  /** Points that they paid to each other member, by their ids: all of the evening. */
  readonly paid: Readonly<Record<string, number>>;
}

/** An evening that counts in the season: it belongs there, and is closed. */
export interface CountedEvening {
  readonly session: string;
  /** The day on which it was opened, where the club is. */
  readonly day: string;
  /** Whether it was carried in, and nobody knows who paid whom. Absent where it was played here. */
  readonly carried?: boolean;
  /** The rate of that evening, in minor units a point; null where it is not known. */
  readonly rate: number | null;
  readonly played: readonly Played[];
}

/** Why an evening counts for a member or does not. */
export const WHY_COUNTS = [
  'all',
  'best',
  'not-among-best',
  'not-played',
  'no-hands',
  'hands-unknown',
  'worth-unknown',
] as const;
export type WhyCounts = (typeof WHY_COUNTS)[number];

/** Why somebody is not ranked. */
export const WHY_UNRANKED = ['guest', 'too-few', 'no-hands'] as const;
export type WhyUnranked = (typeof WHY_UNRANKED)[number];

/** An evening in the row of a member. */
export interface RowEvening {
  readonly session: string;
  readonly played: boolean;
  readonly counts: boolean;
  readonly why: WhyCounts;
  /** Null where they did not play; money and hands too where they are not known. */
  readonly points: number | null;
  readonly money: number | null;
  readonly hands: number | null;
  /**
   * The value that counts or would count: points, minor units where money ranks; null for none. Where
   * points a hand rank it is the points, to be divided by the hands.
   */
  readonly value: number | null;
}

/** How a member stood after an evening. */
export interface CurvePoint {
  readonly session: string;
  /** As `total` of the row. */
  readonly total: number;
  /**
   * Hands of the evenings that counted: the divisor of `total` where points a hand rank; null where they
   * are not known.
   */
  readonly hands: number | null;
  readonly rank: number | null;
}

/** A row of the standings. */
export interface StandingRow {
  readonly member: string;
  /** From 1; who is level shares it. Null for who is not ranked. */
  readonly rank: number | null;
  readonly why: WhyUnranked | null;
  /** Before the last day on which evenings of the season count; null for who was not ranked then. */
  readonly rankBefore: number | null;
  /** The others with the same total, and what decided between them; null where nobody had the same. */
  readonly level: Level | null;
  /** Evenings that count for them, those not played among them. */
  readonly counted: number;
  /** Evenings that they played. */
  readonly played: number;
  /** Of the evenings that count; money and hands null where they are not known of one of them. */
  readonly points: number;
  readonly money: number | null;
  readonly hands: number | null;
  /**
   * The compared sum: points, minor units where money ranks, with the value of evenings not played.
   * Where points a hand rank it is the points, to be divided by the hands.
   */
  readonly total: number;
  /** In the order of the season's evenings. */
  readonly evenings: readonly RowEvening[];
  /** After each evening of the season, in order. */
  readonly curve: readonly CurvePoint[];
}

export interface Level {
  readonly members: readonly string[];
  /** The tie-break that finally separated them from all of these; null for a shared rank. */
  readonly by: TieBreak | null;
}
