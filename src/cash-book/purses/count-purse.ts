import { booksOf, type Books } from '../../ledger/books/books.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../../platform/http/write/write-request.js';
import { purseAccount } from '../money-rows.js';
import { onVoucher } from '../money-fields.js';
import { answerVoucher } from '../vouchers/view-written.js';
import { writeMoney } from '../write-money.js';
import { heldBy } from './purse-rows.js';
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
 * Records the count of a purse. A difference from the books is posted; a count that agrees is recorded
 * as well. It is compared with the whole balance in the books when it is recorded, also if its day is
 * before that of other vouchers: the counted money is the money there is now.
 *
 * @throws Problem `validation-failed` for a difference without a reason; else as `movePurse`
 */
export function countPurse(
  writer: ClubWriter,
  write: ClubWrite,
  asked: PurseCountDto,
): Promise<StoredAnswer> {
  const { purse, counted } = asked;
  const why = asked.why?.trim() ?? '';
  const heldIn = (books: Books) => heldBy(books, purseAccount(books, purse));
  return writeMoney(writer, write, {
    despite: asked.despite,
    event: (snapshot) => {
      const held = heldIn(booksOf(snapshot));
      return { kind: 'purse-counted', ...onVoucher(asked), purse, held, counted, why };
    },
    answer: (written, snapshot) => {
      const held = heldIn(booksOf(snapshot));
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
  });
}
