import type { MovedEvent } from '../../events/money/moved.js';
import type { OnVoucher } from '../../events/money/parts.js';
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
import type { EveningPaymentDto, EveningPurseDto } from './evening-payment.dto.js';
import type { EveningPayment, EveningPaymentMade } from './evening-payment.view.js';
import {
  readSettledEvening,
  settlesSome,
  settlesWithClub,
  type SettledEvening,
} from './read-evening-payments.js';
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
  of: EveningWrite,
  { from, to, amount }: EveningPaymentDto,
): Promise<StoredAnswer> {
  const payment = { from, to, amount };
  return writePayment(writer, database, of, {
    members: { from, to },
    owner: from,
    line: payment,
    isOpen: (evening) => settlesSome(evening, payment),
    event: (fields) => ({ kind: 'money-given', ...fields, ...payment, as: 'paid' }),
  });
}

/** The two ways between a player and a purse. */
export type PurseWay = 'money-received' | 'money-paid-out';

/**
 * A player paid into a purse of the club what they owe of the evening, or was paid out of it what they
 * are owed: the club takes their place in what the evening asks for. A payment that another request
 * recorded before is answered, and not recorded again.
 *
 * @throws Problem as `payEvening` does; `account-not-found`, `account-refused`
 */
export function payEveningByPurse(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  of: EveningWrite,
  kind: PurseWay,
  { member, purse, amount }: EveningPurseDto,
): Promise<StoredAnswer> {
  const isIn = kind === 'money-received';
  return writePayment(writer, database, of, {
    members: { member },
    owner: member,
    line: { from: isIn ? member : null, to: isIn ? null : member, amount },
    isOpen: (evening) => settlesWithClub(evening, member, isIn ? amount : -amount),
    event: (fields) => ({ kind, ...fields, member, purse, amount }),
  });
}

interface Paying {
  /** The members that it names, by the fields that name them. */
  readonly members: Readonly<Record<string, string>>;
  /** The member who does not record it alone. */
  readonly owner: string;
  readonly line: Pick<EveningPayment, 'from' | 'to' | 'amount'>;
  readonly isOpen: (evening: SettledEvening) => boolean;
  readonly event: (fields: OnVoucher & { readonly evening: string }) => MovedEvent;
}

/** Writes a payment that the evening asks for; answers one that was recorded before. */
function writePayment(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  { write, sessionId }: EveningWrite,
  { members, owner, line, isOpen, event }: Paying,
): Promise<StoredAnswer> {
  return writeWithFreshRead(
    writer,
    write,
    () => readSettledEvening(database, write.clubId, sessionId),
    (evening) => ({
      memberIds: Object.values(members),
      access: true,
      books: true,
      decide(snapshot, now) {
        if (evening.head !== snapshot.club.headSeq) throw new StaleRead();
        const before = evening.paid.findLast(
          ({ from, to, amount }) => from === line.from && to === line.to && amount === line.amount,
        );
        return decideMoney(snapshot, now, {
          event: () => {
            for (const [field, id] of Object.entries(members)) requirePayer(snapshot, id, field);
            if (!isOpen(evening)) {
              if (before !== undefined) return null;
              // Without plans of whole balances it would be a line of the evening.
              const isInPlan = isOpen({ ...evening, beside: new Map() });
              throw new Problem(isInPlan ? 'plan-asks-for-it' : 'evening-asks-otherwise', {});
            }
            const { actor = NOBODY } = write;
            // At the table's own device everybody sees what is tapped.
            if (actor.device === null) {
              requireAnother(snapshot, actor, { member: owner, saidBy: null }, 'another-may-move');
            }
            const day = dayOf(now, evening.timeZone);
            return event({ day, text: '', receipt: null, evening: sessionId });
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
 * Takes a payment in cash between two players back: it is open again. One with a purse is taken back as
 * any voucher of the club's money.
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
