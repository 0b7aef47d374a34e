import { deriveBook } from '../../../../src/rules/own-book/derive-book.js';
import { gameOf, type Rules } from '../../../../src/rules/game.js';
import { BOOK_IDS, resolveRules, ruleBook } from '../../../../src/rules/rule-book.js';
import type { Reason } from '../../../../src/rules/payment.js';
import payments from '../../../../src/words/da/payments.js';
import daKoenigrufen from '../../../../web/words/da/terms-koenigrufen.js';
import daTarok from '../../../../web/words/da/terms-tarok.js';
import enKoenigrufen from '../../../../web/words/en/terms-koenigrufen.js';
import enTarok from '../../../../web/words/en/terms-tarok.js';

interface Words {
  readonly names: Readonly<Partial<Record<string, string>>>;
  readonly says: Readonly<Partial<Record<string, string>>>;
  readonly prices: Readonly<Partial<Record<string, string>>>;
  readonly conventions: Readonly<
    Partial<Record<string, Readonly<Partial<Record<string, string>>>>>
  >;
}
const WORDS: Readonly<Record<Rules['game'], readonly Words[]>> = {
  tarok: [daTarok, enTarok],
  koenigrufen: [daKoenigrufen, enKoenigrufen],
};

type Values = Readonly<Partial<Record<string, string | number | boolean>>>;

const UNTOLD = ['oddPoints', 'pagatWonUnsaid'];

/** By the book, and with each answer to each reading. */
function rulesOf(id: (typeof BOOK_IDS)[number]): readonly Rules[] {
  const book = ruleBook(id);
  const asked = book.readings.flatMap((reading) =>
    reading.options.map((option) => ({ readings: { [reading.id]: option.id } })),
  );
  return [{}, ...asked].map((house) => resolveRules(book, house));
}

describe.each(BOOK_IDS)('the terms of %s', (id) => {
  const all = rulesOf(id);
  const topicsOf = (rules: Rules) => gameOf(rules).topics(rules);

  test('each have a name and a sentence, in each language', () => {
    for (const rules of all) {
      for (const { names, says } of WORDS[rules.game]) {
        for (const topic of topicsOf(rules)) {
          expect([topic.id, names[topic.id]]).toEqual([topic.id, expect.stringMatching(/./)]);
          expect([topic.id, says[topic.id]]).toEqual([topic.id, expect.stringMatching(/\.$/)]);
        }
      }
    }
  });

  test('list every stake of the book, each with its place in the source', () => {
    for (const rules of all) {
      const told = new Set(topicsOf(rules).flatMap(({ rows }) => rows));
      const isExact = 'counting' in rules.conventions && rules.conventions.counting === 'all-exact';
      const isUnpaid = 'pagatWonPaid' in rules.conventions && !rules.conventions.pagatWonPaid;
      const hidden = [...(isExact ? ['countUnit'] : []), ...(isUnpaid ? ['pagatWon'] : [])];
      const rows = Object.keys(rules.tariff).filter((row) => !hidden.includes(row));
      expect([...told].toSorted()).toEqual(rows.toSorted());
    }
  });

  test('say what every answer to every reading decides', () => {
    for (const rules of all) {
      const told = topicsOf(rules).flatMap(({ conventions }) => conventions);
      const values: Values = { ...rules.conventions };
      for (const { conventions } of WORDS[rules.game]) {
        for (const name of told) {
          const value = values[name];
          if (value === undefined) continue;
          const said = conventions[name]?.[String(value)];
          expect([name, value, typeof said]).toEqual([name, value, 'string']);
        }
      }
    }
    const book = ruleBook(id);
    const decided = book.readings.flatMap(({ options }) =>
      options.flatMap(({ sets }) => Object.keys(sets)),
    );
    const known = new Set(
      all.flatMap((rules) => topicsOf(rules).flatMap(({ conventions }) => conventions)),
    );
    // Points that go up evenly leave nothing to decide; what may be left unsaid is for who records.
    const open = decided.filter((name) => !known.has(name) && !UNTOLD.includes(name));
    expect(open).toEqual([]);
  });
});

test('a term is listed only where the rules have it', () => {
  const idsOf = (id: (typeof BOOK_IDS)[number], house = {}) => {
    const rules = resolveRules(ruleBook(id), house);
    return gameOf(rules)
      .topics(rules)
      .map((topic) => topic.id);
  };
  expect(idsOf('wolff-1899')).toContain('liable');
  expect(idsOf('brix-1996')).not.toContain('liable');
  // No fine of Wolff breaks a hand off.
  expect(idsOf('wolff-1899')).not.toContain('abandoned');
  expect(idsOf('vlk-1970')).toContain('abandoned');
  expect(idsOf('wolff-1899')).not.toContain('small-matadors');
  expect(idsOf('wolff-1899', { readings: { R12: 'on' } })).toContain('small-matadors');
});

test.each(BOOK_IDS)('every row of the tariff of %s has a price in words', (id) => {
  const rules = resolveRules(ruleBook(id));
  const priceOf = (row: string) => gameOf(rules).price(row).sentence;
  const sentences = new Set(Object.keys(rules.tariff).map(priceOf));
  for (const { prices } of WORDS[rules.game]) {
    for (const sentence of sentences) {
      expect([sentence, prices[sentence]]).toEqual([sentence, expect.stringMatching(/./)]);
    }
  }
});

test('no price of a game is left over, and points that nobody pays are named', () => {
  const all = (game: Rules['game']) =>
    BOOK_IDS.map((id) => resolveRules(ruleBook(id)))
      .filter((rules) => rules.game === game)
      .flatMap(({ tariff }) => Object.keys(tariff))
      .map((row) => ({ row, ...gameOf({ game }).price(row) }));
  for (const [game, words] of [
    ['tarok', daTarok],
    ['koenigrufen', daKoenigrufen],
  ] as const) {
    const said = new Set(all(game).map(({ sentence }) => sentence));
    // Of the club's own books.
    const ofOwn = { tarok: ['foundationKing', 'foundationPagat', 'countFactor'], koenigrufen: [] };
    for (const row of ofOwn[game]) said.add(gameOf({ game }).price(row).sentence);
    expect([...said].toSorted()).toEqual(Object.keys(words.prices).toSorted());
  }
  const unpaid = (game: Rules['game']) =>
    new Set(all(game).flatMap(({ row, isPaid }) => (isPaid ? [] : [row])));
  expect(unpaid('tarok')).toEqual(new Set(['countUnit', 'chip']));
  expect(unpaid('koenigrufen')).toEqual(new Set(['valat', 'valat-declared']));
});

test('every payment has a term of its game, and every cup', () => {
  const told = (books: readonly (typeof BOOK_IDS)[number][]) => {
    const all = books.flatMap((id) => rulesOf(id));
    return new Set(
      all.flatMap((rules) =>
        gameOf(rules)
          .topics(rules)
          .map(({ id }) => id),
      ),
    );
  };
  const tarok = told(['wolff-1899', 'brix-1996', 'vlk-1970']);
  const koenigrufen = told(['koenigrufen']);
  const reasons = Object.keys(payments.reasons) as Reason[];
  expect(reasons.length).toBeGreaterThan(40);
  const [inTarok, inKoenigrufen] = [gameOf({ game: 'tarok' }), gameOf({ game: 'koenigrufen' })];
  for (const reason of reasons) {
    const terms = {
      tarok: tarok.has(inTarok.termOf(reason)),
      koenigrufen: koenigrufen.has(inKoenigrufen.termOf(reason)),
    };
    const inBoth = ['fine', 'king-ultimo', 'pagat-ultimo'].includes(reason);
    const isOne = terms.tarok !== terms.koenigrufen;
    expect([reason, inBoth ? terms.tarok && terms.koenigrufen : isOne]).toEqual([reason, true]);
  }
  expect(tarok.has(inTarok.termOfKeeper)).toBe(true);
  expect(koenigrufen.has(inKoenigrufen.termOfKeeper)).toBe(true);
});

test("what a club's own book pays in another way is said in the place of the book's price", () => {
  const changes = { foundations: { 'king-pot': 10 }, countFactor: 2 } as const;
  const rules = resolveRules(deriveBook(ruleBook('vlk-1970'), changes));
  const rowsOf = (id: string) =>
    gameOf(rules)
      .topics(rules)
      .find((one) => one.id === id)?.rows;
  expect(rowsOf('foundation')).toEqual(['foundationKing', 'foundationPagat']);
  expect(rowsOf('count')).toContain('countFactor');
  const pointsOf = (row: string) => gameOf(rules).stake(rules, row)?.points;
  expect(['foundationKing', 'foundationPagat', 'countFactor'].map(pointsOf)).toEqual([10, 20, 2]);
});
