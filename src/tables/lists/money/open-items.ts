import type { OpenItemView } from '../../../cash-book/open-items/open-items.view.js';
import { readOpenItems } from '../../../cash-book/open-items/read-open-items.js';
import type { Day } from '../../../values/day.js';
import { inMoney, type About, type Reading, type ListTable, unitColumn } from '../../table.js';

/** The member of the items, null for everybody's, and the day. */
interface OfMember {
  readonly member: string | null;
  /** As of the end of this day; null for today. */
  readonly on: Day | null;
}

/** An open item of a member. */
export interface Item extends OpenItemView {
  /** The member. */
  readonly of: string;
}

/** The open amounts between the club and its members, as `…/open-items` has it: an item a row. */
export const openItems: ListTable<Item, OfMember> = {
  name: 'open-items',
  columns: [
    { key: 'player', type: 'text', value: ({ of }, { nameOf }) => nameOf(of) },
    { key: 'what', type: 'text', value: whatFor },
    { key: 'day', type: 'day', value: ({ day }) => day },
    { key: 'due_day', type: 'day', value: ({ dueDay }) => dueDay },
    { key: 'days', type: 'number', value: ({ overdue }) => (overdue === 0 ? null : overdue) },
    { key: 'open', type: 'amount', value: ({ open }, about) => inMoney(open, about) },
    { key: 'amount', type: 'rate', value: ({ amount }, about) => inMoney(amount, about) },
    unitColumn((_, { currency }) => currency),
    { key: 'kind', type: 'code', value: ({ kind }) => kind, word: null },
    { key: 'event', type: 'number', value: ({ event }) => event },
    { key: 'session', type: 'text', value: ({ session }) => session },
    { key: 'dues', type: 'text', value: ({ dues }) => dues },
    { key: 'player_id', type: 'text', value: ({ of }) => of },
  ],
  pages: itemPages,
};

/** Dues by their name, all else by its kind and text. */
function whatFor({ kind, name, dues }: Item, { words }: About): string {
  if (dues !== null) return name;
  const called = words.kinds[kind] ?? kind;
  return name === '' ? called : `${called}: ${name}`;
}

/** They are folded from all vouchers at once: one page. */
async function* itemPages({
  database,
  turns,
  about: { clubId },
  query: { member, on },
}: Reading<OfMember>): AsyncGenerator<readonly Item[]> {
  const { members } = await turns(() => readOpenItems(database, clubId, member, { on }));
  yield members.flatMap(({ member: of, items }) => items.map((item) => ({ ...item, of })));
}
