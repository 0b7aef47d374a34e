import { contracts, figures } from '../../../src/words/en/koenigrufen.js';
import type da from '../da/terms-koenigrufen.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  names: {
    forehand: 'Forehand',
    declarer: 'Declarer',
    partner: 'Partner',
    talon: 'Talon',
    kontra: 'Kontra',
    'club-fine': 'Fine',
    ...contracts,
    bird: 'Birds that one can announce',
    ...figures,
    blad: 'Blad',
  },
  says: {
    forehand:
      'Sits to the right of the dealer, bids first and may not pass, and deals the next hand. When forehand says “mein spiel” and all pass, forehand chooses freely, trischaken and sechserdreier too.',
    declarer: 'Who won the bidding, alone or with a partner.',
    partner:
      'Who holds the called king plays with the declarer. When the declarer holds it, or it lies in the talon, the declarer is alone against three.',
    talon:
      'The six cards that are left when everybody has twelve. In most games with card points the declarer has one half of it.',
    kontra:
      'Doubles; rekontra and subkontra double again: two, four, eight times. In games with card points it is on the game (and valat) or on a declared figure, for everybody; in a negative game only between the declarer and the one who said it.',
    'club-fine':
      'The source has no fines: the table agrees on the amount, and it goes to each of the others at the table or to the kitty.',
    trischaken:
      'Everyone for themselves: who takes most card points pays each of the others. It is doubled when the loser is mayor (35/2 or more), when somebody is a virgin (no trick), and when the loser is forehand, each by itself. If there are virgins, they alone share all of it.',
    sechserdreier:
      'The declarer is alone and takes the whole talon, six cards. Forehand only, when “mein spiel” was passed out. Won with 35/2, more than half of the card points.',
    rufer:
      'The declarer calls a king and plays with the player who holds it; half of the talon. The bid of forehand only. Won with 35/2, more than half of the card points.',
    piccolo: 'The declarer is alone and must take exactly one trick.',
    zwiccolo: 'The declarer is alone and must take exactly two tricks.',
    solorufer:
      'As a rufer, but the declarer takes nothing of the talon. Figures but valat count double.',
    bettler: 'The declarer is alone and may not take a single trick.',
    pagatrufer: 'As a rufer, and with the bid the declarer has declared pagat ultimo.',
    uhurufer: 'As a rufer, and with the bid the declarer has declared uhu.',
    kakadurufer: 'As a rufer, and with the bid the declarer has declared kakadu.',
    farbendreier:
      'The declarer is alone with half of the talon, and trumps do not trump. The declarer must hold at least six cards in the suits, else the game is lost at once. Of the figures there are only grammeln, grossgrammeln and valat. Won with 35/2, more than half of the card points.',
    dreier:
      'The declarer is alone with half of the talon. Won with 35/2, more than half of the card points.',
    'piccolo-ouverte': 'As a piccolo, but everybody plays with open cards.',
    farbensolo: 'As a farbendreier, but without the talon. Figures but valat count double.',
    'bettler-ouverte': 'As a bettler, but everybody plays with open cards.',
    solodreier:
      'The declarer is alone and without the talon. Figures but valat count double. Won with 35/2, more than half of the card points.',
    bei: 'A piccolo or bettler beside somebody else’s: two games at once. Each is settled by itself between its declarer and all three others.',
    bird: 'Pagat ultimo, uhu and kakadu: the lowest trump in the last trick, the next one in the second-last and trump III in the third-last. The card itself must take its trick; taken by the partner the bird is lost.',
    trull:
      'Sküs, XXI and pagat in the tricks of a side. Declared and not made, it is paid the other way.',
    'four-kings':
      'All four kings in the tricks of a side. Declared and not made, they are paid the other way.',
    grammeln:
      '45/2 card points or more for one side. Declared and not made, it is paid the other way.',
    grossgrammeln:
      '55/2 card points or more for one side; grammeln is made as well. Declared and not made, it is paid the other way.',
    'king-ultimo':
      'The called king is in the last trick, and its side takes the trick. When it fails, declared or played undeclared to the trick, the amount is paid the other way.',
    'pagat-ultimo':
      'The pagat takes the last trick. When it fails, declared or played undeclared to the trick, the amount is paid the other way.',
    uhu: 'Trump II takes the second-last trick. When it fails, declared or played undeclared to the trick, the amount is paid the other way.',
    kakadu:
      'Trump III takes the third-last trick. When it fails, declared or played undeclared to the trick, the amount is paid the other way.',
    valat:
      'All twelve tricks for one side. The game is multiplied; a declared valat that fails loses the game multiplied.',
    blad: 'A third of a card point. Kings, pagat, XXI and sküs count 4 points, queens 3, knights 2 and jacks 1, and every card a blad besides: 70 points, 210 blad, in all. 35/2, 35 points and 2 blad, is more than half.',
  },
  prices: {
    contract: '{{what}}: each opponent pays or gets {{points}}',
    won: '{{what}}, won: each opponent pays {{points}}',
    lost: '{{what}}: each opponent gets {{points}}',
    trischaken: 'The loser pays {{points}} to each of the others, before it is doubled',
    factor: '{{what}}: {{points}} times the game',
  },
  conventions: {
    tiedLosers: {
      'pay-each-other':
        'When two lose together and nobody is a virgin, they also pay each other; that cancels.',
      'pay-the-others':
        'When two lose together and nobody is a virgin, they pay only those who have not lost.',
    },
    tooFewSuitCards: {
      'as-lost':
        'Lost for want of cards in the suits, it costs what any loss does: double in forehand.',
      'as-lost-single': 'Lost for want of cards in the suits, it never costs double.',
    },
    soloruferTalonKing: {
      'figures-double': 'Figures count double also when the called king lies in the talon.',
      'figures-single': 'Figures count once when the called king lies in the talon.',
    },
    ownKingUltimo: {
      true: 'It can be made with the declarer’s own called king too.',
      false: 'It cannot be made with the declarer’s own called king.',
    },
    silentBesideValat: {
      'net-of-losses':
        'When the undeclared figures, less the undeclared birds lost, are worth more than what the valat adds, they are paid instead.',
      'made-only':
        'When the undeclared figures that were made are worth more than what the valat adds, they are paid instead.',
    },
  },
} satisfies Translation<typeof da>;
