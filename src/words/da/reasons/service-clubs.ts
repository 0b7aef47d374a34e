import type { CLUB_REASONS } from '../../../problems/clubs.js';
import type { SentencesOf } from '../../language.js';

export default {
  'club-not-found': () => 'Den klub findes ikke, eller du er ikke med i den.',
  'club-archived': () => 'Klubben er arkiveret; hent den først frem igen.',
  'member-not-found': () => 'Klubben har ikke det medlem.',
  'member-archived': ({ member }) => `${member} er arkiveret; hent først medlemmet frem igen.`,

  // Leaving for good.
  'member-forgotten': () => 'Medlemmet har forladt klubben for altid.',
  'leaves-table': () => 'De sidder i en aften, der ikke er lukket; luk den først.',
  'leaves-dispute': () => 'En indsigelse fra dem eller mod en bøde til dem er ikke afgjort endnu.',
  'leaves-payment': () => 'De har meldt en betaling, der ikke er bekræftet eller afvist endnu.',
  'leaves-transfer': () => 'De er med i en afregning, hvor en betaling endnu ikke er klaret.',
  'leaves-debt': () => 'De skylder klubben penge; få det betalt eller eftergivet først.',
  'leaves-money': () => 'De har penge til gode i klubben; betal dem ud først.',

  // Guests.
  'is-no-guest': ({ member }) => `${member} er ikke gæst, men medlem.`,
  'is-a-guest': ({ guest }) => `${guest} er gæst og ikke medlem.`,
  'guest-is-merged': ({ guest }) => `Gæsten ${guest} er lagt sammen med et medlem.`,
  'sat-together': ({ guest, member }) =>
    `${guest} og ${member} har siddet ved samme bord, så de er ikke den samme.`,
  'sat-as-guest': ({ member }) => `${member} har allerede siddet ved dette bord som gæst.`,

  // The ledger.
  'balance-too-large': () => 'En saldo eller et beløb ville blive for stort.',
  'pot-overdrawn': () => 'Der ville blive taget mere ud af en kop, end der er i den.',

  // The log.
  'hand-without-session': () => 'Sig også, hvilken aften hånden er fra.',
  'head-malformed': () =>
    'En kontrolkode er nummeret på en hændelse, et kolon og 16 eller 64 tegn: cifre og bogstaverne a til f.',
} satisfies SentencesOf<typeof CLUB_REASONS>;
