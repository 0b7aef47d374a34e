import { isSameName } from '../../../../web/parts/people/same-name.js';
import { namesIn } from '../../../../web/parts/people/names-in.js';

test('several names are read from one text, each once', () => {
  expect(namesIn(' Bo, Clara;Dan\nbo,, ')).toEqual(['Bo', 'Clara', 'Dan']);
  expect(namesIn('Søren Kjærgaard')).toEqual(['Søren Kjærgaard']);
});

test('a name is the same whatever its capitals and spaces', () => {
  expect(isSameName('jens  Holm ', 'Jens Holm')).toBe(true);
  expect(isSameName('Jens', 'Jensen')).toBe(false);
});
