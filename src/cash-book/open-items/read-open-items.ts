import { exactSum } from '../../platform/database/exact-sum.js';
import { idsOfPerson } from '../../clubs/members/person.js';
import type { Kind } from '../../events/registry.js';
import {
  itemOfDues,
  itemsOfPerson,
  type DuesOfPerson,
  type MoveOfPerson,
  type PersonVoucher,
  type TransferOfPerson,
} from '../../money/open-items/items-of-person.js';
import type { OpenItem, OpenItems } from '../../money/open-items/open-items.js';
import type { LanguageId } from '../../people/languages.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { daysBetween, type Day } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import type { MemberItems, OpenItemView } from './open-items.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

interface OfPerson {
  /** The member; for a merged guest, the member that they are. */
  readonly person: string;
}

interface VoucherRow extends PersonVoucher, OfPerson {
  readonly kind: Kind;
  readonly text: string;
}

interface DuesRow extends DuesOfPerson, OfPerson {
  readonly name: string;
}

/** A match that was moved by hand. */
export interface MoveRow extends Omit<MoveOfPerson, 'day'>, OfPerson {
  readonly time: string;
  readonly why: string;
}

interface ItemsRow {
  readonly head: number;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly language: LanguageId;
  readonly people: readonly { readonly person: string; readonly name: string }[];
  readonly vouchers: readonly VoucherRow[];
  readonly dues: readonly DuesRow[];
  readonly transfers: readonly (TransferOfPerson & OfPerson)[];
  readonly moves: readonly MoveRow[];
}

/** A member with all their items. */
interface PersonItems extends OfPerson {
  readonly name: string;
  readonly items: OpenItems;
  /** The matches that were moved by hand, the oldest first. */
  readonly moves: readonly (MoveRow & Pick<MoveOfPerson, 'day'>)[];
  /** An item as the API shows it, as of a day. */
  readonly view: (item: OpenItem, on: Day) => OpenItemView;
}

/** The folded items of the people of a club. */
interface FoldedPeople extends Pick<ItemsRow, 'name' | 'currency' | 'language' | 'head'> {
  readonly today: Day;
  readonly people: readonly PersonItems[];
}

/** The open items of the people of a club. */
export interface ReadItems extends Pick<ItemsRow, 'name' | 'currency' | 'language'> {
  readonly today: Day;
  /** Those with something open, by name. */
  readonly members: readonly MemberItems[];
  /** The open part of a line of dues, in minor units; 0 for nothing. */
  readonly leftOf: (line: Pick<DuesOfPerson, 'dues' | 'member'>) => number;
}

/**
 * Folds the vouchers of people to their open items.
 *
 * @param member whose items are wanted; null for everybody's
 * @param on as of the end of which day; null for today
 * @throws Problem `club-not-found`
 */
export async function readOpenItems(
  database: ReadPool,
  clubId: string,
  member: string | null,
  { on = null, now = new Date() }: { readonly on?: Day | null; readonly now?: Date } = {},
): Promise<ReadItems> {
  const { people, head: _head, ...club } = await readFoldedItems(database, clubId, member, now);
  const left = new Map<string, number>();
  const members = people.flatMap(({ person, name, items: all, view }): MemberItems[] => {
    const open = on === null ? all.open() : all.on(on);
    for (const item of open) left.set(item.item, Math.max(0, -item.open));
    const items = open.map((item) => view(item, on ?? club.today));
    const amount = items.reduce((sum, one) => sum + one.open, 0);
    return items.length === 0 ? [] : [{ member: person, name, amount, items }];
  });
  return { ...club, members, leftOf: (line) => left.get(itemOfDues(line)) ?? 0 };
}

/**
 * The items of people with all their matches, settled ones too.
 *
 * @param member whose items are wanted; null for everybody's
 * @throws Problem `club-not-found`
 */
export async function readFoldedItems(
  { pool }: ReadPool,
  clubId: string,
  member: string | null,
  now = new Date(),
): Promise<FoldedPeople> {
  const { rows } = await pool.query<ItemsRow>({
    name: member === null ? 'open-items' : 'open-items-of-member',
    text: itemsQuery(member === null ? null : idsOfPerson('$2')),
    values: member === null ? [clubId] : [clubId, member],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  const { people, vouchers, dues, transfers, moves, timeZone, ...club } = row;
  const vouchersOf = byPerson(vouchers);
  const duesOf = byPerson(dues);
  const transfersOf = byPerson(transfers);
  const movesOf = byPerson(moves);
  return {
    ...club,
    today: dayOf(now, timeZone),
    people: people.map(({ person, name }) => {
      const theirs = { vouchers: vouchersOf(person), dues: duesOf(person) };
      const moved = movesOf(person).map((move) => {
        return { ...move, day: dayOf(new Date(move.time), timeZone) };
      });
      return {
        person,
        name,
        items: itemsOfPerson(theirs.vouchers, theirs.dues, transfersOf(person), moved),
        moves: moved,
        view: (item, on) => viewItem(item, theirs, on),
      };
    }),
  };
}

function byPerson<Row extends OfPerson>(rows: readonly Row[]): (person: string) => readonly Row[] {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const known = found.get(row.person);
    if (known === undefined) found.set(row.person, [row]);
    else known.push(row);
  }
  return (person) => found.get(person) ?? [];
}

function viewItem(
  { item, seq, day, dueDay, amount, open }: OpenItem,
  {
    vouchers,
    dues,
  }: { readonly vouchers: readonly VoucherRow[]; readonly dues: readonly DuesRow[] },
  today: Day,
): OpenItemView {
  const voucher = vouchers.find((one) => one.seq === seq);
  if (voucher === undefined) throw new RangeError(`no voucher of event ${seq}`);
  const line = dues.find((one) => itemOfDues(one) === item);
  const isOverdue = dueDay !== null && open < 0 && dueDay < today;
  return {
    event: seq,
    kind: voucher.kind,
    name: line?.name ?? voucher.text,
    dues: line?.dues ?? null,
    session: voucher.session,
    day,
    dueDay,
    overdue: isOverdue ? daysBetween(dueDay, today) : 0,
    amount,
    open,
  };
}

/**
 * SQL: the vouchers, dues and transfers of people, in one statement, so that all of it is of one moment.
 * @param ids of the person, as an array; null for everybody
 */
function itemsQuery(ids: string | null): string {
  const isTheirs = (member: string) => (ids === null ? 'true' : `${member} = ANY (${ids})`);
  const concerns =
    ids === null
      ? 'true'
      : `EXISTS (SELECT FROM event_subject s WHERE s.club_id = v.club_id AND s.seq = v.event_seq
          AND s.subjects && ${ids})`;
  return `WITH person AS MATERIALIZED (
      SELECT m.id, m.account_id, coalesce(m.merged_into, m.id) AS person, m.merged_into, m.name
      FROM member m WHERE m.club_id = $1 AND ${isTheirs('m.id')}),
    moved AS MATERIALIZED (
      SELECT v.event_seq, o.person, ${exactSum('sum(side.amount)')} AS amount
      FROM voucher v
        CROSS JOIN LATERAL (SELECT * FROM posting x
          WHERE x.club_id = v.club_id AND x.event_seq = v.event_seq AND x.stage = 'money' OFFSET 0) p
        CROSS JOIN LATERAL (VALUES (p.from_account, -p.amount), (p.to_account, p.amount))
          AS side (account, amount)
        JOIN person o ON o.account_id = side.account
      WHERE v.club_id = $1 AND ${concerns}
      GROUP BY 1, 2 HAVING sum(side.amount) <> 0)
    SELECT c.name, c.head_seq AS head, ${selectColumns('Club', 'c', 'currency', 'language', 'timeZone')},
      (SELECT coalesce(json_agg(json_build_object('person', o.id, 'name', o.name)
          ORDER BY o.name, o.id), '[]') FROM person o WHERE o.merged_into IS NULL) AS people,
      (SELECT coalesce(json_agg(json_build_object('person', m.person, 'seq', m.event_seq,
          'amount', m.amount, 'day', v.day, 'kind', v.kind, 'text', v.text,
          'session', v.session_id, 'reverses', v.reverses,
          'waives', CASE WHEN v.kind = 'dues-waived' THEN json_build_object(
            'dues', e.payload::jsonb ->> 'dues', 'member', e.payload::jsonb ->> 'member') END,
          'transfer', CASE WHEN v.kind IN ('transfer-done', 'payment-confirmed', 'money-received')
            THEN e.payload::jsonb ->> 'transfer' END,
          'pays', CASE WHEN v.kind IN ('payment-confirmed', 'money-received')
            THEN e.payload::jsonb -> 'pays' END,
          'forEvening', CASE WHEN v.kind IN ('money-given', 'money-received', 'money-paid-out')
            THEN e.payload::jsonb ->> 'evening' END) ORDER BY m.event_seq), '[]')
        FROM moved m JOIN voucher v ON v.club_id = $1 AND v.event_seq = m.event_seq
          JOIN club_event e ON e.club_id = $1 AND e.seq = m.event_seq) AS vouchers,
      (SELECT coalesce(json_agg(json_build_object('person', o.person, 'seq', d.charged_seq,
          'dues', d.id, 'member', l.member_id, 'name', d.name, 'dueDay', d.due_day,
          'amount', l.amount) ORDER BY d.charged_seq, l.line), '[]')
        FROM dues d JOIN dues_line l ON l.club_id = d.club_id AND l.dues_id = d.id
          JOIN person o ON o.id = l.member_id WHERE d.club_id = $1) AS dues,
      (SELECT coalesce(json_agg(json_build_object('person', o.person, 'seq', p.event_seq,
          'transfer', t.id, 'evening', a.payload::json ->> 'evening')
          ORDER BY p.event_seq, t.position), '[]')
        FROM plan p JOIN plan_transfer t ON t.club_id = p.club_id AND t.plan_id = p.id
          JOIN club_event a ON a.club_id = p.club_id AND a.seq = p.event_seq
          JOIN person o ON o.id IN (t.from_id, t.to_id) WHERE p.club_id = $1) AS transfers,
      (SELECT coalesce(json_agg(json_build_object('person', o.person, 'seq', e.seq, 'time', e.time,
          'matched', e.payload::jsonb -> 'matched', 'from', e.payload::jsonb -> 'from',
          'to', e.payload::jsonb -> 'to', 'amount', e.payload::jsonb -> 'amount',
          'why', e.payload::jsonb -> 'why') ORDER BY e.seq), '[]')
        FROM club_event e JOIN person o ON o.id = (e.payload::jsonb ->> 'member')::uuid
        WHERE e.club_id = $1 AND e.kind = 'match-moved' AND e.kind <> 'hand-recorded') AS moves
    FROM club c WHERE c.id = $1`;
}
