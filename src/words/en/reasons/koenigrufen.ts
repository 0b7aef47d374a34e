import type { ContractId, Figure, Side } from '../../../rules/koenigrufen/record/hand.js';
import { wordsOf } from '../../../rules/koenigrufen/record/form.js';
import type { KOENIGRUFEN_REASONS } from '../../../rules/koenigrufen/reasons.js';
import { inSentence } from '../../in-sentence.js';
import type { SentencesOf } from '../../language.js';
import { fines } from '../names.js';
import { contracts, figures } from '../koenigrufen.js';

const CONTRACTS = inSentence(contracts);
const FIGURES = inSentence(figures);
const FINES = inSentence(fines);
const GOALS = ['without a trick', 'with exactly one trick', 'with exactly two tricks'];

/** 'a rufer', 'an uhurufer', but 'trischaken'. */
function aGameOf(contract: ContractId): string {
  if (contract === 'trischaken') return CONTRACTS.trischaken;
  return `${contract === 'uhurufer' ? 'an' : 'a'} ${CONTRACTS[contract]}`;
}

/** 'the trull', as it is said at the table. */
function the(figure: Figure): string {
  return `the ${FIGURES[figure]}`;
}

function sideOf(side: Side): string {
  return side === 'declarer' ? "the declarer's side" : 'the opponents';
}

/** The side as a subject, with the verb for one or for several. */
function sideThat(side: Side, one: string, several: string): string {
  return `${sideOf(side)} ${side === 'declarer' ? one : several}`;
}

export default {
  // Who plays.
  'not-forehand': () => 'Forehand is the player to the right of the dealer.',
  'sits-out': ({ player }, say) =>
    `${say.player(player, 'this player')} deals, and with five at the table the dealer sits out.`,
  'declarer-missing': () => 'It is missing who the declarer is.',
  'only-forehand': ({ contract }) =>
    contract === 'sechserdreier'
      ? 'Only forehand can play a sechserdreier, after their mein spiel was passed out.'
      : `Only forehand can play ${aGameOf(contract)}: they must open with at least that, and every later bid is higher.`,

  // What a contract does not know.
  'no-king-called': ({ contract }) => `In ${aGameOf(contract)} no king is called.`,
  'declarer-plays-alone': ({ contract }) => `In ${aGameOf(contract)} the declarer plays alone.`,
  'cannot-be-given-up': ({ contract }) => `${aGameOf(contract)} cannot be given up.`,
  'kontra-is-personal': ({ contract }) =>
    `In ${aGameOf(contract)} kontra is personal: name who said it.`,
  'kontra-binds-everybody': ({ contract }) =>
    `In ${aGameOf(contract)} a kontra binds everybody; say it on the game or a figure.`,
  'no-figures': ({ contract }) =>
    `There are no figures in ${aGameOf(contract)}, so none is declared or made.`,
  'tricks-decide': ({ contract }) => `In ${aGameOf(contract)} tricks decide, not card points.`,
  'name-the-player': ({ contract }) =>
    `In ${aGameOf(contract)} every player counts alone: name the player, not a side.`,
  'figure-not-in-farben': ({ contract, figure }) =>
    `In ${aGameOf(contract)} only grammeln, großgrammeln and valat exist, no ${FIGURES[figure]}.`,
  'suit-cards-only-in-farben': () =>
    'Only in farbendreier and farbensolo must the declarer hold six cards in the suits.',
  'virgins-only-in-trischaken': () => 'There are virgins only in trischaken.',
  'two-games-only-in-bei': () => 'Only a bei has two games.',
  'said-of-each-game': () =>
    'In a bei each of the two games has its own declarer, kontra and result; say it there.',
  'trischaken-without-declarer': () =>
    'Trischaken has no declarer who could win or lose it: everybody plays alone.',
  'trischaken-without-kontra': () => 'There is no kontra in trischaken: it has no declarer.',

  // The called king.
  'fourth-king-held': () =>
    'A player with all four kings may not call the fourth, but names the suit of one of them.',
  'king-holder-missing': () =>
    'It is missing who held the called king: another player, the declarer, or the talon.',
  'own-partner': () => 'Nobody is their own partner.',
  'no-partner': () =>
    'The called king lay in the talon or was held by the declarer, who then has no partner.',
  'not-the-partner': () => 'The partner is the player who holds the called king.',
  'king-ultimo-without-king': ({ contract }) =>
    `King ultimo needs a called king; in ${aGameOf(contract)} none is called.`,
  'king-ultimo-from-talon': () =>
    'The called king lay in the talon: there is no king ultimo without one in a hand.',
  'king-ultimo-of-own-king': () =>
    'By the house rule K5, king ultimo is only for a declarer who plays with a partner.',
  'king-ultimo-not-holder': () => 'Only the holder of the called king may declare the king ultimo.',
  'king-ultimo-of-opponents': () =>
    'Only the side of the called king can play it to the last trick.',

  // Given up, or lost before a trick.
  'give-up-without-talon-king': () =>
    'Only with the called king in the talon may the declarer give up.',
  'given-up-not-doubled': () => 'What is given up at once cannot have been doubled.',
  'given-up-not-played': () =>
    'The declarer gave up at once: nothing was played, so there are no tricks, figures or card points.',
  'given-up-only-bird': () =>
    'The declarer gave up at once: only the bird of the contract counts as declared.',
  'given-up-is-lost': () => 'A game given up is lost.',
  'lost-at-once': () =>
    'With fewer than six cards in the suits the game is lost at once: nothing is declared, doubled, played or counted.',
  'suit-cards-out-of-range': () => 'A hand has twelve cards, so 0 to 12 of them are in the suits.',

  // Announcements and kontra.
  'declared-twice': ({ figure, side }) =>
    `${sideThat(side, 'has', 'have')} declared ${the(figure)} already; it binds all of them.`,
  'bird-of-declarer': ({ contract, figure }) =>
    `In ${aGameOf(contract)} it is the declarer who declares ${the(figure)}.`,
  'valat-of-both-sides': () => 'Only one side can declare a valat.',
  'opponent-not-known': () =>
    'An opponent may declare only once their side is known: after a kontra of their own, or when the partner has declared something.',
  'kontra-on-valat': () => 'A valat is part of the game; kontra on the game doubles it.',
  'kontra-on-own-side': () => 'Nobody says kontra to a game or a figure of their own side.',
  'kontra-missing': () => 'The record names who said kontra, but no kontra.',
  'kontra-twice': ({ player }, say) =>
    `${say.player(player)} says kontra to a game once; name the last word said.`,

  // Figures.
  'figure-named-twice': ({ figure, side }) =>
    `${the(figure)} of ${sideOf(side)} is on record twice.`,
  'figure-of-both-sides': ({ figure }) => `Both sides cannot have made ${the(figure)}.`,
  'bird-of-both-sides': ({ figure }) =>
    `There is one card for ${the(figure)}: both sides cannot have played it to its trick.`,
  'bird-of-other-player': ({ figure, player }, say) =>
    `${say.player(player, 'the player')} who declared ${the(figure)} never held the card, so it is lost.`,
  'lost-undeclared': ({ figure }) =>
    `Undeclared, only a bird or the called king can be lost, no ${FIGURES[figure]}.`,
  'made-but-called-lost': ({ figure, side }) =>
    `By what was taken ${sideThat(side, 'has', 'have')} made ${the(figure)}, which the record calls lost.`,
  'grammeln-too-low': ({ figure, needed, blad }) =>
    `A ${FIGURES[figure]} needs ${wordsOf(needed)} card points; this side has ${wordsOf(blad)}.`,
  'king-and-pagat-in-one-trick': () =>
    'A player plays one card to the last trick: not the called king and the pagat.',
  'trick-won-by-both': ({ trick }) =>
    `By the figures both sides would have won the ${trick} trick.`,
  'trull-without-pagat': () => 'The other side took the pagat, so this one has no trull.',
  'four-kings-without-called': () =>
    'The other side took the called king: these are not four kings.',
  'four-kings-without-talon': ({ contract }) =>
    `The called king lay in the talon of ${aGameOf(contract)} and came into no trick: nobody has the four kings.`,

  // Valat.
  'valat-but-trick-lost': ({ trick, side }) =>
    `In a valat one side takes every trick, but by the figures ${sideOf(side)} won the ${trick}.`,
  'figure-beside-valat': ({ side }) =>
    `Where one side takes every trick, ${sideOf(side)} can have made no figure.`,
  'valat-without-all-tricks': ({ tricks }) => `A valat is all twelve tricks, not ${tricks}.`,
  'valat-without-all-blad': ({ blad, deck }) =>
    `A side that takes every trick gets the whole talon too: ${deck} blad, not ${blad}.`,

  // Card points.
  'card-points-form': () =>
    'Card points are written as points and blad, e.g. 35/2; there are three blad in a point.',
  'card-points-differ': ({ points, makes, blad }) =>
    `Card points of ${points} are ${makes} blad, not ${blad}.`,
  'card-points-missing': () => 'It is missing how many card points were taken.',
  'card-points-out-of-range': ({ deck }) =>
    `There are ${wordsOf(deck)} card points in the deck; nobody can have more, or fewer than 0.`,
  'card-points-sum': ({ blad, deck }) =>
    `The card points add up to ${blad} blad, and the deck has ${deck}.`,
  'card-points-without-valat': ({ blad }) =>
    `The declarer's side cannot have ${wordsOf(blad)} with these figures while each side has a trick; a side that took them all has made valat.`,
  'card-points-not-in-tricks': ({ blad, tricks, talon }) =>
    `With ${tricks} tricks and ${talon} cards of the talon nobody can have ${wordsOf(blad)} and these figures.`,

  // Tricks, and whose they and the card points are.
  'side-missing': () => 'Name the side or the player.',
  'not-on-side': ({ player, side }, say) =>
    side === 'declarer'
      ? `${say.player(player, 'this player')} is not on the declarer's side.`
      : `${say.player(player, 'this player')} is not one of the opponents.`,
  'side-counted-twice': ({ side }) =>
    `${sideThat(side, 'is', 'are')} counted twice; partners share one pile.`,
  'player-counted-twice': ({ player }, say) =>
    `${say.player(player, 'this player')} is counted twice.`,
  'tricks-out-of-range': () => 'There are twelve tricks; a whole number of them is taken, 0 to 12.',
  'tricks-sum': ({ tricks }) => `There are twelve tricks; the record has ${tricks}.`,
  'tricks-of-side-differ': ({ side, ofPlayers, ofSide }) =>
    `One by one ${sideThat(side, 'has', 'have')} ${ofPlayers} tricks, together ${ofSide}.`,
  'tricks-incomplete': () => 'Count the tricks of a side, or of all its players.',
  'tricks-of-declarer-missing': ({ player }, say) =>
    `It is missing how many tricks ${say.player(player, 'the declarer')} took.`,

  // Won or lost.
  'result-against-count': ({ blad, needed, result }) =>
    `The game is won with ${wordsOf(needed)} card points or more; the declarer has ${wordsOf(blad)}, so it is ${result}.`,
  'result-against-valat': ({ side, result }) =>
    `The valat that ${sideOf(side)} declared decides the game: it is ${result}.`,
  'result-against-tricks': ({ contract, goal, tricks }) =>
    `${aGameOf(contract)} is won ${GOALS[goal] ?? goal}; the declarer took ${tricks}.`,
  'result-against-other-tricks': ({ contract }) =>
    `The others took all twelve tricks, so the declarer took none and won the ${CONTRACTS[contract]}.`,

  // Negative games.
  'bei-of-two-games': () => 'A bei is two games: the base game and the one bid beside it.',
  'bei-of-one-declarer': () => 'The two games of a bei have a declarer each.',
  'bei-game-unknown': () => 'Only a piccolo or a bettler can be played beside another.',
  'play-not-over': ({ contract, tricks }) =>
    `After ${tricks} tricks the play was not over: the ${CONTRACTS[contract]} could still be won.`,

  // Trischaken.
  'count-left-out': () => 'Every player counts in trischaken; at most one may be left out.',
  'virgin-with-card-points': ({ player }, say) =>
    `A virgin takes no trick and so has no card points at all; ${say.player(player, 'this player')} has some.`,
  'virgin-twice': ({ player }, say) => `${say.player(player, 'a virgin')} is named twice.`,
  'virgin-missing': ({ player }, say) =>
    `${say.player(player)} has no card points, so took no trick and is a virgin too.`,
  'tricks-against-card-points': () =>
    'A player who took a trick has card points, and one who has card points took a trick.',
  'no-tricks-make': ({ blad }) => `No number of tricks makes ${blad} blad.`,
  'tricks-cannot-make': ({ blad, tricks }) =>
    `With ${tricks} tricks nobody can have ${blad} blad: a trick has four cards, the first six have five.`,
  'tricks-cannot-be-shared': () =>
    'Twelve tricks, the first six of five cards, cannot be shared so that they make these card points.',

  // Fines.
  'fine-not-of-club': ({ fine }) =>
    `Königrufen has no fine for: ${FINES[fine]}; a fine the club agrees on is recorded as ${FINES.other}.`,
  'contract-not-played': ({ contract }) => `The club does not play ${aGameOf(contract)}.`,
  'figure-not-played': ({ figure }) => `The club does not play ${FIGURES[figure]}.`,
  'fine-of-part': () => 'In Königrufen a fine is about no part of a hand.',
  'fine-amount-missing': ({ most }) => `Say how many points the club has agreed on, 1 to ${most}.`,
} satisfies SentencesOf<typeof KOENIGRUFEN_REASONS>;
