import type { FineCode } from '../../rules/fine-record.js';
import type * as da from '../da/names.js';
import type { Translation } from '../translation.js';

/** What one is fined for. */
export const fines = {
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

/** The classes of dues that every language has words for. */
export const classes = { active: 'Active', passive: 'Passive', 'half-year': 'Half a year' };

/** When a fine was found. */
export const stages = {
  deal: 'During the deal',
  meldinger: 'During the meldinger',
  play: 'During play',
  after: 'After the hand',
};

/** What a pot is called, and what it holds. */
export const pots = {
  pots: { 'king-pot': 'King pot', 'pagat-pot': 'Pagat pot', kitty: 'Kitty' },
  holds: '{{pot}}: {{points}}',
} satisfies Translation<typeof da.pots>;

/** The reasons of corrections without a reason of their own. */
export const usualReasons = { undone: 'Undone.', 'deck-faulty': 'The deck was faulty.' };
