import { examine } from '../support/koenigrufen/typist.js';
import {
  negative,
  positive,
  randomFrom,
  trischaken,
} from '../support/koenigrufen/koenigrufen-deal.js';

const HANDS = 1500;

describe('hands that were really played', () => {
  test.each([
    ['positive games', positive],
    ['negative games', negative],
    ['trischaken', trischaken],
  ] as const)('%s: opened, changed and typed they are equal', (_, played) => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= HANDS && wrong.length < 5; seed++) {
      const found = examine(played(randomFrom(seed)));
      if (found !== null) wrong.push(found);
    }
    expect(wrong).toEqual([]);
  });
});
