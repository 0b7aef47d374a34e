import { usualReasons } from '../../../src/words/en/names.js';
import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/members.js';

export default {
  down: 'The connection is lost',
  downText: 'The figures may be out of date. They update by themselves once it is back.',
  more: 'Show more',
  you: 'you',
  showTable: 'Show the figures as a table',
  curveOf: '{{title}}. The figures are in the table below the curve.',
  step: 'Step',
  open: 'In progress',
  closed: 'Closed',
  hand: 'Hand {{number}}',
  hands_one: '{{count}} hand',
  hands_other: '{{count}} hands',
  honour: 'for honour',
  rate: '{{amount}} a point',
  books: {
    'wolff-1899': 'Tarok after Wolff 1899',
    'brix-1996': 'Tarok after Brix 1996',
    'vlk-1970': 'Tarok after VLK 1970',
    koenigrufen: 'Königrufen',
  },
  fineStates: {
    recorded: 'Recorded',
    disputed: 'Disputed',
    upheld: 'Upheld',
    overturned: 'Lifted',
  },
  disputeStates: {
    open: 'Open',
    upheld: 'The fine stands',
    upheldHand: 'The hand stands',
    overturned: 'In favour',
    withdrawn: 'Withdrawn',
  },
  fineOf: '{{code}}, {{name}}',
  costs: {
    pots: '{{points}} to each pot',
    'king-pot': '{{points}} to the king pot',
    'pagat-pot': '{{points}} to the pagat pot',
    players: '{{points}} to each of the others',
    kitty: '{{points}} to the kitty',
    nothing: 'no payment',
  },
  usualReasons,
  secretary: 'The secretary',
  unclaimedOwner:
    'You are not known as a member at the table yet. Choose under Members and roles who you are.',
  unclaimed:
    'You are not yet linked to a member at the table. Ask an owner of the club to make you one.',
} satisfies Translation<typeof da>;
