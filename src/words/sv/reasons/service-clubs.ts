import type { CLUB_REASONS } from '../../service-reasons/clubs.js';
import type { SentencesOf } from '../../language.js';

export default {
  'club-not-found': () => 'Den klubben finns inte, eller så är du inte med i den.',
  'club-archived': () => 'Klubben är arkiverad; ta först fram den igen.',
  'member-not-found': () => 'Klubben har ingen sådan medlem.',
  'member-archived': ({ member }) => `${member} är arkiverad; ta först fram medlemmen igen.`,

  // The ledger.
  'balance-too-large': () => 'Ett saldo eller ett belopp skulle bli för stort.',
  'pot-overdrawn': () => 'Det skulle tas mer ur en kopp än det finns i den.',

  // The log.
  'hand-without-session': () => 'Säg också vilken kväll given är från.',
  'head-malformed': () =>
    'En kontrollkod är numret på en händelse, ett kolon och 16 eller 64 tecken: siffror och bokstäverna a till f.',
} satisfies SentencesOf<typeof CLUB_REASONS>;
