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
    `${say.players(members)} blev opkrævet ${name}, i alt ${say.money(money)}, at betale senest ${say.day(dueDay)}${about(text)}.`,
  'member-reminded': ({ member }, say) => `${say.player(member)} blev rykket.`,
  'dues-waived': ({ member, name, money, text }, say) =>
    `${say.player(member)} fik eftergivet ${name}, ${say.money(money)}${about(text)}.`,
  'expense-recorded': (
    { account, money, purse, laidOutBy, sharedBy, odd: who, text, due },
    say,
  ) => {
    const what = `${about(text)}${due === null ? '' : ` (forfald ${say.day(due.dueDay)})`}`;
    const paid =
      purse === null
        ? `${say.player(laidOutBy ?? '')} lagde ${say.money(money)} ud til ${say.account(account)}${what}.`
        : `${say.money(money)} til ${say.account(account)} blev betalt af ${say.account(purse)}${what}.`;
    if (sharedBy === null) return paid;
    const odd =
      who.length === 0 ? '' : ` (${say.players(who)} betaler den mindste mønt, der ikke gik op)`;
    return `${paid} ${say.players(sharedBy)} deler det${odd}.`;
  },
  'income-recorded': ({ account, money, purse, takenBy, text }, say) =>
    purse === null
      ? `${say.player(takenBy ?? '')} modtog ${say.money(money)} i ${say.account(account)} for klubben${about(text)}.`
      : `${say.money(money)} i ${say.account(account)} gik i ${say.account(purse)}${about(text)}.`,
  'purse-moved': ({ from, to, money, text }, say) =>
    `${say.money(money)} blev flyttet fra ${say.account(from)} til ${say.account(to)}${about(text)}.`,
  'purse-counted': ({ purse, counted, isBelow, isLess, difference, text }, say) => {
    const there = isBelow ? `der manglede ${say.money(counted)}` : `der var ${say.money(counted)}`;
    const differs =
      difference === null
        ? 'som bogført'
        : isLess
          ? `${say.money(difference)} mindre end bogført`
          : `${say.money(difference)} mere end bogført`;
    return `${say.account(purse)} blev talt: ${there}, ${differs}${about(text)}.`;
  },
} satisfies Pick<LogWords['sentences'], DuesOrPurseEvent['kind']>;

/** What happened to plans by which members settle up. */
const planLog = {
  'plan-agreed': ({ on, way, isOfEvening, members, transfers }, say) =>
    `Afregning${isOfEvening ? ' af én aften alene' : ''} pr. ${say.day(on)} for ${members} ${members === 1 ? 'medlem' : 'medlemmer'} aftalt ${
      way === 'purse' ? 'gennem kassen' : 'medlemmerne imellem'
    }: ${transfers} ${transfers === 1 ? 'betaling' : 'betalinger'}.`,
  'transfer-done': ({ text, ...transfer }, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `${from} betalte ${money} til ${to} efter afregningen${about(text)}.`;
  },
  'transfer-dropped': (transfer, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `Betalingen på ${money} fra ${from} til ${to} udgik af afregningen.`;
  },
} satisfies Pick<LogWords['sentences'], PlanEvent['kind']>;

type Kinds = keyof typeof PAYMENT_KINDS | keyof typeof WAYS_KINDS;

const WAYS: Readonly<Record<WayKind, string>> = {
  'mobilepay-number': 'MobilePay',
  'mobilepay-box': 'MobilePay Box',
  'bank-account': 'bankoverførsel',
  swish: 'Swish',
  'euro-transfer': 'overførsel i euro',
};

/** What members say that they have paid, and how they can. */
const paymentLog = {
  'payment-reported': ({ member, purse, money, text }, say) => {
    const into = purse === null ? '' : ` til ${say.account(purse)}`;
    return `${say.player(member)} har meldt, at ${say.money(money)} er betalt${into}${about(text)}.`;
  },
  'payment-confirmed': ({ member, purse, money, text }, say) =>
    `Indbetalingen på ${say.money(money)} fra ${say.player(member)} blev bekræftet og lagt i ${say.account(purse)}${about(text)}.`,
  'payment-declined': ({ member, money }, say) =>
    `Indbetalingen på ${say.money(money)} fra ${say.player(member)} blev afvist.`,
  'payment-withdrawn': ({ member, money }, say) =>
    `${say.player(member)} trak sin melding om at have betalt ${say.money(money)} tilbage.`,
  'ways-to-pay-chosen': ({ ways }, say) =>
    ways.length === 0
      ? 'Klubben siger ikke længere, hvordan man betaler den.'
      : `Klubben kan nu betales med ${say.or(ways.map((way) => WAYS[way]))}.`,
} satisfies Pick<LogWords['sentences'], Kinds>;

const CONCLUSIONS: Readonly<Record<Conclusion, string>> = {
  approved: 'godkendt',
  'approved-with-reservations': 'godkendt med forbehold',
  'not-approved': 'ikke godkendt',
};

/** The reconciliations of purses with their banks. */
const reconciliationLog = {
  'purse-reconciled': ({ purse, until, isBelow, money, found }, say) =>
    `${say.account(purse)} blev afstemt med banken til og med ${say.day(until)}: saldo ${isBelow ? '−' : ''}${say.money(money)}, ${found} bilag fundet.`,
  'reconciliation-withdrawn': ({ purse, until }, say) =>
    `Afstemningen af ${say.account(purse)} til og med ${say.day(until)} blev taget tilbage.`,
} satisfies Pick<LogWords['sentences'], ReconciliationEvent['kind']>;

/** What happened to fiscal years. */
const yearLog = {
  'year-closed': ({ year }) => `Regnskabsåret ${year} blev afsluttet.`,
  'year-reopened': ({ year }) => `Regnskabsåret ${year} blev åbnet igen.`,
  'year-examined': ({ year, vouchers, conclusion, remarks }) =>
    `${
      conclusion === null
        ? `Regnskabet for ${year} blev revideret.`
        : `Regnskabet for ${year} blev revideret: ${CONCLUSIONS[conclusion]}.`
    }${vouchers === 0 ? '' : ` ${vouchers} bilag er set.`}${remark(remarks)}`,
  'remark-put': ({ year, voucher, text }) =>
    voucher === null
      ? `Revisor skrev en bemærkning til regnskabet for ${year}: ${text}`
      : `Revisor skrev en bemærkning til bilag ${voucher}: ${text}`,
  'remark-kept-open': ({ year, remark: number }) =>
    `Revisors bemærkning ${number} til regnskabet for ${year} blev holdt åben.`,
  'remark-answered': ({ year, remark: number, answer }) =>
    `Revisors bemærkning ${number} til regnskabet for ${year} blev besvaret: ${answer}`,
  'remark-settled': ({ year, remark: number }) =>
    `Revisors bemærkning ${number} til regnskabet for ${year} blev afsluttet.`,
  'examination-withdrawn': ({ year }) =>
    `Revisionspåtegningen på regnskabet for ${year} blev trukket tilbage.`,
  'accounts-noted': ({ year, notes }, say) => {
    if (notes.length === 0) return `Noterne til regnskabet for ${year} blev fjernet.`;
    const list = notes
      .map(({ account, text }, at) => {
        return `${at + 1}. ${account === null ? 'hele regnskabet' : say.account(account)}: ${text}`;
      })
      .join(' ');
    return `Noter til regnskabet for ${year}: ${list}`;
  },
  'budget-set': ({ year, lines }, say) => {
    if (lines.length === 0) return `Budgettet for ${year} blev fjernet.`;
    const list = say.and(
      lines.map((line) => `${say.account(line.account)} ${say.money(line.money)}`),
    );
    return `Budgettet for ${year} blev lagt: ${list}.`;
  },
} satisfies Pick<LogWords['sentences'], YearEvent['kind']>;

/** What happened to the club's money beside its evenings. */
export const moneyLog = {
  'books-opened': () => 'Klubbens kassebog blev åbnet.',
  'books-changed': (
    { timeZone, yearStart, yearFrom, pursesShown, firstDay, receiptYears },
    say,
  ) => {
    const said = [
      ...(timeZone === null ? [] : [`tidszonen er ${timeZone}`]),
      ...(yearStart === null ? [] : [`regnskabsåret begynder ${say.dayOfYear(yearStart)}`]),
      ...(yearFrom === null ? [] : [`et regnskabsår begynder ${say.day(yearFrom)}`]),
      ...(pursesShown === null
        ? []
        : [
            pursesShown
              ? 'medlemmerne ser, hvad der er i kasserne'
              : 'kun de betroede ser, hvad der er i kasserne',
          ]),
      ...(firstDay === null ? [] : [`bøgerne begynder ${say.day(firstDay)}`]),
      ...(receiptYears === null ? [] : [receiptYearsSaid(receiptYears)]),
    ];
    return `Kassebogen blev ført på en anden måde: ${say.and(said)}.`;
  },
  'account-added': ({ name, type }) => `${ADDED[type]} ${name} blev oprettet.`,
  'account-changed': ({ account, was, archived, wasArchived }, say) => {
    const name = say.account(account);
    if (archived !== wasArchived)
      return archived ? `${name} blev arkiveret.` : `${name} blev taget i brug igen.`;
    return was === null ? `En konto hedder nu ${name}.` : `Kontoen ${was} hedder nu ${name}.`;
  },
  'opening-balances-recorded': ({ day, lines }, say) => {
    const list = say.and(lines.map((line) => opening(line, say)));
    return `Primo pr. ${say.day(day)}: ${list}.`;
  },
  'money-received': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} betalte ${money} til ${purse}${moved.isForEvening ? ' for aftenen' : about(text)}.`;
  },
  'money-paid-out': ({ text, ...moved }, say) => {
    const { member, purse, money } = movedWords(moved, say);
    return `${member} fik ${money} udbetalt fra ${purse}${moved.isForEvening ? ' for aftenen' : about(text)}.`;
  },
  'money-given': ({ text, ...given }, say) => {
    const [from, to] = [say.player(given.from), say.player(given.to)];
    const money = say.money(given.money);
    if (given.isForEvening) return `${from} betalte ${to} ${money} kontant for aftenen.`;
    if (given.as === 'paid') return `${from} betalte ${to} ${money}${about(text)}.`;
    if (given.as === 'taken-over')
      return `${to} overtog ${money} af det, ${from} skylder${about(text)}.`;
    return `${from} gav ${to} ${money}${about(text)}.`;
  },
  'match-moved': ({ member, money }, say) =>
    `${say.money(money)} af det, der er udlignet for ${say.player(member)}, blev flyttet til en anden post.`,
  'voucher-reversed': ({ number }) =>
    number === null ? 'Et bilag blev tilbageført.' : `Bilag ${number} blev tilbageført.`,
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
  purse: 'Kassen',
  income: 'Indtægtskontoen',
  expense: 'Udgiftskontoen',
  equity: 'Kontoen',
} as const;

type OpeningLine = ParamsOfKind['opening-balances-recorded']['lines'][number];

function opening(line: OpeningLine, say: Say): string {
  const money = say.money(line.money);
  if (line.account !== null) {
    const account = say.account(line.account);
    return line.isBelow ? `${account} mangler ${money}` : `${account} har ${money}`;
  }
  const member = say.player(line.member ?? '');
  return line.isBelow ? `${member} skylder ${money}` : `${member} har ${money} til gode`;
}
