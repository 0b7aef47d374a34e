import { contracts, figures } from '../../../src/words/da/koenigrufen.js';

/** What is said at a table of Königrufen: names, what they are, and how it is played. */
export default {
  names: {
    forehand: 'Forhånd',
    declarer: 'Spilfører',
    partner: 'Makker',
    talon: 'Talon',
    kontra: 'Kontra',
    'club-fine': 'Bøde',
    ...contracts,
    bird: 'Fugle, man kan melde',
    ...figures,
    blad: 'Blad',
  },
  says: {
    forehand:
      'Sidder til højre for giveren, byder først og må ikke passe, og giver næste hånd. Siger forhånd »mein spiel«, og passer alle, vælger forhånd frit, også trischaken og sechserdreier.',
    declarer: 'Den, der fik spillet i budgivningen, alene eller med en makker.',
    partner:
      'Den, der har den kaldte konge, spiller sammen med spilføreren. Har spilføreren den selv, eller ligger den i talonen, er spilføreren alene mod tre.',
    talon:
      'De seks kort, der bliver til overs, når alle har tolv. I de fleste spil med kortpoint får spilføreren den ene halvdel.',
    kontra:
      'Fordobler; rekontra og subkontra fordobler igen: to, fire, otte gange. I spil med kortpoint gælder den spillet (og valat) eller en meldt figur, for alle; i et negativt spil kun mellem spilføreren og den, der sagde den.',
    'club-fine':
      'Kilden har ingen bøder: Bordet aftaler beløbet, og det går til hver af de andre ved bordet eller til klubkassen.',
    trischaken:
      'Alle mod alle: Den, der tager flest kortpoint, betaler hver af de andre. Det fordobles, når taberen er borgmester (35/2 eller mere), når nogen er jomfru (uden stik), og når taberen er forhånd, hver for sig. Er der jomfruer, deler de alene det hele.',
    sechserdreier:
      'Spilføreren er alene og tager hele talonen, seks kort. Kun forhånd, når »mein spiel« er passet af. Vindes med 35/2, mere end halvdelen af kortpointene.',
    rufer:
      'Spilføreren kalder en konge og spiller sammen med den, der har den; den halve talon. Kun forhånds bud. Vindes med 35/2, mere end halvdelen af kortpointene.',
    piccolo: 'Spilføreren er alene og skal tage netop ét stik.',
    zwiccolo: 'Spilføreren er alene og skal tage netop to stik.',
    solorufer:
      'Som en rufer, men spilføreren tager intet af talonen. Figurer undtagen valat tæller dobbelt.',
    bettler: 'Spilføreren er alene og må ikke tage et eneste stik.',
    pagatrufer: 'Som en rufer, og spilføreren har meldt pagatultimo med buddet.',
    uhurufer: 'Som en rufer, og spilføreren har meldt uhu med buddet.',
    kakadurufer: 'Som en rufer, og spilføreren har meldt kakadu med buddet.',
    farbendreier:
      'Spilføreren er alene med den halve talon, og tarokker stikker ikke. Spilføreren skal have mindst seks kort i farverne på hånden, ellers er spillet tabt med det samme. Af figurerne findes kun grammeln, grossgrammeln og valat. Vindes med 35/2, mere end halvdelen af kortpointene.',
    dreier:
      'Spilføreren er alene med den halve talon. Vindes med 35/2, mere end halvdelen af kortpointene.',
    'piccolo-ouverte': 'Som en piccolo, men alle spiller med åbne kort.',
    farbensolo: 'Som en farbendreier, men uden talonen. Figurer undtagen valat tæller dobbelt.',
    'bettler-ouverte': 'Som en bettler, men alle spiller med åbne kort.',
    solodreier:
      'Spilføreren er alene og uden talonen. Figurer undtagen valat tæller dobbelt. Vindes med 35/2, mere end halvdelen af kortpointene.',
    bei: 'En piccolo eller bettler ved siden af en andens: to spil på én gang. Hvert spil afregnes for sig mellem dets spilfører og alle tre andre.',
    bird: 'Pagatultimo, uhu og kakadu: Den laveste tarok i sidste, den næste i næstsidste og tarok III i tredjesidste stik. Kortet skal selv tage sit stik; tager makkeren det, er fuglen tabt.',
    trull: 'Sküs, XXI og pagat i sidens stik. Meldt og ikke lavet betales den den anden vej.',
    'four-kings': 'Alle fire konger i sidens stik. Meldt og ikke lavet betales de den anden vej.',
    grammeln:
      '45/2 kortpoint eller mere til den ene side. Meldt og ikke lavet betales den den anden vej.',
    grossgrammeln:
      '55/2 kortpoint eller mere til den ene side; grammeln er så også lavet. Meldt og ikke lavet betales den den anden vej.',
    'king-ultimo':
      'Den kaldte konge er i sidste stik, og dens side tager stikket. Mislykkes den, meldt eller spillet umeldt til stikket, betales beløbet den anden vej.',
    'pagat-ultimo':
      'Pagaten tager sidste stik. Mislykkes den, meldt eller spillet umeldt til stikket, betales beløbet den anden vej.',
    uhu: 'Tarok II tager næstsidste stik. Mislykkes den, meldt eller spillet umeldt til stikket, betales beløbet den anden vej.',
    kakadu:
      'Tarok III tager tredjesidste stik. Mislykkes den, meldt eller spillet umeldt til stikket, betales beløbet den anden vej.',
    valat:
      'Alle tolv stik til den ene side. Spillet ganges; en meldt valat, der mislykkes, taber spillet ganget op.',
    blad: 'En tredjedel af et kortpoint. Konger, pagat, XXI og sküs tæller 4 point, damer 3, kavaler 2 og knægte 1, og hvert kort desuden et blad: 70 point, 210 blad, i alt. 35/2, 35 point og 2 blad, er over halvdelen.',
  },
  prices: {
    contract: '{{what}}: Hver modspiller betaler eller får {{points}}',
    won: '{{what}}, vundet: Hver modspiller betaler {{points}}',
    lost: '{{what}}: Hver modspiller får {{points}}',
    trischaken: 'Taberen betaler {{points}} til hver af de andre, før der fordobles',
    factor: '{{what}}: {{points}} gange spillet',
  },
  conventions: {
    tiedLosers: {
      'pay-each-other': 'Taber to sammen uden jomfruer, betaler de også hinanden; det går lige op.',
      'pay-the-others': 'Taber to sammen uden jomfruer, betaler de kun dem, der ikke har tabt.',
    },
    tooFewSuitCards: {
      'as-lost': 'Tabt på for få kort i farverne koster det som ethvert tab: dobbelt i forhånd.',
      'as-lost-single': 'Tabt på for få kort i farverne koster det aldrig dobbelt.',
    },
    soloruferTalonKing: {
      'figures-double': 'Figurer tæller også dobbelt, når den kaldte konge ligger i talonen.',
      'figures-single': 'Figurer tæller enkelt, når den kaldte konge ligger i talonen.',
    },
    ownKingUltimo: {
      true: 'Den kan også gøres med spilførerens egen kaldte konge.',
      false: 'Den kan ikke gøres med spilførerens egen kaldte konge.',
    },
    silentBesideValat: {
      'net-of-losses':
        'Er de umeldte figurer, minus de tabte umeldte fugle, mere værd end det, valaten lægger til, betales de i stedet.',
      'made-only':
        'Er de klarede umeldte figurer mere værd end det, valaten lægger til, betales de i stedet.',
    },
  },
};
