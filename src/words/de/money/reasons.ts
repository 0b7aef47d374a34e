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
    `Keine Zählung und kein Abgleich von ${say.and(purses)} deckt das ganze Jahr ab.`,
  'receipts-missing': ({ vouchers }) =>
    vouchers === 1 ? '1 Beleg hat keine Quittung.' : `${vouchers} Belege haben keine Quittung.`,
  'no-dues-charged': () => 'In diesem Jahr sind keine Beiträge erhoben.',
  'vouchers-not-looked-at': ({ looked, vouchers }) =>
    `${looked} von ${vouchers} Belegen sind angesehen.`,
  'objections-open': ({ vouchers }, say) =>
    vouchers.length === 1
      ? `Gegen Beleg ${say.and(vouchers)} ist ein Einspruch offen.`
      : `Gegen die Belege ${say.and(vouchers)} sind Einsprüche offen.`,
  'remarks-open': ({ remarks }, say) =>
    remarks.length === 1
      ? `Bemerkung ${say.and(remarks)} ist nicht erledigt.`
      : `Die Bemerkungen ${say.and(remarks)} sind nicht erledigt.`,
};

const doubtReasons = {
  'purse-below-zero': () =>
    'So viel ist nicht in der Kasse: sie kommt unter null. Ist das richtig?',
  'opened-before': ({ day }, say) =>
    `Es gibt schon einen Anfangsbestand zum ${say.day(day)}; dieser kommt hinzu. Ist das richtig?`,
  'evenings-booked': ({ days }, say) =>
    `Das Geld von Abenden, die vom Papier eingetragen wurden, ist gebucht: ${say.and(days.map(say.day))}. Steckt es auch in diesem Anfangsbestand, zählt es doppelt. Ist das richtig?`,
  'purse-is-reconciled': ({ until }, say) =>
    `Die Kasse ist bis einschließlich ${say.day(until)} mit der Bank abgestimmt; ein Beleg bis dahin kommt zum Abgestimmten hinzu. Ist das richtig?`,
  'other-year': ({ year }) =>
    `Der Tag liegt im Geschäftsjahr ${year}, nicht im laufenden. Ist das richtig?`,
  'dues-of-later-year': ({ year, due }) =>
    `Der Beitrag ist ${due} zu zahlen, wird aber eine Einnahme des Geschäftsjahrs ${year}. Ein Beitrag für ${due} wird erhoben, sobald ${due} begonnen hat. Ist das richtig?`,
  'amount-unusual': () =>
    'Der Betrag liegt weit über dem, was der Club sonst bucht. Ist das richtig?',
  'same-name': ({ name }) => `${name} gibt es schon. Ist das richtig?`,
  'reported-before': ({ day }, say) =>
    `Du hast denselben Betrag schon am ${say.day(day)} als bezahlt gemeldet. Ist das eine weitere Zahlung?`,
  'payment-waits': ({ reference }) =>
    `Das Mitglied hat diesen Betrag selbst als bezahlt gemeldet (${reference}); er muss noch bestätigt werden. Ist das eine weitere Zahlung?`,
  ...asking(signingWarnings, 'Ist das richtig?'),
} satisfies SentencesOf<typeof DOUBT_REASONS>;

const duesReasons = {
  'no-such-dues': () => 'Diesen Beitrag gibt es nicht.',
  'part-is-no-part': () => 'Ein anteiliger Beitrag ist kleiner als der ganze.',
  'charged-twice': () => 'Jedes Mitglied kann einmal belastet werden.',
  'not-charged': () => 'Dem Mitglied wurde dieser Beitrag nicht berechnet.',
  'dues-are-waived': () => 'Der Beitrag ist schon erlassen.',
  'owes-nothing': () => 'Das Mitglied schuldet nichts.',
  'dues-are-reversed': () => 'Die Beiträge sind zurückgebucht.',
  'shared-twice': () => 'Jedes Mitglied kann einmal teilen.',
  'nobody-else-shares': () => 'Es muss noch jemand teilen außer dem, der ausgelegt hat.',
  'purse-or-member': () => 'Nennen Sie entweder eine Kasse oder wer ausgelegt hat.',
  'same-purse': () => 'Es müssen zwei verschiedene Kassen sein.',
  'count-needs-why': () =>
    'Gezählt wurde etwas anderes, als in den Büchern steht: Schreiben Sie, warum.',
} satisfies SentencesOf<typeof DUES_REASONS>;

const matchReasons = {
  'own-match': () =>
    'Es sind die eigenen Posten: jemand anderes mit Zugriff auf die Kasse muss das umbuchen.',
  'items-not-matched': () => 'Die beiden Posten sind nicht miteinander ausgeglichen.',
  'same-item': () => 'Dort steht es schon: einen anderen Posten wählen.',
  'item-of-other-sign': () =>
    'Einen Posten auf derselben Seite wählen: Schuld zu Schuld, Guthaben zu Guthaben.',
  'item-not-open': () => 'Auf diesem Posten ist nichts offen.',
  'more-than-matched': ({ most, currency }, say) =>
    `Ausgeglichen sind nur ${say.money({ amount: most, currency })}.`,
  'more-than-open': ({ most, currency }, say) =>
    `Auf dem anderen Posten sind nur ${say.money({ amount: most, currency })} offen.`,
} satisfies SentencesOf<typeof MATCH_REASONS>;

const planReasons = {
  'no-such-plan': () => 'Diese Abrechnung gibt es nicht.',
  'no-such-transfer': () => 'Diese Zahlung gibt es in der Abrechnung nicht.',
  'purse-is-needed': () => 'Wähle eine Kasse: Unter den Mitgliedern gehen die Beträge nicht auf.',
  'member-is-twice': () => 'Jedes Mitglied kann einmal dabei sein.',
  'nothing-to-settle': () => 'Es gibt nichts abzurechnen.',
  'plan-is-stale': () =>
    'Die Stände haben sich seither geändert. Sieh die Abrechnung noch einmal an und vereinbare sie dann.',
  'plan-of-later-day': ({ day }, say) =>
    `Einige sind schon zu einem späteren Tag abgerechnet; wähle den ${say.day(day)} oder später.`,
  'transfer-is-done': () => 'Diese Zahlung ist schon als erledigt gemeldet.',
  'transfer-is-dropped': () => 'Diese Zahlung ist entfallen.',
  'less-than-agreed': () =>
    'Die beiden haben in einer Abrechnung eine größere Zahlung vereinbart: den ganzen Betrag buchen oder die Überweisung zuerst stornieren.',
  'day-before-plan': ({ day, first }, say) =>
    `${say.day(day)} ist zu früh; es geht frühestens am ${say.day(first)}.`,
  'transfer-moved-on': () =>
    'Jemand anders hat die Zahlung gerade geändert. Sieh sie noch einmal an.',
  'not-your-transfer': () =>
    'Nur wer das Geld bekommt oder die Kassenführung kann die Zahlung als erledigt melden.',
  'own-payment': () => 'Deine eigene Zahlung muss jemand anders bestätigen.',
} satisfies SentencesOf<typeof PLAN_REASONS>;

const STATES: Readonly<Record<PaymentState, string>> = {
  reported: 'gemeldet und wartet auf Antwort',
  confirmed: 'bestätigt',
  declined: 'abgelehnt',
  withdrawn: 'zurückgezogen',
  reversed: 'storniert',
};

const paymentReasons = {
  'no-such-payment': () => 'Diese Zahlung gibt es nicht.',
  'plan-asks-for-it': () =>
    'Eine vereinbarte Abrechnung verlangt das schon: Trag die Zahlung dort ein, wenn sie da ist.',
  'evening-asks-otherwise': () =>
    'Der Abend hat diese Zahlung nicht: vielleicht wurde er berichtigt. Sieh die Liste noch einmal an.',
  'payment-is-known': () => 'Diese Zahlung ist schon gemeldet.',
  'payment-has-ended': ({ state }) => `Die Zahlung ist schon ${STATES[state]}.`,
  'payment-moved-on': ({ current, version }) =>
    `Jemand anders hat inzwischen auf die Zahlung geantwortet (Stand ${current}, nicht ${version}). Hol sie noch einmal.`,
  'only-own-payment': () => 'Nur wer die Zahlung gemeldet hat, kann sie zurückziehen.',
  'reference-malformed': ({ reference }) =>
    `${reference} ist kein Zahlungscode: er hat sechs Zeichen. Sieh nach, ob ein Zeichen falsch ist.`,
  'no-such-reference': () => 'Dieser Zahlungscode gehört zu niemandem im Club.',
  'another-may-confirm': () =>
    'Das ist deine eigene Zahlung: lass sie von jemand anderem bestätigen, der die Kasse führt.',
  'another-may-move': () =>
    'Das ist dein eigenes Geld: lass es jemand anderen eintragen, der die Kasse führt, oder melde, dass du bezahlt hast.',
} satisfies SentencesOf<typeof PAYMENT_REASONS>;

/** Why a purse cannot be reconciled with its bank. */
const reconciliationReasons = {
  'no-such-reconciliation': () => 'Diese Abstimmung gibt es nicht.',
  'reconciled-to-later-day': ({ until }, say) =>
    `Die Kasse ist schon bis einschließlich ${say.day(until)} abgestimmt; bitte einen späteren Tag wählen.`,
  'voucher-not-in-purse': () => 'Einer der Belege bewegt in dieser Kasse kein Geld.',
  'voucher-is-reconciled': () => 'Einer der Belege ist schon abgestimmt. Bitte neu laden.',
  'balance-not-within': ({ day }, say) =>
    `Der Saldo vom ${say.day(day)} ist von keinem früheren Tag des Kontoauszugs, oder der Tag ist zweimal genannt.`,
  'reconciliation-differs': ({ amount, currency }, say) =>
    `Zwischen der Bank und dem Abgestimmten fehlen ${say.money({ amount: Math.abs(amount), currency })}.`,
  'reconciliation-not-latest': () => 'Nur die letzte Abstimmung kann zurückgenommen werden.',
  'reconciliation-is-withdrawn': () => 'Die Abstimmung ist schon zurückgenommen.',
} satisfies SentencesOf<typeof RECONCILIATION_REASONS>;

export const payReasons = {
  'way-not-in-currency': ({ currency, needed }) =>
    `So bezahlt man nur in ${needed}, und der Club rechnet in ${currency}.`,
  'mobilepay-number-malformed': () =>
    'Eine MobilePay-Nummer ist eine dänische Telefonnummer mit acht Ziffern, deren erste 2 bis 9 ist, oder die eigene des Clubs mit fünf oder sechs.',
  'box-malformed': () => 'Eine Box-ID sieht aus wie box12345 oder 1234AB.',
  'registration-number-malformed': () => 'Eine dänische Registrierungsnummer hat vier Ziffern.',
  'account-number-malformed': () => 'Eine dänische Kontonummer hat höchstens zehn Ziffern.',
  'swish-number-malformed': () =>
    'Eine Swish-Nummer beginnt mit 123 und hat zehn Ziffern, oder sie ist eine schwedische Mobilnummer.',
  'iban-malformed': () => 'Diese IBAN stimmt nicht. Sieh nach, ob ein Zeichen fehlt.',
  'iban-not-sepa': ({ country }) => `Nach ${country} kann man so nicht überweisen.`,
  'bic-malformed': () => 'Eine BIC hat acht oder elf Zeichen.',
  'bic-needed': ({ country }) => `Nach ${country} braucht es die BIC der Bank.`,
  'account-name-malformed': ({ most }) =>
    `Der Name des Kontos darf höchstens ${most} Zeichen haben.`,
  'amount-not-payable': () => 'Dieser Betrag kann so nicht bezahlt werden.',
} satisfies SentencesOf<typeof PAY_REASONS>;

export const payWarnings = {
  'box-is-private': ({ most }, say) =>
    `Eine MobilePay Box ist für den privaten Gebrauch und kann höchstens ${say.money({ amount: most, currency: 'DKK' })} im Jahr empfangen.`,
} satisfies SentencesOf<typeof PAY_WARNINGS>;

const KEEPERS = { treasurer: 'Kassenführung', secretary: 'Schriftführung' } as const;

/** Why something cannot be done with a fiscal year. */
const yearReasons = {
  'no-such-year': () => 'Der Club hat kein solches Geschäftsjahr.',
  'year-moved-on': ({ current, version }) =>
    `Das Jahr hat sich geändert: Es ist bei Version ${current}, und dies galt Version ${version}. Bitte neu laden.`,
  'year-runs-still': ({ lastDay }, say) =>
    `Das Jahr läuft bis ${say.day(lastDay)}; danach kann es abgeschlossen werden.`,
  'earlier-year-is-open': ({ year }) =>
    `${year} ist noch offen; bitte zuerst dieses Jahr abschließen.`,
  'later-year-is-closed': ({ year }) =>
    `${year} ist abgeschlossen; bitte zuerst dieses Jahr wieder öffnen.`,
  'year-is-open': ({ year }) => `${year} ist offen; bitte zuerst das Jahr abschließen.`,
  'examiner-kept-books': ({ role }) =>
    role === 'recorder'
      ? 'Belege jenes Jahres wurden von dir gebucht; jemand anders muss es prüfen.'
      : `In jenem Jahr wurden die Bücher auch von dir geführt (${KEEPERS[role]}); jemand anders muss es prüfen.`,
  'head-unknown': () => 'So war das Protokoll nie. Bitte die Abrechnung neu laden.',
  'head-before-closing': () =>
    'Das Jahr wurde nach dem abgeschlossen, was du gesehen hast. Bitte die Abrechnung neu laden.',
  'nothing-looked-at': () => 'Bitte mindestens einen geprüften Punkt ankreuzen.',
  'reservation-is-missing': () =>
    'Bitte die Einschränkung oder die Begründung schreiben, oder eine Bemerkung offen haben.',
  'reservation-of-approval': () =>
    'Ein bestätigter Abschluss hat keine Einschränkung: bitte „mit Einschränkungen bestätigt“ wählen.',
  'no-such-examination': () => 'Diese Prüfung gibt es nicht.',
  'no-such-remark': () => 'Diese Bemerkung gibt es nicht.',
  'examination-of-another': () => 'Nur wer unterschrieben hat, kann den Prüfvermerk zurückziehen.',
  'examination-is-withdrawn': () => 'Der Prüfvermerk ist zurückgezogen.',
  'examination-is-of-before': () =>
    'Das Jahr wurde nach der Prüfung wieder geöffnet; der Vermerk gilt für den Abschluss, wie er war.',
  'remark-answered-by-you': () =>
    'Die Antwort auf die Bemerkung ist von dir; jemand anders muss sie erledigen.',
  'remark-is-settled': () => 'Die Bemerkung ist erledigt.',
  'remark-not-answered': () => 'Die Bemerkung hat keine neue Antwort.',
  'remark-needs-closed-year': () =>
    'Das Jahr ist offen: Die Bemerkung gehört zu einem Beleg, oder sie wartet, bis das Jahr abgeschlossen ist.',
  'accounts-not-closed': () =>
    'Das Jahr ist noch nicht abgeschlossen; danach können die Mitglieder den Abschluss lesen.',
  'owner-opens-examined': () =>
    'Der Abschluss ist geprüft; nur wer den Club besitzt, kann das Jahr wieder öffnen.',
  'no-result-account': () => 'Ein Haushalt gilt für Einnahmen und Ausgaben.',
  'budget-twice': () => 'Jedes Konto kann einmal im Haushalt stehen.',
  'no-such-period': () => 'Die Tage müssen im Jahr liegen, der erste vor dem letzten.',
} satisfies SentencesOf<typeof YEAR_REASONS>;

const TYPES = {
  purse: 'eine Kasse',
  income: 'ein Einnahmenkonto',
  expense: 'ein Ausgabenkonto',
  equity: 'das Eigenkapital',
} as const;

export const moneyReasons = {
  'day-in-future': ({ day, today }, say) =>
    `Der ${say.day(day)} kommt erst noch; heute ist der ${say.day(today)}.`,
  'no-such-day': () => 'Diesen Tag gibt es im Kalender nicht.',
  'day-before-books': ({ day, first }, say) =>
    `Der ${say.day(day)} liegt vor den Büchern des Clubs: sie beginnen am ${say.day(first)}. Beginnen sie früher, so ändern Sie das in den Einstellungen.`,
  'voucher-in-new-year': ({ day, latest }, say) =>
    `Das Geschäftsjahr kann nicht schon am ${say.day(day)} beginnen: Es gibt Belege von diesem Tag oder danach, den letzten vom ${say.day(latest)}. Lassen Sie es beim nächsten Mal beginnen.`,
  'year-is-closed': ({ year }) => `Das Geschäftsjahr ${year} ist abgeschlossen.`,
  'books-are-open': () => 'Das Kassenbuch ist schon eröffnet.',
  'books-not-open': () => 'Das Kassenbuch ist noch nicht eröffnet.',
  'no-such-time-zone': () => 'Diese Zeitzone gibt es nicht.',
  'no-such-year-start': () => 'Ein Geschäftsjahr kann am 1. bis 28. eines Monats beginnen.',
  'no-such-member': () => 'Der Club hat dieses Mitglied nicht.',
  'same-member': () => 'Es müssen zwei verschiedene Mitglieder sein.',
  'opening-twice': () => 'Jedes Mitglied und jede Kasse kann einmal dastehen.',
  'nothing-to-open': () => 'Es gibt keinen Betrag zu notieren.',
  'balances-without-day': () => 'Ab welchem Tag gelten die Salden? Der Tag fehlt.',
  'has-opening-balance': () =>
    'Hier ist schon ein Anfangsbestand notiert; der muss erst zurückgenommen werden.',
  'member-or-account': () => 'Nennen Sie entweder ein Mitglied oder eine Kasse.',
  'no-such-account': () => 'Der Club hat dieses Konto nicht.',
  'other-type-of-account': ({ type }) => `Wählen Sie stattdessen ${TYPES[type]}.`,
  'account-is-archived': () => 'Dieses Konto ist weggelegt; nehmen Sie es erst wieder in Gebrauch.',
  'account-is-needed': () => 'Dieses Konto braucht die App selbst; es kann nicht weggelegt werden.',
  'purse-holds-money': () => 'In der Kasse ist Geld; leeren Sie sie, bevor sie weggelegt wird.',
  'no-such-voucher': () => 'Diesen Beleg gibt es nicht.',
  'voucher-of-evening': () => 'Dieser Beleg gehört zu einem Abend; berichtigen Sie den Abend.',
  'voucher-stays': () => 'Dieser Beleg kann nicht zurückgebucht werden.',
  'voucher-is-reversed': () => 'Der Beleg ist schon zurückgebucht.',
  'reversal-in-its-year': ({ year }) =>
    `Ein Storno wird in seinem eigenen Jahr zurückgenommen: wählen Sie einen Tag in ${year}.`,
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
