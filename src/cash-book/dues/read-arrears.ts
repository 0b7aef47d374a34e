import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { daysBetween, type Day } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import { reminderText } from '../../words/languages.js';
import type { LanguageId } from '../../people/languages.js';
import type { Due } from '../../money/pay/way.js';
import type { Reminder } from '../../words/reminder.js';
import { readReferences } from '../money/read-references.js';
import { waysOf } from '../pay/choose-ways.js';
import { sheetOf } from '../pay/read-how-to-pay.js';
import { linesLeft } from './read-dues.js';
import type { ArrearsList, MemberArrears, OverdueDues } from './dues.view.js';

interface LeftRow extends Omit<OverdueDues, 'days'> {
  readonly member: string;
  readonly memberName: string;
  readonly owes: number;
}

interface ClubOfDues {
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly language: LanguageId;
  readonly ways: object;
  /** The name of who sends the reminders; null for nobody who is a member. */
  readonly sender: string | null;
}

/** A club as its reminders name it, with the payment codes of its members. */
interface SpokenClub extends ClubOfDues {
  readonly codes: ReadonlyMap<string, string>;
}

/**
 * The members with overdue dues: their present debt belongs to the lines that fell due last, because
 * their payments settle the oldest first.
 *
 * @param language of the reminders; null for that of the club
 * @param asked with the id of the member who sends the reminders, and the present
 * @throws Problem `club-not-found`
 */
export async function readArrears(
  database: ReadPool,
  clubId: string,
  language: LanguageId | null,
  {
    sender = null,
    now = new Date(),
  }: { readonly sender?: string | null; readonly now?: Date } = {},
): Promise<ArrearsList> {
  const { pool } = database;
  const { rows } = await pool.query<ClubOfDues & { readonly left: readonly LeftRow[] }>({
    name: 'arrears',
    text: `SELECT c.name, c.currency, c.time_zone AS "timeZone", c.language, c.ways_to_pay AS ways,
        (SELECT m.name FROM member m WHERE m.club_id = c.id AND m.id = $2) AS sender, (
        SELECT coalesce(json_agg(json_build_object('member', s.person, 'memberName', s.name,
            'owes', s.owes, 'dues', s.dues_id, 'name', s.dues_name, 'dueDay', s.due_day,
            'left', s.left_to_pay) ORDER BY s.name, s.person, s.due_day, s.charged_seq, s.line), '[]')
        FROM (${linesLeft('a.balance < 0')}) s WHERE s.left_to_pay > 0) AS left
      FROM club c WHERE c.id = $1`,
    values: [clubId, sender],
  });
  const [club] = rows;
  if (club === undefined) throw new Problem('club-not-found', {});
  const today = dayOf(now, club.timeZone);
  const overdue = club.left.filter(({ dueDay }) => dueDay < today);
  const references = await readReferences(database, clubId);
  const codes = new Map([...references].map(([reference, id]) => [id, reference]));
  const spoken = { ...club, language: language ?? club.language, codes };
  // They come member by member.
  const firsts = overdue.filter(({ member }, at) => member !== overdue[at - 1]?.member);
  const members = firsts.map((first) => {
    const theirs = overdue.filter(({ member }) => member === first.member);
    return arrearsOf(first, theirs, today, spoken);
  });
  const total = members.reduce((sum, { arrears }) => sum + arrears, 0);
  return { currency: club.currency, total, members };
}

function arrearsOf(
  { member, memberName: name, owes }: LeftRow,
  left: readonly LeftRow[],
  today: Day,
  { name: club, currency, language, ways, sender, codes }: SpokenClub,
): MemberArrears {
  const overdue = left.map(({ dues, name, dueDay, left: amount }): OverdueDues => {
    return { dues, name, dueDay, days: daysBetween(dueDay, today), left: amount };
  });
  const days = Math.max(...overdue.map((one) => one.days));
  const arrears = overdue.reduce((sum, one) => sum + one.left, 0);
  const said = overdue.map((one) => ({
    name: one.name,
    dueDay: one.dueDay,
    money: { amount: one.left, currency },
  }));
  const money = { amount: arrears, currency };
  const reference = codes.get(member) ?? '';
  const reminder = reminderText(language, {
    club,
    member: name,
    money,
    overdue: said,
    ways: sheetsOf(ways, { amount: arrears, reference }),
    reference,
    sender,
  });
  return { member, name, owes, arrears, days, overdue, reminder };
}

/** The ways in which an amount can be paid. */
function sheetsOf(ways: object, due: Due): Reminder['ways'] {
  return waysOf(ways).flatMap((way) => {
    const { kind, lines, refused } = sheetOf(way, due);
    return refused === null ? [{ kind, lines }] : [];
  });
}
