import { readCard } from '../../../cash-book/cards/read-card.js';
import type { CardLine } from '../../../cash-book/cards/card.view.js';
import { pagesFrom, readCursor } from '../../../platform/http/page.js';
import {
  daysOfPeriod,
  inMoney,
  type About,
  type ListTable,
  type Period,
  type Reading,
  unitColumn,
} from '../../table.js';

const PAGE_SIZE = 500;

/** The card of a purse, an account or a member, as `…/account-cards/…` has it. */
export const cards: ListTable<CardLine, Period> = {
  name: 'account-card',
  columns: [
    { key: 'day', type: 'day', value: ({ day }) => day },
    { key: 'voucher', type: 'text', value: ({ label }) => label },
    { key: 'what', type: 'text', value: whatFor },
    { key: 'text', type: 'text', value: ({ text, dues }) => (text === '' ? (dues ?? '') : text) },
    { key: 'parties', type: 'text', value: partiesOf },
    { key: 'receipt', type: 'text', value: ({ receipt }) => receipt },
    { key: 'in', type: 'amount', value: (line, about) => inMoney(line.in, about) },
    { key: 'out', type: 'amount', value: ({ out }, about) => inMoney(out, about) },
    { key: 'balance', type: 'rate', value: ({ balance }, about) => inMoney(balance, about) },
    unitColumn((_, { currency }) => currency),
    { key: 'kind', type: 'code', value: ({ kind }) => kind, word: null },
    { key: 'event', type: 'number', value: ({ event }) => event },
    { key: 'reversed_by', type: 'number', value: ({ reversedBy }) => reversedBy },
    { key: 'session', type: 'text', value: ({ evening }) => evening?.session ?? null },
  ],
  pages: cardPages,
  days: daysOfPeriod,
};

function whatFor({ kind }: CardLine, { words }: About): string {
  return words.kinds[kind] ?? kind;
}

function partiesOf({ parties }: CardLine, { nameOf }: About): string {
  return parties.map(({ member, account }) => nameOf(member ?? account ?? '')).join(', ');
}

function cardPages({
  database,
  turns,
  about: { clubId, head },
  of: { ownerId = '' },
  query,
}: Reading<Period>): AsyncGenerator<readonly CardLine[]> {
  return pagesFrom(null, async (cursor) => {
    const wanted = { ...query, head: head.seq, after: readCursor(cursor), limit: PAGE_SIZE };
    const { lines, next } = await turns(() =>
      readCard(database, clubId, { owner: ownerId }, wanted),
    );
    return { page: lines, next };
  });
}
