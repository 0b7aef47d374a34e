import { fineBetweenHands } from '../../../src/rules/tarok/fine.js';
import { examine } from '../../support/tarok/impossible.js';
import {
  A,
  B,
  BOOKS,
  C,
  D,
  ROUNDED,
  evening,
  fine,
  full,
  half,
  kingLost,
  last,
  net,
  pagatLost,
  pagatWon,
  trumps,
  abundant,
} from '../../support/tarok/tarok.js';

describe('a melding that was missing, and nobody knows which', () => {
  const unknown = { unknown: true, stage: 'after' } as const;
  const legal = { fines: [fine(A, 'melding-omitted', unknown)] };
  examine([
    {
      rule: 'is no melding that was made late',
      refused: { fines: [fine(A, 'melding-late', unknown)] },
      reason: 'fine-of-known-melding',
      field: 'fines[0].unknown',
      legal,
    },
    {
      rule: 'nor a wrong one',
      refused: { fines: [fine(A, 'melding-false', unknown)] },
      reason: 'fine-of-known-melding',
      field: 'fines[0].unknown',
      legal,
    },
    {
      rule: 'nor one that the record says',
      refused: {
        meldinger: [full(A, 'hearts')],
        fines: [fine(A, 'melding-omitted', { ...unknown, melding: 0 })],
      },
      reason: 'fine-of-known-melding',
      field: 'fines[0].unknown',
      legal: {
        meldinger: [full(A, 'hearts')],
        fines: [fine(A, 'melding-omitted', { stage: 'after', melding: 0 })],
      },
    },
    {
      rule: 'no other fault has one',
      refused: { fines: [fine(A, 'lead-out-of-turn', unknown)] },
      reason: 'fine-of-known-melding',
      field: 'fines[0].unknown',
      legal,
    },
  ]);
});

describe('a player who sits out is outside the hand (wolff §2, brix Logistics, vlk 3.a(4))', () => {
  examine([
    {
      rule: 'and is fined between hands',
      players: 4,
      refused: { fines: [fine(C, 'other', { amount: 5 })] },
      reason: 'fined-sits-out',
      field: 'fines[0].player',
      params: { player: C },
      legal: { fines: [fine(D, 'other', { amount: 5 })] },
    },
    {
      rule: 'a stranger is not fined at all',
      refused: { fines: [fine(D, 'other', { amount: 5 })] },
      reason: 'not-in-hand',
      field: 'fines[0].player',
      legal: { fines: [fine(C, 'other', { amount: 5 })] },
    },
  ]);
  test.each(BOOKS)('%s: between hands it is paid', (book) => {
    const { rules, table } = evening(book, { players: 4 });
    const step = fineBetweenHands(rules, table, fine(C, 'other', { amount: 5 }));
    expect(net(step)).toEqual({ c: -10, king: 5, pagat: 5 });
  });
});

describe('the target of a fine', () => {
  const meldinger = [half(A, 'hearts', 'jack'), full(B, 'clubs')];
  examine([
    {
      rule: 'a player’s own melding',
      refused: { meldinger, fines: [fine(A, 'melding-false', { melding: 1, stage: 'after' })] },
      reason: 'fine-of-other-melding',
      field: 'fines[0].melding',
      legal: { meldinger, fines: [fine(B, 'melding-false', { melding: 1, stage: 'after' })] },
    },
    {
      rule: 'a card that another lost',
      books: ['wolff-1899'],
      refused: { events: [pagatLost(B)], fines: [fine(B, 'revoke', { took: 0 })] },
      reason: 'taken-card-not-lost',
      field: 'fines[0].took',
      legal: { events: [pagatLost(B)], fines: [fine(A, 'revoke', { took: 0 })] },
    },
    {
      rule: 'a card that was lost, not won',
      books: ['wolff-1899'],
      refused: { events: [pagatWon(B)], fines: [fine(A, 'revoke', { took: 0 })] },
      reason: 'taken-card-not-lost',
      field: 'fines[0].took',
      legal: { events: [kingLost(B, 'clubs')], fines: [fine(A, 'revoke', { took: 0 })] },
    },
    {
      rule: 'an amount that the book has',
      code: 'rule-refused',
      refused: { fines: [fine(A, 'other', { amount: 17 })] },
      reason: 'fine-amount-unknown',
      field: 'fines[0].amount',
      legal: { fines: [fine(A, 'other', { amount: 5 })] },
    },
    {
      rule: '“other” names its amount',
      code: 'rule-refused',
      refused: { fines: [fine(A, 'other')] },
      reason: 'fine-amount-unknown',
      field: 'fines[0].amount',
      legal: { fines: [fine(A, 'other', { amount: 20 })] },
    },
  ]);
});

describe('the liable player (wolff §6)', () => {
  const bagud = last(A, [B, 'king-hearts']);
  examine([
    {
      rule: 'has a fault on record',
      books: ['wolff-1899'],
      refused: { lastTrick: { ...bagud, liable: C } },
      reason: 'liable-without-fault',
      field: 'lastTrick.liable',
      legal: { lastTrick: { ...bagud, liable: C }, fines: [fine(C, 'revoke')] },
    },
    {
      rule: 'their own, not another’s',
      books: ['wolff-1899'],
      refused: { lastTrick: { ...bagud, liable: C }, fines: [fine(B, 'revoke')] },
      reason: 'liable-without-fault',
      field: 'lastTrick.liable',
      legal: { lastTrick: { ...bagud, liable: C }, fines: [fine(C, 'wrong-card-count')] },
    },
    {
      rule: 'of a kind that can bring it about',
      books: ['wolff-1899'],
      refused: { lastTrick: { ...bagud, liable: C }, fines: [fine(C, 'fool-called-in-vain')] },
      reason: 'liable-without-fault',
      field: 'lastTrick.liable',
      legal: { lastTrick: { ...bagud, liable: C }, fines: [fine(C, 'melding-omitted')] },
    },
    {
      rule: 'bears an ultimo or a bagud',
      books: ['wolff-1899'],
      refused: { lastTrick: { ...last(A), liable: C }, fines: [fine(C, 'revoke')] },
      reason: 'nothing-to-bear',
      field: 'lastTrick.liable',
      legal: { lastTrick: { ...bagud, liable: C }, fines: [fine(C, 'revoke')] },
    },
    {
      rule: 'is unknown to brix and vlk',
      books: ROUNDED,
      code: 'rule-refused',
      refused: { lastTrick: { ...bagud, liable: C }, fines: [fine(C, 'lead-out-of-turn')] },
      reason: 'liability-unknown',
      field: 'lastTrick.liable',
      legal: { lastTrick: bagud, fines: [fine(C, 'lead-out-of-turn')] },
    },
  ]);
});

describe('after wrong cards in wolff the hand counts (§6), so cards may be missing from the play', () => {
  examine([
    {
      rule: 'a king that lay on the floor is in nobody’s tricks',
      books: ['wolff-1899'],
      refused: {
        meldinger: [full(C, 'hearts')],
        counts: { a: 26, b: 26, c: 4 },
        events: [pagatWon(B)],
      },
      reason: 'count-too-low',
      field: 'count[2].points',
      params: { counted: 4, least: 5 },
      legal: {
        meldinger: [full(C, 'hearts')],
        counts: { a: 26, b: 26, c: 4 },
        events: [pagatWon(B)],
        fines: [fine(C, 'wrong-card-count')],
      },
    },
    {
      rule: 'a pagat that lay on the floor has no fate',
      books: ['wolff-1899'],
      refused: { meldinger: [trumps(A, 10, true)], unsaid: true },
      reason: 'pagat-fate-missing',
      field: 'events',
      card: 'pagat',
      legal: {
        meldinger: [trumps(A, 10, true)],
        unsaid: true,
        fines: [fine(A, 'wrong-card-count')],
      },
    },
    {
      rule: 'nor has one that was laid by a wrong discard, for which the hand goes on (§3)',
      books: ['wolff-1899'],
      refused: { meldinger: [trumps(A, 10, true)], unsaid: true },
      reason: 'pagat-fate-missing',
      field: 'events',
      card: 'pagat',
      legal: { meldinger: [trumps(A, 10, true)], unsaid: true, fines: [fine(A, 'skat-error')] },
    },
  ]);
});
describe('a melding that a fine marks as false does not bind', () => {
  examine([
    {
      rule: 'the fool in two hands, one of them false (stage after, where nothing is abandoned)',
      refused: { meldinger: [half(A, 'hearts', 'queen'), abundant(B, 'spades')] },
      reason: 'card-in-two-hands',
      field: 'meldinger[1]',
      card: 'fool',
      legal: {
        meldinger: [half(A, 'hearts', 'queen'), abundant(B, 'spades')],
        fines: [fine(B, 'melding-false', { melding: 1, stage: 'after' })],
      },
    },
    {
      rule: 'another’s error does not make it false',
      refused: {
        meldinger: [half(A, 'hearts', 'queen'), abundant(B, 'spades')],
        fines: [fine(C, 'superficial')],
      },
      reason: 'card-in-two-hands',
      field: 'meldinger[1]',
      card: 'fool',
      legal: {
        meldinger: [half(A, 'hearts', 'queen'), abundant(B, 'spades')],
        fines: [fine(A, 'melding-false', { melding: 0, stage: 'after' })],
      },
    },
    {
      rule: 'a late melding is true and binds',
      refused: {
        meldinger: [half(A, 'hearts', 'queen'), abundant(B, 'spades')],
        fines: [fine(B, 'melding-late', { melding: 1, stage: 'after' })],
      },
      reason: 'card-in-two-hands',
      field: 'meldinger[1]',
      card: 'fool',
      legal: {
        meldinger: [half(A, 'hearts', 'queen'), full(B, 'spades')],
        fines: [fine(B, 'melding-late', { melding: 1, stage: 'after' })],
      },
    },
  ]);
});
