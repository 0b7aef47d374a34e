import { topic, type RowPrice, type Topic } from '../../topic.js';
import type { Conventions, TariffKey } from '../books/book.js';
import { FACTORS, TARIFF_KEYS } from '../books/book.js';
import { CONTRACT_IDS, FIGURES, type ContractId, type Figure } from '../record/hand.js';

const CONVENTIONS: Readonly<Partial<Record<ContractId | Figure, readonly (keyof Conventions)[]>>> =
  {
    trischaken: ['tiedLosers'],
    farbendreier: ['tooFewSuitCards'],
    farbensolo: ['tooFewSuitCards'],
    solorufer: ['soloruferTalonKing'],
    'king-ultimo': ['ownKingUltimo'],
    valat: ['silentBesideValat'],
  };

/** The rows of the tariff that are of this contract or figure. */
function rowsOf(id: ContractId | Figure): readonly TariffKey[] {
  const own = ['', '-declared', '-lost', '-lost-in-forehand'].map((more) => `${id}${more}`);
  if (id === 'bei') return ['piccolo', 'bettler'];
  return TARIFF_KEYS.filter((key) => own.includes(key));
}

function priced(section: Topic['section'], id: ContractId | Figure): Topic {
  return topic(section, id, { rows: rowsOf(id), conventions: CONVENTIONS[id] ?? [] });
}

const AT_THE_TABLE = ['forehand', 'declarer', 'partner', 'talon', 'kontra', 'club-fine'] as const;

/** The named things at a table of Königrufen. */
export const KOENIGRUFEN_TOPICS: readonly Topic[] = [
  ...AT_THE_TABLE.map((id) => topic('table', id)),
  ...CONTRACT_IDS.map((id) => priced('contracts', id)),
  topic('figures', 'bird'),
  ...FIGURES.map((id) => priced('figures', id)),
  topic('end', 'blad'),
];
export type KoenigrufenTopicId =
  | (typeof AT_THE_TABLE)[number]
  | ContractId
  | Figure
  | 'bird'
  | 'blad';

const KEYS: readonly string[] = TARIFF_KEYS;
const NO_POINTS: readonly string[] = FACTORS;

/** How a row of the tariff is said as a price, by the reason of its payment. */
export function priceOfRow(row: string): RowPrice {
  return { sentence: priceSentence(row), isPaid: !NO_POINTS.includes(row) };
}

function priceSentence(row: string): string {
  if (NO_POINTS.includes(row)) return 'factor';
  if (row === 'trischaken') return 'trischaken';
  if (row.includes('-lost')) return 'lost';
  return KEYS.includes(`${row}-lost`) ? 'won' : 'contract';
}
