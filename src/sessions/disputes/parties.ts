import type { Pool } from 'pg';
import { identitiesOf } from '../../people/actor.js';
import type { DisputeRaised } from '../../evening/event.js';
import type { History } from '../../evening/history.js';
import type { DISPUTE_PARTS } from '../../problems/sessions.js';
import { findRecordedFine, paidInHand, recordersOfHand, tableOfFine } from './disputed.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** Which part somebody has in what is disputed. */
export type Part = (typeof DISPUTE_PARTS)[number];

/** The parties of a dispute, and the members who have no part in it. */
export interface Sides {
  /** The parts of members, by their ids. */
  readonly parties: ReadonlyMap<string, Part>;
  /** Unarchived members without a part. */
  readonly withoutPart: readonly string[];
  /** Those of them who can sign in. */
  readonly signingIn: ReadonlySet<string>;
  /** The head of the log when the members were read. */
  readonly headSeq: number;
}

/**
 * Reads who in a club has part in a dispute, and which unarchived members have none (decision 0013).
 * A guest's part is that of the member they are now, a user's that of the member they claimed.
 */
export async function readSides(
  { pool }: { readonly pool: Pool },
  clubId: string,
  history: History,
  raised: DisputeRaised,
): Promise<Sides> {
  const { rows } = await pool.query<{
    readonly headSeq: number;
    readonly id: string;
    readonly isMember: boolean;
    readonly signsIn: boolean;
    readonly knownAs: readonly string[];
  }>({
    name: 'sides-of-dispute',
    text: `SELECT ${selectColumns('Club', 'c', 'headSeq')},
        m.id, m.archived_at IS NULL AND NOT m.guest AS "isMember",
        EXISTS (SELECT FROM membership a WHERE a.club_id = c.id AND a.member_id = m.id
          AND a.roles <> '{}') AS "signsIn",
        ARRAY(
          SELECT g.id FROM member g WHERE g.club_id = c.id AND g.merged_into = m.id
          UNION ALL
          SELECT a.user_id FROM membership a WHERE a.club_id = c.id AND a.member_id = m.id
        ) AS "knownAs"
      FROM club c JOIN member m ON m.club_id = c.id
      WHERE c.id = $1 AND m.merged_into IS NULL
      ORDER BY m.created_at, m.id`,
    values: [clubId],
  });
  const parts = partsIn(history, raised);
  const parties = new Map<string, Part>();
  const withoutPart: string[] = [];
  const signingIn = new Set<string>();
  for (const { id, isMember, signsIn, knownAs } of rows) {
    const [part] = [id, ...knownAs].flatMap((one) => parts.get(one) ?? []);
    if (part !== undefined) parties.set(id, part);
    else if (isMember) withoutPart.push(id);
    if (signsIn) signingIn.add(id);
  }
  return { parties, withoutPart, signingIn, headSeq: rows[0]?.headSeq ?? 0 };
}

/** The raising of a dispute in the history of its session; null where it is not there. */
export function findRaised({ events }: History, dispute: string): DisputeRaised | null {
  for (const { event } of events) {
    if (event.kind === 'dispute-raised' && event.dispute === dispute) return event;
  }
  return null;
}

/** The parts in what is disputed, by the ids that the log has: of members, guests and users. */
export function partsIn(history: History, { fine, hand, by }: DisputeRaised): Map<string, Part> {
  const parts = new Map<string, Part>([[by, 'raised-dispute']]);
  const all = (ids: Iterable<string>, part: Part) => {
    for (const id of ids) if (!parts.has(id)) parts.set(id, part);
  };
  if (fine !== null) {
    const recorded = findRecordedFine(history, fine);
    if (recorded === undefined) throw new RangeError('A dispute about no fine of the session.');
    const { recordedBy, record } = recorded;
    for (const id of identitiesOf(recordedBy)) parts.set(id, 'recorded-fine');
    parts.set(record.player, 'was-fined');
    if (record.reportedBy != null) all([record.reportedBy], 'reported-fine');
    all(tableOfFine(history, fine), 'sat-at-table');
  } else if (hand !== null) {
    for (const id of recordersOfHand(history, hand).flatMap(identitiesOf)) {
      parts.set(id, 'recorded-hand');
    }
    all(paidInHand(history, hand), 'paid-in-hand');
  }
  return parts;
}
