import type { Readings } from '../../readings.js';
import type { TariffWords } from '../../tariff.js';
import { fines, usualReasons as usual } from '../names.js';
import { bookChanges } from '../book-changes.js';
import { contracts, figures, kontras } from '../koenigrufen.js';
import { voucherKinds as kinds, yearAccounts as year } from '../money/books.js';
import payments from '../payments.js';
import readings from '../readings.js';
import { steps } from '../steps.js';
import tariff from '../tariff.js';
import tarok from '../tarok.js';
import vocabulary from '../vocabulary.js';
import books from './books.js';
import evening from './evening.js';
import paper from './paper.js';

const { pots, reasons }: { pots: Pots; reasons: Reasons } = payments;
type Pots = Readonly<Record<keyof typeof payments.pots, string>>;
type Reasons = Readonly<Record<keyof typeof payments.reasons, string>>;

const usualReasons: Readonly<Record<keyof typeof usual, string>> = usual;

/** All that papers say. */
export default {
  usualReasons,
  paper,
  evening,
  books,
  bookChanges,
  fines,
  games: { contracts, figures, kontras },
  kinds,
  pots,
  reasons,
  readings: readings as Readings,
  tariff: tariff as TariffWords,
  steps,
  tarok,
  vocabulary,
  year,
};
