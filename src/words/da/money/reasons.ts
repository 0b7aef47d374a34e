import type { MONEY_REASONS } from '../../../money/reasons/reasons.js';
import type { SentencesOf } from '../../language.js';
import dues from './dues-reasons.js';
import { planReasons } from './plans.js';
import { paymentReasons } from './payments.js';
import { yearReasons } from './years.js';

const TYPES = {
  purse: 'en kasse',
  income: 'en indtægtskonto',
  expense: 'en udgiftskonto',
  equity: 'egenkapitalen',
} as const;

export default {
  'day-in-future': ({ day, today }, say) =>
    `Datoen ${say.day(day)} er ikke kommet endnu; i dag er det ${say.day(today)}.`,
  'no-such-day': () => 'Den dag er ikke i kalenderen.',
  'year-is-closed': ({ year }) => `Regnskabsåret ${year} er afsluttet.`,
  'books-are-open': () => 'Kassebogen er allerede åbnet.',
  'books-not-open': () => 'Kassebogen er ikke åbnet endnu.',
  'no-such-time-zone': () => 'Den tidszone findes ikke.',
  'no-such-year-start': () => 'Et regnskabsår kan begynde på den 1. til 28. i en måned.',
  'no-such-member': () => 'Klubben har ikke det medlem.',
  'same-member': () => 'Det skal være to forskellige medlemmer.',
  'opening-twice': () => 'Hvert medlem og hver kasse kan stå der én gang.',
  'nothing-to-open': () => 'Der er ingen beløb at notere.',
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
  ...dues,
  ...planReasons,
  ...paymentReasons,
  ...yearReasons,
} satisfies SentencesOf<typeof MONEY_REASONS>;
