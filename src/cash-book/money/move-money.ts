import { movedByGiving } from '../../events/money/moved.js';
import { booksOf } from '../../ledger/books/books.js';
import type { Snapshot } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { NOBODY } from '../../people/actor.js';
import type { Database } from '../../platform/database/database.js';
import type { ClubWrite } from '../../platform/http/write/write-request.js';
import { onVoucher } from '../money-fields.js';
import { answerVoucher } from '../vouchers/view-written.js';
import { requireAnother } from '../own-money.js';
import { readOpenBetween, settledBy } from '../plans/settled-by.js';
import { requirePayer, writeMoney } from '../write-money.js';
import type { GivenDto, MovedDto } from './money.dto.js';

/**
 * Money goes from a member into a purse, or out of one to a member.
 *
 * @throws Problem `member-not-found`, `guest-refused`, `account-not-found`, `account-refused`,
 *   `day-refused`, `year-closed`, `club-archived`; `own-money` for one's own while somebody else may
 */
export function moveMoney(
  writer: ClubWriter,
  write: ClubWrite,
  kind: 'money-received' | 'money-paid-out',
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
      return { kind, ...onVoucher(asked), member, purse, amount };
    },
    answer: answerVoucher,
  });
}

/**
 * Something between two members: one paid the other, took over a debt, or gave of what is theirs at the
 * club. A payment settles the transfers that plans ask for between the two.
 *
 * @throws Problem as `moveMoney` does; `plan-refused` for less than a plan asks for
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
function requireOthers(snapshot: Snapshot, { actor = NOBODY }: ClubWrite, member: string): void {
  requireAnother(snapshot, actor, { member, saidBy: null }, 'another-may-move');
}
