import type da from '../da/terms-tarok.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  names: {
    pagat: 'Pagat',
    mondo: 'Mondo',
    fool: 'Fool',
    pots: 'The pots',
    foundation: 'Foundation',
    dealing: 'Dealing',
    'sitting-out': 'Sitting out',
    skat: 'Skat',
    redeal: 'Deal again',
    joining: 'Joining',
    leaving: 'Leaving',
    trumps: 'Trumps',
    matadors: 'Matadors',
    'small-matadors': 'Small matadors',
    cavallerie: 'Cavallerie',
    kings: 'Kings',
    half: 'Half',
    full: 'Full',
    abundant: 'Abundant',
    'pagat-lost': 'Pagat lost',
    'pagat-won': 'Pagat won',
    'king-lost': 'King lost',
    fine: 'Fine',
    abandoned: 'Abandoned hand',
    'last-trick': 'Last trick',
    ultimo: 'Ultimo',
    bagud: 'Bagud',
    nolo: 'Nolo',
    tout: 'Tout',
    liable: 'Liable',
    count: 'Count',
    'pot-split': 'Splitting the pots',
  },
  says: {
    pagat:
      'Trump 1, the lowest trump and one of the five ultimo cards. It counts 4 points. Lost, won, ultimo or bagud: each is paid for.',
    mondo: 'Trump 21, the highest card of the game. It counts 4 points and is one of the matadors.',
    fool: 'The card without a number (skus, scus, scies). It never takes a trick, counts 4 points, counts as a trump in meldinger and is the first matador; without it no melding is half or abundant.',
    pots: 'The king pot and the pagat pot: who makes an ultimo takes the pot of that card; who goes bagud doubles it.',
    foundation:
      'The stake in each pot when the evening begins and when a pot has been taken: everyone at the table pays it, also who sits out.',
    dealing: 'The dealer pays both pots for dealing, and has the three extra cards for it.',
    'sitting-out':
      'Who does not play the hand pays only foundations, but has a share of the pots when the evening ends.',
    skat: 'The dealer has 28 cards and lays three of them aside before the meldinger. The skat belongs to the tricks of the dealer and counts 1 point beside its cards.',
    redeal: 'The cards are dealt again, and nothing of the hand counts.',
    joining: 'Who sits down when the evening has begun pays into the pots.',
    leaving: 'Who leaves before the evening ends; three must remain.',
    trumps:
      'Ten trumps or more must be declared, the fool among them, and whether the pagat is one of them: with or without.',
    matadors:
      'The fool, the mondo and the pagat in one hand, and then 20, 19 and so on without a gap. Three or more must be declared.',
    'small-matadors':
      'The pagat, the fool and trump 2, then 3, 4 and so on without a gap; paid as matadors.',
    cavallerie:
      'King, queen, knight and jack of one suit: full without the fool, abundant with it, half when one of the cards is missing and the fool is there.',
    kings:
      'The four kings: full without the fool, abundant with it, half when one is missing and the fool is there.',
    half: 'Three of the four cards of a cavallerie or three kings, and the fool. It is said what is missing.',
    full: 'All four cards of a cavallerie or all four kings, but not the fool.',
    abundant: 'All four cards of a cavallerie or all four kings, and the fool as well.',
    'pagat-lost': 'The pagat is taken by another player before the last trick.',
    'pagat-won': 'The pagat itself takes a trick before the last one.',
    'king-lost': 'A king is taken by another player before the last trick, by a trump too.',
    fine: 'For a mistake. The fine goes to both pots, the same to each, where nothing else is said, and never to a player.',
    abandoned:
      'A fine breaks the hand off: what was paid stands, but there is no last trick and no count.',
    'last-trick': 'The last trick, taken without an ultimo card.',
    ultimo:
      'Taking the last trick with the pagat or a king. Each of the two others pays for it, and the pot of that card comes with it.',
    bagud:
      'Playing the pagat or a king to the last trick without taking it. It is paid to each of the two others, and who goes bagud doubles the pot of that card.',
    nolo: 'Taking no trick at all. Then no ultimo counts and the cards are not counted; a bagud stands, also that of the nolo player.',
    tout: 'Taking every trick. Each of the two others pays for it, and both pots come with it.',
    liable:
      'The player whose mistake beyond doubt made or prevented an ultimo or a bagud pays in the place of the others.',
    count:
      'Kings, pagat, mondo and fool 4 points, queens 3, knights 2, jacks 1, each trick 1 and the skat 1: 78 in all and 26 for each.',
    'pot-split':
      'When the evening ends the pots are divided evenly among all at the table, also who sits out.',
  },
  prices: {
    foundation: '{{points}} to each pot, from everyone at the table',
    foundationKing: '{{points}} to the king pot, from everyone at the table',
    foundationPagat: '{{points}} to the pagat pot, from everyone at the table',
    dealing: '{{points}} to each pot, from the dealer',
    trumps: 'Ten trumps: {{points}} from each of the two others',
    trumpsStep: 'Each trump more: {{points}} more',
    matadors: 'Three matadors: {{points}} from each of the two others',
    matadorsStep: 'Each matador more: {{points}} more',
    half: 'Half: {{points}} from each of the two others',
    full: 'Full: {{points}} from each of the two others',
    abundant: 'Abundant: {{points}} from each of the two others',
    kingLost: '{{points}} to each of the two others',
    kingLostPot: 'and {{points}} to the king pot',
    pagatLost: '{{points}} to each of the two others',
    pagatLostPot: 'and {{points}} to the pagat pot',
    pagatWon: '{{points}} from each of the two others',
    pagatUltimo: 'Pagat: {{points}} from each of the two others, and the pagat pot',
    kingUltimo: 'King: {{points}} from each of the two others, and the king pot',
    pagatBagud: 'Pagat: {{points}} to each of the two others, and the pagat pot is doubled',
    kingBagud: 'King: {{points}} to each of the two others, and the king pot is doubled',
    lastTrick: '{{points}} from each of the two others',
    nolo: '{{points}} from each of the two others',
    tout: '{{points}} from each of the two others, and both pots',
    countUnit: 'Rounded to the nearest {{points}}',
    countFactor: 'The count is paid {{points}} times',
    chip: 'A chip is {{points}}',
  },
  conventions: {
    mostPlayers: {
      '4': 'Three or four sit at the table.',
      '5': 'Three, four or five sit at the table. Of five, the dealer plays with the neighbours to the right and left; the next dealer is the nearest to the right who sat out.',
    },
    fourthSitsOut: {
      'opposite-dealer': 'Of four, the one opposite the dealer sits out.',
      'left-of-dealer': 'Of four, the one to the left of the dealer sits out.',
    },
    lastTrickBesideBagud: {
      true: 'The last trick is paid beside a bagud too.',
      false: 'Beside a bagud the last trick is not paid.',
    },
    lastTrickBesideNolo: {
      true: 'The last trick is paid beside a nolo too.',
      false: 'Beside a nolo the last trick is not paid.',
    },
    ordinaryCardBesideNolo: {
      true: 'But beside a nolo only when it is taken with another card than the pagat or a king.',
      false: '',
    },
    lastTrickBesideTout: {
      true: 'The last trick is paid beside a tout too.',
      false: 'Beside a tout the last trick is not paid.',
    },
    bagudBesideTout: {
      true: 'A bagud stands beside a tout.',
      false: 'Beside a tout no bagud counts.',
    },
    secondBagud: {
      'as-first-counted':
        'When two go bagud on kings in one trick, each pays what was there when the trick fell.',
      'as-then-in-pot':
        'When two go bagud on kings in one trick, the second doubles what the first has left there.',
    },
    refoundation: {
      always: 'A pot that was taken is always founded again.',
      'when-empty': 'A pot that was taken is founded again only if nobody went bagud on it.',
    },
    counting: {
      'all-exact': 'All three count; each wins or loses what they have over or under 26.',
      'two-rounded':
        'Two count, and the third, who deals next, pays and gets what they have over or under 26, rounded.',
    },
    shortCountsStand: {
      true: 'When the counts together make less than 78, what is missing goes into the pagat pot.',
      false: '',
    },
    fiveNotCounting: {
      'outgoing-dealer':
        'Of five: when the next dealer sat out, it is the dealer of the hand who does not count.',
      forehand: 'Of five: when the next dealer sat out, it is forehand who does not count.',
    },
    countBesideTout: {
      true: 'The cards are counted after a tout too.',
      false: 'After a tout the cards are not counted.',
    },
    barredWinner: {
      'paid-last-trick':
        'Who is barred from ultimo is paid as for the last trick and takes no pot.',
      'paid-nothing': 'Who is barred from ultimo gets nothing for the trick.',
    },
    pagatWonPaid: {
      true: 'A pagat that wins a trick is paid.',
      false: 'A pagat that wins a trick is not paid.',
    },
    halfCavallerieNeedsKing: {
      true: 'A half cavallerie must have the king.',
      false: 'In a half cavallerie the king may be the one missing.',
    },
    smallMatadors: {
      true: 'Small matadors are declared and paid as matadors.',
      false: 'Small matadors are not declared.',
    },
    liability: {
      true: 'A liable player pays what the others would have paid, and what the pot loses.',
      false: 'The book knows no liable player: everyone pays for themselves.',
    },
    redealWithoutTrump: {
      true: 'Who was dealt no trump may have the cards dealt again.',
      false: 'The cards are dealt again only when they were dealt wrongly.',
    },
    dealerMayDiscardPagat: {
      true: 'The dealer may lay the pagat in the skat when all the trumps of the dealer are laid.',
      false: 'The pagat may not be laid in the skat.',
    },
    dealerMayDiscardFoolForTout: {
      true: 'Only a dealer who plays for a tout may lay the fool in the skat.',
      false: 'The fool may not be laid in the skat.',
    },
    abandonedDeal: {
      'next-player': 'After an abandoned hand the next player deals.',
      'same-dealer': 'After an abandoned hand the same player deals again.',
    },
    passedDealPaid: {
      true: 'Dealing is paid for also when a misdeal passes the deal on.',
      false: 'Dealing is not paid for when a misdeal passes the deal on.',
    },
    oddPoints: {
      'in-chips':
        'As evenly as the chips allow; the odd ones go one each, from the player who would deal next.',
      'to-the-point':
        'To the point; the odd points go one each, from the player who would deal next.',
    },
    joining: {
      'share-of-pots':
        'The new player pays a share of what is in each pot: a third where three were sitting.',
      foundation: 'The new player pays the foundation of each pot.',
    },
    leaving: {
      'takes-share': 'Who leaves takes a share of each pot, rounded down to a chip.',
      'takes-nothing': 'Who leaves forgoes the share.',
    },
    leaverWouldDeal: {
      'passes-right': 'If the one who leaves would have dealt, the next to the right deals.',
      'passes-left': 'If the one who leaves would have dealt, the next to the left deals.',
    },
  },
} satisfies Translation<typeof da>;
