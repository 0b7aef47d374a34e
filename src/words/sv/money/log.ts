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
    `${say.players(members)} debiterades ${name}, totalt ${say.money(money)}, att betala senast ${say.day(dueDay)}${about(text)}.`,
  'member-reminded': ({ member }, say) => `${say.player(member)} fick en påminnelse.`,
  'dues-waived': ({ member, name, money, text }, say) =>
    `${say.player(member)} fick ${name}, ${say.money(money)}, efterskänkt${about(text)}.`,
  'expense-recorded': (
    { account, money, purse, laidOutBy, sharedBy, odd: who, text, due },
    say,
  ) => {
    const what = `${about(text)}${due === null ? '' : ` (förfallodag ${say.day(due.dueDay)})`}`;
    const paid =
      purse === null
        ? `${say.player(laidOutBy ?? '')} lade ut ${say.money(money)} för ${say.account(account)}${what}.`
        : `${say.money(money)} för ${say.account(account)} betalades ur ${say.account(purse)}${what}.`;
    if (sharedBy === null) return paid;
    const odd =
      who.length === 0
        ? ''
        : ` (${say.players(who)} bär det minsta myntet som inte gick jämnt upp)`;
    return `${paid} ${say.players(sharedBy)} delar på det${odd}.`;
  },
  'income-recorded': ({ account, money, purse, takenBy, text }, say) =>
    purse === null
      ? `${say.player(takenBy ?? '')} tog emot ${say.money(money)} i ${say.account(account)} för klubben${about(text)}.`
      : `${say.money(money)} i ${say.account(account)} gick till ${say.account(purse)}${about(text)}.`,
  'purse-moved': ({ from, to, money, text }, say) =>
    `${say.money(money)} flyttades från ${say.account(from)} till ${say.account(to)}${about(text)}.`,
  'purse-counted': ({ purse, counted, isBelow, isLess, difference, text }, say) => {
    const there = isBelow
      ? `det saknades ${say.money(counted)}`
      : `det fanns ${say.money(counted)}`;
    const differs =
      difference === null
        ? 'som böckerna visade'
        : isLess
          ? `${say.money(difference)} mindre än böckerna visade`
          : `${say.money(difference)} mer än böckerna visade`;
    return `${say.account(purse)} räknades: ${there}, ${differs}${about(text)}.`;
  },
} satisfies Pick<LogWords['sentences'], DuesOrPurseEvent['kind']>;

/** What happened to plans by which members settle up. */
const planLog = {
  'plan-agreed': ({ on, way, isOfEvening, members, transfers }, say) =>
    `Avräkning${isOfEvening ? ' av en enda kväll' : ''} per ${say.day(on)} för ${members} ${members === 1 ? 'medlem' : 'medlemmar'} avtalad ${
      way === 'purse' ? 'genom kassan' : 'medlemmar emellan'
    }: ${transfers} ${transfers === 1 ? 'betalning' : 'betalningar'}.`,
  'transfer-done': ({ text, ...transfer }, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `${from} betalade ${money} till ${to} enligt avräkningen${about(text)}.`;
  },
  'transfer-dropped': (transfer, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `Betalningen på ${money} från ${from} till ${to} utgick ur avräkningen.`;
  },
} satisfies Pick<LogWords['sentences'], PlanEvent['kind']>;

type Kinds = keyof typeof PAYMENT_KINDS | keyof typeof WAYS_KINDS;

const WAYS: Readonly<Record<WayKind, string>> = {
  'mobilepay-number': 'MobilePay',
  'mobilepay-box': 'MobilePay Box',
  'bank-account': 'banköverföring',
  swish: 'Swish',
  'euro-transfer': 'överföring i euro',
};

/** What members say that they have paid, and how they can. */
const paymentLog = {
  'payment-reported': ({ member, purse, money, text }, say) => {
    const into = purse === null ? '' : ` till ${say.account(purse)}`;
    return `${say.player(member)} har anmält att ${say.money(money)} är betalt${into}${about(text)}.`;
  },
  'payment-confirmed': ({ member, purse, money, text }, say) =>
    `Betalningen på ${say.money(money)} från ${say.player(member)} bekräftades och lades i ${say.account(purse)}${about(text)}.`,
  'payment-declined': ({ member, money }, say) =>
    `Betalningen på ${say.money(money)} från ${say.player(member)} avvisades.`,
  'payment-withdrawn': ({ member, money }, say) =>
    `${say.player(member)} tog tillbaka sin anmälan om att ha betalt ${say.money(money)}.`,
  'ways-to-pay-chosen': ({ ways }, say) =>
    ways.length === 0
      ? 'Klubben säger inte längre hur man betalar den.'
      : `Klubben kan nu betalas med ${say.or(ways.map((way) => WAYS[way]))}.`,
} satisfies Pick<LogWords['sentences'], Kinds>;

const CONCLUSIONS: Readonly<Record<Conclusion, string>> = {
  approved: 'tillstyrkta',
  'approved-with-reservations': 'tillstyrkta med reservation',
  'not-approved': 'avstyrkta',
};

/** The reconciliations of purses with their banks. */
const reconciliationLog = {
  'purse-reconciled': ({ purse, until, isBelow, money, found }, say) =>
    `${say.account(purse)} stämdes av mot banken till och med ${say.day(until)}: saldo ${isBelow ? '−' : ''}${say.money(money)}, ${found} ${found === 1 ? 'verifikation hittad' : 'verifikationer hittade'}.`,
  'reconciliation-withdrawn': ({ purse, until }, say) =>
    `Avstämningen av ${say.account(purse)} till och med ${say.day(until)} togs tillbaka.`,
} satisfies Pick<LogWords['sentences'], ReconciliationEvent['kind']>;

/** What happened to fiscal years. */
const yearLog = {
  'year-closed': ({ year }) => `Räkenskapsåret ${year} avslutades.`,
  'year-reopened': ({ year }) => `Räkenskapsåret ${year} öppnades igen.`,
  'year-examined': ({ year, vouchers, conclusion, remarks }) =>
    `${
      conclusion === null
        ? `Räkenskaperna för ${year} reviderades.`
        : `Räkenskaperna för ${year} reviderades: ${CONCLUSIONS[conclusion]}.`
    }${vouchers === 0 ? '' : ` Granskade verifikat: ${vouchers}.`}${remark(remarks)}`,
  'remark-put': ({ year, voucher, text }) =>
    voucher === null
      ? `Revisorn skrev en anmärkning om räkenskaperna för ${year}: ${text}`
      : `Revisorn skrev en anmärkning om verifikat ${voucher}: ${text}`,
  'remark-kept-open': ({ year, remark: number }) =>
    `Revisorns anmärkning ${number} om räkenskaperna för ${year} hölls öppen.`,
  'remark-answered': ({ year, remark: number, answer }) =>
    `Revisorns anmärkning ${number} om räkenskaperna för ${year} besvarades: ${answer}`,
  'remark-settled': ({ year, remark: number }) =>
    `Revisorns anmärkning ${number} om räkenskaperna för ${year} avslutades.`,
  'examination-withdrawn': ({ year }) =>
    `Revisorns underskrift på räkenskaperna för ${year} togs tillbaka.`,
  'accounts-noted': ({ year, notes }, say) => {
    if (notes.length === 0) return `Noterna till räkenskaperna för ${year} togs bort.`;
    const list = notes
      .map(({ account, text }, at) => {
        return `${at + 1}. ${account === null ? 'hela bokslutet' : say.account(account)}: ${text}`;
      })
      .join(' ');
    return `Noter till räkenskaperna för ${year}: ${list}`;
  },
  'budget-set': ({ year, lines }, say) => {
    if (lines.length === 0) return `Budgeten för ${year} togs bort.`;
    const list = say.and(
      lines.map((line) => `${say.account(line.account)} ${say.money(line.money)}`),
    );
    return `Budgeten för ${year} lades: ${list}.`;
  },
} satisfies Pick<LogWords['sentences'], YearEvent['kind']>;

/** What happened to the club's money beside its evenings. */
export const moneyLog = {
  'books-opened': () => 'Klubbens kassabok öppnades.',
  'books-changed': (
    { timeZone, yearStart, yearFrom, pursesShown, firstDay, receiptYears },
    say,
  ) => {
    const said = [
      ...(timeZone === null ? [] : [`tidszonen är ${timeZone}`]),
      ...(yearStart === null ? [] : [`räkenskapsåret börjar ${say.dayOfYear(yearStart)}`]),
      ...(yearFrom === null ? [] : [`ett räkenskapsår börjar den ${say.day(yearFrom)}`]),
      ...(pursesShown === null
        ? []
        : [
            pursesShown
              ? 'medlemmarna ser vad som finns i kassorna'
              : 'bara de betrodda ser vad som finns i kassorna',
          ]),
      ...(firstDay === null ? [] : [`böckerna börjar ${say.day(firstDay)}`]),
      ...(receiptYears === null ? [] : [receiptYearsSaid(receiptYears)]),
    ];
    return `Kassaboken förs på ett annat sätt: ${say.and(said)}.`;
  },
  'account-added': ({ name, type }) => `${ADDED[type]} ${name} lades upp.`,
  'account-changed': ({ account, was, archived, wasArchived }, say) => {
    const name = say.account(account);
    if (archived !== wasArchived)
      return archived ? `${name} lades undan.` : `${name} togs i bruk igen.`;
    return was === null ? `Ett konto heter nu ${name}.` : `Kontot ${was} heter nu ${name}.`;
  },
  'opening-balances-recorded': ({ day, lines }, say) => {
    const list = say.and(lines.map((line) => opening(line, say)));
    return `Ingående balans ${say.day(day)}: ${list}.`;
  },
  'money-received': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} betalade ${money} till ${purse}${moved.isForEvening ? ' för kvällen' : about(text)}.`;
  },
  'money-paid-out': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} fick ${money} utbetalt ur ${purse}${moved.isForEvening ? ' för kvällen' : about(text)}.`;
  },
  'money-given': ({ text, ...given }, say) => {
    const [from, to] = [say.player(given.from), say.player(given.to)];
    const money = say.money(given.money);
    if (given.isForEvening) return `${from} betalade ${money} till ${to} kontant för kvällen.`;
    if (given.as === 'paid') return `${from} betalade ${money} till ${to}${about(text)}.`;
    if (given.as === 'taken-over')
      return `${to} tog över ${money} av det som ${from} är skyldig${about(text)}.`;
    return `${from} gav ${to} ${money}${about(text)}.`;
  },
  'match-moved': ({ member, money }, say) =>
    `${say.money(money)} av det som är kvittat för ${say.player(member)} flyttades till en annan post.`,
  'voucher-reversed': ({ number }) =>
    number === null ? 'Ett verifikat återfördes.' : `Verifikat ${number} återfördes.`,
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
  purse: 'Kassan',
  income: 'Intäktskontot',
  expense: 'Utgiftskontot',
  equity: 'Kontot',
} as const;

type OpeningLine = ParamsOfKind['opening-balances-recorded']['lines'][number];

function opening(line: OpeningLine, say: Say): string {
  const money = say.money(line.money);
  if (line.account !== null) {
    const account = say.account(line.account);
    return line.isBelow ? `${account} saknar ${money}` : `${account} har ${money}`;
  }
  const member = say.player(line.member ?? '');
  return line.isBelow ? `${member} är skyldig ${money}` : `${member} har ${money} till godo`;
}
