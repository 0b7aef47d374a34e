import type { DuesEvent } from '../../../events/money/dues.js';
import type { ExpenseRecorded } from '../../../events/money/expenses.js';
import type { PurseEvent } from '../../../events/money/purses.js';
import type { LogWords } from '../../language.js';
import { about } from '../../money-log.js';

type DuesOrPurseEvent = DuesEvent | ExpenseRecorded | PurseEvent;

/** Dues, expenses, and what is done with purses. */
export default {
  'dues-charged': ({ members, name, money, dueDay, text }, say) =>
    `${say.players(members)} were charged ${name}, ${say.money(money)} in all, to be paid by ${say.day(dueDay)}${about(text)}.`,
  'dues-waived': ({ member, name, money, text }, say) =>
    `${name}, ${say.money(money)}, was waived for ${say.player(member)}${about(text)}.`,
  'expense-recorded': ({ account, money, purse, laidOutBy, sharedBy, odd: who, text }, say) => {
    const paid =
      purse === null
        ? `${say.player(laidOutBy ?? '')} laid out ${say.money(money)} for ${say.account(account)}${about(text)}.`
        : `${say.money(money)} for ${say.account(account)} was paid out of ${say.account(purse)}${about(text)}.`;
    if (sharedBy === null) return paid;
    const odd =
      who.length === 0 ? '' : ` (${say.players(who)} pays the smallest coin that does not divide)`;
    return `${paid} ${say.players(sharedBy)} share it${odd}.`;
  },
  'purse-moved': ({ from, to, money, text }, say) =>
    `${say.money(money)} was moved from ${say.account(from)} to ${say.account(to)}${about(text)}.`,
  'purse-counted': ({ purse, counted, isBelow, isLess, difference, text }, say) => {
    const there = isBelow ? `${say.money(counted)} was lacking` : `there was ${say.money(counted)}`;
    const differs =
      difference === null
        ? 'as in the books'
        : isLess
          ? `${say.money(difference)} less than in the books`
          : `${say.money(difference)} more than in the books`;
    return `${say.account(purse)} was counted: ${there}, ${differs}${about(text)}.`;
  },
} satisfies Pick<LogWords['sentences'], DuesOrPurseEvent['kind']>;
