import type da from '../da/payments.js';
import type { Translation } from '../translation.js';
import { contracts, figures } from './koenigrufen.js';
import { pots } from './names.js';

export default {
  parties: { 'king-pot': 'the king pot', 'pagat-pot': 'the pagat pot', kitty: 'the kitty' },
  ...pots,
  changes: '{{pot}}: from {{before}} to {{after}}',
  none: 'No payments.',
  line: {
    pays: '{{from}} pays {{points}} to {{to}}',
    paysEach: '{{from}} pays {{points}} to each: {{to}}',
    eachPays: '{{from}} each pay {{points}} to {{to}}',
    puts: '{{from}} puts {{points}} into {{to}}',
    putsEach: '{{from}} puts {{points}} into each pot',
    eachPuts: '{{from}} each put {{points}} into {{to}}',
    gets: '{{to}} gets {{points}} from {{from}}',
    getsOfEach: '{{to}} gets {{points}} from each pot',
    getsEach: '{{to}} each get {{points}} from {{from}}',
  },
  source: 'Source: {{source}}',
  places: {
    reading: 'reading {{id}}',
    after: 'after {{book}}',
    house: 'the club’s own rate',
    own: 'the club’s own book',
    rate: 'rate of the evening, {{rate}} a point',
    sections: {
      bids: 'Bid table',
      figures: 'Figures',
      outcome: 'Winning and losing',
      loss: 'loss',
      'forehand-loss': 'loss in forehand',
      kings: 'Four kings',
      'king-ultimo': 'King ultimo',
      silent: 'silent',
      declared: 'declared',
      'silent-valat': 'silent valat',
      'declared-valat': 'declared valat',
      lost: 'lost',
      'above-valat': 'worth more than the valat',
      grossgrammeln: 'Großgrammeln',
      mayor: 'mayor',
      virgin: 'virgin',
      forehand: 'forehand',
    },
  },
  stages: {
    foundation: 'Foundation',
    deal: 'Dealing',
    meldinger: 'Meldinger',
    play: 'In play',
    'last-trick': 'Last trick',
    refoundation: 'Founded again',
    count: 'Count',
    after: 'After the hand',
    join: 'Joining',
    leave: 'Leaving',
    split: 'Split',
    game: 'The game',
    figures: 'Figures',
  },
  reasons: {
    foundation: 'Foundation',
    dealing: 'Dealing fee',
    trumps: 'Trumps',
    matadors: 'Matadors',
    'small-matadors': 'Small matadors',
    cavallerie: 'Cavallerie',
    kings: 'Kings',
    'melding-paid-back': 'Melding paid back',
    'king-lost': 'King lost',
    'pagat-lost': 'Pagat lost',
    'pagat-won': 'Pagat won a trick',
    fine: 'Fine',
    'taken-card-refunded': 'Taken card refunded',
    tout: 'Tout',
    nolo: 'Nolo',
    'pagat-bagud': 'Pagat bagud',
    'king-bagud': 'King bagud',
    'last-trick': 'Last trick',
    'pot-taken': 'Pot taken',
    'pot-doubled': 'Pot doubled',
    'pot-replaced': 'Pot replaced',
    count: 'Count',
    'count-short': 'Short in the count',
    joining: 'Joining',
    leaving: 'Share of the pots',
    'pot-split': 'Split of the pots',
    ...contracts,
    ...figures,
  },
  rules: {
    foundation:
      'Everybody at the table, also anyone sitting out, founds each pot at the start and whenever it has been emptied.',
    dealing: 'The dealer pays each pot for dealing.',
    trumps:
      'Ten trumps or more are declared, the fool counting as one. Ten earn the first amount, each further one a step more. The two others each pay.',
    matadors:
      'Fool, mondo and pagat, then 20, 19 and so on unbroken. Three earn the first amount, each further one a step more.',
    'small-matadors': 'Pagat, fool and 2, then 3 and so on unbroken; paid as matadors.',
    cavallerie:
      'The four court cards of a suit: half lacks one and has the fool, full is without the fool, abundant is with it.',
    kings:
      'The four kings: half lacks one and has the fool, full is without the fool, abundant is with it.',
    'melding-paid-back': 'A melding that did not hold is paid back to those who paid for it.',
    'king-lost':
      'A king lost before the last trick costs its holder a payment to each of the two others and to the king pot.',
    'pagat-lost':
      'A pagat lost before the last trick costs its holder a payment to each of the two others and to the pagat pot.',
    'pagat-won': 'A pagat that wins a trick before the last is paid by each of the two others.',
    fine: 'All fines go to the pots, the same to each; in Königrufen to the others at the table or to the kitty.',
    'taken-card-refunded':
      'A player who took a pagat or a king by a revoke refunds what the loss cost its holder.',
    tout: 'A player who takes all the tricks is paid by the two others and takes both pots.',
    nolo: 'A player who takes no trick is paid by the two others.',
    'pagat-ultimo':
      'The pagat takes the last trick: the two others each pay, and the pagat pot goes to the winner.',
    'king-ultimo':
      'A king takes the last trick: the two others each pay, and the king pot goes to the winner.',
    'pagat-bagud':
      'The pagat is lost in the last trick: its holder pays each of the two others and doubles the pagat pot.',
    'king-bagud':
      'A king is lost in the last trick: its holder pays each of the two others and doubles the king pot.',
    'last-trick': 'The last trick, won without an ultimo card, is paid by each of the two others.',
    'pot-taken': 'A player who makes an ultimo or a tout takes the pot as it is.',
    'pot-doubled':
      'A player who goes bagud puts into the pot as much as was in it when the trick fell.',
    'pot-replaced':
      'The player at fault puts back what was taken, so that nobody has to found the pot.',
    count: 'A hand has 78 card points, 26 for each. Those above 26 get, those below pay.',
    'count-short': 'When the counts make less than 78, what is missing goes into the pagat pot.',
    joining: 'A player who joins puts a share of what is there into each pot.',
    leaving: 'A player who leaves takes a share of each pot, rounded down to a chip.',
    'pot-split':
      'At the end the pots are split evenly among all at the table, also anyone sitting out.',
    game: 'The game is paid by the tariff, multiplied by kontra.',
    figures:
      'Figures are paid by the tariff; declared ones count more, and kontra multiplies them.',
  },
} satisfies Translation<typeof da>;
