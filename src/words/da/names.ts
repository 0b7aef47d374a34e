import type { FineCode } from '../../rules/fine-record.js';

/** What one is fined for. */
export const fines = {
  'cups-not-moved': 'Kopperne ikke flyttet',
  misdeal: 'Forkert kortgivning',
  'skat-error': 'Forkert læg i skatten',
  'skat-not-laid': 'Skat ikke lagt',
  'melding-early': 'Meldt for tidligt',
  'melding-late': 'Meldt for sent',
  'melding-omitted': 'Melding udeladt',
  'melding-false': 'Forkert melding',
  revoke: 'Kulørsvigt',
  'lead-out-of-turn': 'Udspil uden for tur',
  'premature-lead': 'Spillet for tidligt ud',
  'premature-play': 'Kastet kort før tur',
  'fool-called-in-vain': 'Råbt forgæves på skusen',
  'wrong-card-count': 'Forkert antal kort',
  miscount: 'Talt forkert',
  superficial: 'Rettet uden skade',
  other: 'Andet',
} satisfies Readonly<Record<FineCode, string>>;

/** The classes of dues that every language has words for. */
export const classes = { active: 'Aktiv', passive: 'Passiv', 'half-year': 'Et halvt år' };

/** When a fine was found. */
export const stages = {
  deal: 'Under givningen',
  meldinger: 'Under meldingerne',
  play: 'Under spillet',
  after: 'Efter spillet',
};

/** What a pot is called, and what it holds. */
export const pots = {
  pots: { 'king-pot': 'Kongekop', 'pagat-pot': 'Pagatkop', kitty: 'Klubkasse' },
  holds: '{{pot}}: {{points}}',
};

/** The reasons of corrections without a reason of their own. */
export const usualReasons = { undone: 'Fortrudt.', 'deck-faulty': 'Kortene var forkerte.' };
