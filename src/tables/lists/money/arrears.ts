import { readArrears } from '../../../cash-book/dues/read-arrears.js';
import type { MemberArrears, OverdueDues } from '../../../cash-book/dues/dues.view.js';
import { inMoney, type Reading, type ListTable } from '../../table.js';

interface Overdue extends OverdueDues {
  readonly of: MemberArrears;
}

/** Dues past their due day, each with who owes them, as `…/arrears` has them. */
export const arrears: ListTable<Overdue, object> = {
  name: 'arrears',
  columns: [
    { key: 'player', type: 'text', value: ({ of }, { nameOf }) => nameOf(of.member) },
    { key: 'what', type: 'text', value: ({ name }) => name },
    { key: 'due_day', type: 'day', value: ({ dueDay }) => dueDay },
    { key: 'days', type: 'number', value: ({ days }) => days },
    { key: 'amount', type: 'amount', value: ({ left }, about) => inMoney(left, about) },
    { key: 'unit', type: 'text', value: (_, { currency }) => currency },
    { key: 'dues', type: 'text', value: ({ dues }) => dues },
    { key: 'player_id', type: 'text', value: ({ of }) => of.member },
  ],
  pages: arrearsPages,
};

/** Each member owes some dues: they are one page. */
async function* arrearsPages({
  database,
  turns,
  about: { clubId, language },
}: Reading<object>): AsyncGenerator<readonly Overdue[]> {
  const { members } = await turns(() => readArrears(database, clubId, language));
  yield members.flatMap((of) => of.overdue.map((one) => ({ ...one, of })));
}
