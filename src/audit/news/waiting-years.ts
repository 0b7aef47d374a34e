import type { Pool } from 'pg';
import { readKeeping, whyNotExaminer } from '../../clubs/read-roles-held.js';
import { readExaminations } from '../../clubs/read-examinations.js';
import { holdsNow, type Examination } from '../../events/money/examinations.js';
import { standingOf, type RemarkStanding } from '../../events/money/remarks.js';
import { labelOfYear } from '../../money/books.js';
import { identitiesOf } from '../../people/actor.js';
import type { Caller } from '../../people/caller.js';
import { permits } from '../../people/roles.js';
import type { WaitingYear } from './news.view.js';
import { selectColumns } from '../../platform/database/select-columns.js';

interface YearRow {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly status: 'open' | 'closed';
}

/**
 * The fiscal years in which something waits for the caller, the newest first: an auditor sees closed
 * years that nobody has examined and in which they kept no books, years that were opened again after
 * their examination, and answers to remarks; those who keep the money see remarks without an answer.
 */
export async function waitingYears(
  pool: Pool,
  clubId: string,
  caller: Pick<Caller, 'roles' | 'user' | 'member'>,
): Promise<readonly WaitingYear[]> {
  const isAuditor = permits(caller.roles, 'examine');
  const keepsMoney = permits(caller.roles, 'keep-money');
  if (!isAuditor && !keepsMoney) return [];
  const [{ rows: years }, { examinations, remarks }] = await Promise.all([
    pool.query<YearRow>({
      name: 'years-with-vouchers',
      text: `SELECT ${selectColumns('FiscalYear', 'fiscal_year', 'firstDay', 'lastDay', 'status')}
        FROM fiscal_year
        WHERE club_id = $1 AND vouchers > 0 ORDER BY first_day DESC`,
      values: [clubId],
    }),
    readExaminations(pool, clubId),
  ]);
  const toExamine = new Set<string>();
  for (const year of isAuditor ? years : []) {
    const isSigned = examinations.some((one) => one.year === year.firstDay && holdsNow(one));
    if (year.status === 'open' || isSigned) continue;
    const keeping = await readKeeping(pool, clubId, caller.user, year);
    if (whyNotExaminer(keeping) === null) toExamine.add(year.firstDay);
  }
  return years.flatMap((year) => {
    const of = examinations.filter((one) => one.year === year.firstDay);
    const standing = (what: RemarkStanding) =>
      remarks.filter((one) => one.year === year.firstDay && standingOf(one) === what);
    const label = labelOfYear(year);
    return [
      ...(isAuditor ? tasksOfAuditor(year, of, caller, toExamine.has(year.firstDay)) : []),
      ...(isAuditor ? counted('answers', standing('answered')) : []),
      ...(keepsMoney ? counted('remarks', standing('unanswered')) : []),
    ].map((task) => ({ firstDay: year.firstDay, label, ...task }));
  });
}

type Task = Pick<WaitingYear, 'what' | 'count'>;

function tasksOfAuditor(
  { status }: YearRow,
  of: readonly Examination[],
  caller: Pick<Caller, 'user' | 'member'>,
  isToExamine: boolean,
): readonly Task[] {
  const isTheirs = ({ actor }: Examination) => {
    const authors = identitiesOf(actor);
    return [caller.user, caller.member].some((id) => id !== null && authors.includes(id));
  };
  const isOpenedAgain =
    status === 'open' &&
    of.some((one) => isTheirs(one) && one.reopened !== null && one.withdrawn === null);
  return [
    ...(isToExamine ? [{ what: 'to-examine', count: 1 } as const] : []),
    ...(isOpenedAgain ? [{ what: 'opened-again', count: 1 } as const] : []),
  ];
}

function counted(what: 'remarks' | 'answers', { length }: readonly unknown[]): readonly Task[] {
  return length === 0 ? [] : [{ what, count: length }];
}
