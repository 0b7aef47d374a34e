import evening from './papers/evening.js';
import books from './papers/books.js';
import { classes } from './names.js';
import payments from './payments.js';
import tarok from './tarok.js';

/** Codes of the API, as people read them in files (docs/tables.md). */
export default {
  yes: 'ja',
  no: 'nein',
  points: 'Punkte',
  evenings: { open: 'offen', closed: 'beendet' },
  payments: {
    reported: 'Gemeldet',
    confirmed: 'Bestätigt',
    declined: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    reversed: 'Storniert',
  },
  transfers: { open: 'Offen', done: 'Bezahlt', dropped: 'Entfallen' },
  settlings: { purse: 'Über eine Kasse', members: 'Von Mitglied zu Mitglied' },
  finesTo: { pots: 'die Töpfe', players: 'die anderen am Tisch', kitty: 'die Clubkasse' },
  pointsNow: {
    'in-pot': 'im Topf',
    won: 'mit dem Topf gewonnen',
    shared: 'am Ende geteilt',
    'given-back': 'zurückgegeben',
  },
  stages: { ...payments.stages, money: 'Geld' },
  classes,
  hands: evening.kinds,
  fines: evening.fines.states,
  disputes: evening.disputes.states,
  unranked: books.standings.unranked,
  grades: tarok.grades,
  courts: tarok.courts,
  /** The end of the name of a figure of players. */
  figures: {
    total: 'Insgesamt',
    declared: 'Gespielt',
    won: 'Gewonnen',
    doubled: 'Mit Kontra',
    partner: 'Als Partner',
    'partner-won': 'Als Partner gewonnen',
    defender: 'Dagegen gespielt',
    'defender-won': 'Dagegen gewonnen',
    made: 'Geschafft',
    lost: 'Verloren',
    together: 'Gemeinsam',
    stands: 'Gilt',
    disputed: 'Einspruch',
    upheld: 'Gilt nach Einspruch',
    changed: 'Geändert',
    lifted: 'Aufgehoben',
  },
};
