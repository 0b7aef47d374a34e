import type { Side } from '../../../rules/koenigrufen/record/hand.js';
import { wordsOf } from '../../../rules/koenigrufen/record/form.js';
import type { KOENIGRUFEN_REASONS } from '../../../rules/koenigrufen/reasons.js';
import { inSentence } from '../../in-sentence.js';
import type { SentencesOf } from '../../language.js';
import { contracts, figures } from '../koenigrufen.js';

const CONTRACTS = inSentence(contracts);
const FIGURES = inSentence(figures);
const GOALS = ['uden stik', 'med præcis ét stik', 'med præcis to stik'];
const TRICKS = { last: 'sidste', 'second-last': 'næstsidste', 'third-last': 'tredjesidste' };
const RESULTS = { won: 'vundet', lost: 'tabt' };
const SIDES: Readonly<Record<Side, string>> = {
  declarer: 'spilførerens side',
  opponents: 'modspillerne',
};

export default {
  // Who plays.
  'not-forehand': () => 'Forhånd er den, der sidder til højre for giveren.',
  'sits-out': ({ player }, say) =>
    `${say.player(player, 'den spiller')} giver, og med fem ved bordet sidder giveren over.`,
  'declarer-missing': () => 'Det mangler, hvem der er spilfører.',
  'only-forehand': ({ contract }) =>
    contract === 'sechserdreier'
      ? 'Kun forhånd kan spille sechserdreier, når alle har passet til forhånds mein spiel.'
      : `Kun forhånd kan spille ${CONTRACTS[contract]}: forhånd skal åbne med mindst det, og alle senere bud er højere.`,

  // What a contract does not know.
  'no-king-called': ({ contract }) => `I ${CONTRACTS[contract]} kaldes ingen konge.`,
  'declarer-plays-alone': ({ contract }) => `I ${CONTRACTS[contract]} spiller spilføreren alene.`,
  'cannot-be-given-up': ({ contract }) => `${CONTRACTS[contract]} kan ikke gives op.`,
  'kontra-is-personal': ({ contract }) =>
    `I ${CONTRACTS[contract]} er kontra personlig: notér, hvem der sagde den.`,
  'kontra-binds-everybody': ({ contract }) =>
    `I ${CONTRACTS[contract]} gælder kontra alle; sig den på spillet eller på en figur.`,
  'no-figures': ({ contract }) =>
    `I ${CONTRACTS[contract]} er der ingen figurer, så ingen meldes eller klares.`,
  'tricks-decide': ({ contract }) => `I ${CONTRACTS[contract]} afgør stikkene, ikke kortpoint.`,
  'name-the-player': ({ contract }) =>
    `I ${CONTRACTS[contract]} tæller hver spiller for sig: nævn spilleren, ikke en side.`,
  'figure-not-in-farben': ({ contract, figure }) =>
    `I ${CONTRACTS[contract]} findes kun grammeln, grossgrammeln og valat, ikke ${FIGURES[figure]}.`,
  'suit-cards-only-in-farben': () =>
    'Kun i farbendreier og farbensolo skal spilføreren have seks kort i farverne.',
  'virgins-only-in-trischaken': () => 'Jomfruer er der kun i trischaken.',
  'two-games-only-in-bei': () => 'Kun bei har to spil.',
  'said-of-each-game': () =>
    'I bei har hvert af de to spil sin egen spilfører, kontra og udgang; notér det dér.',
  'trischaken-without-declarer': () =>
    'Trischaken har ingen spilfører, der kan vinde eller tabe: hver spiller for sig selv.',
  'trischaken-without-kontra': () => 'Der er ingen kontra i trischaken: den har ingen spilfører.',

  // The called king.
  'fourth-king-held': () =>
    'Den, der har alle fire konger, må ikke kalde den fjerde, men nævner farven på en af dem.',
  'king-holder-missing': () =>
    'Det mangler, hvem der havde den kaldte konge: en anden spiller, spilføreren eller talonen.',
  'own-partner': () => 'Ingen er sin egen makker.',
  'no-partner': () =>
    'Den kaldte konge lå i talonen eller hos spilføreren, som så ingen makker har.',
  'not-the-partner': () => 'Makkeren er den, der har den kaldte konge.',
  'king-ultimo-without-king': ({ contract }) =>
    `Kongeultimo kræver en kaldt konge; i ${CONTRACTS[contract]} kaldes ingen.`,
  'king-ultimo-from-talon': () => 'Den kaldte konge lå i talonen: så er der ingen kongeultimo.',
  'king-ultimo-of-own-king': () =>
    'Efter husreglen (K5) er kongeultimo kun for den, der spiller med makker.',
  'king-ultimo-not-holder': () => 'Kun den, der har den kaldte konge, må melde kongeultimo.',
  'king-ultimo-of-opponents': () =>
    'Kun den side, der har den kaldte konge, kan spille den til sidste stik.',

  // Given up, or lost before a trick.
  'give-up-without-talon-king': () => 'Kun med den kaldte konge i talonen må spilføreren give op.',
  'given-up-not-doubled': () => 'Det, der gives op med det samme, kan ikke være kontreret.',
  'given-up-not-played': () =>
    'Spilføreren gav op med det samme: der blev ikke spillet, så der er ingen stik, figurer eller kortpoint.',
  'given-up-only-bird': () =>
    'Spilføreren gav op med det samme: kun spillets egen fugl gælder som meldt.',
  'given-up-is-lost': () => 'Et spil, der gives op, er tabt.',
  'lost-at-once': () =>
    'Med færre end seks kort i farverne er spillet tabt med det samme: der meldes ikke, og ingen stik eller figurer gælder.',
  'suit-cards-out-of-range': () => 'En hånd har tolv kort, så 0 til 12 af dem er i farverne.',

  // Announcements and kontra.
  'declared-twice': ({ figure, side }) =>
    `${SIDES[side]} har allerede meldt ${FIGURES[figure]}; det binder dem alle.`,
  'bird-of-declarer': ({ contract, figure }) =>
    `I ${CONTRACTS[contract]} er det spilføreren selv, der melder ${FIGURES[figure]}.`,
  'valat-of-both-sides': () => 'Kun den ene side kan melde valat.',
  'opponent-not-known': () =>
    'En modspiller må først melde, når man ved, hvilken side det er: efter sin egen kontra, eller når makkeren har meldt noget.',
  'kontra-on-valat': () => 'Valat hører til spillet; kontra på spillet fordobler den.',
  'kontra-on-own-side': () => 'Ingen kontrerer sin egen sides spil eller figurer.',
  'kontra-missing': () => 'Det er noteret, hvem der sagde kontra, men ingen kontra.',
  'kontra-twice': ({ player }, say) =>
    `${say.player(player)} kontrerer et spil én gang; notér det sidste, der blev sagt.`,

  // Figures.
  'figure-named-twice': ({ figure, side }) =>
    `${FIGURES[figure]} er noteret to gange for ${SIDES[side]}.`,
  'figure-of-both-sides': ({ figure }) => `Begge sider kan ikke have klaret ${FIGURES[figure]}.`,
  'bird-of-both-sides': ({ figure }) =>
    `Der er kun ét kort til ${FIGURES[figure]}: begge sider kan ikke have spillet det til sit stik.`,
  'bird-of-other-player': ({ figure, player }, say) =>
    `${say.player(player, 'den')}, der meldte ${FIGURES[figure]}, havde slet ikke kortet, så den er tabt.`,
  'lost-undeclared': ({ figure }) =>
    `Umeldt kan kun en fugl eller den kaldte konge tabes, ikke ${FIGURES[figure]}.`,
  'made-but-called-lost': ({ figure, side }) =>
    `Efter det, der blev taget, har ${SIDES[side]} klaret ${FIGURES[figure]}, som er noteret som tabt.`,
  'grammeln-too-low': ({ figure, needed, blad }) =>
    `${FIGURES[figure]} kræver ${wordsOf(needed)} kortpoint; siden har ${wordsOf(blad)}.`,
  'king-and-pagat-in-one-trick': () =>
    'En spiller lægger ét kort i sidste stik: ikke både den kaldte konge og pagaten.',
  'trick-won-by-both': ({ trick }) =>
    `Efter figurerne ville begge sider have taget det ${TRICKS[trick]} stik.`,
  'trull-without-pagat': () => 'Den anden side tog pagaten, så denne har ikke trull.',
  'four-kings-without-called': () =>
    'Den anden side tog den kaldte konge: så er det ikke fire konger.',
  'four-kings-without-talon': ({ contract }) =>
    `Den kaldte konge lå i talonen i ${CONTRACTS[contract]} og kom ikke i noget stik: ingen har fire konger.`,

  // Valat.
  'valat-but-trick-lost': ({ trick, side }) =>
    `Ved valat tager én side alle stik, men efter figurerne tog ${SIDES[side]} det ${TRICKS[trick]}.`,
  'figure-beside-valat': ({ side }) =>
    `Når én side tager alle stik, kan ${SIDES[side]} ikke have klaret nogen figur.`,
  'valat-without-all-tricks': ({ tricks }) => `Valat er alle tolv stik, ikke ${tricks}.`,
  'valat-without-all-blad': ({ blad, deck }) =>
    `Den, der tager alle stik, får hele talonen med: ${deck} blad, ikke ${blad}.`,

  // Card points.
  'card-points-form': () =>
    'Kortpoint skrives som point og blad, f.eks. 35/2; der går tre blad på et point.',
  'card-points-differ': ({ points, makes, blad }) =>
    `Kortpoint ${points} er ${makes} blad, ikke ${blad}.`,
  'card-points-missing': () => 'Det mangler, hvor mange kortpoint der blev taget.',
  'card-points-out-of-range': ({ deck }) =>
    `Der er ${wordsOf(deck)} kortpoint i spillet; ingen kan have flere, og ingen færre end 0.`,
  'card-points-sum': ({ blad, deck }) => `Kortpointene giver ${blad} blad, og spillet har ${deck}.`,
  'card-points-without-valat': ({ blad }) =>
    `Spilførerens side kan ikke komme på ${wordsOf(blad)} med de figurer, når begge sider har stik; tog én side dem alle, er det valat.`,
  'card-points-not-in-tricks': ({ blad, tricks, talon }) =>
    `Med ${tricks} stik og ${talon} kort fra talonen kommer ingen på ${wordsOf(blad)} og de figurer.`,

  // Tricks, and whose they and the card points are.
  'side-missing': () => 'Nævn siden eller spilleren.',
  'not-on-side': ({ player, side }, say) =>
    side === 'declarer'
      ? `${say.player(player, 'den spiller')} er ikke på spilførerens side.`
      : `${say.player(player, 'den spiller')} er ikke en af modspillerne.`,
  'side-counted-twice': ({ side }) => `${SIDES[side]} er talt to gange; makkere har fælles bunke.`,
  'player-counted-twice': ({ player }, say) =>
    `${say.player(player, 'den spiller')} er talt to gange.`,
  'tricks-out-of-range': () => 'Der er tolv stik; man tager et helt antal af dem, 0 til 12.',
  'tricks-sum': ({ tricks }) => `Der er tolv stik; her er ${tricks}.`,
  'tricks-of-side-differ': ({ side, ofPlayers, ofSide }) =>
    `Hver for sig har ${SIDES[side]} ${ofPlayers} stik, tilsammen ${ofSide}.`,
  'tricks-incomplete': () => 'Tæl stikkene for en side eller for alle dens spillere.',
  'tricks-of-declarer-missing': ({ player }, say) =>
    `Det mangler, hvor mange stik ${say.player(player, 'spilføreren')} tog.`,

  // Won or lost.
  'result-against-count': ({ blad, needed, result }) =>
    `Spillet er vundet med ${wordsOf(needed)} kortpoint eller mere; spilføreren har ${wordsOf(blad)}, så det er ${RESULTS[result]}.`,
  'result-against-valat': ({ side, result }) =>
    `Den valat, som ${SIDES[side]} meldte, afgør spillet: det er ${RESULTS[result]}.`,
  'result-against-tricks': ({ contract, goal, tricks }) =>
    `${CONTRACTS[contract]} vindes ${GOALS[goal] ?? goal}; spilføreren tog ${tricks}.`,
  'result-against-other-tricks': ({ contract }) =>
    `De andre tog alle tolv stik, så spilføreren tog ingen og vandt ${CONTRACTS[contract]}.`,

  // Negative games.
  'bei-of-two-games': () => 'Bei er to spil: grundspillet og det, der meldes ved siden af.',
  'bei-of-one-declarer': () => 'De to spil i en bei har hver sin spilfører.',
  'bei-game-unknown': () => 'Kun piccolo og bettler kan spilles ved siden af et andet spil.',
  'play-not-over': ({ contract, tricks }) =>
    `Efter ${tricks} stik var spillet ikke slut: ${CONTRACTS[contract]} kunne endnu vindes.`,

  // Trischaken.
  'count-left-out': () => 'I trischaken tæller alle; højst én kan udelades.',
  'virgin-with-card-points': ({ player }, say) =>
    `En jomfru tager ingen stik og har altså ingen kortpoint; ${say.player(player, 'den spiller')} har nogle.`,
  'virgin-twice': ({ player }, say) => `${say.player(player, 'en jomfru')} er nævnt to gange.`,
  'virgin-missing': ({ player }, say) =>
    `${say.player(player)} har ingen kortpoint, tog altså ingen stik og er også jomfru.`,
  'tricks-against-card-points': () =>
    'Den, der tog stik, har kortpoint, og den, der har kortpoint, tog stik.',
  'no-tricks-make': ({ blad }) => `Intet antal stik giver ${blad} blad.`,
  'tricks-cannot-make': ({ blad, tricks }) =>
    `Med ${tricks} stik kommer ingen på ${blad} blad: et stik har fire kort, de første seks har fem.`,
  'tricks-cannot-be-shared': () =>
    'Tolv stik, de første seks på fem kort, kan ikke deles, så de giver de kortpoint.',

  // Fines.
  'fine-not-of-club': () =>
    'Königrufen kender ikke den bøde; det, klubben er enig om, noteres som andet.',
  'contract-not-played': ({ contract }) => `Klubben spiller ikke ${CONTRACTS[contract]}.`,
  'figure-not-played': ({ figure }) => `Klubben spiller ikke ${FIGURES[figure]}.`,
  'fine-of-part': () => 'I Königrufen handler en bøde ikke om en del af en hånd.',
  'fine-amount-missing': ({ most }) => `Sig, hvor mange point klubben er enig om, 1 til ${most}.`,
} satisfies SentencesOf<typeof KOENIGRUFEN_REASONS>;
