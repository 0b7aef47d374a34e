import { namedSchema } from '../../platform/http/reference/schema-parts.js';
import { COUNT, listOf, mapOf, oneOf, TEXT, YES_NO } from '../../platform/http/reference/field.js';
import { TARIFF_KEYS, TAROK_BOOK_IDS, TAROK_PLAYABLE } from '../../rules/tarok/books/book.js';
import type {
  Conventions,
  Reading,
  ReadingOption,
  TarokBook,
  TarokRules,
} from '../../rules/tarok/books/book.js';
import { FINE_CODES, type FineChoice, type FineRule } from '../../rules/fine-record.js';
import { POT_NAMES } from '../../rules/tarok/table.js';
import { about, shape, STAKE, type FieldsOf } from './book-shape.js';
import { OWN_PARTS, OWN_PART_NAMES } from './own-parts.schema.js';

/** How the API reference describes the books of Tarok: the rules themselves know nothing of an API. */

const TARIFF = namedSchema('Tariff', {
  type: 'object',
  description: 'The tariff. All in points, except `countUnit` and `chip`: points to round to.',
  required: TARIFF_KEYS,
  properties: Object.fromEntries(TARIFF_KEYS.map((key) => [key, STAKE])),
});

const FINE_CHOICE = namedSchema(
  'FineChoice',
  shape<FineChoice>(
    'One of the amounts that a fine can have.',
    {
      amount: about(COUNT, 'Points to each of the two pots.'),
      what: about(TEXT, 'The degree, in words.'),
      abandons: about(
        oneOf(['always', 'may']),
        'The hand is broken off; with `may` unless the others let it go on.',
      ),
      passesDeal: about(YES_NO, 'The dealer gives the deal away to the next player.'),
      dealtAgain: about(YES_NO, 'The same dealer deals the cards again.'),
      bars: about(
        oneOf(['ultimo', 'cards-concerned']),
        'The one fined cannot make an ultimo: at all, or on the cards that the melding concerned.',
      ),
    },
    ['abandons', 'passesDeal', 'dealtAgain', 'bars'],
  ),
);

const FINE_RULE = namedSchema(
  'FineRule',
  shape<FineRule>(
    'The rule of a book for one kind of error.',
    {
      source: about(TEXT, 'The place in the book.'),
      choices: about(
        { ...listOf(FINE_CHOICE), minItems: 1 },
        'The first is meant when the record names no amount.',
      ),
      amountMustBeNamed: about(YES_NO, 'The table must agree on one of the amounts.'),
      dealerOnly: about(YES_NO, 'Only the dealer can make this error.'),
      melding: about(
        oneOf(['paid', 'not-paid', 'paid-back']),
        'The payment for the melding that the fine names.',
      ),
      freeIfSelfReported: about(YES_NO, 'Nothing is due when the maker owns up.'),
      freeAfterHand: about(YES_NO, 'Nothing is due once all has been paid.'),
      losesLastTrick: about(YES_NO, 'The one fined gets nothing for the last trick.'),
      refundsTakenCard: about(
        YES_NO,
        'For a pagat or king that the revoke took, its holder gets back what the loss cost.',
      ),
      givenBackIfDeckFaulty: about(
        YES_NO,
        'Given back when the cards themselves turn out to be faulty.',
      ),
      cup: about(oneOf(POT_NAMES), 'The only pot that it goes to; both where it is missing.'),
      from: about(
        COUNT,
        "From which time of a player's in an evening on it costs; from the first where it is missing.",
      ),
      voidsDeal: about(YES_NO, 'The cards must be dealt again.'),
    },
    [
      'cup',
      'from',
      'amountMustBeNamed',
      'dealerOnly',
      'melding',
      'freeIfSelfReported',
      'freeAfterHand',
      'losesLastTrick',
      'refundsTakenCard',
      'givenBackIfDeckFaulty',
      'voidsDeal',
    ],
  ),
);

const FINES = namedSchema('FineCatalogue', {
  type: 'object',
  description: 'The fines that the book knows, by their codes.',
  properties: Object.fromEntries(FINE_CODES.map((code) => [code, FINE_RULE])),
});

const CONVENTIONS: FieldsOf<Conventions> = {
  mostPlayers: about({ type: 'integer', enum: [4, 5] }, 'How many can sit at the table.'),
  fourthSitsOut: about(oneOf(['opposite-dealer', 'left-of-dealer']), 'Which of four sits out.'),
  lastTrickBesideBagud: YES_NO,
  lastTrickBesideNolo: YES_NO,
  ordinaryCardBesideNolo: about(
    YES_NO,
    'Beside a nolo it is paid only to who took it with another card than the pagat or a king.',
  ),
  lastTrickBesideTout: YES_NO,
  bagudBesideTout: YES_NO,
  secondBagud: about(
    oneOf(['as-first-counted', 'as-then-in-pot']),
    'The payment of a second bagud on the same pot.',
  ),
  refoundation: about(oneOf(['always', 'when-empty']), 'When a pot taken is founded again.'),
  counting: oneOf(['all-exact', 'two-rounded']),
  shortCountsStand: about(
    YES_NO,
    'Counts are valid when some division of the card points gives everybody at least what they counted.',
  ),
  fiveNotCounting: about(
    oneOf(['outgoing-dealer', 'forehand']),
    'The one of the three who does not count when five play, the new dealer having sat out.',
  ),
  countBesideTout: YES_NO,
  barredWinner: oneOf(['paid-last-trick', 'paid-nothing']),
  pagatWonPaid: YES_NO,
  pagatWonUnsaid: about(YES_NO, 'The fate of the pagat may be left out when it won a trick.'),
  halfCavallerieNeedsKing: YES_NO,
  smallMatadors: YES_NO,
  liability: YES_NO,
  redealWithoutTrump: about(YES_NO, 'A player without a trump may have the cards dealt again.'),
  dealerMayDiscardPagat: YES_NO,
  dealerMayDiscardFoolForTout: YES_NO,
  abandonedDeal: oneOf(['next-player', 'same-dealer']),
  passedDealPaid: about(YES_NO, 'Whether the dealing is paid when a misdeal passes the deal on.'),
  oddPoints: oneOf(['in-chips', 'to-the-point']),
  joining: oneOf(['share-of-pots', 'foundation']),
  leaving: oneOf(['takes-share', 'takes-nothing']),
  leaverWouldDeal: oneOf(['passes-right', 'passes-left']),
};

const CONVENTIONS_REF = namedSchema(
  'Conventions',
  shape<Conventions>(
    'Where the books differ in kind and not only in numbers. A missing one means no: the session ' +
      'was opened before it existed.',
    CONVENTIONS,
    ['ordinaryCardBesideNolo', 'shortCountsStand', 'pagatWonUnsaid', 'passedDealPaid'],
  ),
);

const READING_OPTION = namedSchema(
  'ReadingOption',
  shape<ReadingOption>('A way to read a question that the source leaves open.', {
    id: about(TEXT, 'Its name in a house rule.'),
    words: about(TEXT, 'In words.'),
    sets: {
      type: 'object',
      description: 'The changes of this way of reading to the conventions of the book.',
      properties: CONVENTIONS,
    },
  }),
);

const READING = namedSchema(
  'Reading',
  shape<Reading>(
    'A question that the source leaves open.',
    {
      id: about(TEXT, 'Its name in a house rule, e.g. `R4`.'),
      question: about(TEXT, 'The question.'),
      options: about({ ...listOf(READING_OPTION), minItems: 1 }, 'The first is the usual one.'),
      onlyAbove: {
        type: 'object',
        description:
          'Every answer has the same effect unless this row of the tariff is higher: only then it is a ' +
          'question.',
        required: ['row', 'points'],
        properties: { row: oneOf(TARIFF_KEYS), points: COUNT },
      },
    },
    ['onlyAbove'],
  ),
);

const SOURCES = namedSchema(
  'Sources',
  shape<TarokBook['sources']>(
    'Places for payments that have no row in the tariff, or more than one.',
    {
      count: TEXT,
      potTaken: TEXT,
      potsTakenByTout: TEXT,
      potDoubled: TEXT,
      refoundation: TEXT,
      refoundationAfterTout: TEXT,
      liability: TEXT,
      premiumBorne: {
        type: 'object',
        description: 'A premium that a liable player bears, beside its own place.',
        required: ['play', 'melding'],
        properties: { play: TEXT, melding: TEXT },
      },
      join: TEXT,
      leave: TEXT,
      split: TEXT,
    },
    ['potsTakenByTout', 'refoundation', 'refoundationAfterTout', 'premiumBorne'],
  ),
);

const TAROK_OWN = {
  ...OWN_PARTS,
  foundations: {
    type: 'object',
    description: 'The foundation of a pot that is not the one of the tariff.',
    properties: Object.fromEntries(POT_NAMES.map((pot) => [pot, STAKE])),
  },
  notPlayed: about(
    listOf(oneOf(TAROK_PLAYABLE)),
    'Parts of the game that are not played: they are paid as if they were nothing special.',
  ),
  countFactor: about(STAKE, 'How many times the count is paid; once where it is missing.'),
};
const TAROK_OWN_NAMES = [
  ...OWN_PART_NAMES,
  'foundations',
  'notPlayed',
  'countFactor',
] as const satisfies readonly (keyof TarokBook)[];

/** A book of Tarok as it speaks for itself. */
export const TAROK_BOOK = namedSchema(
  'TarokBook',
  shape<TarokBook>(
    'A book of Danish Tarok as data, each number with its place.',
    {
      id: oneOf(TAROK_BOOK_IDS),
      title: about(TEXT, 'Author, title and year.'),
      tariff: TARIFF,
      fines: FINES,
      conventions: CONVENTIONS_REF,
      readings: about(
        listOf(READING),
        'Where the book is silent or unclear, and how it is read; each can be switched.',
      ),
      sources: SOURCES,
      ...TAROK_OWN,
    },
    TAROK_OWN_NAMES,
  ),
);

/** The rules of a session of Tarok. */
export const TAROK_RULES = namedSchema(
  'TarokRules',
  shape<TarokRules>(
    "A book with the club's house rules worked in, pinned to its session.",
    {
      game: oneOf(['tarok']),
      book: oneOf(TAROK_BOOK_IDS),
      tariff: TARIFF,
      fines: FINES,
      conventions: CONVENTIONS_REF,
      readings: about(mapOf(TEXT), 'Which option of each reading is in force.'),
      sources: SOURCES,
      ...TAROK_OWN,
    },
    TAROK_OWN_NAMES,
  ),
);
