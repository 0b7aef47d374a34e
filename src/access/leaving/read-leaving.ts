import { readObjections } from '../../clubs/read-objections.js';
import { exactSum } from '../../platform/database/exact-sum.js';
import type { Pool } from 'pg';
import { nameIn } from '../../events/named-payload.js';
import type { Event } from '../../events/registry.js';
import { PERSON_KINDS, personOf, readEvent } from '../../events/registry.js';
import { readNamesInLog } from '../../clubs/names-in-log.js';
import { idsOfPerson } from '../../clubs/members/person.js';
import { USUAL_LANGUAGE } from '../../people/languages.js';
import { isUuid } from '../../values/uuid.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** The open matters that keep somebody from leaving for good, and the rows that are erased then. */
export interface Leaving {
  /** The last event when it was read. */
  readonly headSeq: number;
  /** Their name; null for somebody who is not there, or left for good. */
  readonly name: string | null;
  /** The guests who were merged into them. */
  readonly guests: readonly string[];
  /** The users who claimed their record last, with or without a role by now. */
  readonly users: readonly string[];
  /** All names that they had. */
  readonly names: readonly string[];
  /** The balance of their account, in minor units. */
  readonly balance: number;
  readonly sits: boolean;
  /** Whether a dispute or an objection of theirs is open, or a dispute about their fine. */
  readonly inDispute: boolean;
  readonly hasPayment: boolean;
  readonly hasTransfer: boolean;
}

/** The reasons for which somebody cannot leave for good yet. */
export const OPEN_MATTERS = [
  'leaves-table',
  'leaves-dispute',
  'leaves-payment',
  'leaves-transfer',
  'leaves-debt',
  'leaves-money',
] as const;
export type OpenMatter = (typeof OPEN_MATTERS)[number];

/** Everything that must be settled before they can leave for good. */
export function openMatters(known: Leaving): readonly OpenMatter[] {
  const isOpen: Readonly<Record<OpenMatter, boolean>> = {
    'leaves-table': known.sits,
    'leaves-dispute': known.inDispute,
    'leaves-payment': known.hasPayment,
    'leaves-transfer': known.hasTransfer,
    'leaves-debt': known.balance < 0,
    'leaves-money': known.balance > 0,
  };
  return OPEN_MATTERS.filter((one) => isOpen[one]);
}

type Open = Pick<
  Leaving,
  'headSeq' | 'name' | 'balance' | 'sits' | 'inDispute' | 'hasPayment' | 'hasTransfer'
> & { readonly ids: readonly string[] };

/** Reads both for a member or a guest; of one who is not there, nothing is open. */
export async function readLeaving(pool: Pool, clubId: string, member: string): Promise<Leaving> {
  const { ids, ...open } = await readOpen(pool, clubId, isUuid(member) ? member : null);
  const { objections } = await readObjections(pool, clubId);
  const hasObjection = objections.some((one) => one.state === 'open' && ids.includes(one.member));
  const claimed = await readNaming(pool, clubId, ids);
  const claimants = claimed.flatMap((event) => {
    return event.kind === 'access-given' && event.member === member ? [event.user] : [];
  });
  const naming = await readNaming(pool, clubId, [...ids, ...claimants]);
  const users = lastClaims(naming, member);
  const all = new Set([...ids, ...users]);
  const names = naming.flatMap((event) =>
    all.has(personOf(event) ?? '') ? (nameIn(event) ?? []) : [],
  );
  return {
    ...open,
    inDispute: open.inDispute || hasObjection,
    guests: ids.filter((id) => id !== member),
    users,
    names: [...new Set(names)].filter((name) => name !== ''),
  };
}

async function readOpen(pool: Pool, clubId: string, member: string | null): Promise<Open> {
  const { rows } = await pool.query<Open>({
    name: 'open-of-leaving',
    text: `SELECT ${selectColumns('Club', 'c', 'headSeq')}, p.ids,
        (SELECT m.name FROM member m
          WHERE m.club_id = c.id AND m.id = $2 AND m.initials IS NULL) AS name,
        ${exactSum(`(SELECT sum(a.balance) FROM account a WHERE a.club_id = c.id
          AND a.member_id = ANY (p.ids) AND a.kind = 'member')`)} AS balance,
        EXISTS (SELECT FROM seat s JOIN session e ON e.club_id = s.club_id AND e.id = s.session_id
          WHERE s.club_id = c.id AND s.member_id = ANY (p.ids) AND e.status = 'open') AS sits,
        EXISTS (SELECT FROM dispute d LEFT JOIN fine f ON f.club_id = d.club_id AND f.id = d.fine_id
          WHERE d.club_id = c.id AND d.state = 'open'
            AND (d.raised_by = ANY (p.ids) OR f.member_id = ANY (p.ids))) AS "inDispute",
        EXISTS (SELECT FROM payment r WHERE r.club_id = c.id AND r.member_id = ANY (p.ids)
          AND r.state = 'reported') AS "hasPayment",
        EXISTS (SELECT FROM plan_transfer t WHERE t.club_id = c.id AND t.status = 'open'
          AND (t.from_id = ANY (p.ids) OR t.to_id = ANY (p.ids))) AS "hasTransfer"
      FROM club c CROSS JOIN LATERAL (SELECT ${idsOfPerson('$2')} AS ids) p WHERE c.id = $1`,
    values: [clubId, member],
  });
  const nothing = { sits: false, inDispute: false, hasPayment: false, hasTransfer: false };
  return rows[0] ?? { headSeq: 0, name: null, ids: [], balance: 0, ...nothing };
}

/** The events that give a person's name and concern one of these, in order, with the names. */
async function readNaming(
  pool: Pool,
  clubId: string,
  ids: readonly string[],
): Promise<readonly Event[]> {
  const { rows } = await pool.query<{ seq: number; kind: string; payload: string }>({
    name: 'namings-of-person',
    text: `SELECT e.seq, e.kind, e.payload FROM event_subject s
      JOIN club_event e ON e.club_id = s.club_id AND e.seq = s.seq
      WHERE s.club_id = $1 AND s.subjects && $2::uuid[] AND e.kind = ANY ($3::text[])
      ORDER BY e.seq`,
    values: [clubId, ids, PERSON_KINDS],
  });
  const seqs = rows.map(({ seq }) => seq);
  // Nobody is shown these: a forgotten member has no names left.
  const called = await readNamesInLog(pool, clubId, { seqs, language: USUAL_LANGUAGE });
  return rows.map(({ seq, kind, payload }) => readEvent(kind, payload, called(seq)));
}

/**
 * Users who are this person: the last record that they claimed is the member's. A user who took it by
 * mistake and has another one since is somebody else.
 */
function lastClaims(events: readonly Event[], member: string): string[] {
  const last = new Map<string, string>();
  for (const event of events) {
    if (event.kind !== 'access-given') continue;
    if (event.member === member) last.set(event.user, member);
    else last.delete(event.user);
  }
  return [...last.keys()];
}
