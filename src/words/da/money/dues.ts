import type { DuesEvent } from '../../../events/money/dues.js';
import type { ExpenseRecorded } from '../../../events/money/expenses.js';
import type { PurseEvent } from '../../../events/money/purses.js';
import type { LogWords } from '../../language.js';
import { about } from '../../money-log.js';

type DuesOrPurseEvent = DuesEvent | ExpenseRecorded | PurseEvent;

/** Dues, expenses, and what is done with purses. */
export default {
  'dues-charged': ({ members, name, money, dueDay, text }, say) =>
    `${say.players(members)} blev opkrævet ${name}, i alt ${say.money(money)}, at betale senest ${say.day(dueDay)}${about(text)}.`,
  'dues-waived': ({ member, name, money, text }, say) =>
    `${say.player(member)} fik eftergivet ${name}, ${say.money(money)}${about(text)}.`,
  'expense-recorded': ({ account, money, purse, laidOutBy, sharedBy, odd: who, text }, say) => {
    const paid =
      purse === null
        ? `${say.player(laidOutBy ?? '')} lagde ${say.money(money)} ud til ${say.account(account)}${about(text)}.`
        : `${say.money(money)} til ${say.account(account)} blev betalt af ${say.account(purse)}${about(text)}.`;
    if (sharedBy === null) return paid;
    const odd =
      who.length === 0 ? '' : ` (${say.players(who)} bærer den mindste mønt, der ikke gik op)`;
    return `${paid} ${say.players(sharedBy)} deler det${odd}.`;
  },
  'purse-moved': ({ from, to, money, text }, say) =>
    `${say.money(money)} blev flyttet fra ${say.account(from)} til ${say.account(to)}${about(text)}.`,
  'purse-counted': ({ purse, counted, isBelow, isLess, difference, text }, say) => {
    const there = isBelow ? `der manglede ${say.money(counted)}` : `der var ${say.money(counted)}`;
    const differs =
      difference === null
        ? 'som bøgerne viste'
        : isLess
          ? `${say.money(difference)} mindre end bøgerne viste`
          : `${say.money(difference)} mere end bøgerne viste`;
    return `${say.account(purse)} blev talt: ${there}, ${differs}${about(text)}.`;
  },
} satisfies Pick<LogWords['sentences'], DuesOrPurseEvent['kind']>;
