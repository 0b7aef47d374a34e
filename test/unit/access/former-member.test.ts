import { LANGUAGES } from '../../../src/people/languages.js';
import { calledIn, initialsOf, recalledIn } from '../../../src/words/former-member.js';

test.each([
  ['Karen', 'K.'],
  ['Anna Marie Bruun', 'A.M.B.'],
  ['  åse   Ørsted ', 'Å.Ø.'],
  ['Jens-Peter Holm', 'J.P.H.'],
  ['"Kalle" Olsen', 'K.O.'],
  ['En To Tre Fire Fem', 'E.T.T.F.'],
  ['🂡', '?'],
  ['7', '?'],
])('of %s is left %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a leaver is a former member in the language of the reader, everybody else has a name', () => {
  const left = { name: 'tidligere medlem (K.H.)', initials: 'K.H.' };
  expect(calledIn('da', left)).toBe('tidligere medlem (K.H.)');
  expect(calledIn('sv', left)).toBe('tidigare medlem (K.H.)');
  expect(calledIn('de', left)).toBe('ehemaliges Mitglied (K.H.)');
  expect(calledIn('en', left)).toBe('former member (K.H.)');
  expect(calledIn('en', { name: 'Karen Holm', initials: null })).toBe('Karen Holm');
});
test('a former member has that name in any language, from any other one', () => {
  for (const from of LANGUAGES) {
    for (const to of LANGUAGES) {
      const left = { name: '', initials: initialsOf('Karen Åse Holm') };
      expect(recalledIn(to, calledIn(from, left))).toBe(calledIn(to, left));
      expect(recalledIn(to, `${calledIn(from, left)} at Bord 1`)).toBe(
        `${calledIn(to, left)} at Bord 1`,
      );
    }
  }
});

test('everybody else keeps their name', () => {
  for (const name of ['Karen', 'former member', 'former member (', 'A former member (K.H.)', '']) {
    expect(recalledIn('da', name)).toBe(name);
  }
});
