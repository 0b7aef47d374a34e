import type { DuesEvent } from '../../../events/money/dues.js';
import type { ExpenseRecorded } from '../../../events/money/expenses.js';
import type { PurseEvent } from '../../../events/money/purses.js';
import type { LogWords } from '../../language.js';
import { about } from '../../money-log.js';

type DuesOrPurseEvent = DuesEvent | ExpenseRecorded | PurseEvent;

/** Dues, expenses, and what is done with purses. */
export default {
  'dues-charged': ({ members, name, money, dueDay, text }, say) =>
    `${say.players(members)} wurde ${name} berechnet, zusammen ${say.money(money)}, zu zahlen bis ${say.day(dueDay)}${about(text)}.`,
  'dues-waived': ({ member, name, money, text }, say) =>
    `${say.player(member)} wurde ${name} erlassen, ${say.money(money)}${about(text)}.`,
  'expense-recorded': ({ account, money, purse, laidOutBy, sharedBy, odd: who, text }, say) => {
    const paid =
      purse === null
        ? `${say.player(laidOutBy ?? '')} legte ${say.money(money)} für ${say.account(account)} aus${about(text)}.`
        : `${say.money(money)} für ${say.account(account)} wurden aus ${say.account(purse)} bezahlt${about(text)}.`;
    if (sharedBy === null) return paid;
    const odd =
      who.length === 0 ? '' : ` (${say.players(who)} trägt die kleinste Münze, die nicht aufging)`;
    return `${paid} ${say.players(sharedBy)} teilen es sich${odd}.`;
  },
  'purse-moved': ({ from, to, money, text }, say) =>
    `${say.money(money)} kamen aus ${say.account(from)} in ${say.account(to)}${about(text)}.`,
  'purse-counted': ({ purse, counted, isBelow, isLess, difference, text }, say) => {
    const there = isBelow ? `es fehlten ${say.money(counted)}` : `es waren ${say.money(counted)}`;
    const differs =
      difference === null
        ? 'wie in den Büchern'
        : isLess
          ? `${say.money(difference)} weniger als in den Büchern`
          : `${say.money(difference)} mehr als in den Büchern`;
    return `${say.account(purse)} wurde gezählt: ${there}, ${differs}${about(text)}.`;
  },
} satisfies Pick<LogWords['sentences'], DuesOrPurseEvent['kind']>;
