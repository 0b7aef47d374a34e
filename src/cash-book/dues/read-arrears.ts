import type { ReadPool } from '../../platform/database/pools.js';
import { reminderText } from '../../words/languages.js';
import type { LanguageId } from '../../people/languages.js';
import type { MemberItems } from '../open-items/open-items.view.js';
import { readOpenItems } from '../open-items/read-open-items.js';
import type { ArrearsList, MemberArrears, OverdueDues } from './dues.view.js';

/** The club and the language that members are reminded in. */
interface Reminding {
  readonly club: string;
  readonly currency: string;
  readonly language: LanguageId;
}

/**
 * The members with overdue dues, each with all that they have open.
 *
 * @param language of the reminders; null for that of the club
 * @throws Problem `club-not-found`
 */
export async function readArrears(
  database: ReadPool,
  clubId: string,
  language: LanguageId | null,
  now = new Date(),
): Promise<ArrearsList> {
  const {
    name,
    currency,
    members: all,
    ...club
  } = await readOpenItems(database, clubId, null, now);
  const spoken = { club: name, currency, language: language ?? club.language };
  const members = all
    .filter(({ items }) => items.some(({ overdue }) => overdue > 0))
    .map((one) => arrearsOf(one, spoken));
  const total = members.reduce((sum, { arrears }) => sum + arrears, 0);
  return { currency, total, members };
}

function arrearsOf(
  { member, name, amount, items }: MemberItems,
  { club, currency, language }: Reminding,
): MemberArrears {
  const overdue = items.flatMap(({ dues, name, dueDay, overdue: days, open }): OverdueDues[] =>
    dues === null || dueDay === null || days === 0
      ? []
      : [{ dues, name, dueDay, days, left: -open }],
  );
  const days = Math.max(...overdue.map((one) => one.days));
  const arrears = overdue.reduce((sum, { left }) => sum + left, 0);
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
  });
  return { member, name, owes: -amount, arrears, days, overdue, items, reminder };
}
