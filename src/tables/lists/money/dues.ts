import type { ChargedDues, ChargedMember } from '../../../cash-book/dues/dues.view.js';
import { listDues } from '../../../cash-book/dues/read-dues.js';
import { pagesFrom, readCursor } from '../../../platform/http/page.js';
import { behind, inMoney, type Reading, type ListTable, unitColumn } from '../../table.js';

/** The number of charges that are read at a time, each with everybody who was charged. */
const PAGE_SIZE = 10;

/** The member of the dues; null for everybody's. */
interface OfMember {
  readonly member: string | null;
}

interface Line extends ChargedMember {
  readonly dues: ChargedDues;
}

/** Charged dues with the open part of each, as `…/dues` has them. */
export const dues: ListTable<Line, OfMember> = {
  name: 'dues',
  columns: [
    { key: 'what', type: 'text', value: ({ dues }) => dues.name },
    { key: 'day', type: 'day', value: ({ dues }) => dues.day },
    { key: 'due_day', type: 'day', value: ({ dues }) => dues.dueDay },
    { key: 'player', type: 'text', value: ({ member }, { nameOf }) => nameOf(member) },
    {
      key: 'class',
      type: 'code',
      value: (line) => line.class,
      word: (code, { codes }) => codes.classes[code],
    },
    { key: 'amount', type: 'amount', value: ({ amount }, about) => inMoney(amount, about) },
    { key: 'left', type: 'amount', value: ({ left }, about) => inMoney(left, about) },
    unitColumn((_, { currency }) => currency),
    { key: 'waived', type: 'number', value: ({ waivedBy }) => waivedBy },
    { key: 'reversed_by', type: 'number', value: ({ dues }) => dues.reversedBy },
    { key: 'event', type: 'number', value: ({ dues }) => dues.event },
    { key: 'dues', type: 'text', value: ({ dues }) => dues.id },
    { key: 'player_id', type: 'text', value: ({ member }) => member },
  ],
  pages: duesPages,
};

function duesPages({
  database,
  turns,
  about: { clubId, head },
  query: { member },
}: Reading<OfMember>): AsyncGenerator<readonly Line[]> {
  return pagesFrom(behind(head), async (cursor) => {
    const wanted = { after: readCursor(cursor), limit: PAGE_SIZE };
    const { dues, next } = await turns(() => listDues(database, clubId, member, wanted));
    const page = dues.flatMap((charged) =>
      charged.lines.map((line) => ({ ...line, dues: charged })),
    );
    return { page, next };
  });
}
