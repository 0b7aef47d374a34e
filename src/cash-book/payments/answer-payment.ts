import type { OfItems } from '../../events/money/parts.js';
import type { MoneyEvent } from '../../events/money/kinds.js';
import { booksOf, type Books } from '../../ledger/books/books.js';
import type { BooksSnapshot } from '../../ledger/log/event.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { NOBODY } from '../../people/actor.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { onVoucher } from '../money-fields.js';
import { requireAnother } from '../own-money.js';
import { checkVersion } from '../../platform/http/write/version.js';
import { readOpenDebts, requireOpen } from '../open-items/require-open.js';
import { writeMoney } from '../write-money.js';
import { namedTransfer, readTransfersToPay } from '../plans/transfers/transfers-to-pay.js';
import type { ConfirmedDto } from './payment.dto.js';
import { answerPayment } from './view-payment.js';
import type { PaymentWrite } from './payment-write.js';

/** The decision on a payment, from the state at that moment, with the transfer that it pays. */
type Answered = (payment: Row<'payment'>, snapshot: BooksSnapshot, of: PaidFor) => MoneyEvent;

/** The transfer and the open items that a payment is for, as its event names them. */
type PaidFor = NamedTransfer & OfItems;

type NamedTransfer = ReturnType<typeof namedTransfer>;

/**
 * Confirms a payment: its money goes into a purse, and it pays the transfer of a plan that it names. The
 * member who reported it does not confirm it as
 * long as somebody else may.
 *
 * @throws Problem `payment-not-found`, `payment-refused`, `version-stale`, `own-money`,
 *   `account-not-found`, `account-refused`, `day-refused`, `year-closed`, `club-archived`;
 *   `plan-not-found`, `plan-refused` for a transfer that is done or not theirs; `voucher-not-found` for an
 *   item that is no open one of theirs
 */
export function confirmPayment(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: PaymentWrite,
  asked: ConfirmedDto,
): Promise<StoredAnswer> {
  const { payment, actor = NOBODY } = write;
  const { purse } = asked;
  const confirmed: Answered = ({ memberId, reportedBy }, snapshot, of) => {
    const whose = { member: memberId, saidBy: reportedBy };
    requireAnother(snapshot, actor, whose, 'another-may-confirm');
    return { kind: 'payment-confirmed', ...onVoucher(asked), payment, purse, ...of };
  };
  return answer(writer, database, write, confirmed, asked);
}

/** The money of a payment is not there. Throws as `confirmPayment` does. */
export function declinePayment(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: PaymentWrite,
  why: string,
): Promise<StoredAnswer> {
  const { payment } = write;
  return answer(writer, database, write, () => {
    return { kind: 'payment-declined', payment, why: why.trim() };
  });
}

/**
 * A member takes back that they have paid.
 * @throws Problem `not-allowed` for somebody else's; as `confirmPayment` otherwise
 */
export function withdrawPayment(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: PaymentWrite,
): Promise<StoredAnswer> {
  const { payment, actor = NOBODY } = write;
  return answer(writer, database, write, ({ memberId }, { members }) => {
    const owner = members.get(memberId)?.mergedInto ?? memberId;
    if (actor.member !== owner) throw new Problem('only-own-payment', {});
    return { kind: 'payment-withdrawn', payment };
  });
}

async function answer(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: PaymentWrite,
  answered: Answered,
  { transfer, pays, despite }: Pick<ConfirmedDto, 'transfer' | 'pays' | 'despite'> = {},
): Promise<StoredAnswer> {
  const { payment: id, version, clubId } = write;
  const [payer] = await readPayer(database, clubId, id);
  const transfers =
    payer === undefined ? [] : await readTransfersToPay(database, clubId, payer.member);
  const plans = [...new Set(transfers.map(({ plan }) => plan))];
  const items = payer === undefined ? {} : await paidItems(database, clubId, payer, pays);
  return writeMoney(writer, write, {
    despite,
    memberIds: payer === undefined ? [] : [payer.member, ...transfers.map(({ from }) => from)],
    access: true,
    rows: { payment: [id], plan: plans, planTransfer: plans },
    event: (snapshot) => {
      const payment = snapshot.books.payment.get(id);
      if (payment === undefined) throw new Problem('no-such-payment', {});
      const said = transfer === undefined ? asReported(payment, booksOf(snapshot)) : transfer;
      const of = { ...namedTransfer(transfers, said), ...items };
      const event = answered(payment, snapshot, of);
      checkVersion(payment.version, version, 'payment-moved-on');
      return event;
    },
    answer: answerPayment(200),
  });
}

/** The transfer that a payment was reported for; null for none, and for one that was dropped since. */
function asReported(
  { planId, transferId }: Row<'payment'>,
  { planTransfer }: Books,
): string | null {
  const status = planTransfer.get(`${planId ?? ''} ${transferId ?? ''}`)?.status;
  return status === 'dropped' ? null : transferId;
}

/**
 * The open items that a payment is for: those that are named, else those that the member said and that are
 * still open; none for the oldest first.
 */
async function paidItems(
  database: Pick<Database, 'pool'>,
  clubId: string,
  { member, pays: said }: Payer,
  asked: readonly number[] | null | undefined,
): Promise<OfItems> {
  if (asked !== undefined || said.length === 0) {
    return requireOpen(database, clubId, member, asked);
  }
  const open = await readOpenDebts(database, clubId, member);
  return requireOpen(
    database,
    clubId,
    member,
    said.filter((event) => open.has(event)),
  );
}

/** The part of a report that never changes. */
interface Payer {
  readonly member: string;
  readonly pays: readonly number[];
}

/** The member who reported a payment, and what it is for; none for an unknown payment. */
async function readPayer(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  id: string,
): Promise<Payer[]> {
  const { rows } = await pool.query<Payer>({
    name: 'payer',
    text: 'SELECT member_id AS member, pays FROM payment WHERE club_id = $1 AND id = $2',
    values: [clubId, id],
  });
  return rows;
}
