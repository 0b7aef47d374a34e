import { idsOfPerson } from '../../clubs/members/person.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { writeCursor, type LogCursor } from '../../platform/http/page.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { readOpenItems } from '../open-items/read-open-items.js';
import type { ChargedDues, ChargedMember, DuesPage } from './dues.view.js';

/** SQL: the rate that a class was charged last, of lines `l` of dues `d`: a part of it is none. */
export const LAST_RATE = '(max(ARRAY[d.charged_seq, l.line, coalesce(l.rate, l.amount)]))[3]';

type ChargedLine = Omit<ChargedMember, 'left'>;

interface DuesRow extends Pick<DuesPage, 'currency' | 'classes'> {
  readonly dues: readonly (Omit<ChargedDues, 'lines'> & {
    readonly lines: readonly ChargedLine[];
  })[];
}

/**
 * A page of dues, the newest first, with who has paid them.
 *
 * @param member whose lines are wanted; null for everybody's
 * @throws Problem `club-not-found`
 */
export async function listDues(
  database: ReadPool,
  clubId: string,
  member: string | null,
  { after, limit }: { readonly after: LogCursor | null; readonly limit: number },
): Promise<DuesPage> {
  const isTheirs = `($2::uuid IS NULL OR l.member_id = ANY (${idsOfPerson('$2')}))`;
  const { rows } = await database.pool.query<DuesRow>({
    name: 'dues',
    text: `WITH page AS MATERIALIZED (
        SELECT d.* FROM dues d WHERE d.club_id = $1 AND d.charged_seq < $3
          AND EXISTS (SELECT FROM dues_line l
            WHERE l.club_id = d.club_id AND l.dues_id = d.id AND ${isTheirs})
        ORDER BY d.charged_seq DESC LIMIT $4),
      shown AS (
        SELECT l.*, i.name FROM page d
          JOIN dues_line l ON l.club_id = d.club_id AND l.dues_id = d.id
          JOIN member m ON m.club_id = l.club_id AND m.id = l.member_id
          JOIN member i ON i.club_id = m.club_id AND i.id = coalesce(m.merged_into, m.id)
        WHERE ${isTheirs})
      SELECT c.currency,
        (SELECT coalesce(json_agg(json_build_object('class', k.class, 'amount', k.amount)
            ORDER BY k.class), '[]')
          FROM (SELECT l.class, ${LAST_RATE} AS amount
            FROM dues_line l JOIN dues d ON d.club_id = l.club_id AND d.id = l.dues_id
            WHERE l.club_id = c.id AND d.reversed_seq IS NULL AND ${isTheirs}
            GROUP BY l.class) k) AS classes,
        (SELECT coalesce(json_agg(json_build_object('id', p.id, 'name', p.name,
            'income', p.income_id, 'day', v.day, 'dueDay', p.due_day, 'event', p.charged_seq,
            'reversedBy', p.reversed_seq, 'lines', o.lines) ORDER BY p.charged_seq DESC), '[]')
          FROM page p JOIN voucher v ON v.club_id = p.club_id AND v.event_seq = p.charged_seq
            JOIN (SELECT s.dues_id, json_agg(json_build_object('member', s.member_id,
                'name', s.name, 'class', s.class, 'amount', s.amount,
                'part', CASE WHEN s.rate IS NOT NULL THEN json_build_object('rate', s.rate,
                  'months', s.months, 'of', s.of_months) END,
                'waivedBy', s.waived_seq) ORDER BY s.line) AS lines
              FROM shown s GROUP BY s.dues_id) o ON o.dues_id = p.id) AS dues
      FROM club c WHERE c.id = $1`,
    values: [clubId, member, after?.seq ?? Number.MAX_SAFE_INTEGER, limit + 1],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  const items = await readOpenItems(database, clubId, member);
  const dues = row.dues.slice(0, limit).map(({ lines, ...one }): ChargedDues => {
    const left = (line: ChargedLine) => items.leftOf({ dues: one.id, member: line.member });
    return { ...one, lines: lines.map((line) => ({ ...line, left: left(line) })) };
  });
  const last = dues.at(-1);
  const hasMore = row.dues.length > limit && last !== undefined;
  return { ...row, dues, next: hasMore ? writeCursor({ seq: last.event, line: 0 }) : null };
}
