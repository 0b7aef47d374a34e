import evening from './papers/evening.js';
import books from './papers/books.js';
import { classes } from './names.js';
import payments from './payments.js';
import tarok from './tarok.js';

/** Codes of the API, as people read them in files (docs/tables.md). */
export default {
  yes: 'ja',
  no: 'nej',
  points: 'point',
  evenings: { open: 'åben', closed: 'afsluttet' },
  payments: {
    reported: 'Meldt',
    confirmed: 'Bekræftet',
    declined: 'Afvist',
    withdrawn: 'Trukket tilbage',
    reversed: 'Tilbageført',
  },
  transfers: { open: 'Mangler', done: 'Betalt', dropped: 'Udgået' },
  settlings: { purse: 'Gennem en kasse', members: 'Medlem til medlem' },
  finesTo: { pots: 'kopperne', players: 'de andre ved bordet', kitty: 'klubkassen' },
  pointsNow: {
    'in-pot': 'i koppen',
    won: 'vundet med koppen',
    shared: 'delt ved slutningen',
    'given-back': 'givet tilbage',
  },
  stages: { ...payments.stages, money: 'Penge' },
  classes,
  hands: evening.kinds,
  fines: evening.fines.states,
  disputes: evening.disputes.states,
  unranked: books.standings.unranked,
  grades: tarok.grades,
  courts: tarok.courts,
  /** The end of the name of a figure of players. */
  figures: {
    total: 'I alt',
    declared: 'Spillet',
    won: 'Vundet',
    doubled: 'Med kontra',
    partner: 'Som makker',
    'partner-won': 'Vundet som makker',
    defender: 'Spillet imod',
    'defender-won': 'Vundet imod',
    made: 'Klaret',
    lost: 'Tabt',
    together: 'Sammen',
    stands: 'Gælder',
    disputed: 'Indsigelse',
    upheld: 'Gælder efter indsigelse',
    changed: 'Ændret',
    lifted: 'Annulleret',
  },
};
