import { readMembersMoney } from '../../../cash-book/money/read-money.js';
import type { MemberMoney } from '../../../cash-book/money/money.view.js';
import type { Day } from '../../../values/day.js';
import { inMoney, type Reading, type ListTable, unitColumn } from '../../table.js';

/** As of which day; null for all that is written. */
interface OnDay {
  readonly on: Day | null;
}

/** The balances of members, as `…/money/members` has them. */
export const balances: ListTable<MemberMoney, OnDay> = {
  name: 'balances',
  columns: [
    { key: 'player', type: 'text', value: ({ member }, { nameOf }) => nameOf(member) },
    { key: 'balance', type: 'amount', value: ({ amount }, about) => inMoney(amount, about) },
    {
      key: 'owes',
      type: 'amount',
      value: ({ amount }, about) => inMoney(Math.max(0, 0 - amount), about),
    },
    {
      key: 'is_owed',
      type: 'amount',
      value: ({ amount }, about) => inMoney(Math.max(0, amount), about),
    },
    unitColumn((_, { currency }) => currency),
    { key: 'guest', type: 'yes-no', value: ({ guest }) => guest },
    { key: 'archived', type: 'yes-no', value: ({ archived }) => archived },
    { key: 'player_id', type: 'text', value: ({ member }) => member },
  ],
  pages: memberPages,
  days: ({ query, about }) => [query.on ?? about.head.day],
};

/** A club has as many members as fit into a room: they are one page. */
async function* memberPages({
  database,
  turns,
  about,
  query,
}: Reading<OnDay>): AsyncGenerator<readonly MemberMoney[]> {
  const { members } = await turns(() => readMembersMoney(database, about.clubId, query.on));
  yield members;
}
