import { listVouchers, type VoucherFilter } from '../../../cash-book/vouchers/list-vouchers.js';
import type { VoucherEntry, VoucherLine } from '../../../cash-book/vouchers/voucher.view.js';
import { asItWent } from '../../../money/direction.js';
import { pagesFrom, readCursor } from '../../../platform/http/page.js';
import { recalledIn } from '../../../words/former-member.js';
import {
  inMoney,
  type About,
  type Amount,
  type Reading,
  type ListTable,
  unitColumn,
} from '../../table.js';

const PAGE_SIZE = 100;

/** A line of a voucher. */
interface Line extends VoucherLine {
  readonly voucher: VoucherEntry;
  /** From 1 in its voucher. */
  readonly line: number;
  /** The payer and the recipient; where no money moved, who owes and who is owed. */
  readonly went: Pick<VoucherLine, 'from' | 'to'>;
}

/** The lines of vouchers, as `…/vouchers` has them, from and to as the money went. */
export const vouchers: ListTable<Line, VoucherFilter> = {
  name: 'vouchers',
  columns: [
    { key: 'voucher', type: 'text', value: ({ voucher }) => voucher.label },
    { key: 'day', type: 'day', value: ({ voucher }) => voucher.day },
    { key: 'what', type: 'text', value: whatFor },
    { key: 'text', type: 'text', value: ({ voucher }) => voucher.text },
    { key: 'receipt', type: 'text', value: ({ voucher }) => voucher.receipt },
    { key: 'line', type: 'number', value: ({ line }) => line },
    { key: 'from', type: 'text', value: ({ went }, about) => about.nameOf(partyOf(went.from)) },
    { key: 'to', type: 'text', value: ({ went }, about) => about.nameOf(partyOf(went.to)) },
    { key: 'way', type: 'text', value: ({ way }, { words }) => words.ways[way] },
    { key: 'debit', type: 'text', value: ({ from }, about) => about.nameOf(partyOf(from)) },
    { key: 'credit', type: 'text', value: ({ to }, about) => about.nameOf(partyOf(to)) },
    { key: 'amount', type: 'amount', value: ({ amount }, about) => inMoney(amount, about) },
    { key: 'in_purses', type: 'amount', value: inPurses },
    unitColumn((_, { currency }) => currency),
    { key: 'kind', type: 'code', value: ({ voucher }) => voucher.kind, word: null },
    { key: 'event', type: 'number', value: ({ voucher }) => voucher.event },
    { key: 'time', type: 'time', value: ({ voucher }) => voucher.time },
    {
      key: 'recorded_by',
      type: 'text',
      value: ({ voucher }, { language }) => recalledIn(language, voucher.actorName),
    },
    { key: 'reverses', type: 'number', value: ({ voucher }) => voucher.reverses },
    { key: 'reversed_by', type: 'number', value: ({ voucher }) => voucher.reversedBy },
    { key: 'session', type: 'text', value: ({ voucher }) => voucher.session },
    { key: 'from_id', type: 'text', value: ({ went }) => partyOf(went.from) },
    { key: 'to_id', type: 'text', value: ({ went }) => partyOf(went.to) },
    {
      key: 'looked_by',
      type: 'text',
      value: ({ voucher: { lookedAt } }, { language }) =>
        lookedAt.map(({ actorName }) => recalledIn(language, actorName)).join(', ') || null,
    },
    {
      key: 'looked_time',
      type: 'time',
      value: ({ voucher: { lookedAt } }) => lookedAt.at(-1)?.time ?? null,
    },
  ],
  pages: voucherPages,
};

/** The change of purses by the whole voucher, beside its first line: a sum of the column counts it once. */
function inPurses({ voucher, line }: Line, about: About): Amount | null {
  return line === 1 && voucher.inPurses !== 0 ? inMoney(voucher.inPurses, about) : null;
}

function whatFor({ voucher: { kind } }: Line, { words }: About): string {
  return words.kinds[kind] ?? kind;
}

function partyOf({ member, account }: VoucherLine['from']): string {
  return member ?? account ?? 'clearing';
}

function voucherPages({
  database,
  turns,
  about: { clubId, head },
  query,
}: Reading<VoucherFilter>): AsyncGenerator<readonly Line[]> {
  return pagesFrom(null, async (cursor) => {
    const wanted = { after: readCursor(cursor), limit: PAGE_SIZE, head: head.seq };
    const { vouchers, next } = await turns(() => listVouchers(database, clubId, query, wanted));
    const page = vouchers.flatMap((voucher) =>
      voucher.lines.map((line, at) => ({ ...line, voucher, line: at + 1, went: asItWent(line) })),
    );
    return { page, next };
  });
}
