import { namedSchema, type Reference } from '../../platform/http/reference/schema-parts.js';
import { listOf } from '../../platform/http/reference/field.js';
import { KOENIGRUFEN } from '../../rules/koenigrufen/books/koenigrufen.js';
import { TAROK_BOOK_IDS } from '../../rules/tarok/books/book.js';
import { about } from './book-shape.js';
import { KOENIGRUFEN_BOOK, KOENIGRUFEN_RULES } from './koenigrufen-book.schema.js';
import { TAROK_BOOK, TAROK_RULES } from './tarok-book.schema.js';

/** How the API reference describes the rule books of all games. */

/** A choice by the value of a field. */
function oneOfBy(field: string, choices: readonly (readonly [string, Reference])[]) {
  const mapping = choices.map(([value, { $ref }]) => [value, $ref]);
  const refs = new Set(choices.map(([, { $ref }]) => $ref));
  return {
    oneOf: [...refs].map(($ref) => ({ $ref })),
    discriminator: { propertyName: field, mapping: Object.fromEntries(mapping) as object },
  };
}

/** A rule book as it speaks for itself. */
export const RULE_BOOK = namedSchema('RuleBook', {
  description: 'A rule book as data, each number with its place.',
  ...oneOfBy('id', [
    ...TAROK_BOOK_IDS.map((id) => [id, TAROK_BOOK] as const),
    [KOENIGRUFEN.id, KOENIGRUFEN_BOOK],
  ]),
});

/** The rules of a session. */
export const SESSION_RULES = namedSchema('SessionRules', {
  description: "A book with the club's house rules worked in, pinned to its session.",
  ...oneOfBy('game', [
    ['tarok', TAROK_RULES],
    ['koenigrufen', KOENIGRUFEN_RULES],
  ]),
});

export const RULE_BOOK_LIST = namedSchema('RuleBookList', {
  type: 'object',
  description: 'All rule books.',
  required: ['ruleBooks'],
  properties: { ruleBooks: about(listOf(RULE_BOOK), 'One after the other.') },
});
