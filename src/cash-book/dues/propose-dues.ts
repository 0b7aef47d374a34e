import { monthsCharged, monthsOf, shareOfRate, type DuesPeriod } from '../../money/dues-share.js';
import { requireCalendarDay, yearOfDay, type YearsBegin } from '../../money/books.js';
import { refusal } from '../../money/reasons/reasons.js';
import { writtenAt } from '../../platform/chance/chance.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import type { Day } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import type { DuesProposalQuery } from './dues.dto.js';
import type { DuesProposal, ProposedMember } from './dues.view.js';
import { LAST_RATE } from './read-dues.js';
import { selectColumns } from '../../platform/database/select-columns.js';

interface FoundMember extends Pick<ProposedMember, 'member' | 'name' | 'class' | 'rate'> {
  /** When they were added. */
  readonly addedAt: string;
  /** When the guest that they were became a member; null for who was none. */
  readonly madeMemberAt: string | null;
}

interface Found {
  readonly currency: string;
  readonly timeZone: string;
  readonly yearStarts: readonly YearsBegin[];
  readonly openedAt: string;
  readonly members: readonly FoundMember[];
}

/** More months than any period of dues has. */
const MOST_MONTHS = 1200;

/**
 * The charge of each member for a period, by the class and the rate of last time; a member who joined
 * during the period pays for the months that are left.
 *
 * @throws Problem `club-not-found`; `day-refused` for a day that does not exist; `validation-failed` for a
 *   period that ends before it begins
 */
export async function proposeDues(
  database: ReadPool,
  clubId: string,
  asked: DuesProposalQuery,
): Promise<DuesProposal> {
  const { currency, timeZone, yearStarts, openedAt, members } = await find(database, clubId);
  const localDay = (time: string) => dayOf(new Date(time), timeZone);
  const period = refusalAsProblem(() => periodOf(asked, yearStarts, dayOf(writtenAt(), timeZone)));
  const of = monthsOf(period);
  const opened = localDay(openedAt);
  return {
    currency,
    ...period,
    months: of,
    members: members.map(({ addedAt, madeMemberAt, ...one }): ProposedMember => {
      const added = localDay(addedAt);
      const atOpening = added === opened ? null : added;
      const joined = madeMemberAt === null ? atOpening : localDay(madeMemberAt);
      const months = monthsCharged(period, joined);
      const share = (rate: number) => (months === 0 ? 0 : shareOfRate(rate, months, of).amount);
      return { ...one, joined, months, amount: one.rate === null ? null : share(one.rate) };
    }),
  };
}

function periodOf(
  { firstDay, lastDay, day }: DuesProposalQuery,
  yearStarts: readonly YearsBegin[],
  today: Day,
): DuesPeriod {
  for (const [field, given] of Object.entries({ firstDay, lastDay, day })) {
    if (given !== undefined) requireCalendarDay(given, field);
  }
  const year = yearOfDay(day ?? today, yearStarts);
  const period = { firstDay: firstDay ?? year.firstDay, lastDay: lastDay ?? year.lastDay };
  const isReversed = period.lastDay < period.firstDay;
  const years = Number(period.lastDay.slice(0, 4)) - Number(period.firstDay.slice(0, 4));
  if (isReversed || years * 12 >= MOST_MONTHS) {
    throw refusal('last-day-before-first', {}, { field: 'lastDay' });
  }
  return period;
}

async function find({ pool }: ReadPool, clubId: string): Promise<Found> {
  const { rows } = await pool.query<Found>({
    name: 'proposed-dues',
    text: `WITH charged AS (
        SELECT l.*, d.charged_seq FROM dues_line l
          JOIN dues d ON d.club_id = l.club_id AND d.id = l.dues_id
        WHERE l.club_id = $1 AND d.reversed_seq IS NULL),
      rates AS (
        SELECT l.class, ${LAST_RATE} AS rate
        FROM charged l CROSS JOIN LATERAL (SELECT l.charged_seq) d GROUP BY l.class),
      classes AS (
        SELECT DISTINCT ON (i.id) i.id, l.class
        FROM charged l JOIN member m ON m.club_id = l.club_id AND m.id = l.member_id
          JOIN member i ON i.club_id = m.club_id AND i.id = coalesce(m.merged_into, m.id)
        ORDER BY i.id, l.charged_seq DESC, l.line)
      SELECT ${selectColumns('Club', 'c', 'currency', 'timeZone', 'yearStarts')},
        c.created_at AS "openedAt",
        (SELECT coalesce(json_agg(json_build_object('member', m.id, 'name', m.name,
            'addedAt', m.created_at, 'class', k.class, 'rate', r.rate, 'madeMemberAt',
            (SELECT max(e.time) FROM club_event e
              WHERE e.club_id = m.club_id AND e.kind = 'guest-made-member'
                AND e.kind <> 'hand-recorded'
                AND (e.payload::jsonb ->> 'member')::uuid = m.id)) ORDER BY m.name, m.id), '[]')
          FROM member m LEFT JOIN classes k ON k.id = m.id LEFT JOIN rates r ON r.class = k.class
          WHERE m.club_id = c.id AND m.archived_at IS NULL AND NOT m.guest
            AND m.merged_into IS NULL) AS members
      FROM club c WHERE c.id = $1`,
    values: [clubId],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  return row;
}
