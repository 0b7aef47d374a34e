import type { MONEY_REASONS } from '../../../money/reasons/reasons.js';
import type { SentencesOf } from '../../language.js';
import dues from './dues-reasons.js';
import { planReasons } from './plans.js';
import { paymentReasons } from './payments.js';
import { yearReasons } from './years.js';

const TYPES = {
  purse: 'en kassa',
  income: 'ett intäktskonto',
  expense: 'ett utgiftskonto',
  equity: 'det egna kapitalet',
} as const;

export default {
  'day-in-future': ({ day, today }, say) =>
    `Den ${say.day(day)} har inte kommit än; i dag är det ${say.day(today)}.`,
  'no-such-day': () => 'Den dagen finns inte i kalendern.',
  'year-is-closed': ({ year }) => `Räkenskapsåret ${year} är avslutat.`,
  'books-are-open': () => 'Kassaboken är redan öppnad.',
  'books-not-open': () => 'Kassaboken är inte öppnad än.',
  'no-such-time-zone': () => 'Den tidszonen finns inte.',
  'no-such-year-start': () => 'Ett räkenskapsår kan börja den 1:a till 28:e i en månad.',
  'no-such-member': () => 'Klubben har ingen sådan medlem.',
  'same-member': () => 'Det måste vara två olika medlemmar.',
  'opening-twice': () => 'Varje medlem och varje kassa kan stå där en gång.',
  'nothing-to-open': () => 'Det finns inga belopp att notera.',
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
  ...dues,
  ...planReasons,
  ...paymentReasons,
  ...yearReasons,
} satisfies SentencesOf<typeof MONEY_REASONS>;
