/** What is said at a table of Tarok: names, what they are, what they cost, and how it is played. */
export default {
  names: {
    pagat: 'Pagat',
    mondo: 'Mondo',
    fool: 'Skus',
    pots: 'Kopperne',
    foundation: 'Fundering',
    dealing: 'At give',
    'sitting-out': 'Oversidder',
    skat: 'Skat',
    redeal: 'Giv om',
    joining: 'Ny ved bordet',
    leaving: 'Forlader bordet',
    trumps: 'Tarokker',
    matadors: 'Matadorer',
    'small-matadors': 'Små matadorer',
    cavallerie: 'Kavaleri',
    kings: 'Konger',
    half: 'Halv',
    full: 'Hel',
    abundant: 'Sprøjtefuld',
    'pagat-lost': 'Pagat tabt',
    'pagat-won': 'Pagat vandt',
    'king-lost': 'Konge tabt',
    fine: 'Bøde',
    abandoned: 'Afbrudt hånd',
    'last-trick': 'Sidste stik',
    ultimo: 'Ultimo',
    bagud: 'Bagud',
    nolo: 'Nolo',
    tout: 'Tout',
    liable: 'Ansvarlig',
    count: 'Tælling',
    'pot-split': 'Deling af kopperne',
  },
  says: {
    pagat:
      'Tarok 1, den laveste tarok og et af de fem ultimokort. Tæller 4 øjne. Tabt, vundet, ultimo eller bagud: hver gang betales der.',
    mondo: 'Tarok 21, spillets højeste kort. Tæller 4 øjne og hører til matadorerne.',
    fool: 'Kortet uden nummer, også kaldet scus eller scies. Den tager aldrig stik, tæller 4 øjne, regnes med blandt tarokkerne i meldinger, er den første matador, og uden den er ingen melding halv eller sprøjtefuld.',
    pots: 'Kongekoppen og pagatkoppen: Den, der gør ultimo, tager koppen til sit kort; den, der går bagud, fordobler den.',
    foundation:
      'Indskuddet til hver kop ved aftenens start, og når en kop er taget: Alle ved bordet lægger, også oversidderen.',
    dealing: 'Giveren betaler til begge kopper for at give og får til gengæld de tre kort ekstra.',
    'sitting-out':
      'Den, der ikke spiller hånden, betaler kun funderinger, men får sin del af kopperne, når aftenen slutter.',
    skat: 'Giveren får 28 kort og lægger tre af dem fra, før der meldes. Skatten hører til giverens stik og tæller 1 øje foruden sine kort.',
    redeal: 'Kortene gives om, og intet af hånden gælder.',
    joining: 'Den, der sætter sig ved et bord i gang, betaler ind i kopperne.',
    leaving: 'Den, der går, før aftenen slutter; der skal være tre tilbage.',
    trumps:
      'Ti tarokker eller flere skal meldes, skusen talt med, og det skal siges, om pagaten er imellem: med eller uden.',
    matadors:
      'Skus, mondo og pagat på samme hånd, og derefter 20, 19 og så videre uden hul. Tre eller flere skal meldes.',
    'small-matadors':
      'Pagat, skus og tarok 2, derefter 3, 4 og så videre uden hul; betales som matadorer.',
    cavallerie:
      'Konge, dame, kaval og knægt i samme farve: hel uden skusen, sprøjtefuld med den, halv når ét af kortene mangler og skusen er der.',
    kings:
      'De fire konger: hele uden skusen, sprøjtefulde med den, halve når én mangler og skusen er der.',
    half: 'Tre af de fire kort i et kavaleri eller tre konger, og skusen. Det siges, hvad der mangler.',
    full: 'Alle fire kort i et kavaleri eller alle fire konger, men ikke skusen.',
    abundant: 'Alle fire kort i et kavaleri eller alle fire konger, og skusen oveni: en sprøjte.',
    'pagat-lost': 'Pagaten tages af en anden før sidste stik.',
    'pagat-won': 'Pagaten tager selv et stik før det sidste.',
    'king-lost': 'En konge tages af en anden før sidste stik, også af en tarok.',
    fine: 'For en fejl. Bøden går til begge kopper, det samme til hver, hvor intet andet står, og aldrig til en spiller.',
    abandoned:
      'En bøde bryder hånden af: Hvad der var betalt, står fast, men der er intet sidste stik og ingen tælling.',
    'last-trick': 'Det sidste stik, taget uden et ultimokort.',
    ultimo:
      'At tage sidste stik med pagaten eller en konge. Det betales af hver af de to andre, og koppen til kortet følger med.',
    bagud:
      'At spille pagaten eller en konge til sidste stik uden at tage det. Det betales til hver af de to andre, og koppen til kortet fordobles af den, der går bagud.',
    nolo: 'Ikke at få et eneste stik. Så gælder ingen ultimo, og der tælles ikke; en bagud gælder dog, også noloens egen.',
    tout: 'At tage alle stik. Det betales af hver af de to andre, og begge kopper følger med.',
    liable:
      'Den, hvis fejl uden tvivl gav eller forhindrede en ultimo eller bagud, betaler i de andres sted.',
    count:
      'Konger, pagat, mondo og skus 4 øjne, damer 3, kavaler 2, knægte 1, hvert stik 1 og skatten 1: 78 i alt og 26 til hver.',
    'pot-split':
      'Når aftenen slutter, deles kopperne lige mellem alle ved bordet, også oversidderen.',
  },
  prices: {
    foundation: '{{points}} til hver kop, af alle ved bordet',
    foundationKing: '{{points}} til kongekoppen, af alle ved bordet',
    foundationPagat: '{{points}} til pagatkoppen, af alle ved bordet',
    dealing: '{{points}} til hver kop, af giveren',
    trumps: 'Ti tarokker: {{points}} af hver af de to andre',
    trumpsStep: 'Hver tarok mere: {{points}} til',
    matadors: 'Tre matadorer: {{points}} af hver af de to andre',
    matadorsStep: 'Hver matador mere: {{points}} til',
    half: 'Halv: {{points}} af hver af de to andre',
    full: 'Hel: {{points}} af hver af de to andre',
    abundant: 'Sprøjtefuld: {{points}} af hver af de to andre',
    kingLost: '{{points}} til hver af de to andre',
    kingLostPot: 'og {{points}} til kongekoppen',
    pagatLost: '{{points}} til hver af de to andre',
    pagatLostPot: 'og {{points}} til pagatkoppen',
    pagatWon: '{{points}} af hver af de to andre',
    pagatUltimo: 'Pagat: {{points}} af hver af de to andre, og pagatkoppen',
    kingUltimo: 'Konge: {{points}} af hver af de to andre, og kongekoppen',
    pagatBagud: 'Pagat: {{points}} til hver af de to andre, og pagatkoppen fordobles',
    kingBagud: 'Konge: {{points}} til hver af de to andre, og kongekoppen fordobles',
    lastTrick: '{{points}} af hver af de to andre',
    nolo: '{{points}} af hver af de to andre',
    tout: '{{points}} af hver af de to andre, og begge kopper',
    countUnit: 'Der rundes til nærmeste {{points}}',
    countFactor: 'Tællingen betales {{points}} gange',
    chip: 'En jeton er {{points}}',
  },
  conventions: {
    mostPlayers: {
      '4': 'Der sidder tre eller fire ved bordet.',
      '5': 'Der sidder tre, fire eller fem ved bordet. Af fem spiller giveren med naboerne til højre og venstre; den næste giver er den nærmeste til højre, der sad over.',
    },
    fourthSitsOut: {
      'opposite-dealer': 'Af fire sidder den over for giveren over.',
      'left-of-dealer': 'Af fire sidder den til venstre for giveren over.',
    },
    lastTrickBesideBagud: {
      true: 'Sidste stik betales også ved siden af en bagud.',
      false: 'Ved siden af en bagud betales sidste stik ikke.',
    },
    lastTrickBesideNolo: {
      true: 'Sidste stik betales også ved siden af en nolo.',
      false: 'Ved siden af en nolo betales sidste stik ikke.',
    },
    ordinaryCardBesideNolo: {
      true: 'Ved siden af en nolo dog kun, når det tages med et andet kort end pagaten eller en konge.',
      false: '',
    },
    lastTrickBesideTout: {
      true: 'Sidste stik betales også ved siden af en tout.',
      false: 'Ved siden af en tout betales sidste stik ikke.',
    },
    bagudBesideTout: {
      true: 'En bagud gælder ved siden af en tout.',
      false: 'Ved siden af en tout gælder ingen bagud.',
    },
    secondBagud: {
      'as-first-counted':
        'Går to bagud på konger i samme stik, lægger hver det, der lå, da stikket faldt.',
      'as-then-in-pot':
        'Går to bagud på konger i samme stik, fordobler den anden det, der ligger efter den første.',
    },
    refoundation: {
      always: 'En kop, der er taget, funderes altid på ny.',
      'when-empty': 'En kop, der er taget, funderes kun på ny, hvis ingen gik bagud på den.',
    },
    counting: {
      'all-exact': 'Alle tre tæller; hver vinder eller taber det, de har over eller under 26.',
      'two-rounded':
        'To tæller, og den tredje, som giver næste hånd, betaler og får, hvad de har over eller under 26, afrundet.',
    },
    shortCountsStand: {
      true: 'Tælles der tilsammen mindre end 78, går det manglende i pagatkoppen.',
      false: '',
    },
    fiveNotCounting: {
      'outgoing-dealer': 'Af fem: Sad den næste giver over, er det håndens giver, der ikke tæller.',
      forehand: 'Af fem: Sad den næste giver over, er det forhånd, der ikke tæller.',
    },
    countBesideTout: {
      true: 'Kortene tælles også ved en tout.',
      false: 'Ved en tout tælles kortene ikke.',
    },
    barredWinner: {
      'paid-last-trick':
        'Den, der er udelukket fra ultimo, får som for sidste stik og tager ingen kop.',
      'paid-nothing': 'Den, der er udelukket fra ultimo, får intet for stikket.',
    },
    pagatWonPaid: {
      true: 'En pagat, der vinder et stik, betales.',
      false: 'En pagat, der vinder et stik, betales ikke.',
    },
    halfCavallerieNeedsKing: {
      true: 'Et halvt kavaleri skal have kongen.',
      false: 'I et halvt kavaleri må også kongen mangle.',
    },
    smallMatadors: {
      true: 'Små matadorer meldes og betales som matadorer.',
      false: 'Små matadorer meldes ikke.',
    },
    liability: {
      true: 'En ansvarlig betaler, hvad de andre skulle have betalt, og det, koppen mister.',
      false: 'Bogen kender ingen ansvarlig: Enhver betaler for sig selv.',
    },
    redealWithoutTrump: {
      true: 'Den, der ingen tarok har fået, kan forlange kortene givet om.',
      false: 'Kortene gives kun om, når de var givet forkert.',
    },
    dealerMayDiscardPagat: {
      true: 'Giveren må lægge pagaten i skatten, når alle giverens tarokker lægges.',
      false: 'Pagaten må ikke lægges i skatten.',
    },
    dealerMayDiscardFoolForTout: {
      true: 'Skusen må kun lægges i skatten af den giver, der spiller efter tout.',
      false: 'Skusen må ikke lægges i skatten.',
    },
    abandonedDeal: {
      'next-player': 'Efter en afbrudt hånd giver den næste.',
      'same-dealer': 'Efter en afbrudt hånd giver den samme igen.',
    },
    passedDealPaid: {
      true: 'Der betales for at give, også når forkert kortgivning lader den næste give.',
      false: 'Der betales ikke for at give, når forkert kortgivning lader den næste give.',
    },
    oddPoints: {
      'in-chips':
        'Så lige, som jetonerne tillader; de overskydende går en for en rundt fra den, der skulle give næste hånd.',
      'to-the-point':
        'På pointet; de overskydende point går et for et rundt fra den, der skulle give næste hånd.',
    },
    joining: {
      'share-of-pots':
        'Den nye lægger en andel af det, der ligger i hver kop: en tredjedel, når tre sad der.',
      foundation: 'Den nye lægger funderingen i hver kop.',
    },
    leaving: {
      'takes-share': 'Den, der går, tager sin andel af hver kop, rundet ned til en jeton.',
      'takes-nothing': 'Den, der går, giver afkald på sin andel.',
    },
    leaverWouldDeal: {
      'passes-right': 'Skulle den, der går, have givet, giver den næste til højre.',
      'passes-left': 'Skulle den, der går, have givet, giver den næste til venstre.',
    },
  },
};
