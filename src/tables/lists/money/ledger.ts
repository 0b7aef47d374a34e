import { dayOf } from '../../../values/time-zone.js';
import { readPerson } from '../../../clubs/members/person.js';
import { readLedger, type LedgerLine, type LedgerScope } from '../../../reports/ledger-report.js';
import { pagesFrom, readCursor, writeCursor } from '../../../platform/http/page.js';
import { partOfLog, type PartOfLog } from '../../read/part-of-log.js';
import { readClubLedger } from '../../read/read-club-ledger.js';
import { sessionDay } from '../../read/session-day.js';
import {
  daysOfPeriod,
  inMoney,
  inPoints,
  isWithin,
  type About,
  type Amount,
  type ListColumn,
  type Period,
  type Reading,
  type ListTable,
  unitColumn,
} from '../../table.js';

/** Lines read at a time: PostgreSQL is done with so many in a few milliseconds. */
const PAGE_SIZE = 150;

function amountOf({ amount, unit }: LedgerLine, about: About): Amount {
  return unit === 'points' ? inPoints(amount) : inMoney(amount, about);
}

/** The reason of a line, in words; its code if it has no word of its own. */
function whatFor({ reason, kind }: LedgerLine, { words }: About): string {
  return words.reasons[reason] ?? words.kinds[kind] ?? reason;
}

const BEGINNING: readonly ListColumn<LedgerLine>[] = [
  { key: 'event', type: 'number', value: ({ event }) => event },
  { key: 'line', type: 'number', value: ({ line }) => line },
  { key: 'time', type: 'time', value: ({ time }) => time },
  { key: 'kind', type: 'code', value: ({ kind }) => kind, word: (code, { kinds }) => kinds[code] },
  { key: 'hand', type: 'number', value: ({ hand }) => hand },
  { key: 'from', type: 'text', value: ({ from }, { nameOf }) => nameOf(from) },
  { key: 'to', type: 'text', value: ({ to }, { nameOf }) => nameOf(to) },
  { key: 'amount', type: 'amount', value: amountOf },
];

const END: readonly ListColumn<LedgerLine>[] = [
  unitColumn((line, about) => amountOf(line, about).unit),
  { key: 'what', type: 'text', value: whatFor },
  { key: 'reason', type: 'code', value: ({ reason }) => reason, word: null },
  {
    key: 'stage',
    type: 'code',
    value: ({ stage }) => stage,
    word: (code, { codes }) => codes.stages[code],
  },
  {
    key: 'source',
    type: 'code',
    value: ({ source }) => source,
    word: (code, { source }) => source(code),
  },
  { key: 'why', type: 'text', value: ({ why }) => why },
  { key: 'correction', type: 'number', value: ({ correction }) => correction },
  { key: 'session', type: 'text', value: ({ session }) => session },
  { key: 'fine', type: 'text', value: ({ fine }) => fine },
  { key: 'from_id', type: 'text', value: ({ from }) => from },
  { key: 'to_id', type: 'text', value: ({ to }) => to },
];

const COLUMNS = [...BEGINNING, ...END];

/** The payments of an evening, as `…/sessions/…/ledger` has them. */
export const sessionLedger: ListTable<LedgerLine, object> = {
  name: 'ledger',
  columns: COLUMNS,
  pages: (reading) =>
    linesOf(
      reading,
      { sessionId: reading.of.sessionId ?? '' },
      { first: 1, last: reading.about.head.seq },
    ),
  days: sessionDay,
};

/** Every payment of the club, of a period or of all time. */
export const clubLedger: ListTable<LedgerLine, Period> = {
  name: 'club-ledger',
  columns: COLUMNS,
  pages: readClubLedger,
  days: daysOfPeriod,
};

/** A line of a member's statement, with who they are by now. */
type StatementLine = LedgerLine & { readonly change: number };

/** In which order, and of which days. */
interface OfStatement extends Period {
  readonly order: Order;
}
type Order = 'asc' | 'desc';

/** The payments of a member, both ways, as `…/members/…/statement` has them, or those in a period. */
export const statement: ListTable<StatementLine, OfStatement> = {
  name: 'statement',
  columns: [
    ...BEGINNING,
    {
      key: 'change',
      type: 'amount',
      value: (line, about) => amountOf({ ...line, amount: line.change }, about),
    },
    ...END,
  ],
  pages: statementPages,
  days: daysOfPeriod,
};

async function* statementPages(
  reading: Reading<OfStatement>,
): AsyncGenerator<readonly StatementLine[]> {
  const { database, about, of, query } = reading;
  const memberId = of.memberId ?? '';
  const { member } = await reading.turns(() => readPerson(database.pool, about.clubId, memberId));
  const part = (await partOfLog(reading)) ?? NOWHERE;
  for await (const lines of linesOf(reading, { memberId }, part, query.order)) {
    yield lines
      .filter(({ time }) => isWithin(dayOf(new Date(time), about.timeZone), query))
      .map((line) => ({ ...line, change: changeFor(member, line) }));
  }
}

/** Where nothing of a period is: before the log. */
const NOWHERE: PartOfLog = { first: 1, last: 0 };

/** The change that a line makes for them: between two of their own ids it is zero. */
function changeFor(member: string, { from, to, amount }: LedgerLine): number {
  return (to === member ? amount : 0) - (from === member ? amount : 0);
}

function linesOf(
  { database, turns, about: { clubId } }: Reading<unknown>,
  scope: LedgerScope,
  { first, last }: PartOfLog,
  order: Order = 'asc',
): AsyncGenerator<readonly LedgerLine[]> {
  const begin = writeCursor({ seq: order === 'asc' ? first : last + 1, line: 0 });
  return pagesFrom(begin, async (cursor) => {
    const wanted = { order, after: readCursor(cursor), limit: PAGE_SIZE };
    const { lines, next } = await turns(() => readLedger(database, clubId, scope, wanted));
    const page = lines.filter(({ event }) => event >= first && event <= last);
    return { page, next: page.length < lines.length ? null : next };
  });
}
