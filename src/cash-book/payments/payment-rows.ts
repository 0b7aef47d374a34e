import type {
  PaymentConfirmed,
  PaymentDeclined,
  PaymentReported,
  PaymentWithdrawn,
} from '../../events/money/payments.js';
import type { Books } from '../../ledger/books/books.js';
import { SEQ_OF_EVENT, TIME_OF_EVENT, type RowChange } from '../../ledger/projection/row-change.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import { refusal } from '../../money/reasons/reasons.js';
import { normalisedReference } from '../../money/reference.js';
import { transferPaid, transferToPay } from '../plans/plan-rows.js';
import { memberAccount, purseAccount, type MoneyRows, type RowsOf } from '../money-rows.js';

type Payment = Row<'payment'>;

/** The rows of a payment's steps: only its confirmation moves money. */
export const PAYMENT_ROWS = {
  'payment-reported': (event: PaymentReported, books: Books): MoneyRows => {
    const { payment: id, member, by, purse, amount, reference, day, text } = event;
    if (books.payment.has(id)) throw refusal('payment-is-known', {});
    const account = memberAccount(books, member, 'member');
    const { plan: planId = null, transfer: transferId = null } = event;
    if (transferId !== null) transferToPay(books, event, account);
    if (purse !== null) purseAccount(books, purse);
    if (normalisedReference(reference) !== reference) {
      throw refusal('reference-malformed', { reference }, { field: 'reference' });
    }
    const put = {
      id,
      memberId: member,
      amount,
      day,
      purse,
      way: event.way ?? null,
      reference,
      text,
      state: 'reported',
      version: 1,
      reportedBy: by,
      reportedSeq: SEQ_OF_EVENT,
      reportedAt: TIME_OF_EVENT,
      pays: event.pays ?? [],
      endedSeq: null,
      endedAt: null,
      why: null,
      reversedSeq: null,
      planId,
      transferId,
    } as const;
    return { rows: [{ table: 'payment', put }] };
  },
  'payment-confirmed': (event: PaymentConfirmed, books: Books): MoneyRows => {
    const payment = waiting(books, event.payment);
    const { memberId, amount } = payment;
    const to = memberAccount(books, memberId, 'member');
    const { purse, day, plan: planId = null, transfer: transferId = null } = event;
    const paid = transferId === null ? [] : [transferPaid(books, event, to, { day, amount })];
    return {
      moved: [{ from: purseAccount(books, purse), to, amount }],
      rows: [ended(payment, { state: 'confirmed', purse, planId, transferId }), ...paid],
      subjects: [memberId],
    };
  },
  'payment-declined': (event: PaymentDeclined, books: Books): MoneyRows => {
    const payment = waiting(books, event.payment);
    const { why } = event;
    return { rows: [ended(payment, { state: 'declined', why })], subjects: [payment.memberId] };
  },
  'payment-withdrawn': (event: PaymentWithdrawn, books: Books): MoneyRows => {
    const payment = waiting(books, event.payment);
    return { rows: [ended(payment, { state: 'withdrawn' })], subjects: [payment.memberId] };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;

/** A payment that nobody has answered. Throws Refusal `no-such-payment`, `payment-has-ended`. */
function waiting(books: Books, id: string): Payment {
  const payment = books.payment.get(id);
  if (payment === undefined) throw refusal('no-such-payment', {});
  const { state } = payment;
  if (state !== 'reported') throw refusal('payment-has-ended', { state });
  return payment;
}

function ended(
  { id, version }: Payment,
  change: Partial<Pick<Payment, 'state' | 'purse' | 'why' | 'planId' | 'transferId'>>,
): RowChange {
  const at = { version: version + 1, endedSeq: SEQ_OF_EVENT, endedAt: TIME_OF_EVENT } as const;
  return { table: 'payment', of: { id }, change: { ...change, ...at } };
}

/**
 * The row of the payment whose confirming voucher is reversed; none for other vouchers.
 *
 * @param seq the event of the voucher
 * @param subjects the subjects of that event, the payment among them
 */
export function paymentSetBack(
  seq: number,
  subjects: readonly string[],
  { payment: payments }: Books,
): RowChange[] {
  return subjects
    .flatMap((id) => payments.get(id) ?? [])
    .filter(({ endedSeq, state }) => endedSeq === seq && state === 'confirmed')
    .map(({ id, version }): RowChange => {
      const change = {
        state: 'reversed',
        version: version + 1,
        reversedSeq: SEQ_OF_EVENT,
      } as const;
      return { table: 'payment', of: { id }, change };
    });
}
