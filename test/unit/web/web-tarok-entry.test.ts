import fc from 'fast-check';
import type { Payment } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { ruleBook } from '../../../src/rules/rule-book.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import { resolveRules } from '../../../src/rules/tarok/books/house-rules.js';
import { settle } from '../../../src/rules/tarok/settle.js';
import type { HandPreview } from '../../../web/evening/preview.js';
import { netOf, paymentLines } from '../../../web/parts/payments/payment-lines.js';
import { withCode } from '../../../web/screens/fine-entry/fine-draft.js';
import * as typing from '../../../web/screens/tarok-entry/draft.js';
import { judge } from '../../../web/screens/tarok-entry/judge.js';
import { whyNot } from '../../../web/screens/tarok-entry/possible.js';
import { playHand } from '../../support/tarok/deal.js';
import {
  A,
  B,
  BOOKS,
  C,
  evening,
  fine,
  halfKings,
  matadors,
  pagatWon,
  trumps,
} from '../../support/tarok/tarok.js';

const { EMPTY_DRAFT, recordOf } = typing;
type Draft = typing.TarokDraft;
type Setting = typing.Setting;

/** As the evening previews it. */
function previewAt({ rules, table }: Setting) {
  return (record: TarokHandRecord): HandPreview => {
    try {
      return { ok: true, ...settle(rules, table, record) } as unknown as HandPreview;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, reason, params, field = '', card = '' } = error;
      return { ok: false, code, reason, params, field, card };
    }
  };
}

const judged = (setting: Setting, draft: Draft) => judge(setting, draft, previewAt(setting));

/** A hand typed in the order of the game: the state of the form after every tap. */
function* typed({ meldinger, events, trickless, lastTrick, count }: TarokHandRecord) {
  let draft = EMPTY_DRAFT;
  for (const melding of meldinger ?? []) yield (draft = typing.withMelding(draft, melding));
  for (const event of events ?? []) {
    yield (draft =
      event.kind === 'king-lost'
        ? typing.withEvent(draft, event)
        : typing.withPagat(draft, event.player, event.kind));
  }
  for (const player of trickless ?? []) yield (draft = typing.withTrickless(draft, player));
  if (lastTrick != null) {
    yield (draft = typing.withWinner(draft, lastTrick.winner));
    for (const { player, card } of lastTrick.ultimoCards ?? []) {
      yield (draft = typing.withCard(draft, player, card));
    }
  }
  for (const { player, points } of count ?? []) {
    yield (draft = typing.withCount(draft, player, points));
  }
}

const said = ({ from, to, points, reason, source }: Payment) =>
  [from, to, points, reason, source].join();

describe.each(BOOKS)('entering a hand by %s', (book) => {
  test('every tap of a hand that was really played is offered, and none of it is lost', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom<3 | 4>(3, 4), (seed, players) => {
        const { table } = evening(book, { players });
        const rules = resolveRules(ruleBook(book));
        const hand = playHand(rules, table, seed);
        // Not every seed deals a hand that can be played on.
        if (hand === null) return;
        const { record } = hand;
        const setting = { rules, table };
        const due = settle(rules, table, record).payments.map(said);
        let draft: Draft = EMPTY_DRAFT;
        for (const next of typed(record)) {
          draft = next;
          expect(whyNot(setting, draft)).toBeNull();
          const verdict = judged(setting, draft);
          // Where nobody counts, the last tap may be the one that says where a king was lost.
          if (verdict.is === 'impossible') {
            expect(verdict.refusal.reason).toBe('trickless-kept-card');
          }
          if (verdict.is !== 'partial') continue;
          // Payments shown as certain are in the final result, or a part of it.
          for (const payment of verdict.soFar?.payments ?? []) {
            if (payment.stage !== 'last-trick' && payment.stage !== 'refoundation') {
              expect(due).toContain(said(payment));
            }
          }
        }
        const verdict = judged(setting, draft);
        expect(verdict.is === 'whole' && verdict.result.payments.map(said)).toEqual(due);
      }),
      { numRuns: 60 },
    );
  });
});

describe('drafts', () => {
  const brix: Setting = evening('brix-1996');
  const wolff: Setting = evening('wolff-1899');
  const vlk: Setting = evening('vlk-1970');

  test('a melding takes the place of the other one of its kind', () => {
    const first = typing.withMelding(EMPTY_DRAFT, trumps(A, 10));
    expect(typing.withMelding(first, trumps(A, 12)).meldinger).toEqual([trumps(A, 12)]);
  });

  test('a fine keeps to its melding when another is taken out', () => {
    let draft = typing.withMelding(EMPTY_DRAFT, trumps(A, 10));
    draft = typing.withMelding(draft, halfKings(B, 'hearts'));
    draft = typing.withFine(wolff, draft, fine(B, 'melding-false', { melding: 1 }));
    expect(typing.withoutMelding(draft, 0).fines?.[0]?.melding).toBe(0);
    expect(typing.withoutMelding(draft, 1).fines?.[0]?.melding).toBeUndefined();
  });

  test('a fine that abandons the hand takes the last trick with it, and gives it back', () => {
    let draft = typing.withWinner(EMPTY_DRAFT, B);
    draft = typing.withFine(brix, draft, fine(C, 'wrong-card-count'));
    expect(recordOf(brix, draft)).toMatchObject({ abandoned: true });
    expect(recordOf(brix, draft).lastTrick).toBeUndefined();
    expect(judged(brix, draft).is).toBe('whole');
    expect(recordOf(brix, typing.withoutFine(draft, 0)).lastTrick?.winner).toBe(B);
  });

  test('a nolo is not counted; the counts are there again when it was none', () => {
    let draft = typing.withCount(typing.withWinner(EMPTY_DRAFT, A), C, 30);
    draft = typing.withTrickless(draft, C);
    expect(recordOf(brix, draft).count).toBeUndefined();
    expect(recordOf(brix, typing.withTrickless(draft, C)).count).toHaveLength(1);
  });

  test('a card that one player holds cannot be declared by another, with the reason', () => {
    const draft = typing.withMelding(EMPTY_DRAFT, matadors(A, 3));
    expect(whyNot(brix, typing.withMelding(draft, matadors(B, 3)))?.reason).toBe(
      'card-in-two-hands',
    );
  });

  test('vlk wants to know what became of the pagat from the first tap on', () => {
    const verdict = judged(vlk, EMPTY_DRAFT);
    expect(verdict.is === 'partial' && verdict.missing.map(({ part }) => part)).toEqual([
      'pagat',
      'lastTrick',
      'count',
      'count',
    ]);
    expect(judged(brix, EMPTY_DRAFT)).toMatchObject({ missing: [{ part: 'lastTrick' }, {}, {}] });
  });
});

describe('payments in words', () => {
  const { payments } = settle(evening('brix-1996').rules, evening('brix-1996').table, {
    meldinger: [trumps(A, 11)],
    events: [pagatWon(C)],
    lastTrick: { winner: B, ultimoCards: [{ player: B, card: 'king-hearts' }] },
    count: [
      { player: A, points: 40 },
      { player: C, points: 20 },
    ],
  });

  test('lines say each payment once', () => {
    const again = paymentLines(payments).flatMap(({ from, to, ...what }) =>
      from.flatMap((payer) => to.map((paid) => ({ ...what, from: payer, to: paid }))),
    );
    expect(again).toEqual(payments);
    expect(paymentLines(payments).length).toBeLessThan(payments.length);
  });

  test('everyone’s net result is the sum of the payments', () => {
    const sum = [...netOf(payments).values()].reduce((all, one) => all + one, 0);
    const toPots = payments.reduce(
      (all, { from, to, points }) =>
        all + (/pot/.test(to) ? points : 0) - (/pot/.test(from) ? points : 0),
      0,
    );
    expect(sum).toBe(-toPots);
  });
});

describe('an ultimo that wrong cards prevented', () => {
  const wolff: Setting = evening('wolff-1899');
  const fined = typing.withFine(wolff, EMPTY_DRAFT, fine(C, 'wrong-card-count'));
  const won = typing.withWinner(typing.withPagat(fined, A, 'pagat-won'), A);

  test('names who is liable by itself, and is taken back whole', () => {
    const draft = typing.withPrevented(won, A, 'pagat');
    expect(draft.lastTrick).toMatchObject({ liable: C, prevented: { player: A, card: 'pagat' } });
    expect(whyNot(wolff, draft)).toBeNull();
    for (const undone of [
      typing.withPrevented(draft, A, 'pagat'),
      typing.withLiable(draft, C),
      typing.withoutFine(draft, 0),
    ]) {
      expect(undone.lastTrick?.prevented).toBeUndefined();
      expect(undone.lastTrick?.liable ?? null).toBeNull();
      expect(whyNot(wolff, undone)).toBeNull();
    }
  });
  test('is asked of who is not at fault', () => {
    expect([A, B, C].map((player) => typing.whoPrevented(won, player))).toEqual([C, C, null]);
    expect(typing.whoPrevented(EMPTY_DRAFT, A)).toBeNull();
  });
  test('cannot be where another ultimo was made, which is said at once', () => {
    const made = typing.withCard(typing.withWinner(won, B), B, 'king-clubs');
    const draft = typing.withPrevented(made, A, 'pagat');
    expect(whyNot(wolff, draft)?.reason).toBe('ultimo-was-made');
  });
});

test('a fine with a new code keeps nothing of the old one', () => {
  const before = { player: A, code: 'melding-omitted', unknown: true, stage: 'after' } as const;
  expect(withCode(before, 'revoke')).toEqual({ player: A, code: 'revoke' });
  expect(withCode({ ...before, note: 'seen' }, 'misdeal')).toMatchObject({ note: 'seen' });
});
