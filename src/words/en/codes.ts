import evening from './papers/evening.js';
import books from './papers/books.js';
import { classes } from './names.js';
import payments from './payments.js';
import tarok from './tarok.js';

/** Codes of the API, as people read them in files (docs/tables.md). */
export default {
  yes: 'yes',
  no: 'no',
  points: 'points',
  evenings: { open: 'open', closed: 'closed' },
  payments: {
    reported: 'Reported',
    confirmed: 'Confirmed',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    reversed: 'Reversed',
  },
  transfers: { open: 'Open', done: 'Paid', dropped: 'Cancelled' },
  settlings: { purse: 'Through a purse', members: 'Member to member' },
  finesTo: { pots: 'the pots', players: 'the others at the table', kitty: 'the kitty' },
  pointsNow: {
    'in-pot': 'in the pot',
    won: 'won with the pot',
    shared: 'split at the close',
    'given-back': 'given back',
  },
  stages: { ...payments.stages, money: 'Money' },
  classes,
  hands: evening.kinds,
  fines: evening.fines.states,
  disputes: evening.disputes.states,
  unranked: books.standings.unranked,
  grades: tarok.grades,
  courts: tarok.courts,
  /** The end of the name of a figure of players. */
  figures: {
    total: 'In all',
    declared: 'Declared',
    won: 'Won',
    doubled: 'Doubled',
    partner: 'As partner',
    'partner-won': 'Won as partner',
    defender: 'Defended',
    'defender-won': 'Won against',
    made: 'Made',
    lost: 'Lost',
    together: 'Together',
    stands: 'Stands',
    disputed: 'Disputed',
    upheld: 'Stands after a dispute',
    changed: 'Changed',
    lifted: 'Lifted',
  },
};
