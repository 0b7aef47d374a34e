import type { CLUB_REASONS } from '../../../problems/clubs.js';
import type { SentencesOf } from '../../language.js';

export default {
  'club-not-found': () => 'Den klubben finns inte, eller så är du inte med i den.',
  'club-archived': () => 'Klubben är arkiverad; ta först fram den igen.',
  'member-not-found': () => 'Klubben har ingen sådan medlem.',
  'member-archived': ({ member }) => `${member} är arkiverad; ta först fram medlemmen igen.`,

  // Leaving for good.
  'member-forgotten': () => 'Medlemmen har lämnat klubben för gott.',
  'leaves-table': () => 'De sitter i en kväll som inte är stängd; stäng den först.',
  'leaves-dispute': () => 'En invändning från dem eller mot deras bot är inte avgjord än.',
  'leaves-payment': () => 'De har anmält en betalning som varken är bekräftad eller avvisad.',
  'leaves-transfer': () => 'De är med i en uppgörelse där en betalning inte är klar än.',
  'leaves-debt': () => 'De är skyldiga klubben pengar; få det betalt eller avskrivet först.',
  'leaves-money': () => 'De har pengar till godo i klubben; betala ut dem först.',

  // Guests.
  'is-no-guest': ({ member }) => `${member} är inte gäst utan medlem.`,
  'is-a-guest': ({ guest }) => `${guest} är gäst och inte medlem.`,
  'guest-is-merged': ({ guest }) => `Gästen ${guest} är ihopslagen med en medlem.`,
  'sat-together': ({ guest, member }) =>
    `${guest} och ${member} har suttit vid samma bord, så de är inte samma person.`,
  'sat-as-guest': ({ member }) => `${member} har redan suttit vid det här bordet som gäst.`,

  // The ledger.
  'balance-too-large': () => 'Ett saldo eller ett belopp skulle bli för stort.',
  'pot-overdrawn': () => 'Det skulle tas mer ur en kopp än det finns i den.',

  // The log.
  'hand-without-session': () => 'Säg också vilken kväll given är från.',
  'head-malformed': () =>
    'En kontrollkod är numret på en händelse, ett kolon och 16 eller 64 tecken: siffror och bokstäverna a till f.',
} satisfies SentencesOf<typeof CLUB_REASONS>;
