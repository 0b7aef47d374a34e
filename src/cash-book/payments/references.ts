import { referenceOfMember } from '../../money/member-references.js';
import { normalisedReference } from '../../money/reference.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { readReferences } from '../money/read-references.js';
import type { ReferenceView } from './payment.view.js';
import { readPayments } from './read-payments.js';

/** More than ever waits of one. */
const MOST_PAYMENTS = 20;

/**
 * The reference of a member.
 * @throws Problem `member-not-found`
 */
export async function readReferenceOf(
  database: Pick<Database, 'pool'>,
  clubId: string,
  member: string,
): Promise<string> {
  const reference = referenceOfMember(member, await readReferences(database, clubId));
  if (reference === undefined) throw new Problem('member-not-found', {});
  return reference;
}

/**
 * The member or transfer behind a reference, as it was typed or as the bank wrote it.
 * @throws Problem `reference-not-found`
 */
export async function readReference(
  database: Pick<Database, 'pool'>,
  clubId: string,
  typed: string,
): Promise<ReferenceView> {
  const reference = normalisedReference(typed);
  if (reference === null) throw new Problem('no-such-reference', {});
  const id = (await readReferences(database, clubId)).get(reference);
  const [{ currency, members, transfers }, payments] = await Promise.all([
    readStanding(database, clubId, id ?? null, reference),
    readPayments(
      database,
      clubId,
      { ids: null, state: null, reference },
      { after: null, limit: MOST_PAYMENTS },
    ),
  ]);
  if (members.length + transfers.length + payments.length === 0)
    throw new Problem('no-such-reference', {});
  return { reference, currency, members, transfers, payments };
}

/**
 * The balance of somebody, of a merged guest as the member, with their transfers of plans; null for
 * nobody.
 */
async function readStanding(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  id: string | null,
  reference: string,
): Promise<Pick<ReferenceView, 'currency' | 'members' | 'transfers'>> {
  const { rows } = await pool.query<Pick<ReferenceView, 'currency' | 'members' | 'transfers'>>({
    name: 'standing-by-reference',
    text: `SELECT c.currency, (
        SELECT coalesce(json_agg(json_build_object('member', n.id, 'name', n.name, 'guest', n.guest,
          'archived', n.archived_at IS NOT NULL, 'amount', a.balance)), '[]')
        FROM member m
          JOIN member n ON n.club_id = m.club_id AND n.id = coalesce(m.merged_into, m.id)
          JOIN account a ON a.club_id = n.club_id AND a.id = n.account_id
        WHERE m.club_id = c.id AND m.id = $2) AS members, (
        SELECT coalesce(json_agg(json_build_object('plan', t.plan_id, 'id', t.id, 'from', t.from_id,
          'to', t.to_id, 'amount', t.amount, 'status', t.status)), '[]')
        FROM plan_transfer t WHERE t.club_id = c.id AND t.reference = $3) AS transfers
      FROM club c WHERE c.id = $1`,
    values: [clubId, id, reference],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  return row;
}
