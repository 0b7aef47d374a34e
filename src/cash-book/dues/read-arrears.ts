import type { ReadPool } from '../../platform/database/pools.js';
import { reminderText } from '../../words/languages.js';
import type { LanguageId } from '../../people/languages.js';
import type { Due } from '../../money/pay/way.js';
import type { Reminder } from '../../words/reminder.js';
import { readReferences } from '../money/read-references.js';
import { waysOf } from '../pay/choose-ways.js';
import { sheetOf } from '../pay/read-how-to-pay.js';
import type { MemberItems } from '../open-items/open-items.view.js';
import { readOpenItems } from '../open-items/read-open-items.js';
import { readReminders, type Reminded } from './remind-member.js';
import type { ArrearsList, MemberArrears } from './dues.view.js';

/** The club and the language that members are reminded in. */
interface Reminding {
  readonly club: string;
  readonly currency: string;
  readonly language: LanguageId;
  readonly ways: object;
  /** The name of who sends the reminders; null for nobody who is a member. */
  readonly sender: string | null;
  /** The payment codes of members, by their ids. */
  readonly codes: ReadonlyMap<string, string>;
  /** All reminders of the club. */
  readonly reminded: readonly Reminded[];
  /** The open rests of agreed plans, by the members who pay them. */
  readonly planned: ReadonlyMap<string, readonly PlannedRest[]>;
}

/** The open rest of a transfer of an agreed plan. */
interface PlannedRest {
  readonly member: string;
  /** Its code; null where another member gets the money. */
  readonly reference: string | null;
  /** Minor units, above zero. */
  readonly rest: number;
}

/**
 * The members who owe the club money, each with all that makes their debt.
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
  const {
    name,
    currency,
    members: all,
    ...club
  } = await readOpenItems(database, clubId, null, { now });
  const spoken = {
    club: name,
    currency,
    language: language ?? club.language,
    ...(await readSending(database, clubId, sender)),
  };
  const members = all.filter(({ amount }) => amount < 0).map((one) => arrearsOf(one, spoken));
  const total = members.reduce((sum, { owes }) => sum + owes, 0);
  const overdue = members.reduce((sum, { arrears }) => sum + arrears, 0);
  return { currency, total, overdue, members };
}

/** The ways to pay, the name of the sender and the payment codes of a club. */
async function readSending(
  database: ReadPool,
  clubId: string,
  sender: string | null,
): Promise<Pick<Reminding, 'ways' | 'sender' | 'codes' | 'planned' | 'reminded'>> {
  const { rows } = await database.pool.query<Pick<Reminding, 'ways' | 'sender'>>({
    name: 'reminders-of-club',
    text: `SELECT c.ways_to_pay AS ways,
        (SELECT m.name FROM member m WHERE m.club_id = c.id AND m.id = $2) AS sender
      FROM club c WHERE c.id = $1`,
    values: [clubId, sender],
  });
  const references = await readReferences(database, clubId);
  const codes = new Map([...references].map(([reference, id]) => [id, reference]));
  const planned = new Map<string, PlannedRest[]>();
  for (const one of await readPlannedRests(database, clubId)) {
    planned.set(one.member, [...(planned.get(one.member) ?? []), one]);
  }
  const reminded = await readReminders(database, clubId);
  return { ...(rows[0] ?? { ways: {}, sender: null }), codes, planned, reminded };
}

/** The open rests of agreed plans, the oldest first; of a merged guest as the member. */
async function readPlannedRests(
  { pool }: ReadPool,
  clubId: string,
): Promise<readonly PlannedRest[]> {
  const { rows } = await pool.query<PlannedRest>({
    name: 'planned-rests',
    text: `SELECT coalesce(m.merged_into, m.id) AS member, t.amount - t.paid AS rest,
        CASE WHEN t.to_id = p.purse_id THEN t.reference END AS reference
      FROM plan_transfer t JOIN plan p ON p.club_id = t.club_id AND p.id = t.plan_id
        JOIN member m ON m.club_id = t.club_id AND m.id = t.from_id
      WHERE t.club_id = $1 AND t.status = 'open' AND t.amount > t.paid
      ORDER BY p.event_seq, t.position`,
    values: [clubId],
  });
  return rows;
}

/**
 * The amounts that a member pays to the club, each by its code: that of the plan for its transfer, their own
 * for the rest. Money that a plan has them pay to another member is not asked for.
 *
 * @param owes the whole debt, in minor units
 */
function codesToPay(
  owes: number,
  own: string,
  planned: readonly PlannedRest[],
): readonly { readonly amount: number; readonly reference: string; readonly isPlanned: boolean }[] {
  const byPlan = planned.flatMap(({ reference, rest: amount }) =>
    reference === null ? [] : [{ amount, reference, isPlanned: true }],
  );
  const rest = owes - planned.reduce((sum, one) => sum + one.rest, 0);
  return rest > 0 ? [...byPlan, { amount: rest, reference: own, isPlanned: false }] : byPlan;
}

function arrearsOf(
  { member, name, amount, items }: MemberItems,
  { club, currency, language, ways, sender, codes, planned, reminded }: Reminding,
): MemberArrears {
  const days = Math.max(0, ...items.map(({ overdue }) => overdue));
  const arrears = items.reduce((sum, { overdue, open }) => sum - (overdue > 0 ? open : 0), 0);
  const own = codes.get(member) ?? '';
  const toPay = codesToPay(-amount, own, planned.get(member) ?? []);
  const reminder = reminderText(language, {
    club,
    member: name,
    money: { amount: arrears, currency },
    whole: { amount: -amount, currency },
    items: items.map(({ kind, name, day, dueDay, overdue, open }) => {
      return {
        kind,
        name,
        day,
        dueDay,
        isOverdue: overdue > 0,
        money: { amount: -open, currency },
      };
    }),
    ways: toPay.length === 0 ? [] : sheetsOf(ways, { amount: -amount, reference: own }),
    codes: toPay.map(({ amount: due, ...code }) => ({ ...code, money: { amount: due, currency } })),
    sender,
  });
  // Reminders of debts that were paid since are of no concern now.
  const since = Math.min(...items.map(({ event }) => event));
  const its = reminded.filter((one) => one.member === member && one.event > since);
  const [reminders, remindedAt] = [its.length, its.at(-1)?.time ?? null];
  return { member, name, owes: -amount, arrears, days, items, reminder, reminders, remindedAt };
}

/** The ways in which an amount can be paid. */
function sheetsOf(ways: object, due: Due): Reminder['ways'] {
  return waysOf(ways).flatMap((way) => {
    const { kind, lines, refused } = sheetOf(way, due);
    return refused === null ? [{ kind, lines }] : [];
  });
}
