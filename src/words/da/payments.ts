import { contracts, figures } from './koenigrufen.js';
import { pots } from './names.js';

/** Who pays whom, for what, when, and by which rule. */
export default {
  parties: { 'king-pot': 'kongekoppen', 'pagat-pot': 'pagatkoppen', kitty: 'klubkassen' },
  ...pots,
  changes: '{{pot}}: fra {{before}} til {{after}}',
  none: 'Ingen betalinger.',
  line: {
    pays: '{{from}} betaler {{points}} til {{to}}',
    paysEach: '{{from}} betaler {{points}} til hver: {{to}}',
    eachPays: '{{from}} betaler hver {{points}} til {{to}}',
    puts: '{{from}} lægger {{points}} i {{to}}',
    putsEach: '{{from}} lægger {{points}} i hver kop',
    eachPuts: '{{from}} lægger hver {{points}} i {{to}}',
    gets: '{{to}} får {{points}} fra {{from}}',
    getsOfEach: '{{to}} får {{points}} fra hver kop',
    getsEach: '{{to}} får hver {{points}} fra {{from}}',
  },
  source: 'Kilde: {{source}}',
  places: {
    reading: 'læsning {{id}}',
    after: 'efter {{book}}',
    house: 'klubbens egen sats',
    rate: 'aftenens sats, {{rate}} pr. point',
  },
  stages: {
    foundation: 'Fundering',
    deal: 'Kortgivning',
    meldinger: 'Meldinger',
    play: 'Under spillet',
    'last-trick': 'Sidste stik',
    refoundation: 'Ny fundering',
    count: 'Tælling',
    after: 'Efter spillet',
    join: 'Sætter sig',
    leave: 'Forlader bordet',
    split: 'Deling',
    game: 'Spillet',
    figures: 'Figurer',
  },
  reasons: {
    foundation: 'Fundering',
    dealing: 'For at give',
    trumps: 'Tarokker',
    matadors: 'Matadorer',
    'small-matadors': 'Små matadorer',
    cavallerie: 'Kavaleri',
    kings: 'Konger',
    'melding-paid-back': 'Melding betalt tilbage',
    'king-lost': 'Konge tabt',
    'pagat-lost': 'Pagat tabt',
    'pagat-won': 'Pagat vandt stik',
    fine: 'Bøde',
    'taken-card-refunded': 'Taget kort erstattet',
    tout: 'Tout',
    nolo: 'Nolo',
    'pagat-bagud': 'Pagat bagud',
    'king-bagud': 'Konge bagud',
    'last-trick': 'Sidste stik',
    'pot-taken': 'Koppen taget',
    'pot-doubled': 'Koppen fordoblet',
    'pot-replaced': 'Koppen lagt tilbage',
    count: 'Tælling',
    'count-short': 'Manglende i tællingen',
    joining: 'Indskud',
    leaving: 'Andel af kopperne',
    'pot-split': 'Deling af kopperne',
    ...contracts,
    ...figures,
  },
  rules: {
    foundation:
      'Alle ved bordet, også oversidderen, lægger funderingen i koppen ved start, og når den er tømt.',
    dealing: 'Den, der giver, betaler til hver kop.',
    trumps:
      'Ti tarokker eller flere meldes; skusen tæller med. Ti giver det første beløb, hver tarok mere giver tillæg. De to andre betaler hver.',
    matadors:
      'Skus, mondo og pagat, dernæst 20, 19 og så videre uden hul. Tre giver det første beløb, hver matador mere giver tillæg.',
    'small-matadors': 'Pagat, skus og 2, dernæst 3 og så videre uden hul; betales som matadorer.',
    cavallerie:
      'De fire honnører i en farve: halv mangler en og har skusen, hel er uden skusen, sprøjtefuld er med den.',
    kings:
      'De fire konger: halv mangler en og har skusen, hel er uden skusen, sprøjtefuld er med den.',
    'melding-paid-back': 'En melding, som ikke holdt, betales tilbage til dem, der betalte den.',
    'king-lost':
      'En konge, der tabes før sidste stik, koster en betaling til hver af de to andre og til kongekoppen.',
    'pagat-lost':
      'En pagat, der tabes før sidste stik, koster en betaling til hver af de to andre og til pagatkoppen.',
    'pagat-won': 'En pagat, der vinder et stik før det sidste, betales af hver af de to andre.',
    fine: 'Alle bøder går til kopperne, det samme til hver; i Königrufen til de andre ved bordet eller til klubkassen.',
    'taken-card-refunded':
      'Den, der tog en pagat eller konge ved kulørsvigt, erstatter, hvad tabet kostede.',
    tout: 'Den, der tager alle stik, betales af de to andre og tager begge kopper.',
    nolo: 'Den, der intet stik får, betales af de to andre.',
    'pagat-ultimo':
      'Pagaten tager sidste stik: de to andre betaler hver, og pagatkoppen går til vinderen.',
    'king-ultimo':
      'En konge tager sidste stik: de to andre betaler hver, og kongekoppen går til vinderen.',
    'pagat-bagud':
      'Pagaten tabes i sidste stik: Den, der havde den, betaler hver af de to andre og fordobler pagatkoppen.',
    'king-bagud':
      'En konge tabes i sidste stik: Den, der havde den, betaler hver af de to andre og fordobler kongekoppen.',
    'last-trick': 'Sidste stik uden ultimokort betales af hver af de to andre.',
    'pot-taken': 'Den, der gør ultimo eller tout, tager koppen, som den står.',
    'pot-doubled':
      'Den, der går bagud, lægger lige så meget i koppen, som der lå, da stikket faldt.',
    'pot-replaced': 'Den ansvarlige lægger tilbage, hvad der blev taget, så ingen skal fundere.',
    count:
      'Hvert spil har 78 øjne, 26 til hver. Den, der har over 26, får; den, der har under, betaler.',
    'count-short': 'Tælles der tilsammen mindre end 78, går det manglende i pagatkoppen.',
    joining: 'Den, der sætter sig ved bordet, lægger en andel af det, der ligger i hver kop.',
    leaving: 'Den, der forlader bordet, tager sin andel af hver kop, rundet ned til en jeton.',
    'pot-split': 'Ved slutningen deles kopperne lige mellem alle ved bordet, også oversidderen.',
    game: 'Spillet betales efter taksten, ganget op ved kontra.',
    figures: 'Figurer betales efter taksten; meldte tæller mere, og kontra ganger dem op.',
  },
};
