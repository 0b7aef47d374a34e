import { namedSchema } from '../../platform/http/reference/schema-parts.js';
import { listOf, mapOf, oneOf, TEXT, YES_NO } from '../../platform/http/reference/field.js';
import { TARIFF_KEYS } from '../../rules/koenigrufen/books/book.js';
import type {
  Conventions,
  KoenigrufenBook,
  KoenigrufenRules,
  Reading,
  ReadingOption,
} from '../../rules/koenigrufen/books/book.js';
import { CONTRACT_IDS, FIGURES } from '../../rules/koenigrufen/record/hand.js';
import { OWN_PARTS, OWN_PART_NAMES } from './own-parts.schema.js';
import { KOENIGRUFEN } from '../../rules/koenigrufen/books/koenigrufen.js';
import { about, shape, STAKE, type FieldsOf } from './book-shape.js';

/** How the API reference describes the book of Königrufen. */

const ROWS = Object.fromEntries(TARIFF_KEYS.map((key) => [key, STAKE]));

const TARIFF = namedSchema('KoenigrufenTariff', {
  type: 'object',
  description:
    'The tariff. All in points, except `valat` and `valat-declared`, which multiply the game. ' +
    'A game pays its row won or lost, unless there is one of its own for the loss.',
  required: TARIFF_KEYS,
  properties: ROWS,
});

const CONVENTIONS: FieldsOf<Conventions> = {
  tiedLosers: about(
    oneOf(['pay-each-other', 'pay-the-others']),
    'K2: the recipients where two lose a trischaken together.',
  ),
  tooFewSuitCards: about(
    oneOf(['as-lost', 'as-lost-single']),
    'K3: the price of a farben game that is lost for want of six cards in the suits.',
  ),
  lostBeforeKontra: about(
    YES_NO,
    'Such a game is lost before anybody declares or doubles, and is not counted.',
  ),
  soloruferTalonKing: about(
    oneOf(['figures-double', 'figures-single']),
    'K4: whether figures double in a solorufer whose called king lies in the talon.',
  ),
  ownKingUltimo: about(YES_NO, "K5: whether one's own called king can make a king ultimo."),
  silentBesideValat: about(
    oneOf(['net-of-losses', 'made-only']),
    'K6: which silent figures are set against the gain by a valat.',
  ),
};

const CONVENTIONS_REF = namedSchema(
  'KoenigrufenConventions',
  shape<Conventions>(
    'How the source is read where it is unclear. A missing one means no: the session was opened before it existed.',
    CONVENTIONS,
    ['lostBeforeKontra'],
  ),
);

const READING_OPTION = namedSchema(
  'KoenigrufenReadingOption',
  shape<ReadingOption>(
    'A way to read a question that the source leaves open.',
    {
      id: about(TEXT, 'Its name in a house rule.'),
      words: about(TEXT, 'In words.'),
      sets: {
        type: 'object',
        description: 'The changes of this way of reading to the conventions of the book.',
        properties: CONVENTIONS,
      },
      tariff: {
        type: 'object',
        description: 'Its changes to the tariff.',
        properties: ROWS,
      },
    },
    ['tariff'],
  ),
);

const READING = namedSchema(
  'KoenigrufenReading',
  shape<Reading>('A question that the source leaves open.', {
    id: about(TEXT, 'Its name in a house rule, e.g. `K2`.'),
    question: about(TEXT, 'The question.'),
    options: about({ ...listOf(READING_OPTION), minItems: 1 }, 'The first is the usual one.'),
  }),
);

const SOURCES = namedSchema(
  'KoenigrufenSources',
  shape<KoenigrufenBook['sources']>('Places for what has no row in the tariff.', {
    insteadOfValat: about(TEXT, 'Silent figures that are paid instead of a valat.'),
  }),
);

const KOENIGRUFEN_OWN = {
  ...OWN_PARTS,
  notPlayed: about(
    listOf(oneOf([...CONTRACT_IDS, ...FIGURES])),
    'Contracts that cannot be played, and figures that are paid nothing.',
  ),
};
const KOENIGRUFEN_OWN_NAMES = [
  ...OWN_PART_NAMES,
  'notPlayed',
] as const satisfies readonly (keyof KoenigrufenBook)[];

/** The book of Königrufen as it speaks for itself. */
export const KOENIGRUFEN_BOOK = namedSchema(
  'KoenigrufenBook',
  shape<KoenigrufenBook>(
    'The book of Königrufen as data, each number with its place.',
    {
      id: oneOf([KOENIGRUFEN.id]),
      title: about(TEXT, 'The kind of book.'),
      tariff: TARIFF,
      conventions: CONVENTIONS_REF,
      readings: about(
        listOf(READING),
        'Where the book is silent or unclear, and how it is read; each can be switched.',
      ),
      sources: SOURCES,
      ...KOENIGRUFEN_OWN,
    },
    KOENIGRUFEN_OWN_NAMES,
  ),
);

/** The rules of a session of Königrufen. */
export const KOENIGRUFEN_RULES = namedSchema(
  'KoenigrufenRules',
  shape<KoenigrufenRules>(
    "The book with the club's house rules worked in.",
    {
      game: oneOf(['koenigrufen']),
      book: oneOf([KOENIGRUFEN.id]),
      tariff: TARIFF,
      conventions: CONVENTIONS_REF,
      readings: about(mapOf(TEXT), 'Which option of each reading is in force.'),
      sources: SOURCES,
      ...KOENIGRUFEN_OWN,
    },
    ['sources', ...KOENIGRUFEN_OWN_NAMES],
  ),
);
