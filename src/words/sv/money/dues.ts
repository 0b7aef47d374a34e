import type { DuesEvent } from '../../../events/money/dues.js';
import type { ExpenseRecorded } from '../../../events/money/expenses.js';
import type { PurseEvent } from '../../../events/money/purses.js';
import type { LogWords } from '../../language.js';
import { about } from '../../money-log.js';

type DuesOrPurseEvent = DuesEvent | ExpenseRecorded | PurseEvent;

/** Dues, expenses, and what is done with purses. */
export default {
  'dues-charged': ({ members, name, money, dueDay, text }, say) =>
    `${say.players(members)} debiterades ${name}, totalt ${say.money(money)}, att betala senast ${say.day(dueDay)}${about(text)}.`,
  'dues-waived': ({ member, name, money, text }, say) =>
    `${say.player(member)} fick ${name}, ${say.money(money)}, efterskänkt${about(text)}.`,
  'expense-recorded': ({ account, money, purse, laidOutBy, sharedBy, odd: who, text }, say) => {
    const paid =
      purse === null
        ? `${say.player(laidOutBy ?? '')} lade ut ${say.money(money)} för ${say.account(account)}${about(text)}.`
        : `${say.money(money)} för ${say.account(account)} betalades ur ${say.account(purse)}${about(text)}.`;
    if (sharedBy === null) return paid;
    const odd =
      who.length === 0
        ? ''
        : ` (${say.players(who)} bär det minsta myntet som inte gick jämnt upp)`;
    return `${paid} ${say.players(sharedBy)} delar på det${odd}.`;
  },
  'purse-moved': ({ from, to, money, text }, say) =>
    `${say.money(money)} flyttades från ${say.account(from)} till ${say.account(to)}${about(text)}.`,
  'purse-counted': ({ purse, counted, isBelow, isLess, difference, text }, say) => {
    const there = isBelow
      ? `det saknades ${say.money(counted)}`
      : `det fanns ${say.money(counted)}`;
    const differs =
      difference === null
        ? 'som böckerna visade'
        : isLess
          ? `${say.money(difference)} mindre än böckerna visade`
          : `${say.money(difference)} mer än böckerna visade`;
    return `${say.account(purse)} räknades: ${there}, ${differs}${about(text)}.`;
  },
} satisfies Pick<LogWords['sentences'], DuesOrPurseEvent['kind']>;
