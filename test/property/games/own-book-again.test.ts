import type { Rules } from '../../../src/rules/game.js';
import type { BookChanges } from '../../../src/rules/own-book/changes.js';
import { changesLike } from '../../../src/rules/own-book/changes-like.js';
import { deriveBook } from '../../../src/rules/own-book/derive-book.js';
import { readChanges } from '../../../src/rules/own-book/read-book.js';
import { readBookFile } from '../../../src/rules/own-book/book-file.js';
import { BOOK_IDS, resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import danish from '../../../web/words/da/own-books.js';
import german from '../../../web/words/de/own-books.js';
import english from '../../../web/words/en/own-books.js';
import swedish from '../../../web/words/sv/own-books.js';
import { EXAMPLES } from '../../../web/screens/own-books/examples/examples.js';
import { changesOf, codeFor, draftOf } from '../../../web/screens/own-books/editing/draft.js';
import { randomBook } from '../../support/own-book/random-book.js';
import { refusal } from '../../support/tarok/refusal.js';
import { randomOf } from '../../support/tarok/cards.js';

const SEEDS = 80;

/** All that decides what is paid: no places, and of readings only what they set. */
function played(rules: Rules): unknown {
  const text = JSON.stringify(rules, (name, value: unknown) =>
    name === 'source' || name === 'sources' || name === 'readings' ? undefined : value,
  );
  const { conventions, ...rest } = JSON.parse(text) as Record<string, object>;
  // Where a chip is 1, nobody is asked how odd points are shared, and nothing depends on it.
  const { oddPoints: _odd, ...asked } = conventions as Record<string, unknown>;
  return { ...rest, conventions: asked };
}

const rulesBy = (id: string, changes: BookChanges): Rules =>
  resolveRules(deriveBook(ruleBook(id), changes));

describe.each(BOOK_IDS)('books of clubs after %s', (id) => {
  const books = Array.from({ length: SEEDS }, (_, seed) =>
    readChanges(ruleBook(id), randomBook(randomOf(seed * 101 + 3), id), 'changes'),
  );

  test('the changes of rules make the same rules', () => {
    for (const changes of books) {
      const rules = rulesBy(id, changes);
      expect(played(rulesBy(id, changesLike(rules)))).toEqual(played(rules));
    }
  });

  test('a book that is opened for writing and saved as it is, is the same', () => {
    for (const changes of books) {
      const draft = draftOf(changes, {}, 'da');
      const again = changesOf(ruleBook(id), draft, 'da');
      expect(played(rulesBy(id, again))).toEqual(played(rulesBy(id, changes)));
    }
  });
});

const LANGUAGES = [danish, swedish, german, english];

/** The examples as files, in one language after the other. */
const FILES = LANGUAGES.flatMap(({ examples }) =>
  EXAMPLES.map(({ id, ...file }) => {
    return { ...file, name: examples[id].name, description: examples[id].about };
  }),
);

test('the examples are files that a club can read, in each language by other names', () => {
  for (const file of FILES) {
    expect(readBookFile(JSON.parse(JSON.stringify(file)))).toEqual(file);
  }
  expect(new Set(FILES.map(({ name }) => name)).size).toBe(EXAMPLES.length * LANGUAGES.length);
  expect(EXAMPLES.map(({ parent, changes }) => [parent, changes])).toEqual([
    ['wolff-1899', { readings: { R11: 'on', R12: 'on' } }],
    ['brix-1996', { readings: { R10: 'not-paid' } }],
  ]);
});

test.each([
  [{ ...FILES[0], format: 'kopperne-book/2' }, 'format'],
  [{ ...FILES[0], name: ' ' }, 'name'],
  [{ ...FILES[0], rate: -1 }, 'rate'],
  [{ ...FILES[0], more: 1 }, 'more'],
  [{ ...FILES[0], citations: [] }, 'citations'],
  [[], ''],
  ['text', ''],
])('a file that is no book is refused with its field', (file, field) => {
  expect(refusal(() => readBookFile(file)).field).toBe(field);
});

test('the short name of a fine is its first word, and no other one’s', () => {
  expect(codeFor('Telefon, der ringer', [])).toBe('telefon');
  expect(codeFor('Telefon igen', ['telefon'])).toBe('telefon-2');
  expect(codeFor('', [])).toBe('bøde');
});
