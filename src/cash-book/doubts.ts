import type { DuesCharged } from '../events/money/dues.js';
import type { MoneyReceived } from '../events/money/moved.js';
import type { PaymentReported } from '../events/money/payments.js';
import type { TransferDone } from '../events/money/plan.js';
import type { MoneyEvent } from '../events/money/kinds.js';
import type { Books } from '../ledger/books/books.js';
import { MONEY } from '../ledger/books/under-voucher.js';
import type { NewEvent } from '../ledger/log/event.js';
import { minorUnits } from '../money/amount.js';
import { labelOfYear, yearOfDay } from '../money/books.js';
import { balanceAsShown } from '../money/cash-accounts.js';
import { firstDayOf } from '../money/first-day.js';
import type { Doubt } from '../money/reasons/doubts.js';
import { refusal } from '../money/reasons/reasons.js';
import { daysBetween, type Day } from '../values/day.js';
import { accountName } from '../words/languages.js';
import type { LanguageId } from '../people/languages.js';

/** An amount is unusual beyond so many units of the currency, and so many times what an account holds. */
const UNUSUAL = { units: 10_000, times: 10 } as const;

/** The field of the purse that pays, by the kind of event; of other events it is not asked. */
const PAYING: Readonly<Partial<Record<MoneyEvent['kind'], string>>> = {
  'money-paid-out': 'purse',
  'purse-moved': 'from',
  'expense-recorded': 'paidBy',
};

interface Asked {
  readonly event: MoneyEvent;
  readonly written: NewEvent;
  readonly books: Books;
  readonly club: { readonly currency: string; readonly language: LanguageId };
  /** The reasons that are confirmed. */
  readonly despite: readonly Doubt[];
  /** Where the club is. */
  readonly today: Day;
}

/**
 * Asks about what can be right, but looks like a slip: a day of another fiscal year than today's, dues that
 * are to be paid in a later year than that of their income, a purse below zero, a second opening balance of a
 * day, one after evenings from a paper whose money is booked, an account of a name that another has, a day up
 * to which a purse agrees with its bank, and an amount far beyond the club's own. That is more than ten times
 * what any account of the club holds, and more than 10,000 of the currency; a club without money in its books
 * is not asked.
 *
 * A payment that a member reports is asked about where a payment of theirs of the same amount waits, or was
 * confirmed for a day nearby; money received from them, or a transfer of theirs, where a payment of theirs of
 * that amount, or for that transfer, waits to be confirmed, which books it.
 *
 * @throws Refusal `other-year`, `dues-of-later-year`, `purse-below-zero`, `opened-before`, `evenings-booked`,
 *   `same-name`, `purse-is-reconciled`, `reported-before`, `payment-waits`, `amount-unusual`
 */
export function requireSure({ event, written, books, club, despite, today }: Asked): void {
  const isOpen = (doubt: Doubt) => !despite.includes(doubt);
  const { kind } = event;
  if (isOpen('other-year') && 'day' in event) {
    const year = otherYear(event, books, today);
    if (year !== undefined) throw refusal('other-year', { year }, { field: 'day' });
  }
  if (kind === 'dues-charged' && isOpen('dues-of-later-year')) {
    const years = laterYear(event, books);
    if (years !== undefined) throw refusal('dues-of-later-year', years, { field: 'day' });
  }
  const field = PAYING[kind];
  if (field !== undefined && isOpen('purse-below-zero') && leavesTooLittle(written, books)) {
    throw refusal('purse-below-zero', {}, { field });
  }
  if (kind === 'opening-balances-recorded' && isOpen('opened-before')) {
    const { day } = event;
    if (books.firstDays?.openings.includes(day)) {
      throw refusal('opened-before', { day }, { field: 'day' });
    }
  }
  if (kind === 'opening-balances-recorded' && isOpen('evenings-booked')) {
    const days = (books.firstDays?.fromPaper ?? []).filter((day) => day < event.day);
    if (days.length > 0) throw refusal('evenings-booked', { days }, { field: 'day' });
  }
  if (kind === 'account-added' && isOpen('same-name')) {
    const { type, name } = event;
    if (isTaken(name, type, books, club.language)) {
      throw refusal('same-name', { name }, { field: 'name' });
    }
  }
  if (isOpen('purse-is-reconciled') && 'day' in event) {
    const until = reconciledTo(event.day, written, books);
    if (until !== undefined) throw refusal('purse-is-reconciled', { until }, { field: 'day' });
  }
  if (kind === 'payment-reported' && isOpen('reported-before')) {
    const same = sameReported(event, books);
    if (same !== undefined) {
      throw refusal('reported-before', { day: same.day }, { field: 'amount' });
    }
  }
  if ((kind === 'money-received' || kind === 'transfer-done') && isOpen('payment-waits')) {
    const waiting = waitingOf(event, books);
    if (waiting !== undefined) {
      const { reference } = waiting;
      throw refusal('payment-waits', { reference }, { field: 'amount' });
    }
  }
  if (isOpen('amount-unusual') && isUnusual(event, written, books, club.currency)) {
    throw refusal('amount-unusual', {}, { field: amountField(kind) });
  }
}

/** The field of the amount in the request of an event. */
export function amountField(kind: string | undefined): string {
  if (kind === 'purse-counted') return 'counted';
  return kind === 'opening-balances-recorded' || kind === 'dues-charged' ? 'lines' : 'amount';
}

/**
 * The fiscal year of a day, where it is another than today's. The first day of the books is the day of
 * opening balances, and a reversal belongs to the year of its voucher: neither is asked about.
 */
function otherYear(
  event: Extract<MoneyEvent, { readonly day: Day }>,
  { settings, voucher, firstDays }: Books,
  today: Day,
): string | undefined {
  const { day, kind } = event;
  const year = yearOfDay(day, settings.yearStarts);
  if (today >= year.firstDay && today <= year.lastDay) return undefined;
  const isFirst = day === firstDayOf(settings, firstDays);
  if (kind === 'opening-balances-recorded' && isFirst) return undefined;
  const reversed = kind === 'voucher-reversed' ? voucher.get(String(event.voucher)) : undefined;
  return reversed?.year === year.firstDay ? undefined : labelOfYear(year);
}

/** The fiscal years of a charge and of its due day, where it is to be paid in a later one. */
function laterYear(
  { day, dueDay }: DuesCharged,
  { settings }: Books,
): { readonly year: string; readonly due: string } | undefined {
  const [year, due] = [day, dueDay].map((one) => yearOfDay(one, settings.yearStarts));
  if (year === undefined || due === undefined || due.firstDay <= year.firstDay) return undefined;
  return { year: labelOfYear(year), due: labelOfYear(due) };
}

/** The change of an account by an event, in minor units. */
function changeOf(account: number, { postings }: NewEvent): number {
  let change = 0;
  for (const { from, to, amount, stage } of postings) {
    if (stage !== MONEY) continue;
    if (from === account) change -= amount;
    if (to === account) change += amount;
  }
  return change;
}

/**
 * The day up to which a purse agrees with its bank, where an event moves money of it on that day or
 * before; of several the latest.
 */
function reconciledTo(day: Day, written: NewEvent, books: Books): Day | undefined {
  return [...(books.reconciledTo ?? [])]
    .filter(([account, until]) => day <= until && changeOf(account, written) !== 0)
    .map(([, until]) => until)
    .sort()
    .at(-1);
}

/** Payments of one amount within so many days are asked about; one that still waits, after any time. */
export const SAME_PAYMENT_DAYS = 7;

/** The payment that is reported a second time, among those that were read. */
function sameReported({ payment, amount, day }: PaymentReported, books: Books) {
  return [...books.payment.values()].find((one) => {
    if (one.id === payment || one.amount !== amount) return false;
    if (one.state === 'reported') return true;
    const days = Math.abs(daysBetween(one.day, day));
    return one.state === 'confirmed' && days <= SAME_PAYMENT_DAYS;
  });
}

/**
 * The reported payment of the same amount, or for the same transfer of a plan, that waits to be
 * confirmed, among those that were read.
 */
function waitingOf(event: MoneyReceived | TransferDone, books: Books) {
  return [...books.payment.values()].find((one) => {
    const isSame =
      event.kind === 'transfer-done'
        ? one.transferId === event.transfer
        : one.amount === event.amount;
    return one.state === 'reported' && isSame;
  });
}

/** Whether a purse is below zero afterwards, and further than before. */
function leavesTooLittle(written: NewEvent, { balances, cashAccount }: Books): boolean {
  const purses = [...cashAccount.values()].filter(({ type }) => type === 'purse');
  return purses.some(({ accountId }) => {
    const before = balances.get(accountId) ?? 0;
    const after = before + changeOf(accountId, written);
    const [was, is] = [before, after].map((one) => balanceAsShown('purse', one));
    return is !== undefined && was !== undefined && is < 0 && is < was;
  });
}

function isTaken(
  name: string,
  type: string,
  { cashAccount }: Books,
  language: LanguageId,
): boolean {
  const known = [...cashAccount.values()].filter((one) => {
    return one.type === type && one.archivedAt === null;
  });
  const wanted = name.toLowerCase();
  return known.some((one) => accountName(language, one).toLowerCase() === wanted);
}

function isUnusual(
  event: MoneyEvent,
  { postings }: NewEvent,
  { balances }: Books,
  currency: string,
): boolean {
  const moved = postings.map(({ amount, stage }) => (stage === MONEY ? amount : 0));
  const amount = Math.max(0, event.kind === 'payment-reported' ? event.amount : 0, ...moved);
  const most = Math.max(0, ...[...balances.values()].map(Math.abs));
  if (most === 0) return false;
  return amount > UNUSUAL.units * minorUnits(currency) && amount > UNUSUAL.times * most;
}
