import { readArrears } from '../../../cash-book/dues/read-arrears.js';
import type { Reading, ListTable } from '../../table.js';
import { openItems, type Item } from './open-items.js';

/** The debts of members, as `…/arrears` has them: an item a row, what is owed above zero. */
export const arrears: ListTable<Item, object> = {
  name: 'arrears',
  columns: openItems.columns,
  pages: arrearsPages,
};

/** They are folded from all vouchers at once: one page. */
async function* arrearsPages({
  database,
  turns,
  about: { clubId, language },
}: Reading<object>): AsyncGenerator<readonly Item[]> {
  const { members } = await turns(() => readArrears(database, clubId, language));
  yield members.flatMap(({ member: of, items }) =>
    items.map((item) => ({ ...item, open: -item.open, amount: -item.amount, of })),
  );
}
