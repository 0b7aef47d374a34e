import type { Caller } from '../people/caller.js';
import { seesAll } from '../people/caller.js';
import type { ReadPool } from '../platform/database/pools.js';

/** The figures that some callers may not see: amounts of money, and fines by member. */
export const HIDDEN = ['money', 'fines'] as const;
export type Hidden = (typeof HIDDEN)[number];

/** The figures of members that a caller sees: points always, and everything of their own. */
export class Sight {
  constructor(
    /** Whether they see the money and the fines of everybody. */
    readonly all: boolean,
    /** The member that they are; null for nobody. */
    readonly member: string | null,
  ) {}

  /** Whether they see what somebody won in money and what they were fined. */
  sees(member: string): boolean {
    return this.all || member === this.member;
  }

  /** The figures that are hidden of a member, or with null of the members of the club. */
  hiddenOf(member: string | null): readonly Hidden[] {
    const isSeen = member === null ? this.all : this.sees(member);
    return isSeen ? [] : HIDDEN;
  }

  /** Distinguishes answers that not everybody is given. */
  get tag(): string {
    return this.all ? 'all' : (this.member ?? 'none');
  }
}

/** The parts of the caller that decide what they see. */
export type SeenBy = Pick<Caller, 'roles' | 'member'>;

/**
 * Money and fines by member are for owner, secretary, treasurer and auditor, unless the club shows them
 * to all its members (`club-statistics-shown`). The present setting decides, also for an earlier head.
 */
export async function sightOf({ pool }: ReadPool, clubId: string, by: SeenBy): Promise<Sight> {
  const { member } = by;
  if (seesAll(by)) return new Sight(true, member);
  const { rows } = await pool.query<{ readonly shown: boolean }>({
    name: 'statistics-shown',
    text: 'SELECT statistics_shown AS shown FROM club WHERE id = $1',
    values: [clubId],
  });
  return new Sight(rows[0]?.shown === true && by.roles.includes('member'), member);
}
