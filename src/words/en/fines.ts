import type { FineCode } from '../../rules/fine-record.js';

/** What one is fined for. */
export default {
  'cups-not-moved': 'Pots not moved',
  misdeal: 'Misdeal',
  'skat-error': 'Improper discard',
  'skat-not-laid': 'Discard forgotten',
  'melding-early': 'Declared too early',
  'melding-late': 'Declared too late',
  'melding-omitted': 'Melding omitted',
  'melding-false': 'False melding',
  revoke: 'Revoke',
  'lead-out-of-turn': 'Lead out of turn',
  'premature-lead': 'Led too early',
  'premature-play': 'Played out of turn',
  'fool-called-in-vain': 'Called the fool in vain',
  'wrong-card-count': 'Wrong number of cards',
  miscount: 'Counted wrongly',
  superficial: 'Put right without harm',
  other: 'Other',
} satisfies Readonly<Record<FineCode, string>>;

/** When a fine was found. */
export const stages = {
  deal: 'At the deal',
  meldinger: 'At the meldinger',
  play: 'In play',
  after: 'After the hand',
};
