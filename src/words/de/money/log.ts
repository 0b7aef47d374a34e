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
    `${say.players(members)} wurde ${name} berechnet, zusammen ${say.money(money)}, zu zahlen bis ${say.day(dueDay)}${about(text)}.`,
  'member-reminded': ({ member }, say) => `${say.player(member)} wurde gemahnt.`,
  'dues-waived': ({ member, name, money, text }, say) =>
    `${say.player(member)} wurde ${name} erlassen, ${say.money(money)}${about(text)}.`,
  'expense-recorded': (
    { account, money, purse, laidOutBy, sharedBy, odd: who, text, due },
    say,
  ) => {
    const what = `${about(text)}${due === null ? '' : ` (fällig am ${say.day(due.dueDay)})`}`;
    const paid =
      purse === null
        ? `${say.player(laidOutBy ?? '')} legte ${say.money(money)} für ${say.account(account)} aus${what}.`
        : `${say.money(money)} für ${say.account(account)} wurden aus ${say.account(purse)} bezahlt${what}.`;
    if (sharedBy === null) return paid;
    const odd =
      who.length === 0 ? '' : ` (${say.players(who)} trägt die kleinste Münze, die nicht aufging)`;
    return `${paid} ${say.players(sharedBy)} teilen es sich${odd}.`;
  },
  'income-recorded': ({ account, money, purse, takenBy, text }, say) =>
    purse === null
      ? `${say.player(takenBy ?? '')} nahm ${say.money(money)} (${say.account(account)}) für den Club an${about(text)}.`
      : `${say.money(money)} für ${say.account(account)} gingen in ${say.account(purse)} ein${about(text)}.`,
  'purse-moved': ({ from, to, money, text }, say) =>
    `${say.money(money)} kamen aus ${say.account(from)} in ${say.account(to)}${about(text)}.`,
  'purse-counted': ({ purse, counted, isBelow, isLess, difference, text }, say) => {
    const there = isBelow ? `es fehlten ${say.money(counted)}` : `es waren ${say.money(counted)}`;
    const differs =
      difference === null
        ? 'wie in den Büchern'
        : isLess
          ? `${say.money(difference)} weniger als in den Büchern`
          : `${say.money(difference)} mehr als in den Büchern`;
    return `${say.account(purse)} wurde gezählt: ${there}, ${differs}${about(text)}.`;
  },
} satisfies Pick<LogWords['sentences'], DuesOrPurseEvent['kind']>;

/** What happened to plans by which members settle up. */
const planLog = {
  'plan-agreed': ({ on, way, isOfEvening, members, transfers }, say) =>
    `Abrechnung${isOfEvening ? ' eines einzelnen Abends' : ''} zum ${say.day(on)} für ${members} ${members === 1 ? 'Mitglied' : 'Mitglieder'} vereinbart, ${
      way === 'purse' ? 'über die Kasse' : 'unter den Mitgliedern'
    }: ${transfers} ${transfers === 1 ? 'Zahlung' : 'Zahlungen'}.`,
  'transfer-done': ({ text, ...transfer }, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `${from} zahlte ${money} an ${to}, wie abgerechnet${about(text)}.`;
  },
  'transfer-dropped': (transfer, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `Die Zahlung von ${money} von ${from} an ${to} entfiel.`;
  },
} satisfies Pick<LogWords['sentences'], PlanEvent['kind']>;

type Kinds = keyof typeof PAYMENT_KINDS | keyof typeof WAYS_KINDS;

const WAYS: Readonly<Record<WayKind, string>> = {
  'mobilepay-number': 'MobilePay',
  'mobilepay-box': 'MobilePay Box',
  'bank-account': 'Überweisung',
  swish: 'Swish',
  'euro-transfer': 'Überweisung in Euro',
};

/** What members say that they have paid, and how they can. */
const paymentLog = {
  'payment-reported': ({ member, purse, money, text }, say) => {
    const into = purse === null ? '' : ` in ${say.account(purse)}`;
    return `${say.player(member)} hat gemeldet, dass ${say.money(money)} bezahlt sind${into}${about(text)}.`;
  },
  'payment-confirmed': ({ member, purse, money, text }, say) =>
    `Die Zahlung von ${say.money(money)} von ${say.player(member)} wurde bestätigt und liegt in ${say.account(purse)}${about(text)}.`,
  'payment-declined': ({ member, money }, say) =>
    `Die Zahlung von ${say.money(money)} von ${say.player(member)} wurde abgelehnt.`,
  'payment-withdrawn': ({ member, money }, say) =>
    `${say.player(member)} hat die Meldung zurückgezogen, ${say.money(money)} bezahlt zu haben.`,
  'ways-to-pay-chosen': ({ ways }, say) =>
    ways.length === 0
      ? 'Der Club sagt nicht mehr, wie man ihn bezahlt.'
      : `Der Club kann jetzt so bezahlt werden: ${say.or(ways.map((way) => WAYS[way]))}.`,
} satisfies Pick<LogWords['sentences'], Kinds>;

const CONCLUSIONS: Readonly<Record<Conclusion, string>> = {
  approved: 'bestätigt',
  'approved-with-reservations': 'mit Einschränkungen bestätigt',
  'not-approved': 'nicht bestätigt',
};

/** The reconciliations of purses with their banks. */
const reconciliationLog = {
  'purse-reconciled': ({ purse, until, isBelow, money, found }, say) =>
    `${say.account(purse)} wurde bis einschließlich ${say.day(until)} mit der Bank abgestimmt: Saldo ${isBelow ? '−' : ''}${say.money(money)}, ${found} ${found === 1 ? 'Beleg' : 'Belege'} gefunden.`,
  'reconciliation-withdrawn': ({ purse, until }, say) =>
    `Die Abstimmung von ${say.account(purse)} bis einschließlich ${say.day(until)} wurde zurückgenommen.`,
} satisfies Pick<LogWords['sentences'], ReconciliationEvent['kind']>;

/** What happened to fiscal years. */
const yearLog = {
  'year-closed': ({ year }) => `Das Geschäftsjahr ${year} wurde abgeschlossen.`,
  'year-reopened': ({ year }) => `Das Geschäftsjahr ${year} wurde wieder geöffnet.`,
  'year-examined': ({ year, vouchers, conclusion, remarks }) =>
    `${
      conclusion === null
        ? `Die Abrechnung von ${year} wurde geprüft.`
        : `Die Abrechnung von ${year} wurde geprüft: ${CONCLUSIONS[conclusion]}.`
    }${vouchers === 0 ? '' : ` Angesehene Belege: ${vouchers}.`}${remark(remarks)}`,
  'remark-put': ({ year, voucher, text }) =>
    voucher === null
      ? `Die Kassenprüfung schrieb eine Bemerkung zum Abschluss ${year}: ${text}`
      : `Die Kassenprüfung schrieb eine Bemerkung zu Beleg ${voucher}: ${text}`,
  'remark-kept-open': ({ year, remark: number }) =>
    `Die Bemerkung ${number} der Kassenprüfung zum Abschluss ${year} blieb offen.`,
  'remark-answered': ({ year, remark: number, answer }) =>
    `Die Bemerkung ${number} der Kassenprüfung zum Abschluss ${year} wurde beantwortet: ${answer}`,
  'remark-settled': ({ year, remark: number }) =>
    `Die Bemerkung ${number} der Kassenprüfung zum Abschluss ${year} wurde erledigt.`,
  'examination-withdrawn': ({ year }) =>
    `Der Prüfvermerk zum Abschluss ${year} wurde zurückgezogen.`,
  'accounts-noted': ({ year, notes }, say) => {
    if (notes.length === 0) return `Die Anmerkungen zum Abschluss ${year} wurden gestrichen.`;
    const list = notes
      .map(({ account, text }, at) => {
        return `${at + 1}. ${account === null ? 'ganzer Abschluss' : say.account(account)}: ${text}`;
      })
      .join(' ');
    return `Anmerkungen zum Abschluss ${year}: ${list}`;
  },
  'budget-set': ({ year, lines }, say) => {
    if (lines.length === 0) return `Der Haushalt für ${year} wurde gestrichen.`;
    const list = say.and(
      lines.map((line) => `${say.account(line.account)} ${say.money(line.money)}`),
    );
    return `Der Haushalt für ${year} wurde aufgestellt: ${list}.`;
  },
} satisfies Pick<LogWords['sentences'], YearEvent['kind']>;

/** What happened to the club's money beside its evenings. */
export const moneyLog = {
  'books-opened': () => 'Das Kassenbuch des Clubs wurde eröffnet.',
  'books-changed': (
    { timeZone, yearStart, yearFrom, pursesShown, firstDay, receiptYears },
    say,
  ) => {
    const said = [
      ...(timeZone === null ? [] : [`die Zeitzone ist ${timeZone}`]),
      ...(yearStart === null ? [] : [`das Geschäftsjahr beginnt am ${say.dayOfYear(yearStart)}`]),
      ...(yearFrom === null ? [] : [`ein Geschäftsjahr beginnt am ${say.day(yearFrom)}`]),
      ...(pursesShown === null
        ? []
        : [
            pursesShown
              ? 'die Mitglieder sehen, was in den Kassen ist'
              : 'nur die Betrauten sehen, was in den Kassen ist',
          ]),
      ...(firstDay === null ? [] : [`die Bücher beginnen am ${say.day(firstDay)}`]),
      ...(receiptYears === null ? [] : [receiptYearsSaid(receiptYears)]),
    ];
    return `Das Kassenbuch wird anders geführt: ${say.and(said)}.`;
  },
  'account-added': ({ name, type }) => `${ADDED[type]} ${name} wurde angelegt.`,
  'account-changed': ({ account, was, archived, wasArchived }, say) => {
    const name = say.account(account);
    if (archived !== wasArchived)
      return archived ? `${name} wurde weggelegt.` : `${name} ist wieder in Gebrauch.`;
    return was === null
      ? `Ein Konto heißt jetzt ${name}.`
      : `Das Konto ${was} heißt jetzt ${name}.`;
  },
  'opening-balances-recorded': ({ day, lines }, say) => {
    const list = say.and(lines.map((line) => opening(line, say)));
    return `Anfangsbestand am ${say.day(day)}: ${list}.`;
  },
  'money-received': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} zahlte ${money} in ${purse}${moved.isForEvening ? ' für den Abend' : about(text)}.`;
  },
  'money-paid-out': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} bekam ${money} aus ${purse}${moved.isForEvening ? ' für den Abend' : about(text)}.`;
  },
  'money-given': ({ text, ...given }, say) => {
    const [from, to] = [say.player(given.from), say.player(given.to)];
    const money = say.money(given.money);
    if (given.isForEvening) return `${from} zahlte ${money} an ${to} bar für den Abend.`;
    if (given.as === 'paid') return `${from} zahlte ${money} an ${to}${about(text)}.`;
    if (given.as === 'taken-over')
      return `${to} übernahm ${money} von dem, was ${from} schuldet${about(text)}.`;
    return `${from} gab ${to} ${money}${about(text)}.`;
  },
  'match-moved': ({ member, money }, say) =>
    `${say.money(money)} der ausgeglichenen Posten von ${say.player(member)} wurden einem anderen Posten zugeordnet.`,
  'voucher-reversed': ({ number }) =>
    number === null ? 'Ein Beleg wurde zurückgebucht.' : `Beleg ${number} wurde zurückgebucht.`,
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
  purse: 'Die Kasse',
  income: 'Das Einnahmenkonto',
  expense: 'Das Ausgabenkonto',
  equity: 'Das Konto',
} as const;

type OpeningLine = ParamsOfKind['opening-balances-recorded']['lines'][number];

function opening(line: OpeningLine, say: Say): string {
  const money = say.money(line.money);
  if (line.account !== null) {
    const account = say.account(line.account);
    return line.isBelow ? `${account} fehlen ${money}` : `${account} hat ${money}`;
  }
  const member = say.player(line.member ?? '');
  return line.isBelow ? `${member} schuldet ${money}` : `${member} hat ${money} gut`;
}
