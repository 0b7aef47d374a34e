import type { MONEY_REASONS } from '../../../money/reasons/reasons.js';
import type { SentencesOf } from '../../language.js';
import dues from './dues-reasons.js';
import { planReasons } from './plans.js';
import { paymentReasons } from './payments.js';
import { yearReasons } from './years.js';

const TYPES = {
  purse: 'eine Kasse',
  income: 'ein Einnahmenkonto',
  expense: 'ein Ausgabenkonto',
  equity: 'das Eigenkapital',
} as const;

export default {
  'day-in-future': ({ day, today }, say) =>
    `Der ${say.day(day)} kommt erst noch; heute ist der ${say.day(today)}.`,
  'no-such-day': () => 'Diesen Tag gibt es im Kalender nicht.',
  'year-is-closed': ({ year }) => `Das Geschäftsjahr ${year} ist abgeschlossen.`,
  'books-are-open': () => 'Das Kassenbuch ist schon eröffnet.',
  'books-not-open': () => 'Das Kassenbuch ist noch nicht eröffnet.',
  'no-such-time-zone': () => 'Diese Zeitzone gibt es nicht.',
  'no-such-year-start': () => 'Ein Geschäftsjahr kann am 1. bis 28. eines Monats beginnen.',
  'no-such-member': () => 'Der Club hat dieses Mitglied nicht.',
  'same-member': () => 'Es müssen zwei verschiedene Mitglieder sein.',
  'opening-twice': () => 'Jedes Mitglied und jede Kasse kann einmal dastehen.',
  'nothing-to-open': () => 'Es gibt keinen Betrag zu notieren.',
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
  ...dues,
  ...planReasons,
  ...paymentReasons,
  ...yearReasons,
} satisfies SentencesOf<typeof MONEY_REASONS>;
