import { contracts, figures } from '../../../src/words/sv/koenigrufen.js';
import type da from '../da/terms-koenigrufen.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  names: {
    forehand: 'Förhand',
    declarer: 'Spelförare',
    partner: 'Partner',
    talon: 'Talong',
    kontra: 'Kontra',
    'club-fine': 'Bot',
    ...contracts,
    bird: 'Fåglar som man kan deklarera',
    ...figures,
    blad: 'Blad',
  },
  says: {
    forehand:
      'Sitter till höger om givaren, bjuder först och får inte passa, och ger nästa giv. Säger förhand ”mein spiel” och alla passar väljer förhand fritt, även trischaken och sechserdreier.',
    declarer: 'Den som fick spelet i budgivningen, ensam eller med en partner.',
    partner:
      'Den som har den anropade kungen spelar tillsammans med spelföraren. Har spelföraren den själv, eller ligger den i talongen, är spelföraren ensam mot tre.',
    talon:
      'De sex kort som blir över när alla har tolv. I de flesta spel med kortpoäng får spelföraren ena halvan.',
    kontra:
      'Fördubblar; rekontra och subkontra fördubblar igen: två, fyra, åtta gånger. I spel med kortpoäng gäller den spelet (och valat) eller en deklarerad figur, för alla; i ett negativt spel bara mellan spelföraren och den som sade den.',
    'club-fine':
      'Källan har inga böter: bordet kommer överens om beloppet, och det går till var och en av de andra vid bordet eller till klubbkassan.',
    trischaken:
      'Alla mot alla: den som tar flest kortpoäng betalar var och en av de andra. Det fördubblas när förloraren är borgmästare (35/2 eller mer), när någon är jungfru (utan stick) och när förloraren är förhand, vart och ett för sig. Finns det jungfrur delar de ensamma på allt.',
    sechserdreier:
      'Spelföraren är ensam och tar hela talongen, sex kort. Bara förhand, när alla har passat på ”mein spiel”. Går hem med 35/2, mer än hälften av kortpoängen.',
    rufer:
      'Spelföraren anropar en kung och spelar tillsammans med den som har den; halva talongen. Bara förhands bud. Går hem med 35/2, mer än hälften av kortpoängen.',
    piccolo: 'Spelföraren är ensam och ska ta exakt ett stick.',
    zwiccolo: 'Spelföraren är ensam och ska ta exakt två stick.',
    solorufer:
      'Som en rufer, men spelföraren tar inget ur talongen. Figurer utom valat räknas dubbelt.',
    bettler: 'Spelföraren är ensam och får inte ta ett enda stick.',
    pagatrufer: 'Som en rufer, och spelföraren har deklarerat pagat ultimo med budet.',
    uhurufer: 'Som en rufer, och spelföraren har deklarerat uhu med budet.',
    kakadurufer: 'Som en rufer, och spelföraren har deklarerat kakadu med budet.',
    farbendreier:
      'Spelföraren är ensam med halva talongen, och taroker är inte trumf. Spelföraren måste ha minst sex kort i sidofärgerna på handen, annars är spelet genast förlorat. Av figurerna finns bara grammeln, grossgrammeln och valat. Går hem med 35/2, mer än hälften av kortpoängen.',
    dreier:
      'Spelföraren är ensam med halva talongen. Går hem med 35/2, mer än hälften av kortpoängen.',
    'piccolo-ouverte': 'Som en piccolo, men alla spelar med öppna kort.',
    farbensolo: 'Som en farbendreier, men utan talongen. Figurer utom valat räknas dubbelt.',
    'bettler-ouverte': 'Som en bettler, men alla spelar med öppna kort.',
    solodreier:
      'Spelföraren är ensam och utan talongen. Figurer utom valat räknas dubbelt. Går hem med 35/2, mer än hälften av kortpoängen.',
    bei: 'En piccolo eller bettler vid sidan av någon annans: två spel på en gång. Varje spel görs upp för sig mellan dess spelförare och alla tre andra.',
    bird: 'Pagat ultimo, uhu och kakadu: den lägsta taroken i sista sticket, den näst lägsta i näst sista och tarok III i tredje sista. Kortet måste självt ta sitt stick; tar partnern det är fågeln förlorad.',
    trull:
      'Sküs, XXI och pagat i sidans stick. Deklarerad och förlorad betalas den åt andra hållet.',
    'four-kings':
      'Alla fyra kungarna i sidans stick. Deklarerade och förlorade betalas de åt andra hållet.',
    grammeln:
      '45/2 kortpoäng eller mer till ena sidan. Deklarerad och förlorad betalas den åt andra hållet.',
    grossgrammeln:
      '55/2 kortpoäng eller mer till ena sidan; då har även grammeln gått hem. Deklarerad och förlorad betalas den åt andra hållet.',
    'king-ultimo':
      'Den anropade kungen är i sista sticket, och dess sida tar sticket. Misslyckas den, deklarerad eller tyst spelad till sticket, betalas beloppet åt andra hållet.',
    'pagat-ultimo':
      'Pagaten tar sista sticket. Misslyckas den, deklarerad eller tyst spelad till sticket, betalas beloppet åt andra hållet.',
    uhu: 'Tarok II tar näst sista sticket. Misslyckas den, deklarerad eller tyst spelad till sticket, betalas beloppet åt andra hållet.',
    kakadu:
      'Tarok III tar tredje sista sticket. Misslyckas den, deklarerad eller tyst spelad till sticket, betalas beloppet åt andra hållet.',
    valat:
      'Alla tolv stick till ena sidan. Spelet multipliceras; en deklarerad valat som misslyckas förlorar spelet, multiplicerat.',
    blad: 'En tredjedel av en kortpoäng. Kungar, pagat, XXI och sküs räknas som 4 poäng, damer 3, kavaller 2 och knektar 1, och varje kort dessutom som ett blad: 70 poäng, 210 blad, sammanlagt. 35/2, 35 poäng och 2 blad, är mer än hälften.',
  },
  prices: {
    contract: '{{what}}: varje motspelare betalar eller får {{points}}',
    won: '{{what}}, vunnen: varje motspelare betalar {{points}}',
    lost: '{{what}}: varje motspelare får {{points}}',
    trischaken: 'Förloraren betalar {{points}} till var och en av de andra, före fördubbling',
    factor: '{{what}}: {{points}} gånger spelet',
  },
  conventions: {
    tiedLosers: {
      'pay-each-other':
        'Förlorar två tillsammans utan jungfrur betalar de också varandra; det går jämnt upp.',
      'pay-the-others':
        'Förlorar två tillsammans utan jungfrur betalar de bara dem som inte har förlorat.',
    },
    tooFewSuitCards: {
      'as-lost':
        'Förlorad på för få kort i sidofärgerna kostar det som varje förlust: dubbelt i förhand.',
      'as-lost-single': 'Förlorad på för få kort i sidofärgerna kostar det aldrig dubbelt.',
    },
    soloruferTalonKing: {
      'figures-double': 'Figurer räknas dubbelt även när den anropade kungen ligger i talongen.',
      'figures-single': 'Figurer räknas enkelt när den anropade kungen ligger i talongen.',
    },
    ownKingUltimo: {
      true: 'Den kan också göras med spelförarens egen anropade kung.',
      false: 'Den kan inte göras med spelförarens egen anropade kung.',
    },
    silentBesideValat: {
      'net-of-losses':
        'Är de tysta figurerna, minus de tysta fåglar som förlorades, värda mer än det som valaten lägger till betalas de i stället.',
      'made-only':
        'Är de tysta figurer som gick hem värda mer än det som valaten lägger till betalas de i stället.',
    },
  },
} satisfies Translation<typeof da>;
