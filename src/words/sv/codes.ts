import evening from './papers/evening.js';
import books from './papers/books.js';
import { classes } from './names.js';
import payments from './payments.js';
import tarok from './tarok.js';

/** Codes of the API, as people read them in files (docs/tables.md). */
export default {
  yes: 'ja',
  no: 'nej',
  points: 'poäng',
  evenings: { open: 'öppen', closed: 'avslutad' },
  payments: {
    reported: 'Anmäld',
    confirmed: 'Bekräftad',
    declined: 'Avvisad',
    withdrawn: 'Tillbakadragen',
    reversed: 'Återförd',
  },
  transfers: { open: 'Återstår', done: 'Betald', dropped: 'Utgått' },
  settlings: { purse: 'Genom en kassa', members: 'Medlem till medlem' },
  finesTo: { pots: 'kopparna', players: 'de andra vid bordet', kitty: 'klubbkassan' },
  pointsNow: {
    'in-pot': 'i koppen',
    won: 'vunnet med koppen',
    shared: 'delat vid slutet',
    'given-back': 'återlämnat',
  },
  stages: { ...payments.stages, money: 'Pengar' },
  classes,
  hands: evening.kinds,
  fines: evening.fines.states,
  disputes: evening.disputes.states,
  unranked: books.standings.unranked,
  grades: tarok.grades,
  courts: tarok.courts,
  /** The end of the name of a figure of players. */
  figures: {
    total: 'Totalt',
    declared: 'Spelat',
    won: 'Vunnet',
    doubled: 'Med kontra',
    partner: 'Som partner',
    'partner-won': 'Vunnet som partner',
    defender: 'Spelat emot',
    'defender-won': 'Vunnet emot',
    made: 'Klarad',
    lost: 'Förlorad',
    together: 'Tillsammans',
    stands: 'Gäller',
    disputed: 'Invändning',
    upheld: 'Gäller efter invändning',
    changed: 'Ändrad',
    lifted: 'Upphävd',
  },
};
