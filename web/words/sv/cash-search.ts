import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/cash-search.js';

/** Searching the club's money. */
export default {
  title: 'Sök',
  label: 'Hitta en betalning, en medlem eller ett verifikat',
  hint: 'Betalningskod, namn, belopp, verifikatnummer eller en rad från bankens kontoutdrag',
  none: 'Inget hittades.',
  receive: 'Ta emot {{money}}',
  receiveFrom: 'Ta emot {{money}} från {{name}}',
  transfer: '{{from}} betalar {{money}} till {{to}}',
  ofPlan: 'Avräkning',
  status: { open: 'öppen', done: 'betald', dropped: 'annullerad' },
} satisfies Translation<typeof da>;
