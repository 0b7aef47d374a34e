import { isSeen, isSeenWithEmoji } from '../../../src/values/seen.js';

test.each(['Anna\u202Ennuk', 'An\u200Bna', 'An\u200Dna', 'Anna\uFE0F', '\u2800', 'a\u2066b'])(
  '%j holds a character that cannot be seen',
  (name) => {
    expect([isSeen(name), isSeenWithEmoji(name)]).toEqual([false, false]);
  },
);

test.each([
  'Anna',
  'Åse Ørsted',
  'Præmier 🏆',
  'Kaffe ☕️',
  'Familien 👨‍👩‍👧',
  'שרה',
  'Bent\nKop',
  'Å\u2028Å',
])('%s can be seen as the name of a member or an account', (name) => {
  expect(isSeenWithEmoji(name)).toBe(true);
});
