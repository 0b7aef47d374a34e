import { namedSchema } from '../../platform/http/reference/schema-parts.js';
import { COUNT, ID, listOf, mapOf, oneOf, TEXT } from '../../platform/http/reference/field.js';
import { FINE_STAGES } from '../../rules/fine-record.js';
import type { OwnFine, OwnVersion } from '../../rules/own-book/own-parts.js';
import { about, shape } from './book-shape.js';

/** How the API reference describes what only a club's own book says. */

const OWN_VERSION = namedSchema(
  'OwnVersion',
  shape<OwnVersion>("A version of a club's own book.", {
    book: about(ID, "The club's book."),
    version: about(COUNT, 'Counted from 1.'),
    name: about(TEXT, 'The name of the book when the evening was opened.'),
  }),
);

const OWN_FINE = namedSchema(
  'OwnFine',
  shape<OwnFine>(
    'A fine that a club has added to its book: recorded as `other` with its code in `own`.',
    {
      code: about(TEXT, "The club's short name for it."),
      words: about(mapOf(TEXT), "Language → the club's words."),
      stage: about(oneOf(FINE_STAGES), 'The stage that is proposed for it.'),
      price: about(
        COUNT,
        'Points to each of its pots; in Königrufen to each other player, or to the kitty.',
      ),
      cup: about(oneOf(['king-pot', 'pagat-pot']), 'The only pot that it goes to.'),
      from: about(COUNT, "From which time of a player's in an evening on it costs."),
      source: about(TEXT, 'The place that its payments name.'),
    },
    ['cup', 'from'],
  ),
);

/** The parts that the books of both games can have. */
export const OWN_PARTS = { own: OWN_VERSION, ownFines: listOf(OWN_FINE) };

export const OWN_PART_NAMES = ['own', 'ownFines'] as const;
