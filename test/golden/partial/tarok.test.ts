import * as typing from '../../../src/rules/tarok/partial/draft.js';
import { whyNot, withAnyKingLost } from '../../../src/rules/tarok/partial/possible.js';
import { judged } from '../../support/tarok/draft-state.js';
import { A, B, C, evening, fine, halfKings, matadors, trumps } from '../../support/tarok/tarok.js';

const { EMPTY_DRAFT, recordOf } = typing;
type Setting = typing.Setting;

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
    expect(judged(brix, draft).is).toBe('complete');
    expect(recordOf(brix, typing.withoutFine(draft, 0)).lastTrick?.winner).toBe(B);
  });

  test('a nolo is not counted; the counts are there again when it was none', () => {
    let draft = typing.withCount(typing.withWinner(EMPTY_DRAFT, A), C, 30);
    draft = typing.withNolo(draft, C);
    expect(recordOf(brix, draft).count).toBeUndefined();
    expect(recordOf(brix, typing.withNolo(draft, C)).count).toHaveLength(1);
  });

  test('a card that one player holds cannot be declared by another, with the reason', () => {
    const draft = typing.withMelding(EMPTY_DRAFT, matadors(A, 3));
    expect(whyNot(brix, typing.withMelding(draft, matadors(B, 3)))?.reason).toBe(
      'card-in-two-hands',
    );
  });

  test('a king is offered as lost where any can be, and refused with a reason where none can', () => {
    const declared = typing.withMelding(EMPTY_DRAFT, { player: A, kind: 'kings', grade: 'full' });
    expect(whyNot(brix, withAnyKingLost(brix, declared, A))).toBeNull();
    expect(whyNot(brix, withAnyKingLost(brix, declared, B))?.reason).toBe('card-in-two-hands');
    const half = typing.withMelding(EMPTY_DRAFT, halfKings(A, 'hearts'));
    expect(withAnyKingLost(brix, half, B).events).toEqual([
      { kind: 'king-lost', player: B, suit: 'hearts' },
    ]);
  });

  test('vlk wants to know what became of the pagat from the first tap on', () => {
    const state = judged(vlk, EMPTY_DRAFT);
    expect(state.is === 'partial' && state.missing.map(({ part }) => part)).toEqual([
      'pagat',
      'lastTrick',
      'count',
      'count',
    ]);
    expect(judged(brix, EMPTY_DRAFT)).toMatchObject({ missing: [{ part: 'lastTrick' }, {}, {}] });
  });
});

describe('nolo and tout', () => {
  const brix: Setting = evening('brix-1996');
  const vlk: Setting = evening('vlk-1970');
  const wolffPays: Setting = evening('wolff-1899', { house: { readings: { R1: 'paid' } } });

  test('are chosen by their players, one at a time, and taken out by a second tap', () => {
    const nolo = typing.withNolo(EMPTY_DRAFT, A);
    expect(nolo.trickless).toEqual([A]);
    expect([typing.noloOf(nolo), typing.toutOf(brix, nolo)]).toEqual([A, null]);
    expect(typing.withNolo(nolo, B).trickless).toEqual([B]);
    expect(typing.withNolo(nolo, A).trickless).toEqual([]);
    const tout = typing.withTout(brix, nolo, C);
    expect([...(tout.trickless ?? [])].sort()).toEqual([A, B].sort());
    expect([typing.noloOf(tout), typing.toutOf(brix, tout)]).toEqual([null, C]);
    expect(typing.toutOf(brix, typing.withTout(brix, tout, A))).toBe(A);
    expect(typing.withTout(brix, tout, C).trickless).toEqual([]);
  });

  test('a tout has the last trick with it, and takes it along when it is taken out', () => {
    const tout = typing.withTout(brix, EMPTY_DRAFT, C);
    expect(tout.lastTrick).toEqual({ winner: C, ultimoCards: [] });
    expect(typing.withTout(brix, tout, A).lastTrick?.winner).toBe(A);
    expect(typing.withTout(brix, tout, C).lastTrick).toBeUndefined();
    expect(typing.withNolo(tout, C)).toEqual({ trickless: [C] });
    const king = typing.withCard(typing.withWinner(EMPTY_DRAFT, C), A, 'king-hearts');
    expect(typing.withTout(brix, king, C).lastTrick).toEqual(king.lastTrick);
  });

  test('a nolo needs the last trick only where the house pays it (R1)', () => {
    const nolo = typing.withNolo(EMPTY_DRAFT, A);
    expect(judged(brix, nolo).is).toBe('complete');
    const parts = (setting: Setting, draft: typing.TarokDraft) => {
      const state = judged(setting, draft);
      return state.is === 'partial' ? state.missing.map(({ part }) => part) : state.is;
    };
    // The fate of the pagat is due all the same.
    expect(parts(vlk, nolo)).toEqual(['pagat']);
    expect(parts(vlk, typing.withPagat(nolo, B, 'pagat-won'))).toBe('complete');
    expect(parts(wolffPays, typing.withPagat(nolo, B, 'pagat-won'))).toEqual(['lastTrick']);
    expect(parts(brix, typing.withTout(brix, EMPTY_DRAFT, A))).not.toContain('lastTrick');
  });

  test('a contradiction is said, whichever of the two is typed last', () => {
    const won = typing.withNolo(typing.withWinner(EMPTY_DRAFT, A), A);
    expect(won).toMatchObject({ trickless: [A], lastTrick: { winner: A } });
    const lost = typing.withTout(brix, typing.withWinner(EMPTY_DRAFT, A), B);
    for (const draft of [won, lost]) {
      expect(whyNot(brix, draft)?.reason).toBe('trickless-won-last');
      expect(judged(brix, draft)).toMatchObject({
        is: 'impossible',
        obstacle: { at: 'last-trick' },
      });
    }
    expect(whyNot(brix, typing.withWinner(typing.withNolo(EMPTY_DRAFT, A), B))).toBeNull();
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
