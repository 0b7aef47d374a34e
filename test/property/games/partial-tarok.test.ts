import fc from 'fast-check';
import type { Payment } from '../../../src/rules/payment.js';
import { ruleBook } from '../../../src/rules/rule-book.js';
import { resolveRules } from '../../../src/rules/tarok/books/house-rules.js';
import * as typing from '../../../src/rules/tarok/partial/draft.js';
import { whyNot } from '../../../src/rules/tarok/partial/possible.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import { activePlayers } from '../../../src/rules/tarok/table.js';
import { settle } from '../../../src/rules/tarok/settle.js';
import { playHand } from '../../support/tarok/deal.js';
import { judged } from '../../support/tarok/draft-state.js';
import { BOOKS, evening } from '../../support/tarok/tarok.js';

const { EMPTY_DRAFT } = typing;

/** A hand typed in the order of the game: the state of the form after every tap. */
function* typed(
  setting: typing.Setting,
  { meldinger, events, trickless, lastTrick, count }: TarokHandRecord,
) {
  let draft = EMPTY_DRAFT;
  for (const melding of meldinger ?? []) yield (draft = typing.withMelding(draft, melding));
  for (const event of events ?? []) {
    yield (draft =
      event.kind === 'king-lost'
        ? typing.withEvent(draft, event)
        : typing.withPagat(draft, event.player, event.kind));
  }
  const [nolo, other] = trickless ?? [];
  const players = activePlayers(setting.rules, setting.table);
  const tout = players.find((player) => !trickless?.includes(player));
  if (nolo !== undefined && other === undefined) yield (draft = typing.withNolo(draft, nolo));
  if (other !== undefined && tout !== undefined) {
    yield (draft = typing.withTout(setting, draft, tout));
  }
  if (lastTrick != null) {
    // A tout has it already.
    if (draft.lastTrick == null) yield (draft = typing.withWinner(draft, lastTrick.winner));
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
        let draft: typing.TarokDraft = EMPTY_DRAFT;
        for (const next of typed(setting, record)) {
          draft = next;
          expect(whyNot(setting, draft)).toBeNull();
          const state = judged(setting, draft);
          // Where nobody counts, the last tap may be the one that says where a king was lost.
          if (state.is === 'impossible') {
            expect(state.refusal.reason).toBe('trickless-kept-card');
          }
          if (state.is !== 'partial') continue;
          // Payments shown as certain are in the final result, or a part of it.
          for (const payment of state.soFar?.payments ?? []) {
            if (payment.stage !== 'last-trick' && payment.stage !== 'refoundation') {
              expect(due).toContain(said(payment));
            }
          }
        }
        const state = judged(setting, draft);
        expect(state.is === 'complete' && state.result.payments.map(said)).toEqual(due);
      }),
      { numRuns: 60 },
    );
  });
});
