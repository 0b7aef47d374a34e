import * as koenigrufen from '../../../src/rules/koenigrufen/partial/obstacle.js';
import * as tarok from '../../../src/rules/tarok/partial/obstacle.js';
import { readPath } from '../../../src/rules/partial/path.js';
import * as typing from '../../../src/rules/tarok/partial/draft.js';
import * as taken from '../../../src/rules/koenigrufen/partial/taken.js';
import * as bidding from '../../../src/rules/koenigrufen/partial/bidding.js';
import { FOUR, judged as judgedInKoenigrufen } from '../../support/koenigrufen/typist.js';
import { id } from '../../support/koenigrufen/koenigrufen.js';
import { judged } from '../../support/tarok/draft-state.js';
import { A, B, C, evening, fine, matadors } from '../../support/tarok/tarok.js';

test.each([
  ['count[1].points', { part: 'count', index: 1 }],
  ['meldinger[10]', { part: 'meldinger', index: 10 }],
  ['lastTrick.ultimoCards[0]', { part: 'lastTrick', index: null }],
  ['trickless', { part: 'trickless', index: null }],
  [undefined, { part: '', index: null }],
])('the path %p', (field, path) => {
  expect(readPath(field)).toEqual(path);
});

describe('the obstacle in a hand of Tarok', () => {
  const record = {
    trickless: [C],
    count: [
      { player: A, points: 10 },
      { player: B, points: 20 },
    ],
  };
  test.each<readonly [string | undefined, tarok.Obstacle]>([
    ['meldinger[1].count', { at: 'melding', index: 1 }],
    ['meldinger', { at: 'melding', index: null }],
    ['events[0]', { at: 'event', index: 0 }],
    ['fines[2].melding', { at: 'fine', index: 2 }],
    ['count[1].points', { at: 'count', player: B }],
    ['count', { at: 'count', player: null }],
    ['trickless[0]', { at: 'trickless', player: C }],
    ['trickless', { at: 'trickless', player: null }],
    ['lastTrick.winner', { at: 'last-trick' }],
    ['abandoned', { at: 'abandoned' }],
    ['redeal', { at: 'redeal' }],
    ['dealer', { at: 'table' }],
    [undefined, { at: 'table' }],
  ])('named %p', (field, obstacle) => {
    expect(tarok.obstacleOf(record, field)).toEqual(obstacle);
  });
  test('nothing is typed of the part that is named', () => {
    expect(tarok.obstacleOf({}, 'count[0].points')).toEqual({ at: 'count', player: null });
    expect(tarok.obstacleOf({}, 'trickless[0]')).toEqual({ at: 'trickless', player: null });
  });

  const brix = evening('brix-1996');
  test('a card in two hands is in the way at the second melding', () => {
    const draft = typing.withMelding(
      typing.withMelding(typing.EMPTY_DRAFT, matadors(A, 3)),
      matadors(B, 3),
    );
    expect(judged(brix, draft)).toMatchObject({
      is: 'impossible',
      refusal: { reason: 'card-in-two-hands' },
      obstacle: { at: 'melding', index: 1 },
    });
  });
  test('counts of more than the deck are in the way together', () => {
    const won = typing.withWinner(typing.EMPTY_DRAFT, B);
    const draft = typing.withCount(typing.withCount(won, A, 40), C, 50);
    expect(judged(brix, draft)).toMatchObject({
      is: 'impossible',
      obstacle: { at: 'count', player: null },
    });
  });
  test('a fine that ends the hand is in the way of playing on', () => {
    const fines = [fine(C, 'wrong-card-count')];
    expect(judged(brix, { fines })).toMatchObject({
      is: 'impossible',
      obstacle: { at: 'fine', index: 0 },
    });
  });
});

describe('the obstacle in a hand of Königrufen', () => {
  const record = {
    count: [{ side: 'declarer', blad: 120 }],
    tricks: [{ player: id('b'), tricks: 3 }],
  } as const;
  test.each<readonly [string | undefined, koenigrufen.Obstacle]>([
    ['announcements[1].kontra', { at: 'announcement', index: 1 }],
    ['figures', { at: 'figure', index: null }],
    ['figures[0].figure', { at: 'figure', index: 0 }],
    ['games[1].declarer', { at: 'game', index: 1 }],
    ['count[0].blad', { at: 'count', pile: { side: 'declarer' } }],
    ['count', { at: 'count', pile: null }],
    ['tricks[0].tricks', { at: 'tricks', pile: { player: id('b') } }],
    ['tricks[4]', { at: 'tricks', pile: null }],
    ['calledKing', { at: 'king' }],
    ['kingHolder', { at: 'king' }],
    ['partner', { at: 'king' }],
    ['gaveUp', { at: 'king' }],
    ['kontra', { at: 'kontra' }],
    ['kontraBy', { at: 'kontra' }],
    ['personalKontra[0].player', { at: 'kontra' }],
    ['suitCards', { at: 'suit-cards' }],
    ['declarer', { at: 'declarer' }],
    ['won', { at: 'won' }],
    ['virgins', { at: 'won' }],
    ['forehand', { at: 'table' }],
    [undefined, { at: 'table' }],
  ])('named %p', (field, obstacle) => {
    expect(koenigrufen.obstacleOf(record, field)).toEqual(obstacle);
  });
  test('nothing is typed of the part that is named', () => {
    expect(koenigrufen.obstacleOf({}, 'count[0]')).toEqual({ at: 'count', pile: null });
  });
  test('a trull of both sides is in the way at the figure', () => {
    let draft = bidding.withKingHolder(FOUR, {}, id('c'));
    draft = taken.withFigure(FOUR, draft, 'trull', 'declarer', 'made');
    draft = taken.withFigure(FOUR, draft, 'trull', 'opponents', 'made');
    expect(judgedInKoenigrufen(draft)).toMatchObject({
      is: 'impossible',
      obstacle: { at: 'figure' },
    });
  });
  test('too much card points in a whole hand are in the way at the count', () => {
    expect(
      judgedInKoenigrufen({
        contract: 'trischaken',
        count: [
          { player: id('a'), points: '60' },
          { player: id('b'), points: '20' },
        ],
      }),
    ).toMatchObject({ is: 'partial' });
    expect(
      judgedInKoenigrufen({
        contract: 'trischaken',
        count: ['a', 'b', 'c'].map((player) => ({ player: id(player), points: '60' })),
      }),
    ).toMatchObject({ is: 'impossible', obstacle: { at: 'count', pile: null } });
  });
});
