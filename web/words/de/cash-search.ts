import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/cash-search.js';

/** Searching the club's money. */
export default {
  title: 'Suche',
  label: 'Zahlung, Mitglied oder Beleg finden',
  hint: 'Zahlungscode, Name, Betrag, Belegnummer oder eine Zeile vom Kontoauszug der Bank',
  none: 'Nichts gefunden.',
  receive: '{{money}} annehmen',
  receiveFrom: '{{money}} von {{name}} annehmen',
  transfer: '{{from}} zahlt {{money}} an {{to}}',
  ofPlan: 'Abrechnung',
  status: { open: 'offen', done: 'bezahlt', dropped: 'storniert' },
} satisfies Translation<typeof da>;
