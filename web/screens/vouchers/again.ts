import type { EventParams } from '../../../src/events/registry.js';
import { asItWent } from '../../../src/money/direction.js';
import type { Account, Voucher, VoucherParty } from '../../api/money/cash.js';
import type { Recorded } from '../cash-record/recorded.js';

/** The form that recorded a voucher, with its fields as the address has them. */
export interface Again {
  readonly what: Recorded;
  readonly search: Readonly<Record<string, string>>;
}

type Of = Pick<Voucher, 'event' | 'kind' | 'day' | 'text' | 'receipt' | 'lines'>;
type Fields = Record<string, string>;

/** The form in which a voucher is booked again, by the kind of its event. */
const FORMS = {
  'money-received': 'received',
  'payment-confirmed': 'received',
  'money-paid-out': 'paid-out',
  'money-given': 'given',
  'expense-recorded': 'expense',
  'income-recorded': 'income',
  'purse-moved': 'between-purses',
  'purse-counted': 'counted',
  'dues-charged': 'dues',
  'opening-balances-recorded': 'opening',
} as const satisfies Partial<Record<Voucher['kind'], Recorded>>;

interface Club {
  readonly accounts: readonly Account[];
  /** Minor units as they are typed. */
  readonly write: (minor: number) => string;
}

/**
 * The form to book a voucher again, filled in with its values.
 *
 * @param said the words of the log for its event; null for readers who may not read it: the fields that only the
 *   log has stay empty
 * @param day the day of the form
 * @returns null for a voucher that no form records: an evening, a waiver, a transfer of a plan, a reversal
 */
export function againOf(
  voucher: Of,
  said: EventParams | null,
  { accounts, write }: Club,
  day: string,
): Again | null {
  const { kind, text, receipt, event } = voucher;
  const what = (FORMS as Partial<Record<string, Recorded>>)[kind];
  if (what === undefined) return null;
  const fields =
    what === 'dues'
      ? { again: String(event) }
      : what === 'opening'
        ? { lines: openingLines(voucher, write) }
        : movedFields(what, voucher, said, accounts);
  const onVoucher = { day, text, ...(receipt === null ? {} : { receipt }) };
  return { what, search: { ...onVoucher, ...fields } };
}

const idOf = ({ member, account }: VoucherParty) => member ?? account ?? '';

/** The fields of a voucher with one movement, or of an expense that members share. */
function movedFields(
  what: Recorded,
  { lines }: Of,
  said: EventParams | null,
  accounts: readonly Account[],
): Fields {
  const [line] = lines;
  if (line === undefined) return {};
  const went = asItWent(line);
  const [from, to] = [idOf(went.from), idOf(went.to)];
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  switch (what) {
    case 'received':
      return { member: from, purse: to, amount: String(sum) };
    case 'paid-out':
      return { member: to, purse: from, amount: String(sum) };
    case 'between-purses':
      return { from, to, amount: String(sum) };
    case 'given':
      return said?.kind === 'money-given'
        ? { as: said.params.as, from: said.params.from, to: said.params.to, amount: String(sum) }
        : { amount: String(sum) };
    case 'counted':
      return countedFields([line.from, line.to], said, accounts);
    case 'income':
      return { account: idOf(line.to), paidTo: idOf(line.from), amount: String(sum) };
    default:
      return expenseFields(line, sum, said, accounts);
  }
}

/** The purse of a count, with what was counted. */
function countedFields(
  parties: readonly VoucherParty[],
  said: EventParams | null,
  accounts: readonly Account[],
): Fields {
  const purses = accounts.filter(({ type }) => type === 'purse');
  const purse = parties.find((one) => purses.some(({ id }) => id === one.account));
  const counted =
    said?.kind === 'purse-counted' && !said.params.isBelow
      ? { counted: String(said.params.counted.amount) }
      : {};
  return { purse: purse === undefined ? '' : idOf(purse), ...counted };
}

/** An expense: one that is shared is on no account of the club, and its log has what it was for. */
function expenseFields(
  { from, to }: Of['lines'][number],
  sum: number,
  said: EventParams | null,
  accounts: readonly Account[],
): Fields {
  const paidBy = idOf(to);
  const isShared = from.member !== null;
  // The due day that it was is open again, and is booked by the voucher that takes its place.
  const due = said?.kind === 'expense-recorded' && said.params.due !== null ? said.params.due : {};
  if (!isShared) return { account: idOf(from), paidBy, amount: String(sum), ...due };
  if (said?.kind !== 'expense-recorded') return { paidBy };
  const { account: of, money, sharedBy } = said.params;
  const account = accounts.find((one) => {
    return one.type === 'expense' && one.code === of.code && one.name === of.name;
  });
  return {
    ...(account === undefined ? {} : { account: account.id }),
    paidBy,
    amount: String(money.amount),
    sharedBy: (sharedBy ?? []).join(','),
  };
}

/** The lines of opening balances as their form keeps them. */
function openingLines({ lines }: Of, write: Club['write']): string {
  const typed = lines.map(({ from, to, amount }) => {
    // The party that is debited has the money, or owes it; equity is on the other side.
    const party = to.code === 'opening' ? from : to;
    return [idOf(party), { text: write(amount), owes: party === from }] as const;
  });
  return JSON.stringify(Object.fromEntries(typed));
}
