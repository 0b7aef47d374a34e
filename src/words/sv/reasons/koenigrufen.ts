import type { Side } from '../../../rules/koenigrufen/record/hand.js';
import { wordsOf } from '../../../rules/koenigrufen/record/form.js';
import type { KOENIGRUFEN_REASONS } from '../../../rules/koenigrufen/reasons.js';
import { inSentence } from '../../in-sentence.js';
import type { SentencesOf } from '../../language.js';
import { contracts, figures } from '../koenigrufen.js';

const CONTRACTS = inSentence(contracts);
const FIGURES = inSentence(figures);
const GOALS = ['utan stick', 'med exakt ett stick', 'med exakt två stick'];
const TRICKS = { last: 'sista', 'second-last': 'näst sista', 'third-last': 'tredje sista' };
const RESULTS = { won: 'vunnet', lost: 'förlorat' };
const SIDES: Readonly<Record<Side, string>> = {
  declarer: 'spelförarens sida',
  opponents: 'motspelarna',
};

export default {
  // Who plays.
  'not-forehand': () => 'Förhand är den som sitter till höger om givaren.',
  'sits-out': ({ player }, say) =>
    `${say.player(player, 'den spelaren')} ger, och med fem vid bordet står givaren över.`,
  'declarer-missing': () => 'Det fattas vem som är spelförare.',
  'only-forehand': ({ contract }) =>
    contract === 'sechserdreier'
      ? 'Bara förhand kan spela sechserdreier, när alla har passat på förhands mein spiel.'
      : `Bara förhand kan spela ${CONTRACTS[contract]}: förhand måste öppna med minst det, och alla senare bud är högre.`,

  // What a contract does not know.
  'no-king-called': ({ contract }) => `I ${CONTRACTS[contract]} anropas ingen kung.`,
  'declarer-plays-alone': ({ contract }) => `I ${CONTRACTS[contract]} spelar spelföraren ensam.`,
  'cannot-be-given-up': ({ contract }) => `${CONTRACTS[contract]} kan inte ges upp.`,
  'kontra-is-personal': ({ contract }) =>
    `I ${CONTRACTS[contract]} är kontra personlig: notera vem som sade den.`,
  'kontra-binds-everybody': ({ contract }) =>
    `I ${CONTRACTS[contract]} gäller kontra alla; säg den på spelet eller på en figur.`,
  'no-figures': ({ contract }) =>
    `I ${CONTRACTS[contract]} finns inga figurer, så ingen deklareras eller går hem.`,
  'tricks-decide': ({ contract }) => `I ${CONTRACTS[contract]} avgör sticken, inte kortpoängen.`,
  'name-the-player': ({ contract }) =>
    `I ${CONTRACTS[contract]} räknar var och en för sig: nämn spelaren, inte en sida.`,
  'figure-not-in-farben': ({ contract, figure }) =>
    `I ${CONTRACTS[contract]} finns bara grammeln, grossgrammeln och valat, inte ${FIGURES[figure]}.`,
  'suit-cards-only-in-farben': () =>
    'Bara i farbendreier och farbensolo måste spelföraren ha sex kort i sidofärgerna.',
  'virgins-only-in-trischaken': () => 'Jungfrur finns bara i trischaken.',
  'two-games-only-in-bei': () => 'Bara bei har två spel.',
  'said-of-each-game': () =>
    'I bei har vart och ett av de två spelen sin egen spelförare, kontra och utgång; notera det där.',
  'trischaken-without-declarer': () =>
    'Trischaken har ingen spelförare som kan vinna eller förlora: var och en spelar för sig.',
  'trischaken-without-kontra': () =>
    'Det finns ingen kontra i trischaken: den har ingen spelförare.',

  // The called king.
  'fourth-king-held': () =>
    'Den som har alla fyra kungarna får inte anropa den fjärde, utan nämner färgen på en av dem.',
  'king-holder-missing': () =>
    'Det fattas vem som hade den anropade kungen: en annan spelare, spelföraren eller talongen.',
  'own-partner': () => 'Ingen är sin egen partner.',
  'no-partner': () =>
    'Den anropade kungen låg i talongen eller hos spelföraren, som då inte har någon partner.',
  'not-the-partner': () => 'Partnern är den som har den anropade kungen.',
  'king-ultimo-without-king': ({ contract }) =>
    `Kung ultimo kräver en anropad kung; i ${CONTRACTS[contract]} anropas ingen.`,
  'king-ultimo-from-talon': () => 'Den anropade kungen låg i talongen: då finns ingen kung ultimo.',
  'king-ultimo-of-own-king': () =>
    'Efter husregeln (K5) är kung ultimo bara för den som spelar med partner.',
  'king-ultimo-not-holder': () => 'Bara den som har den anropade kungen får deklarera kung ultimo.',
  'king-ultimo-of-opponents': () =>
    'Bara den sida som har den anropade kungen kan spela den till sista sticket.',

  // Given up, or lost before a trick.
  'give-up-without-talon-king': () =>
    'Bara med den anropade kungen i talongen får spelföraren ge upp.',
  'given-up-not-doubled': () => 'Det som ges upp genast kan inte vara kontrat.',
  'given-up-not-played': () =>
    'Spelföraren gav upp genast: det spelades inte, så det finns inga stick, figurer eller kortpoäng.',
  'given-up-only-bird': () =>
    'Spelföraren gav upp genast: bara spelets egen fågel räknas som deklarerad.',
  'given-up-is-lost': () => 'Ett spel som ges upp är förlorat.',
  'lost-at-once': () =>
    'Med färre än sex kort i sidofärgerna är spelet genast förlorat: inget deklareras, och inga stick eller figurer gäller.',
  'suit-cards-out-of-range': () => 'En hand har tolv kort, så 0 till 12 av dem är i sidofärgerna.',

  // Announcements and kontra.
  'declared-twice': ({ figure, side }) =>
    `${SIDES[side]} har redan deklarerat ${FIGURES[figure]}; det binder dem alla.`,
  'bird-of-declarer': ({ contract, figure }) =>
    `I ${CONTRACTS[contract]} är det spelföraren själv som deklarerar ${FIGURES[figure]}.`,
  'valat-of-both-sides': () => 'Bara den ena sidan kan deklarera valat.',
  'opponent-not-known': () =>
    'En motspelare får deklarera först när det är känt vilken sida det är: efter en egen kontra, eller när partnern har deklarerat något.',
  'kontra-on-valat': () => 'Valat hör till spelet; kontra på spelet fördubblar den.',
  'kontra-on-own-side': () => 'Ingen kontrar sin egen sidas spel eller figurer.',
  'kontra-missing': () => 'Det är noterat vem som sade kontra, men ingen kontra.',
  'kontra-twice': ({ player }, say) =>
    `${say.player(player)} kontrar ett spel en gång; notera det sista som sades.`,

  // Figures.
  'figure-named-twice': ({ figure, side }) =>
    `${FIGURES[figure]} är noterad två gånger för ${SIDES[side]}.`,
  'figure-of-both-sides': ({ figure }) => `Båda sidor kan inte ha gjort ${FIGURES[figure]}.`,
  'bird-of-both-sides': ({ figure }) =>
    `Det finns bara ett kort till ${FIGURES[figure]}: båda sidor kan inte ha spelat det till sitt stick.`,
  'bird-of-other-player': ({ figure, player }, say) =>
    `${say.player(player, 'den')} som deklarerade ${FIGURES[figure]} hade aldrig kortet, så den är förlorad.`,
  'lost-undeclared': ({ figure }) =>
    `Tyst kan bara en fågel eller den anropade kungen förloras, inte ${FIGURES[figure]}.`,
  'made-but-called-lost': ({ figure, side }) =>
    `Efter det som togs har ${SIDES[side]} gjort ${FIGURES[figure]}, som är noterad som förlorad.`,
  'grammeln-too-low': ({ figure, needed, blad }) =>
    `${FIGURES[figure]} kräver ${wordsOf(needed)} kortpoäng; sidan har ${wordsOf(blad)}.`,
  'king-and-pagat-in-one-trick': () =>
    'En spelare lägger ett kort i sista sticket: inte både den anropade kungen och pagaten.',
  'trick-won-by-both': ({ trick }) =>
    `Efter figurerna skulle båda sidor ha tagit det ${TRICKS[trick]} sticket.`,
  'trull-without-pagat': () => 'Den andra sidan tog pagaten, så den här har ingen trull.',
  'four-kings-without-called': () =>
    'Den andra sidan tog den anropade kungen: då är det inte fyra kungar.',
  'four-kings-without-talon': ({ contract }) =>
    `Den anropade kungen låg i talongen i ${CONTRACTS[contract]} och kom inte i något stick: ingen har fyra kungar.`,

  // Valat.
  'valat-but-trick-lost': ({ trick, side }) =>
    `I en valat tar en sida alla stick, men efter figurerna tog ${SIDES[side]} det ${TRICKS[trick]}.`,
  'figure-beside-valat': ({ side }) =>
    `När en sida tar alla stick kan ${SIDES[side]} inte ha gjort någon figur.`,
  'valat-without-all-tricks': ({ tricks }) => `Valat är alla tolv sticken, inte ${tricks}.`,
  'valat-without-all-blad': ({ blad, deck }) =>
    `Den som tar alla stick får hela talongen med: ${deck} blad, inte ${blad}.`,

  // Card points.
  'card-points-form': () =>
    'Kortpoäng skrivs som poäng och blad, t.ex. 35/2; det går tre blad på en poäng.',
  'card-points-differ': ({ points, makes, blad }) =>
    `Kortpoäng ${points} är ${makes} blad, inte ${blad}.`,
  'card-points-missing': () => 'Det fattas hur många kortpoäng som togs.',
  'card-points-out-of-range': ({ deck }) =>
    `Det finns ${wordsOf(deck)} kortpoäng i leken; ingen kan ha fler, och ingen färre än 0.`,
  'card-points-sum': ({ blad, deck }) => `Kortpoängen blir ${blad} blad, och leken har ${deck}.`,
  'card-points-without-valat': ({ blad }) =>
    `Spelförarens sida kan inte komma till ${wordsOf(blad)} med de figurerna när båda sidor har stick; tog en sida alla är det valat.`,
  'card-points-not-in-tricks': ({ blad, tricks, talon }) =>
    `Med ${tricks} stick och ${talon} kort ur talongen kommer ingen till ${wordsOf(blad)} och de figurerna.`,

  // Tricks, and whose they and the card points are.
  'side-missing': () => 'Nämn sidan eller spelaren.',
  'not-on-side': ({ player, side }, say) =>
    side === 'declarer'
      ? `${say.player(player, 'den spelaren')} är inte på spelförarens sida.`
      : `${say.player(player, 'den spelaren')} är inte en av motspelarna.`,
  'side-counted-twice': ({ side }) =>
    `${SIDES[side]} är räknad två gånger; partner har gemensam stickhög.`,
  'player-counted-twice': ({ player }, say) =>
    `${say.player(player, 'den spelaren')} är räknad två gånger.`,
  'tricks-out-of-range': () => 'Det finns tolv stick; man tar ett helt antal av dem, 0 till 12.',
  'tricks-sum': ({ tricks }) => `Det finns tolv stick; här är ${tricks}.`,
  'tricks-of-side-differ': ({ side, ofPlayers, ofSide }) =>
    `Var för sig har ${SIDES[side]} ${ofPlayers} stick, tillsammans ${ofSide}.`,
  'tricks-incomplete': () => 'Räkna sticken för en sida eller för alla dess spelare.',
  'tricks-of-declarer-missing': ({ player }, say) =>
    `Det fattas hur många stick ${say.player(player, 'spelföraren')} tog.`,

  // Won or lost.
  'result-against-count': ({ blad, needed, result }) =>
    `Spelet går hem med ${wordsOf(needed)} kortpoäng eller mer; spelföraren har ${wordsOf(blad)}, så det är ${RESULTS[result]}.`,
  'result-against-valat': ({ side, result }) =>
    `Den valat som ${SIDES[side]} deklarerade avgör spelet: det är ${RESULTS[result]}.`,
  'result-against-tricks': ({ contract, goal, tricks }) =>
    `${CONTRACTS[contract]} går hem ${GOALS[goal] ?? goal}; spelföraren tog ${tricks}.`,
  'result-against-other-tricks': ({ contract }) =>
    `De andra tog alla tolv sticken, så spelföraren tog inget och vann ${CONTRACTS[contract]}.`,

  // Negative games.
  'bei-of-two-games': () => 'Bei är två spel: grundspelet och det som bjuds vid sidan av.',
  'bei-of-one-declarer': () => 'De två spelen i en bei har var sin spelförare.',
  'bei-game-unknown': () => 'Bara piccolo och bettler kan spelas vid sidan av ett annat spel.',
  'play-not-over': ({ contract, tricks }) =>
    `Efter ${tricks} stick var spelet inte slut: ${CONTRACTS[contract]} kunde fortfarande gå hem.`,

  // Trischaken.
  'count-left-out': () => 'I trischaken räknar alla; högst en får utelämnas.',
  'virgin-with-card-points': ({ player }, say) =>
    `En jungfru tar inga stick och har alltså inga kortpoäng; ${say.player(player, 'den spelaren')} har några.`,
  'virgin-twice': ({ player }, say) => `${say.player(player, 'en jungfru')} är nämnd två gånger.`,
  'virgin-missing': ({ player }, say) =>
    `${say.player(player)} har inga kortpoäng, tog alltså inga stick och är också jungfru.`,
  'tricks-against-card-points': () =>
    'Den som tog stick har kortpoäng, och den som har kortpoäng tog stick.',
  'no-tricks-make': ({ blad }) => `Inget antal stick ger ${blad} blad.`,
  'tricks-cannot-make': ({ blad, tricks }) =>
    `Med ${tricks} stick kommer ingen till ${blad} blad: ett stick har fyra kort, de första sex har fem.`,
  'tricks-cannot-be-shared': () =>
    'Tolv stick, de första sex med fem kort, kan inte delas så att de ger de kortpoängen.',

  // Fines.
  'fine-not-of-club': () =>
    'Königrufen känner inte den boten; det som klubben är överens om noteras som annat.',
  'contract-not-played': ({ contract }) => `Klubben spelar inte ${CONTRACTS[contract]}.`,
  'figure-not-played': ({ figure }) => `Klubben spelar inte ${FIGURES[figure]}.`,
  'fine-of-part': () => 'I Königrufen gäller en bot inte en del av en giv.',
  'fine-amount-missing': ({ most }) => `Säg hur många poäng klubben är överens om, 1 till ${most}.`,
} satisfies SentencesOf<typeof KOENIGRUFEN_REASONS>;
