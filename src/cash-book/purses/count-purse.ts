import { booksOf, type Books } from '../../ledger/books/books.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { BooksSnapshot } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { Database } from '../../platform/database/database.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { Day } from '../../values/day.js';
import { purseAccount } from '../money-rows.js';
import { onVoucher } from '../money-fields.js';
import { answerVoucher } from '../vouchers/view-written.js';
import { decideMoney, writeMoney, type MoneyWrite } from '../write-money.js';
import { heldOn } from './purse-rows.js';
import type { PurseCountDto, PurseMoveDto } from './purse.dto.js';
import type { PurseCount } from './purse.view.js';

/**
 * Money goes from one purse into another.
 *
 * @throws Problem `account-not-found`, `account-refused`, `validation-failed`, `day-refused`,
 *   `year-closed`, `club-archived`
 */
export function movePurse(
  writer: ClubWriter,
  write: ClubWrite,
  asked: PurseMoveDto,
): Promise<StoredAnswer> {
  const { from, to, amount } = asked;
  return writeMoney(writer, write, {
    despite: asked.despite,
    event: () => ({ kind: 'purse-moved', ...onVoucher(asked), from, to, amount }),
    answer: answerVoucher,
  });
}

/**
 * Records the count of a purse. It is compared with the books as they were at the end of its day: vouchers
 * of later days are not in it. A difference is posted; a count that agrees is recorded as well.
 *
 * @throws Problem `validation-failed` for a difference without a reason; else as `movePurse`
 */
export function countPurse(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: ClubWrite,
  asked: PurseCountDto,
): Promise<StoredAnswer> {
  const { purse, counted, day } = asked;
  const why = asked.why?.trim() ?? '';
  return writeWithFreshRead(
    writer,
    write,
    () => readMovedAfter(database, write.clubId, purse, day),
    (known) => {
      const moved = { movedAfter: () => known.change };
      const heldIn = (snapshot: BooksSnapshot) => {
        const books = booksOf(snapshot, moved);
        return heldOn(books, purseAccount(books, purse), day);
      };
      const of: MoneyWrite = {
        moved,
        despite: asked.despite,
        event: (snapshot) => {
          return {
            kind: 'purse-counted',
            ...onVoucher(asked),
            purse,
            counted,
            why,
            ...heldIn(snapshot),
          };
        },
        answer: (written, snapshot) => {
          const { held } = heldIn(snapshot);
          const { currency } = snapshot.club;
          const difference = counted - held;
          const { status, body } = answerVoucher(written, snapshot);
          return {
            status,
            body: (head: LogHead): PurseCount => {
              const voucher = difference === 0 ? null : body(head);
              return { purse, currency, held, counted, difference, voucher };
            },
          };
        },
      };
      return {
        books: true,
        decide(snapshot, now) {
          if (vouchersOf(booksOf(snapshot)) !== known.vouchers) throw new StaleRead();
          return decideMoney(snapshot, now, of);
        },
      };
    },
  );
}

/** The number of vouchers so far: each voucher changes it. */
function vouchersOf({ fiscalYear }: Pick<Books, 'fiscalYear'>): number {
  return [...fiscalYear.values()].reduce((sum, { vouchers }) => sum + vouchers, 0);
}

interface MovedAfter {
  /** The change of the account of the purse by vouchers of later days, in minor units. */
  readonly change: number;
  /** The number of vouchers of the club as this was read. */
  readonly vouchers: number;
}

async function readMovedAfter(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  purse: string,
  day: Day,
): Promise<MovedAfter> {
  const { rows } = await pool.query<MovedAfter>({
    name: 'moved-after-day',
    text: `SELECT (SELECT coalesce(sum(vouchers), 0)::int8 FROM fiscal_year WHERE club_id = $1) AS vouchers,
        (SELECT coalesce(sum(CASE WHEN p.to_account = c.account_id THEN p.amount ELSE -p.amount END), 0)::int8
          FROM cash_account c
            JOIN voucher v ON v.club_id = c.club_id AND v.day > $3
            JOIN posting p ON p.club_id = v.club_id AND p.event_seq = v.event_seq
              AND p.stage = 'money' AND c.account_id IN (p.from_account, p.to_account)
          WHERE c.club_id = $1 AND c.id = $2) AS change`,
    values: [clubId, purse, day],
  });
  const [row] = rows;
  if (row === undefined) throw new RangeError('a read of sums without a row');
  return row;
}
