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
    `Ingen räkning och ingen avstämning av ${say.and(purses)} täcker hela året.`,
  'receipts-missing': ({ vouchers }) => `${vouchers} verifikat saknar kvitto.`,
  'no-dues-charged': () => 'Inga avgifter är uttagna under året.',
  'vouchers-not-looked-at': ({ looked, vouchers }) =>
    `${looked} av ${vouchers} verifikat är granskade.`,
  'objections-open': ({ vouchers }, say) =>
    `Det finns en öppen invändning mot verifikat ${say.and(vouchers)}.`,
  'remarks-open': ({ remarks }, say) => `Anmärkning ${say.and(remarks)} är inte avslutad.`,
};

const doubtReasons = {
  'purse-below-zero': () => 'Så mycket finns inte i kassan: den hamnar under noll. Stämmer det?',
  'opened-before': ({ day }, say) =>
    `Det finns redan en ingående balans per ${say.day(day)}; den här läggs till. Stämmer det?`,
  'evenings-booked': ({ days }, say) =>
    `Pengarna från kvällar som noterats från papper är bokförda: ${say.and(days.map(say.day))}. Ingår de också i de här saldona räknas de två gånger. Stämmer det?`,
  'purse-is-reconciled': ({ until }, say) =>
    `Kassan är avstämd mot banken till och med ${say.day(until)}; en verifikation före dess läggs till det avstämda. Stämmer det?`,
  'other-year': ({ year }) =>
    `Datumet ligger i räkenskapsåret ${year}, inte i det som löper nu. Är det rätt?`,
  'dues-of-later-year': ({ year, due }) =>
    `Avgiften ska betalas ${due}, men blir en intäkt i räkenskapsåret ${year}. En avgift för ${due} tas ut när ${due} har börjat. Stämmer det?`,
  'amount-unusual': () => 'Beloppet är långt över vad klubben annars bokför. Stämmer det?',
  'same-name': ({ name }) => `Det finns redan en som heter ${name}. Stämmer det?`,
  'reported-before': ({ day }, say) =>
    `Du har redan anmält samma belopp som betalt ${say.day(day)}. Är det här en betalning till?`,
  'payment-waits': ({ reference }) =>
    `Medlemmen har själv anmält det beloppet som betalt (${reference}), och det väntar på bekräftelse. Är det här en betalning till?`,
  ...asking(signingWarnings, 'Stämmer det?'),
} satisfies SentencesOf<typeof DOUBT_REASONS>;

const duesReasons = {
  'no-such-dues': () => 'Den avgiften finns inte.',
  'part-is-no-part': () => 'En andel av avgiften är mindre än hela avgiften.',
  'charged-twice': () => 'Varje medlem kan debiteras en gång.',
  'not-charged': () => 'Medlemmen debiterades inte den avgiften.',
  'dues-are-waived': () => 'Avgiften är redan efterskänkt.',
  'owes-nothing': () => 'Medlemmen är inte skyldig något.',
  'dues-are-reversed': () => 'Debiteringen är återförd.',
  'shared-twice': () => 'Varje medlem kan dela en gång.',
  'nobody-else-shares': () => 'Någon annan än den som lade ut måste dela.',
  'purse-or-member': () => 'Nämn antingen en kassa eller den som lade ut.',
  'same-purse': () => 'Det måste vara två olika kassor.',
  'count-needs-why': () => 'Det räknades annat än böckerna visar: skriv varför.',
} satisfies SentencesOf<typeof DUES_REASONS>;

const matchReasons = {
  'own-match': () => 'Det är dina egna poster: låt någon annan som sköter kassan flytta det.',
  'items-not-matched': () => 'De två posterna är inte kvittade mot varandra.',
  'same-item': () => 'Där står det redan: välj en annan post.',
  'item-of-other-sign': () =>
    'Välj en post på samma sida: skuld till skuld, tillgodohavande till tillgodohavande.',
  'item-not-open': () => 'Inget är öppet på den posten.',
  'more-than-matched': ({ most, currency }, say) =>
    `Bara ${say.money({ amount: most, currency })} är kvittat.`,
  'more-than-open': ({ most, currency }, say) =>
    `Bara ${say.money({ amount: most, currency })} är öppet på den andra posten.`,
} satisfies SentencesOf<typeof MATCH_REASONS>;

const planReasons = {
  'no-such-plan': () => 'Den avräkningen finns inte.',
  'no-such-transfer': () => 'Den betalningen finns inte i avräkningen.',
  'purse-is-needed': () => 'Välj en kassa: beloppen går inte jämnt upp mellan medlemmarna.',
  'member-is-twice': () => 'Varje medlem kan vara med en gång.',
  'nothing-to-settle': () => 'Det finns inget att avräkna.',
  'plan-is-stale': () =>
    'Saldona har ändrats sedan dess. Titta på avräkningen igen och avtala den sedan.',
  'plan-of-later-day': ({ day }, say) =>
    `Några av dem är redan avräknade till en senare dag; välj ${say.day(day)} eller senare.`,
  'transfer-is-done': () => 'Den betalningen är redan markerad som gjord.',
  'transfer-is-dropped': () => 'Den betalningen har utgått.',
  'less-than-agreed': () =>
    'De två har kommit överens om en större betalning i en avräkning: bokför hela beloppet, eller annullera överföringen först.',
  'day-before-plan': ({ day, first }, say) =>
    `${say.day(day)} är för tidigt; det kan tidigast vara ${say.day(first)}.`,
  'transfer-moved-on': () => 'Någon annan har just ändrat betalningen. Titta på den igen.',
  'not-your-transfer': () =>
    'Bara den som får pengarna eller en kassör kan markera betalningen som gjord.',
  'own-payment': () => 'Din egen betalning måste någon annan bekräfta.',
} satisfies SentencesOf<typeof PLAN_REASONS>;

const STATES: Readonly<Record<PaymentState, string>> = {
  reported: 'anmäld och väntar på svar',
  confirmed: 'bekräftad',
  declined: 'avvisad',
  withdrawn: 'återtagen',
  reversed: 'återförd',
};

const paymentReasons = {
  'no-such-payment': () => 'Den betalningen finns inte.',
  'plan-asks-for-it': () =>
    'En avtalad uppgörelse begär det redan: markera betalningen där när den har kommit.',
  'evening-asks-otherwise': () =>
    'Kvällen har inte den betalningen: den kan ha rättats. Se listan igen.',
  'payment-is-known': () => 'Den betalningen är redan anmäld.',
  'payment-has-ended': ({ state }) => `Betalningen är redan ${STATES[state]}.`,
  'payment-moved-on': ({ current, version }) =>
    `Någon annan har svarat på betalningen under tiden (version ${current}, inte ${version}). Hämta den igen.`,
  'only-own-payment': () => 'Bara den som anmälde betalningen kan ta tillbaka den.',
  'reference-malformed': ({ reference }) =>
    `${reference} är ingen betalningskod: den har sex tecken. Se efter om ett tecken är fel.`,
  'no-such-reference': () => 'Den betalningskoden hör inte till någon i klubben.',
  'another-may-confirm': () =>
    'Det är din egen betalning: låt någon annan som sköter kassan bekräfta den.',
  'another-may-move': () =>
    'Det är dina egna pengar: låt någon annan som sköter kassan anteckna det, eller anmäl att du har betalt.',
} satisfies SentencesOf<typeof PAYMENT_REASONS>;

/** Why a purse cannot be reconciled with its bank. */
const reconciliationReasons = {
  'no-such-reconciliation': () => 'Den avstämningen finns inte.',
  'reconciled-to-later-day': ({ until }, say) =>
    `Kassan är redan avstämd till och med ${say.day(until)}; välj en senare dag.`,
  'voucher-not-in-purse': () => 'En av verifikationerna flyttar inga pengar i kassan.',
  'voucher-is-reconciled': () => 'En av verifikationerna är redan avstämd. Hämta sidan igen.',
  'balance-not-within': ({ day }, say) =>
    `Saldot ${say.day(day)} är inte av en tidigare dag på kontoutdraget, eller dagen är nämnd två gånger.`,
  'reconciliation-differs': ({ amount, currency }, say) =>
    `Det skiljer ${say.money({ amount: Math.abs(amount), currency })} mellan banken och det avstämda.`,
  'reconciliation-not-latest': () => 'Bara den senaste avstämningen kan tas tillbaka.',
  'reconciliation-is-withdrawn': () => 'Avstämningen är redan tillbakatagen.',
} satisfies SentencesOf<typeof RECONCILIATION_REASONS>;

export const payReasons = {
  'way-not-in-currency': ({ currency, needed }) =>
    `Så betalar man bara i ${needed}, och klubben räknar i ${currency}.`,
  'mobilepay-number-malformed': () =>
    'Ett MobilePay-nummer är ett danskt telefonnummer med åtta siffror, den första 2 till 9, eller föreningens eget med fem eller sex.',
  'box-malformed': () => 'Ett Box-id ser ut som box12345 eller 1234AB.',
  'registration-number-malformed': () => 'Ett danskt registreringsnummer har fyra siffror.',
  'account-number-malformed': () => 'Ett danskt kontonummer har högst tio siffror.',
  'swish-number-malformed': () =>
    'Ett Swish-nummer börjar med 123 och har tio siffror, eller så är det ett svenskt mobilnummer.',
  'iban-malformed': () => 'Det IBAN-numret stämmer inte. Se efter om ett tecken saknas.',
  'iban-not-sepa': ({ country }) => `Till ${country} kan man inte överföra så.`,
  'bic-malformed': () => 'En BIC har åtta eller elva tecken.',
  'bic-needed': ({ country }) => `Till ${country} behövs bankens BIC.`,
  'account-name-malformed': ({ most }) => `Namnet på kontot får ha högst ${most} tecken.`,
  'amount-not-payable': () => 'Det beloppet kan inte betalas så.',
} satisfies SentencesOf<typeof PAY_REASONS>;

export const payWarnings = {
  'box-is-private': ({ most }, say) =>
    `En MobilePay Box är för privat bruk och kan ta emot högst ${say.money({ amount: most, currency: 'DKK' })} om året.`,
} satisfies SentencesOf<typeof PAY_WARNINGS>;

const KEEPERS = { treasurer: 'kassör', secretary: 'sekreterare' } as const;

/** Why something cannot be done with a fiscal year. */
const yearReasons = {
  'no-such-year': () => 'Klubben har inget sådant räkenskapsår.',
  'year-moved-on': ({ current, version }) =>
    `Året har ändrats: det är vid version ${current}, och detta gällde version ${version}. Hämta det igen.`,
  'year-runs-still': ({ lastDay }, say) =>
    `Året löper till ${say.day(lastDay)}; det kan avslutas när den dagen är förbi.`,
  'earlier-year-is-open': ({ year }) => `${year} är fortfarande öppet; avsluta det året först.`,
  'later-year-is-closed': ({ year }) => `${year} är avslutat; öppna det året igen först.`,
  'year-is-open': ({ year }) => `${year} är öppet; avsluta året först.`,
  'examiner-kept-books': ({ role }) =>
    role === 'recorder'
      ? 'Du har bokfört verifikationer det året; någon annan måste revidera det.'
      : `Du var ${KEEPERS[role]} det året; någon annan måste revidera det.`,
  'head-unknown': () => 'Så har loggen aldrig sett ut. Hämta räkenskaperna igen.',
  'head-before-closing': () => 'Året avslutades efter det du har sett. Hämta räkenskaperna igen.',
  'nothing-looked-at': () => 'Kryssa för minst en punkt som är granskad.',
  'reservation-is-missing': () =>
    'Skriv reservationen eller skälet, eller ha en anmärkning som inte är avslutad.',
  'reservation-of-approval': () =>
    'Ett tillstyrkt bokslut har ingen reservation: välj tillstyrkt med reservation.',
  'no-such-examination': () => 'Den granskningen finns inte.',
  'no-such-remark': () => 'Den anmärkningen finns inte.',
  'examination-of-another': () => 'Bara den revisor som skrev under kan ta tillbaka underskriften.',
  'examination-is-withdrawn': () => 'Underskriften är tillbakatagen.',
  'examination-is-of-before': () =>
    'Året öppnades igen efter granskningen; underskriften gäller bokslutet som det var.',
  'remark-answered-by-you': () =>
    'Du har själv svarat på anmärkningen; en annan revisor måste avsluta den.',
  'remark-is-settled': () => 'Anmärkningen är avslutad.',
  'remark-not-answered': () => 'Anmärkningen har inget nytt svar att ta ställning till.',
  'remark-needs-closed-year': () =>
    'Året är öppet: skriv anmärkningen till ett verifikat, eller vänta tills året är avslutat.',
  'accounts-not-closed': () =>
    'Året är inte avslutat än; när det är avslutat kan medlemmarna läsa bokslutet.',
  'owner-opens-examined': () =>
    'Bokslutet är granskat; bara en ägare av klubben kan öppna året igen.',
  'no-result-account': () => 'En budget gäller intäkter och kostnader.',
  'budget-twice': () => 'Varje konto kan stå i budgeten en gång.',
  'no-such-period': () => 'Dagarna måste ligga i året, den första före den sista.',
} satisfies SentencesOf<typeof YEAR_REASONS>;

const TYPES = {
  purse: 'en kassa',
  income: 'ett intäktskonto',
  expense: 'ett utgiftskonto',
  equity: 'det egna kapitalet',
} as const;

export const moneyReasons = {
  'day-in-future': ({ day, today }, say) =>
    `Den ${say.day(day)} har inte kommit än; i dag är det ${say.day(today)}.`,
  'no-such-day': () => 'Den dagen finns inte i kalendern.',
  'day-before-books': ({ day, first }, say) =>
    `Den ${say.day(day)} ligger före klubbens böcker: de börjar den ${say.day(first)}. Börjar de tidigare, så ändra det i inställningarna.`,
  'voucher-in-new-year': ({ day, latest }, say) =>
    `Räkenskapsåret kan inte börja redan den ${say.day(day)}: det finns verifikat från den dagen eller senare, det senaste från den ${say.day(latest)}. Låt det börja nästa gång.`,
  'year-is-closed': ({ year }) => `Räkenskapsåret ${year} är avslutat.`,
  'books-are-open': () => 'Kassaboken är redan öppnad.',
  'books-not-open': () => 'Kassaboken är inte öppnad än.',
  'no-such-time-zone': () => 'Den tidszonen finns inte.',
  'no-such-year-start': () => 'Ett räkenskapsår kan börja den 1:a till 28:e i en månad.',
  'no-such-member': () => 'Klubben har ingen sådan medlem.',
  'same-member': () => 'Det måste vara två olika medlemmar.',
  'opening-twice': () => 'Varje medlem och varje kassa kan stå där en gång.',
  'nothing-to-open': () => 'Det finns inga belopp att notera.',
  'balances-without-day': () => 'Ange vilken dag saldona gäller från.',
  'has-opening-balance': () => 'Här finns redan en ingående saldo; ta tillbaka den först.',
  'member-or-account': () => 'Nämn antingen en medlem eller en kassa.',
  'no-such-account': () => 'Klubben har inget sådant konto.',
  'other-type-of-account': ({ type }) => `Välj i stället ${TYPES[type]}.`,
  'account-is-archived': () => 'Det kontot är undanlagt; ta det först i bruk igen.',
  'account-is-needed': () => 'Det kontot använder appen själv; det kan inte läggas undan.',
  'purse-holds-money': () => 'Det finns pengar i kassan; töm den innan den läggs undan.',
  'no-such-voucher': () => 'Det verifikatet finns inte.',
  'voucher-of-evening': () => 'Det verifikatet hör till en kväll; rätta kvällen i stället.',
  'voucher-stays': () => 'Det verifikatet kan inte återföras.',
  'voucher-is-reversed': () => 'Verifikatet är redan återfört.',
  'reversal-in-its-year': ({ year }) =>
    `En återföring tas tillbaka i sitt eget år: välj en dag i ${year}.`,
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
