import type { CLUB_REASONS } from '../../service-reasons/clubs.js';
import type { SentencesOf } from '../../language.js';

export default {
  'club-not-found': () => 'Diesen Club gibt es nicht, oder du gehörst nicht dazu.',
  'club-archived': () => 'Der Club ist archiviert; hol ihn erst wieder hervor.',
  'member-not-found': () => 'Der Club hat kein solches Mitglied.',
  'member-archived': ({ member }) =>
    `${member} ist archiviert; hol das Mitglied erst wieder hervor.`,

  // The ledger.
  'balance-too-large': () => 'Ein Saldo oder ein Betrag würde zu groß.',
  'pot-overdrawn': () => 'Einem Topf würde mehr entnommen, als darin ist.',

  // The log.
  'hand-without-session': () => 'Sag auch, von welchem Abend das Spiel ist.',
  'head-malformed': () =>
    'Ein Prüfcode ist die Nummer eines Ereignisses, ein Doppelpunkt und 16 oder 64 Zeichen: Ziffern und die Buchstaben a bis f.',
} satisfies SentencesOf<typeof CLUB_REASONS>;
