import type { CLUB_REASONS } from '../../../problems/clubs.js';
import type { SentencesOf } from '../../language.js';

export default {
  'club-not-found': () => 'Diesen Club gibt es nicht, oder du gehörst nicht dazu.',
  'club-archived': () => 'Der Club ist archiviert; hol ihn erst wieder hervor.',
  'member-not-found': () => 'Der Club hat kein solches Mitglied.',
  'member-archived': ({ member }) =>
    `${member} ist archiviert; hol das Mitglied erst wieder hervor.`,

  // Leaving for good.
  'member-forgotten': () => 'Das Mitglied hat den Club für immer verlassen.',
  'leaves-table': () => 'Sie sitzen in einem Abend, der noch offen ist; schließ ihn erst.',
  'leaves-dispute': () =>
    'Über einen Einspruch von ihnen oder gegen ihre Strafe ist noch nicht entschieden.',
  'leaves-payment': () =>
    'Sie haben eine Zahlung gemeldet, die noch nicht bestätigt oder abgelehnt ist.',
  'leaves-transfer': () => 'In einer Abrechnung mit ihnen ist eine Zahlung noch offen.',
  'leaves-debt': () => 'Sie schulden dem Club Geld; das muss erst bezahlt oder erlassen werden.',
  'leaves-money': () => 'Sie haben Geld beim Club gut; zahl es erst aus.',

  // Guests.
  'is-no-guest': ({ member }) => `${member} ist nicht Gast, sondern Mitglied.`,
  'is-a-guest': ({ guest }) => `${guest} ist Gast und nicht Mitglied.`,
  'guest-is-merged': ({ guest }) => `Der Gast ${guest} ist mit einem Mitglied zusammengelegt.`,
  'sat-together': ({ guest, member }) =>
    `${guest} und ${member} saßen am selben Tisch, sind also nicht dieselbe Person.`,
  'sat-as-guest': ({ member }) => `${member} saß an diesem Tisch schon als Gast.`,

  // The ledger.
  'balance-too-large': () => 'Ein Saldo oder ein Betrag würde zu groß.',
  'pot-overdrawn': () => 'Einem Topf würde mehr entnommen, als darin ist.',

  // The log.
  'hand-without-session': () => 'Sag auch, von welchem Abend das Spiel ist.',
  'head-malformed': () =>
    'Ein Prüfcode ist die Nummer eines Ereignisses, ein Doppelpunkt und 16 oder 64 Zeichen: Ziffern und die Buchstaben a bis f.',
} satisfies SentencesOf<typeof CLUB_REASONS>;
