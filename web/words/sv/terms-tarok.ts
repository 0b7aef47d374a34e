import type da from '../da/terms-tarok.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  names: {
    pagat: 'Pagat',
    mondo: 'Månen',
    fool: 'Sküs',
    pots: 'Kopparna',
    foundation: 'Grundinsats',
    dealing: 'Att ge',
    'sitting-out': 'Stå över',
    skat: 'Skat',
    redeal: 'Ge om',
    joining: 'Ny vid bordet',
    leaving: 'Lämnar bordet',
    trumps: 'Taroker',
    matadors: 'Matadorer',
    'small-matadors': 'Små matadorer',
    cavallerie: 'Kavalleri',
    kings: 'Kungar',
    half: 'Halv',
    full: 'Hel',
    abundant: 'Sprickfull',
    'pagat-lost': 'Pagat förlorad',
    'pagat-won': 'Pagat vann',
    'king-lost': 'Kung förlorad',
    fine: 'Bot',
    abandoned: 'Avbruten giv',
    'last-trick': 'Sista sticket',
    ultimo: 'Ultimo',
    bagud: 'Bagud',
    nolo: 'Nolo',
    tout: 'Tout',
    liable: 'Ansvarig',
    count: 'Räkning',
    'pot-split': 'Delning av kopparna',
  },
  says: {
    pagat:
      'Tarok 1, den lägsta taroken och ett av de fem ultimokorten. Räknas som 4 kortpoäng. Förlorad, vunnen, ultimo eller bagud: varje gång betalas det.',
    mondo: 'Tarok 21, spelets högsta kort. Räknas som 4 kortpoäng och hör till matadorerna.',
    fool: 'Kortet utan nummer, på danska skus, scus eller scies. Det tar aldrig stick, räknas som 4 kortpoäng, räknas med bland tarokerna i meldningar, är den första matadoren, och utan det är ingen meldning halv eller sprickfull.',
    pots: 'Kungskoppen och pagatkoppen: den som gör ultimo tar koppen till sitt kort; den som går bagud fördubblar den.',
    foundation:
      'Insatsen i vardera koppen när kvällen börjar och när en kopp har tagits: alla vid bordet lägger, även den som står över.',
    dealing: 'Givaren betalar till båda kopparna för att ge och får i gengäld de tre extra korten.',
    'sitting-out':
      'Den som inte spelar given betalar bara grundinsatser men får sin del av kopparna när kvällen slutar.',
    skat: 'Givaren får 28 kort och lägger undan tre av dem innan det meldas. Skaten hör till givarens stick och räknas som 1 kortpoäng utöver sina kort.',
    redeal: 'Korten ges om, och inget av given gäller.',
    joining: 'Den som sätter sig vid ett bord som är i gång betalar in i kopparna.',
    leaving: 'Den som går innan kvällen slutar; tre måste bli kvar.',
    trumps:
      'Tio taroker eller fler måste meldas, sküsen medräknad, och det ska sägas om pagaten är med bland dem: med eller utan.',
    matadors:
      'Sküsen, månen och pagaten på samma hand, och därefter 20, 19 och så vidare utan lucka. Tre eller fler måste meldas.',
    'small-matadors':
      'Pagaten, sküsen och tarok 2, därefter 3, 4 och så vidare utan lucka; betalas som matadorer.',
    cavallerie:
      'Kung, dam, kavall och knekt i samma färg: hel utan sküsen, sprickfull med den, halv när ett av korten saknas och sküsen är med.',
    kings:
      'De fyra kungarna: hel utan sküsen, sprickfull med den, halv när en saknas och sküsen är med.',
    half: 'Tre av de fyra korten i ett kavalleri eller tre kungar, och sküsen. Det sägs vad som saknas.',
    full: 'Alla fyra korten i ett kavalleri eller alla fyra kungarna, men inte sküsen.',
    abundant: 'Alla fyra korten i ett kavalleri eller alla fyra kungarna, och sküsen därtill.',
    'pagat-lost': 'Pagaten tas av någon annan före sista sticket.',
    'pagat-won': 'Pagaten tar själv ett stick före det sista.',
    'king-lost': 'En kung tas av någon annan före sista sticket, även av en tarok.',
    fine: 'För ett fel. Boten går till båda kopparna, lika mycket till vardera, där inget annat står, och aldrig till en spelare.',
    abandoned:
      'En bot bryter av given: det som är betalt står fast, men det blir inget sista stick och ingen räkning.',
    'last-trick': 'Det sista sticket, taget utan ett ultimokort.',
    ultimo:
      'Att ta sista sticket med pagaten eller en kung. Det betalas av var och en av de två andra, och koppen till kortet följer med.',
    bagud:
      'Att spela pagaten eller en kung till sista sticket utan att ta det. Det betalas till var och en av de två andra, och den som går bagud fördubblar koppen till kortet.',
    nolo: 'Att inte få ett enda stick. Då gäller ingen ultimo, och korten räknas inte; en bagud gäller dock, även nolospelarens egen.',
    tout: 'Att ta alla stick. Det betalas av var och en av de två andra, och båda kopparna följer med.',
    liable:
      'Den vars fel utan tvivel gav eller hindrade en ultimo eller bagud betalar i de andras ställe.',
    count:
      'Kungar, pagat, måne och sküs 4 kortpoäng, damer 3, kavaller 2, knektar 1, varje stick 1 och skaten 1: 78 sammanlagt och 26 för var och en.',
    'pot-split':
      'När kvällen slutar delas kopparna lika mellan alla vid bordet, även den som står över.',
  },
  prices: {
    foundation: '{{points}} till vardera koppen, av alla vid bordet',
    foundationKing: '{{points}} till kungskoppen, av alla vid bordet',
    foundationPagat: '{{points}} till pagatkoppen, av alla vid bordet',
    dealing: '{{points}} till vardera koppen, av givaren',
    trumps: 'Tio taroker: {{points}} av var och en av de två andra',
    trumpsStep: 'Varje tarok till: {{points}} till',
    matadors: 'Tre matadorer: {{points}} av var och en av de två andra',
    matadorsStep: 'Varje matador till: {{points}} till',
    half: 'Halv: {{points}} av var och en av de två andra',
    full: 'Hel: {{points}} av var och en av de två andra',
    abundant: 'Sprickfull: {{points}} av var och en av de två andra',
    kingLost: '{{points}} till var och en av de två andra',
    kingLostPot: 'och {{points}} till kungskoppen',
    pagatLost: '{{points}} till var och en av de två andra',
    pagatLostPot: 'och {{points}} till pagatkoppen',
    pagatWon: '{{points}} av var och en av de två andra',
    pagatUltimo: 'Pagat: {{points}} av var och en av de två andra, och pagatkoppen',
    kingUltimo: 'Kung: {{points}} av var och en av de två andra, och kungskoppen',
    pagatBagud: 'Pagat: {{points}} till var och en av de två andra, och pagatkoppen fördubblas',
    kingBagud: 'Kung: {{points}} till var och en av de två andra, och kungskoppen fördubblas',
    lastTrick: '{{points}} av var och en av de två andra',
    nolo: '{{points}} av var och en av de två andra',
    tout: '{{points}} av var och en av de två andra, och båda kopparna',
    countUnit: 'Räkningen avrundas till närmaste {{points}}',
    countFactor: 'Räkningen betalas {{points}} gånger',
    chip: 'En jetong är {{points}}',
  },
  conventions: {
    mostPlayers: {
      '4': 'Tre eller fyra sitter vid bordet.',
      '5': 'Tre, fyra eller fem sitter vid bordet. Av fem spelar givaren med grannarna till höger och vänster; nästa givare är den närmaste till höger som satt över.',
    },
    fourthSitsOut: {
      'opposite-dealer': 'Av fyra står den mitt emot givaren över.',
      'left-of-dealer': 'Av fyra står den till vänster om givaren över.',
    },
    lastTrickBesideBagud: {
      true: 'Sista sticket betalas även vid sidan av en bagud.',
      false: 'Vid sidan av en bagud betalas inte sista sticket.',
    },
    lastTrickBesideNolo: {
      true: 'Sista sticket betalas även vid sidan av en nolo.',
      false: 'Vid sidan av en nolo betalas inte sista sticket.',
    },
    ordinaryCardBesideNolo: {
      true: 'Vid sidan av en nolo dock bara när det tas med ett annat kort än pagaten eller en kung.',
      false: '',
    },
    lastTrickBesideTout: {
      true: 'Sista sticket betalas även vid sidan av en tout.',
      false: 'Vid sidan av en tout betalas inte sista sticket.',
    },
    bagudBesideTout: {
      true: 'En bagud gäller vid sidan av en tout.',
      false: 'Vid sidan av en tout gäller ingen bagud.',
    },
    secondBagud: {
      'as-first-counted':
        'Går två bagud på kungar i samma stick lägger var och en det som låg där när sticket föll.',
      'as-then-in-pot':
        'Går två bagud på kungar i samma stick fördubblar den andra det som ligger där efter den första.',
    },
    refoundation: {
      always: 'En kopp som har tagits får alltid en ny grundinsats.',
      'when-empty': 'En kopp som har tagits får en ny grundinsats bara om ingen gick bagud på den.',
    },
    counting: {
      'all-exact':
        'Alla tre räknar; var och en vinner eller förlorar det som är över eller under 26.',
      'two-rounded':
        'Två räknar, och den tredje, som ger nästa giv, betalar och får det som de har över eller under 26, avrundat.',
    },
    shortCountsStand: {
      true: 'Räknas det sammanlagt till mindre än 78 går det som fattas till pagatkoppen.',
      false: '',
    },
    fiveNotCounting: {
      'outgoing-dealer': 'Av fem: stod nästa givare över är det den som gav given som inte räknar.',
      forehand: 'Av fem: stod nästa givare över är det förhand som inte räknar.',
    },
    countBesideTout: {
      true: 'Korten räknas även vid en tout.',
      false: 'Vid en tout räknas inte korten.',
    },
    barredWinner: {
      'paid-last-trick':
        'Den som är utestängd från ultimo får som för sista sticket och tar ingen kopp.',
      'paid-nothing': 'Den som är utestängd från ultimo får inget för sticket.',
    },
    pagatWonPaid: {
      true: 'En pagat som vinner ett stick betalas.',
      false: 'En pagat som vinner ett stick betalas inte.',
    },
    halfCavallerieNeedsKing: {
      true: 'I ett halvt kavalleri måste kungen vara med.',
      false: 'I ett halvt kavalleri får även kungen saknas.',
    },
    smallMatadors: {
      true: 'Små matadorer meldas och betalas som matadorer.',
      false: 'Små matadorer meldas inte.',
    },
    liability: {
      true: 'En ansvarig betalar vad de andra skulle ha betalat, och det som koppen förlorar.',
      false: 'Boken känner ingen ansvarig: var och en betalar för sig.',
    },
    redealWithoutTrump: {
      true: 'Den som inte har fått någon tarok kan begära att korten ges om.',
      false: 'Korten ges bara om när de gavs fel.',
    },
    dealerMayDiscardPagat: {
      true: 'Givaren får lägga pagaten i skaten när alla givarens taroker läggs.',
      false: 'Pagaten får inte läggas i skaten.',
    },
    dealerMayDiscardFoolForTout: {
      true: 'Sküsen får bara läggas i skaten av en givare som spelar på tout.',
      false: 'Sküsen får inte läggas i skaten.',
    },
    abandonedDeal: {
      'next-player': 'Efter en avbruten giv ger nästa spelare.',
      'same-dealer': 'Efter en avbruten giv ger samma spelare igen.',
    },
    passedDealPaid: {
      true: 'Det betalas för att ge även när en felgiv låter nästa ge.',
      false: 'Det betalas inte för att ge när en felgiv låter nästa ge.',
    },
    oddPoints: {
      'in-chips':
        'Så jämnt som jetongerna tillåter; de överskjutande går en och en runt bordet från den som skulle ge nästa giv.',
      'to-the-point':
        'På poängen; de överskjutande poängen går en och en runt bordet från den som skulle ge nästa giv.',
    },
    joining: {
      'share-of-pots':
        'Den nya lägger en andel av det som ligger i vardera koppen: en tredjedel när tre satt där.',
      foundation: 'Den nya lägger grundinsatsen i vardera koppen.',
    },
    leaving: {
      'takes-share': 'Den som går tar sin andel av vardera koppen, avrundad nedåt till en jetong.',
      'takes-nothing': 'Den som går avstår från sin andel.',
    },
    leaverWouldDeal: {
      'passes-right': 'Skulle den som går ha gett ger nästa till höger.',
      'passes-left': 'Skulle den som går ha gett ger nästa till vänster.',
    },
  },
} satisfies Translation<typeof da>;
