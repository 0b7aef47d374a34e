import type { PAY_REASONS, PAY_WARNINGS } from '../../../money/pay/reasons.js';
import type { PaymentState } from '../../../money/payment-states.js';
import type { DOUBT_REASONS, SIGNING_REASONS } from '../../../money/reasons/doubts.js';
import type { DUES_REASONS } from '../../../money/reasons/dues-reasons.js';
import type { MATCH_REASONS } from '../../../money/reasons/match-reasons.js';
import type { PAYMENT_REASONS } from '../../../money/reasons/payment-reasons.js';
import type { MONEY_REASONS } from '../../../money/reasons/reasons.js';
import type { RECONCILIATION_REASONS } from '../../../money/reasons/reconciliation-reasons.js';
import type { YEAR_REASONS } from '../../../money/reasons/year-reasons.js';
import type { PLAN_REASONS } from '../../../money/settling-up/reasons.js';
import { asking } from '../../asking.js';
import type { SentencesOf } from '../../language.js';
import { objectionReasons } from './objections.js';
import { receiptReasons } from './receipts.js';
import { recurringReasons } from './recurring.js';

export const signingWarnings: SentencesOf<typeof SIGNING_REASONS> = {
  'purses-not-covered': ({ purses }, say) =>
    `No count and no reconciliation of ${say.and(purses)} covers the whole year.`,
  'receipts-missing': ({ vouchers }) =>
    vouchers === 1 ? '1 voucher has no receipt.' : `${vouchers} vouchers have no receipt.`,
  'no-dues-charged': () => 'No dues were charged in the year.',
  'vouchers-not-looked-at': ({ looked, vouchers }) =>
    `${looked} of ${vouchers} vouchers were looked at.`,
  'objections-open': ({ vouchers }, say) =>
    `An objection to ${vouchers.length === 1 ? 'voucher' : 'vouchers'} ${say.and(vouchers)} is open.`,
  'remarks-open': ({ remarks }, say) =>
    remarks.length === 1
      ? `Remark ${say.and(remarks)} is not settled.`
      : `Remarks ${say.and(remarks)} are not settled.`,
};

const doubtReasons = {
  'purse-below-zero': () =>
    'The purse does not hold that much: it would go below zero. Is that right?',
  'opened-before': ({ day }, say) =>
    `There are opening balances as of ${say.day(day)} already; these are added to them. Is that right?`,
  'evenings-booked': ({ days }, say) =>
    `The money of evenings recorded from a paper is booked: ${say.and(days.map(say.day))}. If these balances hold it too, it counts twice. Is that right?`,
  'purse-is-reconciled': ({ until }, say) =>
    `The purse is reconciled with the bank up to and including ${say.day(until)}; a voucher until then is added to what was reconciled. Is that right?`,
  'other-year': ({ year }) =>
    `The day is in the fiscal year ${year}, not in the present one. Is that right?`,
  'dues-of-later-year': ({ year, due }) =>
    `The dues are to be paid in ${due}, but become income of the fiscal year ${year}. Dues for ${due} are charged once ${due} has begun. Is that right?`,
  'amount-unusual': () => 'The amount is far beyond what the club usually records. Is that right?',
  'same-name': ({ name }) => `There is a ${name} already. Is that right?`,
  'reported-before': ({ day }, say) =>
    `You have reported the same amount as paid on ${say.day(day)} already. Is this another payment?`,
  'payment-waits': ({ reference }) =>
    `The member has reported this amount as paid (${reference}), and it waits to be confirmed. Is this another payment?`,
  ...asking(signingWarnings, 'Is that right?'),
} satisfies SentencesOf<typeof DOUBT_REASONS>;

const duesReasons = {
  'no-such-dues': () => 'There are no such dues.',
  'part-is-no-part': () => 'A part of the dues is less than all of it.',
  'charged-twice': () => 'Each member can be charged once.',
  'not-charged': () => 'The member was not charged these dues.',
  'dues-are-waived': () => 'The dues are waived already.',
  'owes-nothing': () => 'The member owes nothing.',
  'dues-are-reversed': () => 'The dues were taken back.',
  'shared-twice': () => 'Each member can share once.',
  'nobody-else-shares': () => 'Somebody other than the member who paid must share it.',
  'purse-or-member': () => 'Name either a purse or the member who paid.',
  'same-purse': () => 'It takes two different purses.',
  'count-needs-why': () => 'The count differs from the books: say why.',
} satisfies SentencesOf<typeof DUES_REASONS>;

const matchReasons = {
  'own-match': () => 'These are your own items: somebody else who keeps the money must move it.',
  'items-not-matched': () => 'The two items are not set against each other.',
  'same-item': () => 'The match is there already: choose another item.',
  'item-of-other-sign': () =>
    'Choose an item on the same side: a debt for a debt, a credit for a credit.',
  'item-not-open': () => 'Nothing is open on that item.',
  'more-than-matched': ({ most, currency }, say) =>
    `Only ${say.money({ amount: most, currency })} is set against it.`,
  'more-than-open': ({ most, currency }, say) =>
    `Only ${say.money({ amount: most, currency })} is open on the other item.`,
} satisfies SentencesOf<typeof MATCH_REASONS>;

const planReasons = {
  'no-such-plan': () => 'There is no such plan.',
  'no-such-transfer': () => 'There is no such payment in the plan.',
  'purse-is-needed': () => 'Choose a purse: the amounts do not come out even among the members.',
  'member-is-twice': () => 'Each member can be in it once.',
  'nothing-to-settle': () => 'There is nothing to settle.',
  'plan-is-stale': () => 'Balances have changed since. Look at the plan again, and then agree it.',
  'plan-of-later-day': ({ day }, say) =>
    `Some of them are settled as of a later day already; choose ${say.day(day)} or later.`,
  'transfer-is-done': () => 'That payment is already marked as done.',
  'transfer-is-dropped': () => 'That payment was cancelled.',
  'less-than-agreed': () =>
    'The two have agreed on a larger payment when settling up: record all of it, or cancel the transfer first.',
  'day-before-plan': ({ day, first }, say) =>
    `${say.day(day)} is too early; ${say.day(first)} is the first day it can be.`,
  'transfer-moved-on': () => 'Somebody else has just changed the payment. Look at it again.',
  'not-your-transfer': () =>
    'Only the member who gets the money, or a treasurer, can mark the payment as done.',
  'own-payment': () => 'Somebody else must confirm a payment of your own.',
} satisfies SentencesOf<typeof PLAN_REASONS>;

const STATES: Readonly<Record<PaymentState, string>> = {
  reported: 'reported and waiting for an answer',
  confirmed: 'confirmed',
  declined: 'declined',
  withdrawn: 'withdrawn',
  reversed: 'taken back',
};

const paymentReasons = {
  'no-such-payment': () => 'There is no such payment.',
  'plan-asks-for-it': () =>
    'A plan that was agreed asks for it already: mark the payment there once it was made.',
  'evening-asks-otherwise': () =>
    'The evening does not ask for that payment: it may have been corrected. Look at the list again.',
  'payment-is-known': () => 'That payment is already reported.',
  'payment-has-ended': ({ state }) => `The payment is already ${STATES[state]}.`,
  'payment-moved-on': ({ current, version }) =>
    `Somebody else has answered the payment: it is at version ${current}, and this was made for version ${version}. Read it again.`,
  'only-own-payment': () => 'Only the member who reported the payment can withdraw it.',
  'reference-malformed': ({ reference }) =>
    `${reference} is not a payment code: a code has six characters. Check for a wrong one.`,
  'no-such-reference': () => 'Nobody in the club has this payment code.',
  'another-may-confirm': () =>
    'It is your own payment: let somebody else who keeps the money confirm it.',
  'another-may-move': () =>
    'It is your own money: let somebody else who keeps the money record it, or report that you have paid.',
} satisfies SentencesOf<typeof PAYMENT_REASONS>;

/** Why a purse cannot be reconciled with its bank. */
const reconciliationReasons = {
  'no-such-reconciliation': () => 'The purse has no such reconciliation.',
  'reconciled-to-later-day': ({ until }, say) =>
    `The purse is reconciled up to ${say.day(until)} already; choose a later day.`,
  'voucher-not-in-purse': () => 'One of the vouchers moves no money in this purse.',
  'voucher-is-reconciled': () => 'One of the vouchers is reconciled already. Read the page again.',
  'balance-not-within': ({ day }, say) =>
    `The balance of ${say.day(day)} is of no earlier day of the statement, or the day is named twice.`,
  'reconciliation-differs': ({ amount, currency }, say) =>
    `The bank and what was found differ by ${say.money({ amount: Math.abs(amount), currency })}.`,
  'reconciliation-not-latest': () => 'Only the latest reconciliation can be withdrawn.',
  'reconciliation-is-withdrawn': () => 'The reconciliation is withdrawn already.',
} satisfies SentencesOf<typeof RECONCILIATION_REASONS>;

export const payReasons = {
  'way-not-in-currency': ({ currency, needed }) =>
    `That way is for ${needed} only, and the club counts in ${currency}.`,
  'mobilepay-number-malformed': () =>
    'A MobilePay number is a Danish phone number of eight digits, the first of them 2 to 9, or the association’s own of five or six.',
  'box-malformed': () => 'The id of a Box looks like box12345 or 1234AB.',
  'registration-number-malformed': () => 'A Danish registration number has four digits.',
  'account-number-malformed': () => 'A Danish account number has ten digits at most.',
  'swish-number-malformed': () =>
    'A Swish number begins with 123 and has ten digits, or it is a Swedish mobile number.',
  'iban-malformed': () => 'The IBAN is not valid. Check for a missing character.',
  'iban-not-sepa': ({ country }) => `Nothing can be transferred to ${country} in this way.`,
  'bic-malformed': () => 'A BIC has eight or eleven characters.',
  'bic-needed': ({ country }) => `A transfer to ${country} needs the BIC of the bank.`,
  'account-name-malformed': ({ most }) =>
    `The name of the account can have ${most} characters at most.`,
  'amount-not-payable': () => 'That amount cannot be paid in this way.',
} satisfies SentencesOf<typeof PAY_REASONS>;

export const payWarnings = {
  'box-is-private': ({ most }, say) =>
    `A MobilePay Box is for private use, and can receive ${say.money({ amount: most, currency: 'DKK' })} a year at most.`,
} satisfies SentencesOf<typeof PAY_WARNINGS>;

const KEEPERS = { treasurer: 'treasurer', secretary: 'secretary' } as const;

/** Why something cannot be done with a fiscal year. */
const yearReasons = {
  'no-such-year': () => 'The club has no such fiscal year.',
  'year-moved-on': ({ current, version }) =>
    `The year has moved on: it is at version ${current}, and this was made for version ${version}. Read it again.`,
  'year-runs-still': ({ lastDay }, say) =>
    `The year runs until ${say.day(lastDay)}; it can be closed when that day is past.`,
  'earlier-year-is-open': ({ year }) => `${year} is still open; close that year first.`,
  'later-year-is-closed': ({ year }) => `${year} is closed; open that year again first.`,
  'year-is-open': ({ year }) => `${year} is open; close the year first.`,
  'examiner-kept-books': ({ role }) =>
    role === 'recorder'
      ? 'You recorded vouchers of that year; somebody else must examine it.'
      : `You were ${KEEPERS[role]} in that year; somebody else must examine it.`,
  'head-unknown': () => 'The log has never been like that. Read the accounts again.',
  'head-before-closing': () =>
    'The year was closed after what you have seen. Read the accounts again.',
  'nothing-looked-at': () => 'Tick at least one point that was looked at.',
  'reservation-is-missing': () =>
    'Write the reservation or the reason, or have a remark that is not settled.',
  'reservation-of-approval': () =>
    'Approved accounts have no reservation: choose approved with reservations.',
  'no-such-examination': () => 'There is no such examination.',
  'no-such-remark': () => 'There is no such remark.',
  'examination-of-another': () => 'Only the auditor who signed can withdraw the signature.',
  'examination-is-withdrawn': () => 'The signature is withdrawn.',
  'examination-is-of-before': () =>
    'The year was opened again after the examination; the signature is of the accounts as they were.',
  'remark-answered-by-you': () =>
    'You answered the remark yourself; another auditor must settle it.',
  'remark-is-settled': () => 'The remark is settled.',
  'remark-not-answered': () => 'The remark has no new answer.',
  'remark-needs-closed-year': () =>
    'The year is open: write the remark about a voucher, or wait until the year is closed.',
  'accounts-not-closed': () =>
    'The year is not closed yet; members can read its accounts once it is.',
  'owner-opens-examined': () =>
    'The accounts were examined; only an owner of the club can open the year again.',
  'no-result-account': () => 'A budget is for accounts of income and expenses.',
  'budget-twice': () => 'Each account can be in the budget once.',
  'no-such-period': () => 'The days must lie in the year, the first one before the last.',
} satisfies SentencesOf<typeof YEAR_REASONS>;

const TYPES = {
  purse: 'a purse',
  income: 'an income account',
  expense: 'an expense account',
  equity: 'equity',
} as const;

export const moneyReasons = {
  'day-in-future': ({ day, today }, say) =>
    `${say.day(day)} is yet to come; today is ${say.day(today)}.`,
  'no-such-day': () => 'There is no such day in the calendar.',
  'day-before-books': ({ day, first }, say) =>
    `${say.day(day)} is before the club’s books: they begin on ${say.day(first)}. If they begin earlier, change that in the settings.`,
  'voucher-in-new-year': ({ day, latest }, say) =>
    `The fiscal year cannot begin on ${say.day(day)} already: there are vouchers of that day or later, the latest of ${say.day(latest)}. Let it begin the next time.`,
  'year-is-closed': ({ year }) => `The fiscal year ${year} is closed.`,
  'books-are-open': () => 'The books are already open.',
  'books-not-open': () => 'The books are not open yet.',
  'no-such-time-zone': () => 'There is no such time zone.',
  'no-such-year-start': () => 'A fiscal year can begin on the 1st to 28th of a month.',
  'no-such-member': () => 'The club has no such member.',
  'same-member': () => 'It takes two different members.',
  'opening-twice': () => 'Name each member and each purse once.',
  'nothing-to-open': () => 'There is no amount to record.',
  'balances-without-day': () => 'Say from which day the balances hold.',
  'has-opening-balance': () => 'There is an opening balance here already; take that back first.',
  'member-or-account': () => 'Name either a member or a purse.',
  'no-such-account': () => 'The club has no such account.',
  'other-type-of-account': ({ type }) => `Choose ${TYPES[type]} instead.`,
  'account-is-archived': () => 'That account is archived; restore it first.',
  'account-is-needed': () => 'The app itself needs that account; it cannot be archived.',
  'purse-holds-money': () => 'There is money in the purse; empty it before you archive it.',
  'no-such-voucher': () => 'There is no such voucher.',
  'voucher-of-evening': () => 'That voucher is an evening’s; correct the evening instead.',
  'voucher-stays': () => 'That voucher cannot be reversed.',
  'voucher-is-reversed': () => 'The voucher is already reversed.',
  'reversal-in-its-year': ({ year }) =>
    `A reversal is taken back in its own year: choose a day in ${year}.`,
  ...doubtReasons,
  ...duesReasons,
  ...matchReasons,
  ...planReasons,
  ...paymentReasons,
  ...objectionReasons,
  ...receiptReasons,
  ...reconciliationReasons,
  ...recurringReasons,
  ...yearReasons,
} satisfies SentencesOf<typeof MONEY_REASONS>;
