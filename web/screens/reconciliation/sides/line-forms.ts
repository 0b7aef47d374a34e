import type { BankLine } from '../../../../src/money/bank/statement.js';
import type { Movement } from '../../../api/money/reconciliations.js';
import type { Recorded } from '../../cash-record/recorded.js';

/** A form of a voucher, with the fields that it opens with. */
export interface LineForm {
  readonly what: Recorded;
  readonly search: Readonly<Record<string, string>>;
}

/** The fields of every form that a line of the bank opens; `amount` in minor units, as the form reads it. */
export function fieldsOf(line: Pick<BankLine, 'day' | 'amount'>, purse: string) {
  return { day: line.day, reconcile: purse, amount: String(Math.abs(line.amount)) };
}

/** The form that fits a line of the bank: by a payment code the member's, else income or an expense. */
export function formOf(line: BankLine, purse: string, payer: string | undefined): LineForm {
  const common = {
    ...fieldsOf(line, purse),
    // The text of who pays in can name strangers, who do not come into the log by two taps.
    ...(line.amount < 0 ? { text: line.text } : {}),
  };
  if (payer !== undefined) {
    const what = line.amount > 0 ? 'received' : 'paid-out';
    return { what, search: { ...common, member: payer, purse } };
  }
  return line.amount < 0
    ? { what: 'expense', search: { ...common, paidBy: purse } }
    : { what: 'income', search: { ...common, paidTo: purse } };
}

/**
 * The form by which a voucher that was taken back is recorded again, with the day and the amount of the bank.
 *
 * @param again the form that recorded it, with its fields; null for none
 */
export function formAgain(
  line: BankLine,
  movement: Movement,
  purse: string,
  again: LineForm | null,
): LineForm {
  // A count and opening balances have no amount that the bank could know.
  const isOfAmount = again?.search['amount'] !== undefined;
  const { what, search } = isOfAmount ? again : formOf(line, purse, undefined);
  return { what, search: { ...search, ...fieldsOf(line, purse), text: movement.text } };
}
