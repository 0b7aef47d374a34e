import { movedByGiving } from '../../events/money/moved.js';
import { booksOf } from '../../ledger/books/books.js';
import type { BooksSnapshot } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { NOBODY } from '../../people/actor.js';
import type { Database } from '../../platform/database/database.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { onVoucher } from '../money-fields.js';
import { answerVoucher } from '../vouchers/view-written.js';
import { requireAnother } from '../own-money.js';
import { requireOpen } from '../open-items/require-open.js';
import { readWaiting } from '../payments/read-payments.js';
import { readOpenBetween, settledBy } from '../plans/transfers/settled-by.js';
import { readTransfersToPay, transferPaidBy } from '../plans/transfers/transfers-to-pay.js';
import { requirePayer, writeMoney } from '../write-money.js';
import type { GivenDto, MovedDto, ReceivedDto } from './money.dto.js';

/**
 * A member paid into a purse, and by it the transfer that a plan asks for: whole or in part.
 *
 * @throws Problem as `payOutMoney` does; `plan-not-found`, `plan-refused` for a transfer that is done or
 *   not theirs; `voucher-not-found` for an item that is no open one of theirs
 */
export async function receiveMoney(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: ClubWrite,
  asked: ReceivedDto,
): Promise<StoredAnswer> {
  const { member, purse, amount } = asked;
  const transfers = await readTransfersToPay(database, write.clubId, member);
  const plans = [...new Set(transfers.map(({ plan }) => plan))];
  const items = await requireOpen(database, write.clubId, member, asked.pays);
  // Only who can be asked is asked.
  const waiting =
    asked.despite == null ? [] : await readWaiting(database, write.clubId, { member, amount });
  return writeMoney(writer, write, {
    despite: asked.despite,
    memberIds: [member, ...transfers.map(({ from }) => from)],
    access: true,
    rows: { payment: waiting, plan: plans, planTransfer: plans },
    event: (snapshot) => {
      requirePayer(snapshot, member, 'member');
      requireOthers(snapshot, write, member);
      const of = transferPaidBy(transfers, asked, booksOf(snapshot));
      return {
        kind: 'money-received',
        ...onVoucher(asked),
        member,
        purse,
        amount,
        ...of,
        ...items,
      };
    },
    answer: answerVoucher,
  });
}

/**
 * Money goes out of a purse to a member.
 *
 * @throws Problem `member-not-found`, `guest-refused`, `account-not-found`, `account-refused`,
 *   `day-refused`, `year-closed`, `club-archived`; `own-money` for one's own while somebody else may
 */
export function payOutMoney(
  writer: ClubWriter,
  write: ClubWrite,
  asked: MovedDto,
): Promise<StoredAnswer> {
  const { member, purse, amount } = asked;
  return writeMoney(writer, write, {
    despite: asked.despite,
    memberIds: [member],
    access: true,
    event: (snapshot) => {
      requirePayer(snapshot, member, 'member');
      requireOthers(snapshot, write, member);
      return { kind: 'money-paid-out', ...onVoucher(asked), member, purse, amount };
    },
    answer: answerVoucher,
  });
}

/**
 * Something between two members: one paid the other, took over a debt, or gave of what is theirs at the
 * club. A payment settles the transfers that plans ask for between the two.
 *
 * @throws Problem as `payOutMoney` does; `plan-refused` for less than a plan asks for
 */
export async function giveMoney(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: ClubWrite,
  asked: GivenDto,
): Promise<StoredAnswer> {
  const { from, to, amount } = asked;
  const as = asked.as ?? 'given';
  const agreed = as === 'paid' ? await readOpenBetween(database, write.clubId, { from, to }) : [];
  const plans = [...new Set(agreed.map(({ plan }) => plan))];
  return writeMoney(writer, write, {
    despite: asked.despite,
    memberIds: [from, to],
    access: true,
    rows: { plan: plans, planTransfer: plans },
    event: (snapshot) => {
      requirePayer(snapshot, from, 'from');
      requirePayer(snapshot, to, 'to');
      requireOthers(snapshot, write, movedByGiving({ from, to, as }).more);
      const settles = settledBy(asked, agreed, booksOf(snapshot));
      return {
        kind: 'money-given',
        ...onVoucher(asked),
        from,
        to,
        amount,
        ...(as === 'given' ? {} : { as }),
        ...(settles.length === 0 ? {} : { settles }),
      };
    },
    answer: answerVoucher,
  });
}

/** Somebody does not move money on their own account alone. Throws Problem `own-money`. */
function requireOthers(
  snapshot: BooksSnapshot,
  { actor = NOBODY }: ClubWrite,
  member: string,
): void {
  requireAnother(snapshot, actor, { member, saidBy: null }, 'another-may-move');
}
