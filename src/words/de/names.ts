import type { FineCode } from '../../rules/fine-record.js';
import type * as da from '../da/names.js';
import type { Translation } from '../translation.js';

/** What one is fined for. */
export const fines = {
  'cups-not-moved': 'Töpfe nicht weitergereicht',
  misdeal: 'Falsch gegeben',
  'skat-error': 'Falsch in den Skat gelegt',
  'skat-not-laid': 'Skat nicht gelegt',
  'melding-early': 'Zu früh gemeldet',
  'melding-late': 'Zu spät gemeldet',
  'melding-omitted': 'Meldung unterlassen',
  'melding-false': 'Falsche Meldung',
  revoke: 'Farbe nicht bedient',
  'lead-out-of-turn': 'Ausgespielt, ohne dran zu sein',
  'premature-lead': 'Zu früh ausgespielt',
  'premature-play': 'Zu früh zugegeben',
  'fool-called-in-vain': 'Vergeblich nach dem Sküs gerufen',
  'wrong-card-count': 'Falsche Zahl von Karten',
  miscount: 'Falsch gezählt',
  superficial: 'Ohne Schaden berichtigt',
  other: 'Anderes',
} satisfies Readonly<Record<FineCode, string>>;

/** The classes of dues that every language has words for. */
export const classes = { active: 'Aktiv', passive: 'Passiv', 'half-year': 'Halbes Jahr' };

/** When a fine was found. */
export const stages = {
  deal: 'Beim Geben',
  meldinger: 'Bei den Meldungen',
  play: 'Im Spiel',
  after: 'Nach dem Spiel',
};

/** What a pot is called, and what it holds. */
export const pots = {
  pots: { 'king-pot': 'Königstopf', 'pagat-pot': 'Pagattopf', kitty: 'Clubkasse' },
  holds: '{{pot}}: {{points}}',
} satisfies Translation<typeof da.pots>;

/** The reasons of corrections without a reason of their own. */
export const usualReasons = {
  undone: 'Zurückgenommen.',
  'deck-faulty': 'Die Karten waren falsch.',
};
