import { plainRecord, plainStep } from '../../../src/evening/corrections/plain-record.js';
import { usualReason, USUAL_REASONS } from '../../../src/evening/corrections/usual-reasons.js';
import type { HandRecord } from '../../../src/rules/game.js';

/** As older logs and requests have it: a record whose lists may be null. */
const told = (record: unknown): HandRecord => record as HandRecord;

const NULLS = told({
  meldinger: null,
  fines: null,
  events: null,
  count: null,
  trickless: null,
  tricks: null,
  lastTrick: { winner: 'a', ultimoCards: null, virgins: null, liable: null },
});
const PLAIN = { lastTrick: { winner: 'a', liable: null } };

describe('a list that is null says as little as one that is left out', () => {
  test('in a hand of Tarok, also in its last trick; nobody liable stays', () => {
    expect(plainRecord(NULLS)).toEqual(PLAIN);
  });

  test('in a hand of Königrufen, also in a game of several', () => {
    const record = { figures: null, personalKontra: null, announcements: null, declarer: null };
    expect(plainRecord(told(record))).toEqual({ declarer: null });
    const games = [{ player: 'b', announcements: null, bid: null }, { player: 'c' }];
    expect(plainRecord(told({ games }))).toEqual({
      games: [{ player: 'b', bid: null }, { player: 'c' }],
    });
    expect(plainRecord(told({ games: null }))).toEqual({});
  });

  test('and what a list holds stays, in its order', () => {
    const record = told({ meldinger: [{ player: 'a' }, { player: 'b' }], trickless: ['c'] });
    expect(plainRecord(record)).toEqual(record);
  });
});

describe('a step with plain records', () => {
  test('a hand', () => {
    const step = { kind: 'hand-recorded', hand: 3, record: NULLS, fineIds: [] };
    expect(plainStep(step)).toEqual({ ...step, record: PLAIN });
  });

  test('a correction: the hands before and after; a fine as it was recorded', () => {
    const fine = { fine: 'x', was: { record: null, fineId: 'x' }, now: { record: null } };
    const step = {
      kind: 'correction-recorded',
      reason: 'so it was',
      changes: [
        { hand: 1, was: { record: NULLS, fineIds: [] }, now: { record: null, fineIds: [] } },
        { hand: 2, was: { record: null, fineIds: [] }, now: { record: NULLS, fineIds: ['y'] } },
        fine,
      ],
    };
    expect(plainStep(step)).toEqual({
      ...step,
      changes: [
        { hand: 1, was: { record: PLAIN, fineIds: [] }, now: { record: null, fineIds: [] } },
        { hand: 2, was: { record: null, fineIds: [] }, now: { record: PLAIN, fineIds: ['y'] } },
        fine,
      ],
    });
  });

  test('a hand that is voided, and any other step, are the same', () => {
    const voided = { kind: 'hand-recorded', hand: 3, record: null, fineIds: [] };
    expect(plainStep(voided)).toEqual(voided);
    const other = { kind: 'player-left', meldinger: null };
    expect(plainStep(other)).toBe(other);
  });
});

test('a reason that nobody gave is known by its words, one of somebody’s own is not', () => {
  expect(usualReason(USUAL_REASONS.undone)).toBe('undone');
  expect(usualReason(USUAL_REASONS['deck-faulty'])).toBe('deck-faulty');
  expect(usualReason('The king was seen.')).toBeNull();
});
