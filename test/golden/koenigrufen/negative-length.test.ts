import { examine } from '../../support/koenigrufen/koenigrufen-impossible.js';
import { bei, beside, negative } from '../../support/koenigrufen/koenigrufen.js';

/**
 * Twelve tricks are played, or fewer: 'avbryts spelet så fort det är uppenbart att målet inte längre
 * kan nås'.
 */
const won = <R extends object>(record: R) => ({ ...record, won: true });
const lost = <R extends object>(record: R) => ({ ...record, won: false });
const withoutDeclarer = () => {
  const { declarer: _, ...record } = negative('bettler', 'a', { b: 12 });
  return record;
};

describe('how many tricks there were', () => {
  examine([
    [
      'the play is not over while the goal can be reached',
      'play-not-over',
      'tricks',
      negative('zwiccolo', 'c', { a: 3, b: 3, c: 1, d: 2 }),
      negative('zwiccolo', 'c', { a: 2, b: 2, c: 3, d: 1 }),
      { params: { contract: 'zwiccolo', tricks: 9 } },
    ],
    [
      'nor before the last trick, when that one would reach it',
      'play-not-over',
      'tricks',
      negative('zwiccolo', 'c', { a: 4, b: 3, c: 1, d: 3 }),
      negative('zwiccolo', 'c', { a: 4, b: 3, c: 0, d: 4 }),
    ],
    [
      'nor while the goal that was reached can be missed',
      'play-not-over',
      'tricks',
      negative('bettler', 'c', { a: 4, b: 4, c: 0, d: 3 }),
      negative('bettler', 'c', { a: 4, b: 4, c: 0, d: 4 }),
    ],
    [
      'of two games while one of them is open',
      'play-not-over',
      'tricks',
      bei(beside('bettler', 'a'), beside('piccolo', 'b'), { a: 1, b: 0, c: 1, d: 1 }),
      bei(beside('bettler', 'a'), beside('piccolo', 'b'), { a: 1, b: 2, c: 1, d: 1 }),
      { params: { contract: 'piccolo', tricks: 3 } },
    ],
    [
      'not more than twelve, with those of a declarer who won',
      'tricks-sum',
      'tricks',
      won(negative('zwiccolo', 'c', { a: 6, b: 5 })),
      won(negative('zwiccolo', 'c', { a: 6, b: 4 })),
      { params: { tricks: 13 } },
    ],
    [
      'all of them the others’: who should take none has won',
      'result-against-other-tricks',
      'won',
      lost(negative('bettler', 'a', { b: 12 })),
      lost(negative('bettler', 'a', { b: 11 })),
      { params: { contract: 'bettler' } },
    ],
    [
      'and has not lost; who should take one has',
      'result-against-other-tricks',
      'won',
      lost(negative('bettler', 'a', { b: 7, c: 5 })),
      lost(negative('piccolo', 'a', { b: 7, c: 5 })),
    ],
    [
      'what is said of the result must be what the tricks say',
      'result-against-tricks',
      'won',
      won(negative('piccolo', 'a', 2)),
      won(negative('piccolo', 'a', 1)),
      { params: { contract: 'piccolo', goal: 1, tricks: 2 } },
    ],
    [
      'somebody declared it',
      'declarer-missing',
      'declarer',
      withoutDeclarer(),
      negative('bettler', 'a', { b: 12, a: 0 }),
    ],
  ]);
});
