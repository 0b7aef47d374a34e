import { BY_THE_BOOK } from '../../../../src/rules/house-rules/house-choices.js';
import type { HandRecord } from '../../../../src/rules/game.js';
import { BOOK_IDS } from '../../../../src/rules/rule-book.js';
import {
  booksBeside,
  byBook,
  fragmentOf,
  laid,
  NOTHING_TRIED,
  partySizeOf,
  resultAt,
  resultBeside,
  triedIn,
  triedOf,
  type Tried,
} from '../../../../web/screens/try-hand/tried.js';

const HAND = {
  events: [{ kind: 'pagat-won', player: 'B' }],
  lastTrick: { winner: 'B' },
  count: [
    { player: 'C', points: 20 },
    { player: 'B', points: 30 },
  ],
};
const TRIED: Tried = {
  ...NOTHING_TRIED,
  house: { readings: {}, amounts: { 'tariff/foundation/0': 45 } },
  dealer: 2,
  pots: { 'king-pot': 45, 'pagat-pot': 0 } as Tried['pots'],
  hand: HAND,
  beside: { book: 'vlk-1970' },
};

describe('a hand that is tried', () => {
  test('is the same after its link was opened', () => {
    expect(fragmentOf(TRIED)).toMatch(/^[\w-]+$/);
    expect(triedIn(fragmentOf(TRIED))).toEqual(TRIED);
  });

  test.each([
    ['no link of a hand', 'members'],
    ['a part of a link', fragmentOf(TRIED).slice(0, 40)],
    ['another text', link('kopperne')],
    ['no seats', link({ ...TRIED, seats: undefined })],
    ['a dealer who does not sit there', link({ ...TRIED, dealer: 3 })],
    ['more seats than its book has', link({ ...TRIED, seats: 5 })],
    ['an unknown book', link({ ...TRIED, book: 'wolff-1900' })],
    ['a cup below nothing', link({ ...TRIED, pots: { 'king-pot': -5, 'pagat-pot': 0 } })],
    ['half a point', link({ ...TRIED, pots: { 'king-pot': 0.5, 'pagat-pot': 0 } })],
    ['a hand that is a list', link({ ...TRIED, hand: [] })],
    ['an unknown book beside it', link({ ...TRIED, beside: { book: 'wolff-1900' } })],
    ['house rules of texts', link({ ...TRIED, house: { readings: {}, amounts: { a: 'b' } } })],
  ])('is not read from %s', (_, fragment) => {
    expect(triedIn(fragment)).toBeNull();
  });

  test('of every book is laid with as many seats as the book has', () => {
    for (const book of BOOK_IDS) {
      const { fewest, most } = partySizeOf(book);
      const { table } = laid(byBook({ ...TRIED, seats: 5 }, { book }));
      expect(table.players.length).toBeGreaterThanOrEqual(fewest);
      expect(table.players).toHaveLength(Math.min(5, most));
    }
  });

  test('keeps its cups and its hand by another book of the game, and neither by another game', () => {
    expect(byBook(TRIED, { book: 'vlk-1970' })).toMatchObject({
      pots: TRIED.pots,
      hand: HAND,
      house: BY_THE_BOOK,
    });
    expect(byBook(TRIED, { book: 'koenigrufen' })).toMatchObject({
      pots: null,
      hand: {},
      beside: null,
    });
  });

  test('is laid beside the books of its game, beside its own where the house plays otherwise', () => {
    const wolff = { book: 'wolff-1899' };
    const [brix, vlk] = [{ book: 'brix-1996' }, { book: 'vlk-1970' }];
    expect(booksBeside(NOTHING_TRIED, [])).toEqual([wolff, vlk]);
    expect(booksBeside(TRIED, [])).toEqual([wolff, brix, vlk]);
    expect(booksBeside(byBook(TRIED, { book: 'koenigrufen' }), [])).toEqual([]);
  });

  test('is laid beside the own books of the reader’s club, and beside one that only its link knows', () => {
    const club = { book: 'vlk-1970', changes: { countFactor: 2 }, name: 'Sølvkoppen' } as const;
    const printed = [{ book: 'wolff-1899' }, { book: 'vlk-1970' }];
    expect(booksBeside(NOTHING_TRIED, [club])).toEqual([club, ...printed]);
    // By the club's book itself it is not beside it, whatever the order of its changes.
    const [one, other] = [
      { countFactor: 2, notPlayed: ['nolo', 'tout'] },
      { notPlayed: ['tout', 'nolo'], countFactor: 2 },
    ];
    const same = { ...club, changes: one };
    const tried = { ...NOTHING_TRIED, book: 'vlk-1970', changes: other } as const;
    expect(booksBeside(tried, [same])).not.toContain(same);
    const stranger = { book: 'brix-1996', changes: { countFactor: 3 } } as const;
    expect(booksBeside({ ...NOTHING_TRIED, beside: stranger }, [])).toEqual([stranger, ...printed]);
  });

  test('has the book beside it in its link, without what the club calls it', () => {
    const own = { book: 'vlk-1970', changes: { countFactor: 2 }, name: 'Sølvkoppen' } as const;
    const tried: Tried = { ...TRIED, beside: own };
    const { beside } = triedIn(fragmentOf(tried)) ?? NOTHING_TRIED;
    expect(beside).toEqual({ book: 'vlk-1970', changes: { countFactor: 2 } });
    const there = resultBeside(TRIED, own, HAND as unknown as HandRecord);
    if (!there.ok) throw new Error(JSON.stringify(there));
    const doubled = resultBeside(TRIED, { book: 'vlk-1970' }, HAND as unknown as HandRecord);
    if (!doubled.ok) throw new Error(JSON.stringify(doubled));
    expect(there.payments).not.toEqual(doubled.payments);
    const broken = { ...TRIED, beside: { ...own, changes: { countFactor: 0 } } };
    expect(triedIn(fragmentOf(broken))).toBeNull();
  });

  test('is read from a link of before, which names the book beside it by its id alone', () => {
    expect(triedIn(link({ ...TRIED, beside: undefined }))).toMatchObject({ beside: null });
    const text = JSON.stringify({ ...TRIED, beside: 'vlk-1970' });
    expect(triedIn(btoa(text))).toEqual(TRIED);
  });

  test('has a short link: an empty table by a printed book is in some 60 letters', () => {
    expect(fragmentOf(NOTHING_TRIED).length).toBeLessThan(70);
  });

  test('has the same cups by the book beside it', () => {
    const record = HAND as unknown as HandRecord;
    const here = resultAt(laid(TRIED), record);
    const there = resultBeside(TRIED, { book: 'vlk-1970' }, record);
    if (!here.ok || !there.ok) throw new Error(JSON.stringify([here, there]));
    // 45, and what the dealer pays.
    const held = ({ table: { pots } }: typeof here) => pots?.['king-pot'];
    expect([held(here), held(there)]).toEqual([50, 50]);
  });

  test('says by the other book why it cannot be there', () => {
    const five = { ...NOTHING_TRIED, book: 'vlk-1970', seats: 5 } as const;
    expect(resultBeside(five, { book: 'brix-1996' }, {})).toMatchObject({
      ok: false,
      reason: 'party-size',
    });
  });

  test('by a club’s own book takes what it changes along, and a broken book is no link', () => {
    const changes = { countFactor: 2, notPlayed: ['tout'] };
    const tried = { ...NOTHING_TRIED, book: 'vlk-1970', changes } as const;
    expect(triedIn(fragmentOf(tried))).toEqual(tried);
    expect(laid(tried).rules).toMatchObject({ countFactor: { points: 2 }, notPlayed: ['tout'] });
    const broken = { ...tried, changes: { countFactor: 0 } };
    expect(triedIn(fragmentOf(broken))).toBeNull();
  });

  test('that was recorded has seats in place of its players, in keys and in values', () => {
    const ids = ['id-1', 'id-2', 'id-3'];
    const { rules, table } = laid(NOTHING_TRIED);
    const here = {
      rules,
      table: { ...table, players: ids, dealer: 'id-2' },
    } as unknown as Parameters<typeof triedOf>[0];
    const record = { lastTrick: { winner: 'id-3' }, counts: { 'id-3': 20, 'id-1': 31 } };
    const tried = triedOf(here, record as unknown as HandRecord);
    expect(tried).toMatchObject({
      dealer: 1,
      hand: { lastTrick: { winner: 'C' }, counts: { C: 20, A: 31 } },
    });
    expect(JSON.stringify(tried)).not.toContain('id-');
  });
});

function link(value: unknown): string {
  return btoa(JSON.stringify(value));
}
