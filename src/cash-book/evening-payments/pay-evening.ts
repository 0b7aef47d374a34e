import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { NOBODY } from '../../people/actor.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { dayOf } from '../../values/time-zone.js';
import { requireAnother } from '../own-money.js';
import { reverseVoucher } from '../vouchers/reverse-voucher.js';
import { decideMoney, requirePayer } from '../write-money.js';
import type { EveningPaymentDto } from './evening-payment.dto.js';
import type { EveningPaymentMade } from './evening-payment.view.js';
import { readSettledEvening, settlesSome } from './read-evening-payments.js';
import { writtenAt } from '../../platform/chance/chance.js';

/** A write to the payments of an evening. */
export interface EveningWrite {
  readonly write: ClubWrite;
  readonly sessionId: string;
}

/**
 * A player paid another in cash what the evening asks for between them: the payer owes less, and the
 * recipient is owed less, first of this evening. A payment that another request recorded before is
 * answered, and not recorded again.
 *
 * @throws Problem `session-not-found`, `payment-refused` for what the evening does not ask for;
 *   `member-not-found`, `guest-refused`, `own-money` for one's own at one's own device,
 *   `year-closed`, `club-archived`
 */
export function payEvening(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  { write, sessionId }: EveningWrite,
  { from, to, amount }: EveningPaymentDto,
): Promise<StoredAnswer> {
  return writeWithFreshRead(
    writer,
    write,
    () => readSettledEvening(database, write.clubId, sessionId),
    (evening) => ({
      memberIds: [from, to],
      access: true,
      books: true,
      decide(snapshot, now) {
        if (evening.head !== snapshot.club.headSeq) throw new StaleRead();
        const payment = { from, to, amount };
        const isOpen = settlesSome(evening, payment);
        const before = evening.paid.findLast(
          (one) => one.from === from && one.to === to && one.amount === amount,
        );
        return decideMoney(snapshot, now, {
          event: () => {
            requirePayer(snapshot, from, 'from');
            requirePayer(snapshot, to, 'to');
            if (!isOpen && before !== undefined) return null;
            if (!isOpen) throw new Problem('evening-asks-otherwise', {});
            const { actor = NOBODY } = write;
            // At the table's own device everybody sees what is tapped.
            if (actor.device === null) {
              requireAnother(snapshot, actor, { member: from, saidBy: null }, 'another-may-move');
            }
            const day = dayOf(now, evening.timeZone);
            const voucher = { day, text: '', receipt: null };
            return { kind: 'money-given', ...voucher, ...payment, as: 'paid', evening: sessionId };
          },
          answer: (written) => ({
            status: 200,
            body: ({ seq }): EveningPaymentMade => ({
              already: written === null,
              event: written === null ? (before?.event ?? seq) : seq,
            }),
          }),
        });
      },
    }),
  );
}

/**
 * Takes a payment in cash for an evening back: it is open again.
 *
 * @throws Problem `voucher-not-found` for a voucher that is no such payment of the
 *   evening, `voucher-refused` for one that was taken back, `year-closed`
 */
export async function undoEveningPayment(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  { write, sessionId }: EveningWrite,
  seq: number,
  why: string,
): Promise<StoredAnswer> {
  const { timeZone } = await readSettledEvening(database, write.clubId, sessionId).catch(
    (error: unknown) => {
      // An evening that the club has not has no such payment.
      throw error instanceof Problem ? new Problem('no-such-voucher', {}) : error;
    },
  );
  const day = dayOf(writtenAt(), timeZone);
  return reverseVoucher(writer, database, write, seq, { why, day, evening: sessionId });
}
