import type { DuesEvent } from '../../../events/money/dues.js';
import type { ExpenseRecorded, IncomeRecorded } from '../../../events/money/expenses.js';
import type { MoneyKind } from '../../../events/money/kinds.js';
import type { PAYMENT_KINDS } from '../../../events/money/payments.js';
import type { PlanEvent } from '../../../events/money/plan.js';
import type { PurseEvent } from '../../../events/money/purses.js';
import type { ReconciliationEvent } from '../../../events/money/reconciliations.js';
import type { WAYS_KINDS } from '../../../events/money/ways.js';
import type { YearEvent } from '../../../events/money/years.js';
import type { ParamsOfKind } from '../../../events/registry.js';
import type { WayKind } from '../../../money/pay/how-to-pay.js';
import type { Conclusion } from '../../../money/years/examined.js';
import type { LogWords, Say } from '../../language.js';
import { about, movedWords, remark, transferWords } from '../../money-log.js';
import { objectionLog } from './objections.js';
import { receiptLog, receiptYearsSaid } from './receipts.js';
import { recurringLog } from './recurring.js';

type DuesOrPurseEvent = DuesEvent | ExpenseRecorded | IncomeRecorded | PurseEvent;

/** Dues, expenses, and what is done with purses. */
const duesLog = {
  'dues-charged': ({ members, name, money, dueDay, text }, say) =>
    `${say.players(members)} were charged ${name}, ${say.money(money)} in all, to be paid by ${say.day(dueDay)}${about(text)}.`,
  'member-reminded': ({ member }, say) => `${say.player(member)} was reminded of what they owe.`,
  'dues-waived': ({ member, name, money, text }, say) =>
    `${name}, ${say.money(money)}, was waived for ${say.player(member)}${about(text)}.`,
  'expense-recorded': (
    { account, money, purse, laidOutBy, sharedBy, odd: who, text, due },
    say,
  ) => {
    const what = `${about(text)}${due === null ? '' : ` (due ${say.day(due.dueDay)})`}`;
    const paid =
      purse === null
        ? `${say.player(laidOutBy ?? '')} laid out ${say.money(money)} for ${say.account(account)}${what}.`
        : `${say.money(money)} for ${say.account(account)} was paid out of ${say.account(purse)}${what}.`;
    if (sharedBy === null) return paid;
    const odd =
      who.length === 0 ? '' : ` (${say.players(who)} pays the smallest coin that does not divide)`;
    return `${paid} ${say.players(sharedBy)} share it${odd}.`;
  },
  'income-recorded': ({ account, money, purse, takenBy, text }, say) =>
    purse === null
      ? `${say.player(takenBy ?? '')} took ${say.money(money)} of ${say.account(account)} for the club${about(text)}.`
      : `${say.money(money)} of ${say.account(account)} went into ${say.account(purse)}${about(text)}.`,
  'purse-moved': ({ from, to, money, text }, say) =>
    `${say.money(money)} was moved from ${say.account(from)} to ${say.account(to)}${about(text)}.`,
  'purse-counted': ({ purse, counted, isBelow, isLess, difference, text }, say) => {
    const there = isBelow ? `${say.money(counted)} was lacking` : `there was ${say.money(counted)}`;
    const differs =
      difference === null
        ? 'as in the books'
        : isLess
          ? `${say.money(difference)} less than in the books`
          : `${say.money(difference)} more than in the books`;
    return `${say.account(purse)} was counted: ${there}, ${differs}${about(text)}.`;
  },
} satisfies Pick<LogWords['sentences'], DuesOrPurseEvent['kind']>;

/** What happened to plans by which members settle up. */
const planLog = {
  'plan-agreed': ({ on, way, isOfEvening, members, transfers }, say) =>
    `Settling up${isOfEvening ? ' of one evening alone' : ''} as of ${say.day(on)} was agreed for ${members} ${members === 1 ? 'member' : 'members'}, ${
      way === 'purse' ? 'through the purse' : 'among the members'
    }: ${transfers} ${transfers === 1 ? 'payment' : 'payments'}.`,
  'transfer-done': ({ text, ...transfer }, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `${from} paid ${to} ${money} as settled${about(text)}.`;
  },
  'transfer-dropped': (transfer, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `The payment of ${money} from ${from} to ${to} was cancelled in the plan.`;
  },
} satisfies Pick<LogWords['sentences'], PlanEvent['kind']>;

type Kinds = keyof typeof PAYMENT_KINDS | keyof typeof WAYS_KINDS;

const WAYS: Readonly<Record<WayKind, string>> = {
  'mobilepay-number': 'MobilePay',
  'mobilepay-box': 'MobilePay Box',
  'bank-account': 'a bank transfer',
  swish: 'Swish',
  'euro-transfer': 'a transfer in euro',
};

/** What members say that they have paid, and how they can. */
const paymentLog = {
  'payment-reported': ({ member, purse, money, text }, say) => {
    const into = purse === null ? '' : ` into ${say.account(purse)}`;
    return `${say.player(member)} reports having paid ${say.money(money)}${into}${about(text)}.`;
  },
  'payment-confirmed': ({ member, purse, money, text }, say) =>
    `The payment of ${say.money(money)} from ${say.player(member)} was confirmed, into ${say.account(purse)}${about(text)}.`,
  'payment-declined': ({ member, money }, say) =>
    `The payment of ${say.money(money)} from ${say.player(member)} was declined.`,
  'payment-withdrawn': ({ member, money }, say) =>
    `${say.player(member)} withdrew the report of having paid ${say.money(money)}.`,
  'ways-to-pay-chosen': ({ ways }, say) =>
    ways.length === 0
      ? 'The club no longer says how it can be paid.'
      : `The club can now be paid by ${say.or(ways.map((way) => WAYS[way]))}.`,
} satisfies Pick<LogWords['sentences'], Kinds>;

const CONCLUSIONS: Readonly<Record<Conclusion, string>> = {
  approved: 'approved',
  'approved-with-reservations': 'approved with reservations',
  'not-approved': 'not approved',
};

/** The reconciliations of purses with their banks. */
const reconciliationLog = {
  'purse-reconciled': ({ purse, until, isBelow, money, found }, say) =>
    `${say.account(purse)} was reconciled with the bank up to and including ${say.day(until)}: balance ${isBelow ? '−' : ''}${say.money(money)}, ${found} ${found === 1 ? 'voucher' : 'vouchers'} found.`,
  'reconciliation-withdrawn': ({ purse, until }, say) =>
    `The reconciliation of ${say.account(purse)} up to and including ${say.day(until)} was withdrawn.`,
} satisfies Pick<LogWords['sentences'], ReconciliationEvent['kind']>;

/** What happened to fiscal years. */
const yearLog = {
  'year-closed': ({ year }) => `The fiscal year ${year} was closed.`,
  'year-reopened': ({ year }) => `The fiscal year ${year} was opened again.`,
  'year-examined': ({ year, vouchers, conclusion, remarks }) =>
    `${
      conclusion === null
        ? `The accounts of ${year} were examined.`
        : `The accounts of ${year} were examined: ${CONCLUSIONS[conclusion]}.`
    }${vouchers === 0 ? '' : ` Vouchers looked at: ${vouchers}.`}${remark(remarks)}`,
  'remark-put': ({ year, voucher, text }) =>
    voucher === null
      ? `The auditor put a remark about the accounts of ${year}: ${text}`
      : `The auditor put a remark about voucher ${voucher}: ${text}`,
  'remark-kept-open': ({ year, remark: number }) =>
    `Remark ${number} of the auditor about the accounts of ${year} was kept open.`,
  'remark-answered': ({ year, remark: number, answer }) =>
    `Remark ${number} of the auditor about the accounts of ${year} was answered: ${answer}`,
  'remark-settled': ({ year, remark: number }) =>
    `Remark ${number} of the auditor about the accounts of ${year} was settled.`,
  'examination-withdrawn': ({ year }) =>
    `The auditor’s signature on the accounts of ${year} was withdrawn.`,
  'accounts-noted': ({ year, notes }, say) => {
    if (notes.length === 0) return `The notes to the accounts of ${year} were removed.`;
    const list = notes
      .map(({ account, text }, at) => {
        return `${at + 1}. ${account === null ? 'the accounts' : say.account(account)}: ${text}`;
      })
      .join(' ');
    return `Notes to the accounts of ${year}: ${list}`;
  },
  'budget-set': ({ year, lines }, say) => {
    if (lines.length === 0) return `The budget of ${year} was removed.`;
    const list = say.and(
      lines.map((line) => `${say.account(line.account)} ${say.money(line.money)}`),
    );
    return `The budget of ${year} was set: ${list}.`;
  },
} satisfies Pick<LogWords['sentences'], YearEvent['kind']>;

/** What happened to the club's money beside its evenings. */
export const moneyLog = {
  'books-opened': () => 'The club’s books were opened.',
  'books-changed': (
    { timeZone, yearStart, yearFrom, pursesShown, firstDay, receiptYears },
    say,
  ) => {
    const said = [
      ...(timeZone === null ? [] : [`the time zone is ${timeZone}`]),
      ...(yearStart === null ? [] : [`the fiscal year begins on ${say.dayOfYear(yearStart)}`]),
      ...(yearFrom === null ? [] : [`a fiscal year begins on ${say.day(yearFrom)}`]),
      ...(pursesShown === null
        ? []
        : [
            pursesShown
              ? 'members see what the purses hold'
              : 'only those who keep the money see what the purses hold',
          ]),
      ...(firstDay === null ? [] : [`the books begin on ${say.day(firstDay)}`]),
      ...(receiptYears === null ? [] : [receiptYearsSaid(receiptYears)]),
    ];
    return `The settings of the books were changed: ${say.and(said)}.`;
  },
  'account-added': ({ name, type }) => `${ADDED[type]} ${name} was added.`,
  'account-changed': ({ account, was, archived, wasArchived }, say) => {
    const name = say.account(account);
    if (archived !== wasArchived)
      return archived ? `${name} was archived.` : `${name} is in use again.`;
    return was === null
      ? `An account is now called ${name}.`
      : `The account ${was} is now called ${name}.`;
  },
  'opening-balances-recorded': ({ day, lines }, say) => {
    const list = say.and(lines.map((line) => opening(line, say)));
    return `Opening balances on ${say.day(day)}: ${list}.`;
  },
  'money-received': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} paid ${money} into ${purse}${moved.isForEvening ? ' for the evening' : about(text)}.`;
  },
  'money-paid-out': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} was paid ${money} out of ${purse}${moved.isForEvening ? ' for the evening' : about(text)}.`;
  },
  'money-given': ({ text, ...given }, say) => {
    const [from, to] = [say.player(given.from), say.player(given.to)];
    const money = say.money(given.money);
    if (given.isForEvening) return `${from} paid ${to} ${money} in cash for the evening.`;
    if (given.as === 'paid') return `${from} paid ${to} ${money}${about(text)}.`;
    if (given.as === 'taken-over')
      return `${to} took over ${money} of what ${from} owes${about(text)}.`;
    return `${from} gave ${to} ${money}${about(text)}.`;
  },
  'match-moved': ({ member, money }, say) =>
    `${say.money(money)} of what is set against items of ${say.player(member)} was moved to another item.`,
  'voucher-reversed': ({ number }) =>
    number === null ? 'A voucher was reversed.' : `Voucher ${number} was reversed.`,
  ...duesLog,
  ...planLog,
  ...paymentLog,
  ...objectionLog,
  ...receiptLog,
  ...reconciliationLog,
  ...recurringLog,
  ...yearLog,
} satisfies MoneySentences;

type MoneySentences = Pick<LogWords['sentences'], MoneyKind>;

const ADDED = {
  purse: 'The purse',
  income: 'The income account',
  expense: 'The expense account',
  equity: 'The account',
} as const;

type OpeningLine = ParamsOfKind['opening-balances-recorded']['lines'][number];

function opening(line: OpeningLine, say: Say): string {
  const money = say.money(line.money);
  if (line.account !== null) {
    const account = say.account(line.account);
    return line.isBelow ? `${account} lacks ${money}` : `${account} holds ${money}`;
  }
  const member = say.player(line.member ?? '');
  return line.isBelow ? `${member} owes ${money}` : `${member} is owed ${money}`;
}
