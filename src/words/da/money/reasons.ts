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
    `Ingen optælling og ingen afstemning af ${say.and(purses)} dækker hele året.`,
  'receipts-missing': ({ vouchers }) => `${vouchers} bilag mangler kvittering.`,
  'no-dues-charged': () => 'Der er ikke opkrævet kontingent i året.',
  'vouchers-not-looked-at': ({ looked, vouchers }) => `${looked} af ${vouchers} bilag er set.`,
  'objections-open': ({ vouchers }, say) =>
    `Der er en åben indsigelse mod bilag ${say.and(vouchers)}.`,
  'remarks-open': ({ remarks }, say) => `Bemærkning ${say.and(remarks)} er ikke afsluttet.`,
};

const doubtReasons = {
  'purse-below-zero': () => 'Så meget er der ikke i kassen: den kommer under nul. Er det rigtigt?',
  'opened-before': ({ day }, say) =>
    `Der er allerede en primo pr. ${say.day(day)}; denne lægges oven i. Er det rigtigt?`,
  'evenings-booked': ({ days }, say) =>
    `Pengene fra aftener, der er noteret fra papir, er bogført: ${say.and(days.map(say.day))}. Er de også med i denne primo, tælles de to gange. Er det rigtigt?`,
  'purse-is-reconciled': ({ until }, say) =>
    `Kassen er afstemt med banken til og med ${say.day(until)}; et bilag inden da kommer oven i det, der er afstemt. Er det rigtigt?`,
  'other-year': ({ year }) =>
    `Datoen ligger i regnskabsåret ${year}, ikke i det, der løber nu. Er det rigtigt?`,
  'dues-of-later-year': ({ year, due }) =>
    `Kontingentet skal betales i ${due}, men bliver en indtægt i regnskabsåret ${year}. Kontingent for ${due} opkræves, når ${due} er begyndt. Er det rigtigt?`,
  'amount-unusual': () => 'Beløbet er langt over, hvad klubben ellers bogfører. Er det rigtigt?',
  'same-name': ({ name }) => `Der er allerede en, der hedder ${name}. Er det rigtigt?`,
  'reported-before': ({ day }, say) =>
    `Du har allerede meldt det samme beløb betalt ${say.day(day)}. Er det her en betaling til?`,
  'payment-waits': ({ reference }) =>
    `Medlemmet har selv meldt det beløb betalt (${reference}), og det venter på at blive bekræftet. Er det her en betaling til?`,
  ...asking(signingWarnings, 'Er det rigtigt?'),
} satisfies SentencesOf<typeof DOUBT_REASONS>;

const duesReasons = {
  'no-such-dues': () => 'Det kontingent findes ikke.',
  'part-is-no-part': () => 'Et forholdsmæssigt kontingent er mindre end det hele.',
  'charged-twice': () => 'Hvert medlem kan opkræves én gang.',
  'not-charged': () => 'Medlemmet blev ikke opkrævet det kontingent.',
  'dues-are-waived': () => 'Kontingentet er allerede eftergivet.',
  'owes-nothing': () => 'Medlemmet skylder ikke noget.',
  'dues-are-reversed': () => 'Opkrævningen er ført tilbage.',
  'shared-twice': () => 'Hvert medlem kan dele én gang.',
  'nobody-else-shares': () => 'Der skal være en anden end den, der lagde ud, til at dele.',
  'purse-or-member': () => 'Nævn enten en kasse eller den, der lagde ud.',
  'same-purse': () => 'Det skal være to forskellige kasser.',
  'count-needs-why': () => 'Der er talt noget andet, end der er bogført: skriv hvorfor.',
} satisfies SentencesOf<typeof DUES_REASONS>;

const matchReasons = {
  'own-match': () => 'Det er dine egne poster: lad en anden, der fører kassen, flytte det.',
  'items-not-matched': () => 'De to poster er ikke udlignet med hinanden.',
  'same-item': () => 'Det står der allerede: vælg en anden post.',
  'item-of-other-sign': () =>
    'Vælg en post på samme side: gæld til gæld, tilgodehavende til tilgodehavende.',
  'item-not-open': () => 'Der er intet åbent på den post.',
  'more-than-matched': ({ most, currency }, say) =>
    `Der er kun udlignet ${say.money({ amount: most, currency })}.`,
  'more-than-open': ({ most, currency }, say) =>
    `Der er kun ${say.money({ amount: most, currency })} åbent på den anden post.`,
} satisfies SentencesOf<typeof MATCH_REASONS>;

const planReasons = {
  'no-such-plan': () => 'Den afregning findes ikke.',
  'no-such-transfer': () => 'Den betaling findes ikke i afregningen.',
  'purse-is-needed': () => 'Vælg en kasse: beløbene går ikke op medlemmerne imellem.',
  'member-is-twice': () => 'Hvert medlem kan være med én gang.',
  'nothing-to-settle': () => 'Der er ikke noget at afregne.',
  'plan-is-stale': () => 'Saldiene har ændret sig siden. Se afregningen igen, og aftal den så.',
  'plan-of-later-day': ({ day }, say) =>
    `Nogle af dem er allerede afregnet til en senere dag; vælg ${say.day(day)} eller senere.`,
  'transfer-is-done': () => 'Den betaling er allerede meldt udført.',
  'transfer-is-dropped': () => 'Den betaling er udgået.',
  'less-than-agreed': () =>
    'De to har aftalt en større betaling i en afregning: bogfør hele beløbet, eller annullér overførslen først.',
  'day-before-plan': ({ day, first }, say) =>
    `${say.day(day)} er for tidligt; det kan tidligst være ${say.day(first)}.`,
  'transfer-moved-on': () => 'En anden har lige ændret betalingen. Se den igen.',
  'not-your-transfer': () =>
    'Kun den, der får pengene, eller en kasserer kan melde betalingen udført.',
  'own-payment': () => 'Din egen betaling skal en anden bekræfte.',
} satisfies SentencesOf<typeof PLAN_REASONS>;

const STATES: Readonly<Record<PaymentState, string>> = {
  reported: 'meldt og venter på svar',
  confirmed: 'bekræftet',
  declined: 'afvist',
  withdrawn: 'trukket tilbage',
  reversed: 'tilbageført',
};

const paymentReasons = {
  'no-such-payment': () => 'Den indbetaling findes ikke.',
  'plan-asks-for-it': () =>
    'En aftalt afregning beder allerede om det: markér betalingen dér, når den er kommet.',
  'evening-asks-otherwise': () =>
    'Aftenen har ikke den betaling: måske er der rettet i den. Se listen igen.',
  'payment-is-known': () => 'Den indbetaling er allerede meldt.',
  'payment-has-ended': ({ state }) => `Indbetalingen er allerede ${STATES[state]}.`,
  'payment-moved-on': ({ current, version }) =>
    `En anden har svaret på indbetalingen imens (udgave ${current}, ikke ${version}). Hent den igen.`,
  'only-own-payment': () => 'Kun den, der har meldt indbetalingen, kan trække den tilbage.',
  'reference-malformed': ({ reference }) =>
    `${reference} er ingen betalingskode: den har seks tegn. Se efter, om et tegn er forkert.`,
  'no-such-reference': () => 'Den betalingskode hører ikke til nogen i klubben.',
  'another-may-confirm': () =>
    'Det er din egen indbetaling: lad en anden, der fører kassen, bekræfte den.',
  'another-may-move': () =>
    'Det er dine egne penge: lad en anden, der fører kassen, notere det, eller meld, at du har betalt.',
} satisfies SentencesOf<typeof PAYMENT_REASONS>;

/** Why a purse cannot be reconciled with its bank. */
const reconciliationReasons = {
  'no-such-reconciliation': () => 'Den afstemning findes ikke.',
  'reconciled-to-later-day': ({ until }, say) =>
    `Kassen er allerede afstemt til og med ${say.day(until)}; vælg en senere dag.`,
  'voucher-not-in-purse': () => 'Et af bilagene flytter ikke penge i kassen.',
  'voucher-is-reconciled': () => 'Et af bilagene er allerede afstemt. Hent siden igen.',
  'balance-not-within': ({ day }, say) =>
    `Saldoen ${say.day(day)} er ikke af en tidligere dag på kontoudtoget, eller dagen er nævnt to gange.`,
  'reconciliation-differs': ({ amount, currency }, say) =>
    `Der er en forskel på ${say.money({ amount: Math.abs(amount), currency })} mellem banken og det afstemte.`,
  'reconciliation-not-latest': () => 'Kun den seneste afstemning kan tages tilbage.',
  'reconciliation-is-withdrawn': () => 'Afstemningen er allerede taget tilbage.',
} satisfies SentencesOf<typeof RECONCILIATION_REASONS>;

export const payReasons = {
  'way-not-in-currency': ({ currency, needed }) =>
    `Sådan betaler man kun i ${needed}, og klubben regner i ${currency}.`,
  'mobilepay-number-malformed': () =>
    'Et MobilePay-nummer er et telefonnummer med otte cifre, det første 2 til 9, eller foreningens eget med fem eller seks.',
  'box-malformed': () => 'Et Box-id ser ud som box12345 eller 1234AB.',
  'registration-number-malformed': () => 'Et registreringsnummer har fire cifre.',
  'account-number-malformed': () => 'Et kontonummer har højst ti cifre.',
  'swish-number-malformed': () =>
    'Et Swish-nummer begynder med 123 og har ti cifre, eller det er et svensk mobilnummer.',
  'iban-malformed': () => 'Det IBAN er ikke rigtigt. Se efter, om et tegn mangler.',
  'iban-not-sepa': ({ country }) => `Til ${country} kan man ikke overføre sådan.`,
  'bic-malformed': () => 'En BIC har otte eller elleve tegn.',
  'bic-needed': ({ country }) => `Til ${country} skal bankens BIC med.`,
  'account-name-malformed': ({ most }) => `Navnet på kontoen skal være på højst ${most} tegn.`,
  'amount-not-payable': () => 'Det beløb kan ikke betales sådan.',
} satisfies SentencesOf<typeof PAY_REASONS>;

export const payWarnings = {
  'box-is-private': ({ most }, say) =>
    `En MobilePay Box er til privat brug og kan højst modtage ${say.money({ amount: most, currency: 'DKK' })} om året.`,
} satisfies SentencesOf<typeof PAY_WARNINGS>;

const KEEPERS = { treasurer: 'kasserer', secretary: 'sekretær' } as const;

/** Why something cannot be done with a fiscal year. */
const yearReasons = {
  'no-such-year': () => 'Klubben har ikke det regnskabsår.',
  'year-moved-on': ({ current, version }) =>
    `Året er blevet ændret: det er ved version ${current}, og dette var til version ${version}. Hent det igen.`,
  'year-runs-still': ({ lastDay }, say) =>
    `Året løber til ${say.day(lastDay)}; det kan afsluttes, når den dag er gået.`,
  'earlier-year-is-open': ({ year }) => `${year} er stadig åbent; afslut først det år.`,
  'later-year-is-closed': ({ year }) => `${year} er afsluttet; åbn først det år igen.`,
  'year-is-open': ({ year }) => `${year} er åbent; afslut først året.`,
  'examiner-kept-books': ({ role }) =>
    role === 'recorder'
      ? 'Du har bogført bilag i det år; en anden må revidere det.'
      : `Du var ${KEEPERS[role]} det år; en anden må revidere det.`,
  'head-unknown': () => 'Sådan har loggen aldrig været. Hent regnskabet igen.',
  'head-before-closing': () => 'Året blev afsluttet efter det, du har set. Hent regnskabet igen.',
  'nothing-looked-at': () => 'Sæt kryds ved mindst ét punkt, der er set efter.',
  'reservation-is-missing': () =>
    'Skriv forbeholdet eller begrundelsen, eller hav en bemærkning, der ikke er afsluttet.',
  'reservation-of-approval': () =>
    'Et godkendt regnskab har intet forbehold: Vælg godkendt med forbehold.',
  'no-such-examination': () => 'Den revision findes ikke.',
  'no-such-remark': () => 'Den bemærkning findes ikke.',
  'examination-of-another': () =>
    'Kun den revisor, der har underskrevet, kan trække sin påtegning tilbage.',
  'examination-is-withdrawn': () => 'Påtegningen er trukket tilbage.',
  'examination-is-of-before': () =>
    'Året er åbnet igen efter revisionen; påtegningen gælder regnskabet, som det var.',
  'remark-answered-by-you': () =>
    'Du har selv svaret på bemærkningen; en anden revisor må afslutte den.',
  'remark-is-settled': () => 'Bemærkningen er afsluttet.',
  'remark-not-answered': () => 'Bemærkningen har intet nyt svar at tage stilling til.',
  'remark-needs-closed-year': () =>
    'Året er åbent: skriv bemærkningen til et bilag, eller vent, til året er afsluttet.',
  'accounts-not-closed': () =>
    'Regnskabet er ikke afsluttet endnu; medlemmerne kan læse det, når året er afsluttet.',
  'owner-opens-examined': () =>
    'Regnskabet er revideret; kun en ejer af klubben kan åbne året igen.',
  'no-result-account': () => 'Et budget er for indtægter og udgifter.',
  'budget-twice': () => 'Hver konto kan være i budgettet én gang.',
  'no-such-period': () => 'Dagene skal ligge i året, den første før den sidste.',
} satisfies SentencesOf<typeof YEAR_REASONS>;

const TYPES = {
  purse: 'en kasse',
  income: 'en indtægtskonto',
  expense: 'en udgiftskonto',
  equity: 'egenkapitalen',
} as const;

export const moneyReasons = {
  'day-in-future': ({ day, today }, say) =>
    `Datoen ${say.day(day)} er ikke kommet endnu; i dag er det ${say.day(today)}.`,
  'no-such-day': () => 'Den dag er ikke i kalenderen.',
  'day-before-books': ({ day, first }, say) =>
    `${say.day(day)} ligger før klubbens bøger: de begynder ${say.day(first)}. Begynder de tidligere, så ret det i indstillingerne.`,
  'voucher-in-new-year': ({ day, latest }, say) =>
    `Regnskabsåret kan ikke begynde allerede ${say.day(day)}: der er bilag fra den dag eller senere, det seneste fra ${say.day(latest)}. Lad det begynde næste gang.`,
  'year-is-closed': ({ year }) => `Regnskabsåret ${year} er afsluttet.`,
  'books-are-open': () => 'Kassebogen er allerede åbnet.',
  'books-not-open': () => 'Kassebogen er ikke åbnet endnu.',
  'no-such-time-zone': () => 'Den tidszone findes ikke.',
  'no-such-year-start': () => 'Et regnskabsår kan begynde på den 1. til 28. i en måned.',
  'no-such-member': () => 'Klubben har ikke det medlem.',
  'same-member': () => 'Det skal være to forskellige medlemmer.',
  'opening-twice': () => 'Hvert medlem og hver kasse kan stå der én gang.',
  'nothing-to-open': () => 'Der er ingen beløb at notere.',
  'balances-without-day': () => 'Sig, hvilken dag saldoerne gælder fra.',
  'has-opening-balance': () =>
    'Der er allerede noteret en åbningssaldo her; tag den først tilbage.',
  'member-or-account': () => 'Nævn enten et medlem eller en kasse.',
  'no-such-account': () => 'Klubben har ikke den konto.',
  'other-type-of-account': ({ type }) => `Vælg i stedet ${TYPES[type]}.`,
  'account-is-archived': () => 'Den konto er lagt væk; tag den først i brug igen.',
  'account-is-needed': () => 'Den konto bruger appen selv; den kan ikke lægges væk.',
  'purse-holds-money': () => 'Der er penge i kassen; tøm den, før den lægges væk.',
  'no-such-voucher': () => 'Det bilag findes ikke.',
  'voucher-of-evening': () => 'Det bilag er en aftens; ret aftenen i stedet.',
  'voucher-stays': () => 'Det bilag kan ikke tilbageføres.',
  'voucher-is-reversed': () => 'Bilaget er allerede tilbageført.',
  'reversal-in-its-year': ({ year }) =>
    `En tilbageførsel tages tilbage i sit eget år: vælg en dag i ${year}.`,
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
