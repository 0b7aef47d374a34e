import type { Pool } from 'pg';
import type { Objection } from '../../events/money/objections.js';
import type { OBJECTION_PARTS } from '../../money/reasons/objection-reasons.js';
import { identitiesOf } from '../../people/actor.js';
import { permits, type Role } from '../../people/roles.js';
import type { Objected } from './read-objected.js';

/** Somebody with a role that answers objections. */
export interface Answerer {
  readonly user: string;
  /** The member that they have claimed; null for none. */
  readonly member: string | null;
  readonly roles: readonly Role[];
}

type Part = (typeof OBJECTION_PARTS)[number];

/** The users of a club who may answer objections. */
export async function readAnswerers(pool: Pool, clubId: string): Promise<readonly Answerer[]> {
  const { rows } = await pool.query<Answerer>({
    name: 'answerers-of-objections',
    text: `SELECT roles, user_id AS "user", member_id AS member FROM membership WHERE club_id = $1 ORDER BY changed_at, user_id`,
    values: [clubId],
  });
  return rows.filter(({ roles }) => permits(roles, 'answer-objections'));
}

/** Those who may answer an objection, and the reason for one who may not. */
export interface Answering {
  readonly may: readonly Answerer[];
  /** Null for one who may. */
  readonly whyNot: (user: string | null) => Part | null;
}

/** Parts from the least to the greatest; who objected never answers. */
const RANK = { none: 0, touched: 1, booked: 2 } as const;

/**
 * Those with the least part in an objection answer it. Somebody without a part comes before a member whose
 * account the voucher touches too, and that one before the one who booked it. An auditor answers where no
 * treasurer is among them.
 */
export function answeringOf(
  answerers: readonly Answerer[],
  { member, actor }: Pick<Objection, 'member' | 'actor'>,
  voucher: Pick<Objected, 'actor' | 'members'>,
): Answering {
  const objectors = new Set([member, ...identitiesOf(actor)]);
  const bookers = new Set(identitiesOf(voucher.actor));
  const has = (ids: ReadonlySet<string>, one: Answerer) => {
    return ids.has(one.user) || (one.member !== null && ids.has(one.member));
  };
  const touched = new Set(voucher.members);
  const partOf = (one: Answerer) => {
    return has(bookers, one) ? 'booked' : has(touched, one) ? 'touched' : 'none';
  };
  const others = answerers.filter((one) => !has(objectors, one));
  const least = Math.min(...others.map((one) => RANK[partOf(one)]));
  const nearest = others.filter((one) => RANK[partOf(one)] === least);
  const isTreasurerThere = nearest.some(({ roles }) => roles.includes('treasurer'));
  const may = nearest.filter(({ roles }) => permits(roles, 'keep-money') || !isTreasurerThere);
  return {
    may,
    whyNot: (user) => {
      if (may.some((one) => one.user === user)) return null;
      const asking = answerers.find((one) => one.user === user);
      if (asking === undefined) return 'auditor';
      if (has(objectors, asking)) return 'objected';
      const part = partOf(asking);
      return RANK[part] === least || part === 'none' ? 'auditor' : part;
    },
  };
}
