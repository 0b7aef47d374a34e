import type { FineCode } from '../../rules/fine-record.js';
import type * as da from '../da/names.js';
import type { Translation } from '../translation.js';

/** What one is fined for. */
export const fines = {
  'cups-not-moved': 'Kopparna inte flyttade',
  misdeal: 'Felgiv',
  'skat-error': 'Fel kort i skaten',
  'skat-not-laid': 'Skaten inte lagd',
  'melding-early': 'Meldat för tidigt',
  'melding-late': 'Meldat för sent',
  'melding-omitted': 'Utelämnad meldning',
  'melding-false': 'Felaktig meldning',
  revoke: 'Inte bekänt färg',
  'lead-out-of-turn': 'Utspel utom tur',
  'premature-lead': 'Spelat ut för tidigt',
  'premature-play': 'Lagt kort före sin tur',
  'fool-called-in-vain': 'Ropat förgäves på sküsen',
  'wrong-card-count': 'Fel antal kort',
  miscount: 'Räknat fel',
  superficial: 'Rättat utan skada',
  other: 'Annat',
} satisfies Readonly<Record<FineCode, string>>;

/** The classes of dues that every language has words for. */
export const classes = { active: 'Aktiv', passive: 'Passiv', 'half-year': 'Ett halvt år' };

/** When a fine was found. */
export const stages = {
  deal: 'Vid given',
  meldinger: 'Vid meldningarna',
  play: 'Under spelet',
  after: 'Efter spelet',
};

/** What a pot is called, and what it holds. */
export const pots = {
  pots: { 'king-pot': 'Kungskopp', 'pagat-pot': 'Pagatkopp', kitty: 'Klubbkassa' },
  holds: '{{pot}}: {{points}}',
} satisfies Translation<typeof da.pots>;

/** The reasons of corrections without a reason of their own. */
export const usualReasons = { undone: 'Ångrat.', 'deck-faulty': 'Det var fel på korten.' };
