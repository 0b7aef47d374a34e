import type { FineCode } from '../../rules/fine-record.js';

/** What one is fined for. */
export default {
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

/** When a fine was found. */
export const stages = {
  deal: 'Ved kortgivningen',
  meldinger: 'Ved meldingerne',
  play: 'Under spillet',
  after: 'Efter spillet',
};
